#import "AboutViewController.h"

@implementation AboutViewController

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 460.0)];
    view.backgroundColor = [UIColor viewFlipsideBackgroundColor];
    self.view = view;
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UITextView *text = [[UITextView alloc] initWithFrame:CGRectMake(10.0, 60.0, 300.0, 380.0)];
    text.editable = NO;
    text.backgroundColor = [UIColor clearColor];
    text.textColor = [UIColor whiteColor];
    text.font = [UIFont systemFontOfSize:17.0];
    text.text = @"The name of a cat, a date of birth, the same word everywhere: such passwords are found in no time.\n\n"
        @"Take a long one, made of many kinds of characters, and another one for each place.";
    [self.view addSubview:text];
    [text release];
}

@end
