#import "CounterViewController.h"

@interface CounterViewController ()
- (void)showNumber;
@end

@implementation CounterViewController

- (void)loadView {
    CGRect frame = [[UIScreen mainScreen] applicationFrame];
    UIView *view = [[UIView alloc] initWithFrame:frame];
    view.backgroundColor = [UIColor colorWithWhite:0.9 alpha:1.0];
    self.view = view;
    [view release];

    numberLabel = [[UILabel alloc] initWithFrame:CGRectMake(20.0, 100.0, frame.size.width - 40.0, 90.0)];
    numberLabel.font = [UIFont boldSystemFontOfSize:72.0];
    numberLabel.textAlignment = UITextAlignmentCenter;
    numberLabel.backgroundColor = [UIColor clearColor];
    numberLabel.shadowColor = [UIColor whiteColor];
    numberLabel.shadowOffset = CGSizeMake(0.0, 1.0);
    [self.view addSubview:numberLabel];

    addButton = [[UIButton buttonWithType:UIButtonTypeRoundedRect] retain];
    addButton.frame = CGRectMake(90.0, 240.0, frame.size.width - 180.0, 44.0);
    [addButton setTitle:@"Add One" forState:UIControlStateNormal];
    [addButton addTarget:self action:@selector(addOne:) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:addButton];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self showNumber];
}

- (void)viewDidUnload {
    [numberLabel release];
    numberLabel = nil;
    [addButton release];
    addButton = nil;
    [super viewDidUnload];
}

- (void)addOne:(id)sender {
    number += 1;
    [self showNumber];
    NSLog(@"The number is %d.", (int)number);
}

- (void)showNumber {
    numberLabel.text = [NSString stringWithFormat:@"%d", (int)number];
}

- (void)dealloc {
    [numberLabel release];
    [addButton release];
    [super dealloc];
}

@end
