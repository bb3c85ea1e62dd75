// flags: -Werror=sentinel
// Initialisers with any number of arguments: what C collects of them.

#import <UIKit/UIKit.h>

extern void *variadic_initializer_implementation(void);
extern void variadic_initializer_register(Class class, const char *name, long fixed, void *implementation);

@interface Notice : NSObject
- (id)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate
    cancelButtonTitle:(NSString *)cancelTitle otherButtonTitles:(NSString *)others, ... NS_REQUIRES_NIL_TERMINATION;
@end
@implementation Notice
@end

@interface Question : Notice
@end
@implementation Question
- (id)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate
    cancelButtonTitle:(NSString *)cancelTitle otherButtonTitles:(NSString *)others, ... {
    self = [super initWithTitle:[title stringByAppendingString:@"?"] message:message delegate:delegate
              cancelButtonTitle:cancelTitle otherButtonTitles:others, @"from the subclass", nil];
    va_list list;
    va_start(list, others);
    for (NSString *each = others; each; each = va_arg(list, NSString *)) printf("own %s\n", [each UTF8String]);
    va_end(list);
    return self;
}
@end

static id initialize(id object, SEL selector, id arguments[]) {
    printf("%s %s %s %d %s |", [[object class] description].UTF8String, [arguments[0] UTF8String],
           [arguments[1] UTF8String], arguments[2] == nil, [arguments[3] UTF8String]);
    for (NSString *each in arguments[4]) printf(" %s", [each UTF8String]);
    printf("\n");
    return object;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    SEL selector = @selector(initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:);
    class_addMethod([Notice class], selector, (IMP)variadic_initializer_implementation(), "@56@0:8@16@24@32@40@48");
    variadic_initializer_register([Notice class], sel_getName(selector), 4, (void *)initialize);
    [[[Notice alloc] initWithTitle:@"Title" message:@"Message" delegate:nil cancelButtonTitle:@"OK"
                 otherButtonTitles:nil] release];
    [[[Notice alloc] initWithTitle:@"Title" message:@"Message" delegate:pool cancelButtonTitle:@"Cancel"
                 otherButtonTitles:@"a", @"b", @"c", @"d", @"e", nil] release];
    [[[Question alloc] initWithTitle:@"Title" message:@"Message" delegate:nil cancelButtonTitle:@"No"
                   otherButtonTitles:@"Yes", @"Maybe", nil] release];
    [pool drain];
    return 0;
}

// > Notice Title Message 1 OK |
// > Notice Title Message 0 Cancel | a b c d e
// > Question Title? Message 1 No | Yes from the subclass
// > own Yes
// > own Maybe
