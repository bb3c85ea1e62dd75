#import <UIKit/UIKit.h>

@class OptionsController;

@protocol OptionsControllerDelegate

- (void)optionsController:(OptionsController *)controller didFinishWithGas:(BOOL)hasGas;

@end

@interface OptionsController : UITableViewController {
    BOOL hasNoGas;
}

@property (nonatomic, assign) id <OptionsControllerDelegate> delegate;

- (IBAction)gasDidChange:(UISwitch *)sender;
- (IBAction)done:(id)sender;

@end
