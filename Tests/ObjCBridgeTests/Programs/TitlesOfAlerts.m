// Alerts and action sheets take any number of titles, also from an app's subclass.

#import <UIKit/UIKit.h>

@interface Question : UIAlertView
@end
@implementation Question
- (id)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate
    cancelButtonTitle:(NSString *)cancelTitle otherButtonTitles:(NSString *)others, ... {
    self = [super initWithTitle:title message:message delegate:delegate cancelButtonTitle:cancelTitle
              otherButtonTitles:nil];
    va_list list;
    va_start(list, others);
    for (NSString *each = others; each; each = va_arg(list, NSString *)) {
        [self addButtonWithTitle:[each uppercaseString]];
    }
    va_end(list);
    return self;
}
@end

static void print(UIAlertView *alert) {
    printf("%s %s, %s, cancel %d:", [NSStringFromClass([alert class]) UTF8String], [alert.title UTF8String],
           alert.message ? [alert.message UTF8String] : "none", (int)alert.cancelButtonIndex);
    for (NSInteger i = 0; i < alert.numberOfButtons; i++) printf(" %s", [[alert buttonTitleAtIndex:i] UTF8String]);
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSObject *delegate = [[NSObject new] autorelease];
    UIAlertView *alert = [[[UIAlertView alloc] initWithTitle:@"Title" message:@"Message" delegate:(id)delegate
                                           cancelButtonTitle:@"Cancel" otherButtonTitles:@"One", @"Two", @"Three", nil]
        autorelease];
    print(alert);
    printf("%d\n", (id)alert.delegate == (id)delegate);
    print([[[UIAlertView alloc] initWithTitle:@"Only" message:nil delegate:nil cancelButtonTitle:@"OK"
                            otherButtonTitles:nil] autorelease]);
    print([[[Question alloc] initWithTitle:@"Sure" message:@"It is gone then" delegate:nil cancelButtonTitle:@"No"
                         otherButtonTitles:@"Yes", @"Perhaps", nil] autorelease]);
    UIActionSheet *sheet = [[[UIActionSheet alloc] initWithTitle:@"Sheet" delegate:nil cancelButtonTitle:@"Cancel"
                                          destructiveButtonTitle:@"Delete" otherButtonTitles:@"Copy", @"Move", nil]
        autorelease];
    printf("%d buttons, cancel %d, destructive %d, first other %s\n", (int)sheet.numberOfButtons,
           (int)sheet.cancelButtonIndex, (int)sheet.destructiveButtonIndex,
           [[sheet buttonTitleAtIndex:sheet.firstOtherButtonIndex] UTF8String]);
    [pool drain];
    return 0;
}

// > UIAlertView Title, Message, cancel 0: Cancel One Two Three
// > 1
// > UIAlertView Only, none, cancel 0: OK
// > Question Sure, It is gone then, cancel 0: No YES PERHAPS
// > 4 buttons, cancel 3, destructive 0, first other Copy
