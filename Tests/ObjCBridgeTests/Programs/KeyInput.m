// A view of the app that adopts UIKeyInput gets the keyboard, which is found in a window of its own.

#import <UIKit/UIKit.h>

@interface Board : UIView <UIKeyInput>
@end
@implementation Board
- (BOOL)canBecomeFirstResponder { return YES; }
- (BOOL)hasText { return NO; }
- (void)insertText:(NSString *)text { printf("insert %s\n", [text UTF8String]); }
- (void)deleteBackward { printf("delete\n"); }
- (UIKeyboardType)keyboardType { return UIKeyboardTypeNumberPad; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
    Board *board = [[[Board alloc] initWithFrame:CGRectMake(0, 0, 5, 5)] autorelease];
    [window addSubview:board];
    printf("%d\n", [board becomeFirstResponder]);
    UIWindow *last = [[[UIApplication sharedApplication] windows] lastObject];
    UIView *keyboard = [[last subviews] lastObject];
    printf("%d %d\n", last == window, [[keyboard description] hasPrefix:@"<UIKeyboard"]);
    printf("%gx%g\n", keyboard.bounds.size.width, keyboard.bounds.size.height);
    printf("%d\n", [board resignFirstResponder]);
    [pool drain];
    return 0;
}

// > 1
// > 0 1
// > 320x216
// > 1
