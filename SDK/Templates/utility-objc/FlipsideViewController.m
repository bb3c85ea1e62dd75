#import "FlipsideViewController.h"

@implementation FlipsideViewController

@synthesize delegate;

- (IBAction)done:(id)sender {
    [delegate flipsideViewControllerDidFinish:self];
}

@end
