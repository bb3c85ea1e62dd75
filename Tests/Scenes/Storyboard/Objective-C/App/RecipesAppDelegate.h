#import <UIKit/UIKit.h>

@interface RecipesAppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
