#import "___PROJECTNAMEASIDENTIFIER___ViewController.h"

@implementation ___PROJECTNAMEASIDENTIFIER___ViewController

// Called when the view has been loaded from ___PROJECTNAMEASIDENTIFIER___ViewController.xib and its outlets are set.
- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewDidUnload {
    // Let go of the outlets that hold parts of the view: self.outlet = nil;
    [super viewDidUnload];
}

@end
