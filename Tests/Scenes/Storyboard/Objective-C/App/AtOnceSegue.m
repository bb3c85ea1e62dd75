#import "AtOnceSegue.h"

@implementation AtOnceSegue

- (void)perform {
    UIViewController *source = self.sourceViewController;
    [source.navigationController pushViewController:self.destinationViewController animated:NO];
}

@end
