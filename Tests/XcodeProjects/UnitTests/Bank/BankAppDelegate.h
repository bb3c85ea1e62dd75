#import <UIKit/UIKit.h>

@class Account;

@interface BankAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UILabel *label;
    Account *account;
}
@property (nonatomic, readonly) UILabel *label;
- (void)deposit;
@end
