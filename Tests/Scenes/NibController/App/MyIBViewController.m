#import "MyIBViewController.h"

@implementation MyIBViewController

@synthesize myLabel;

- (void)viewDidLoad {
    [super viewDidLoad];
    myLabel.text = @"Hello World";
}

- (void)viewDidUnload {
    [super viewDidUnload];
    self.myLabel = nil;
}

- (IBAction)buttonAction {
    if (myLabel.textAlignment == UITextAlignmentLeft) myLabel.textAlignment = UITextAlignmentRight;
    else myLabel.textAlignment = UITextAlignmentLeft;
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation {
    return interfaceOrientation == UIInterfaceOrientationPortrait
        || interfaceOrientation == UIInterfaceOrientationLandscapeLeft;
}

- (void)dealloc {
    [myLabel release];
    [super dealloc];
}

@end
