#import "AboutController.h"

@implementation AboutController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (IBAction)done {
    [self.parentViewController dismissModalViewControllerAnimated:YES];
}

@end
