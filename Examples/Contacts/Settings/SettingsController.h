#import <UIKit/UIKit.h>

/// The app's settings, kept in the user defaults.
@interface SettingsController : UITableViewController {
    NSArray *orders;
}

@end
