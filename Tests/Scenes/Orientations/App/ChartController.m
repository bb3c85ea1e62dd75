#import "ChartController.h"

@implementation ChartController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor colorWithRed:0.9 green:0.95 blue:1 alpha:1];
    UILabel *title = [[[UILabel alloc] initWithFrame:CGRectMake(20, 20, 280, 30)] autorelease];
    title.text = @"Notes in each month";
    title.backgroundColor = [UIColor clearColor];
    [self.view addSubview:title];
    UIButton *done = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    done.frame = CGRectMake(20, 70, 100, 37);
    [done setTitle:@"Done" forState:UIControlStateNormal];
    [done addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:done];
}

- (NSUInteger)supportedInterfaceOrientations {
    return UIInterfaceOrientationMaskLandscape;
}

- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
    return UIInterfaceOrientationLandscapeLeft;
}

- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
