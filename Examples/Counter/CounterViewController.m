#import "CounterViewController.h"

@interface CounterViewController ()
- (void)showNumber;
@end

@implementation CounterViewController

@synthesize numberLabel;

- (void)viewDidLoad {
    [super viewDidLoad];
    [self showNumber];
}

- (void)viewDidUnload {
    self.numberLabel = nil;
    [super viewDidUnload];
}

- (IBAction)addOne:(id)sender {
    number += 1;
    [self showNumber];
    NSLog(@"The number is %d.", (int)number);
}

- (void)showNumber {
    numberLabel.text = [NSString stringWithFormat:@"%d", (int)number];
}

- (void)dealloc {
    [numberLabel release];
    [super dealloc];
}

@end
