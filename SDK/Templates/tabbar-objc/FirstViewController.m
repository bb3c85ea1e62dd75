#import "FirstViewController.h"

@implementation FirstViewController

// Called when the view has been loaded from MainWindow.xib and its outlets are set.
- (void)viewDidLoad {
    [super viewDidLoad];
}

@end
