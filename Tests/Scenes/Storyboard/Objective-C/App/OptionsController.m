#import "OptionsController.h"

@implementation OptionsController

@synthesize delegate;

- (IBAction)gasDidChange:(UISwitch *)sender {
    hasNoGas = !sender.on;
}

- (IBAction)done:(id)sender {
    [delegate optionsController:self didFinishWithGas:!hasNoGas];
}

@end
