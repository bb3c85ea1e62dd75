// A view of the app that adopts UIKeyInput gets the keyboard, and the notifications tell where it is.

#import <UIKit/UIKit.h>

@interface Board : UIView <UIKeyInput>
@end
@implementation Board
- (BOOL)canBecomeFirstResponder { return YES; }
- (BOOL)hasText { return NO; }
- (void)insertText:(NSString *)text { printf("insert %s\n", [text UTF8String]); }
- (void)deleteBackward { printf("delete\n"); }
- (UIKeyboardType)keyboardType { return UIKeyboardTypeNumberPad; }
- (void)keyboardWillShow:(NSNotification *)notification {
    CGRect bounds = [[[notification userInfo] objectForKey:UIKeyboardBoundsUserInfoKey] CGRectValue];
    CGPoint center = [[[notification userInfo] objectForKey:UIKeyboardCenterEndUserInfoKey] CGPointValue];
    printf("%gx%g at %g,%g\n", bounds.size.width, bounds.size.height, center.x, center.y);
    UIWindow *last = [[[UIApplication sharedApplication] windows] lastObject];
    NSString *description = [[[last subviews] objectAtIndex:0] description];
    printf("%d %d\n", last == [self window], [description hasPrefix:@"<UIKeyboard"]);
}
- (void)keyboardWillHide:(NSNotification *)notification { printf("hides\n"); }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
    Board *board = [[[Board alloc] initWithFrame:CGRectMake(0, 0, 5, 5)] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:board
                                             selector:@selector(keyboardWillShow:)
                                                 name:UIKeyboardWillShowNotification
                                               object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:board
                                             selector:@selector(keyboardWillHide:)
                                                 name:UIKeyboardWillHideNotification
                                               object:nil];
    [window addSubview:board];
    printf("%d\n", [board becomeFirstResponder]);
    printf("%d\n", [board resignFirstResponder]);
    [[NSNotificationCenter defaultCenter] removeObserver:board];
    [pool drain];
    return 0;
}

// > 320x216 at 160,372
// > 0 1
// > 1
// > hides
// > 1
