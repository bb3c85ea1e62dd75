#import <UIKit/UIKit.h>

@class TextPage;

@interface TextColumnsAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    TextPage *page;
    int number;
}
- (void)showNext;
@end
