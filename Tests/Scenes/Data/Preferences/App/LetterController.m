#import "LetterController.h"
#import "SignatureController.h"

@implementation LetterController

- (UILabel *)addLabel:(CGRect)frame {
    UILabel *label = [[UILabel alloc] initWithFrame:frame];
    label.numberOfLines = 0;
    label.backgroundColor = [UIColor clearColor];
    [self.view addSubview:label];
    return [label autorelease];
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor colorWithRed:0.98 green:0.96 blue:0.89 alpha:1.0];
    self.view = view;
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Letter";
    UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Signature"
                                                             style:UIBarButtonItemStyleBordered
                                                            target:self
                                                            action:@selector(editSignature)];
    self.navigationItem.rightBarButtonItem = item;
    [item release];
    letterLabel = [self addLabel:CGRectMake(20.0, 20.0, 280.0, 130.0)];
    letterLabel.font = [UIFont fontWithName:@"Georgia" size:17.0];
    letterLabel.text = @"Dear neighbour,\n\nyour cat is in our kitchen again. It has eaten, and is asleep on the radio.";
    signatureLabel = [self addLabel:CGRectMake(20.0, 160.0, 280.0, 140.0)];
    signatureLabel.accessibilityLabel = @"Signature line";
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSUserDefaults *preferences = [NSUserDefaults standardUserDefaults];
    NSString *name = [preferences stringForKey:@"name"];
    NSArray *places = [preferences arrayForKey:@"places"];
    // What was never kept is nil, NO or 0.
    NSMutableString *text = [NSMutableString stringWithString:name ? name : @"(nobody)"];
    if ([preferences boolForKey:@"placed"]) [text appendFormat:@"\n%@", [places componentsJoinedByString:@", "]];
    signatureLabel.text = text;
    signatureLabel.accessibilityValue = text;
    float size = [preferences floatForKey:@"size"];
    signatureLabel.font = [UIFont italicSystemFontOfSize:size == 0.0 ? 17.0 : size];
    NSInteger side = [preferences integerForKey:@"side"];
    signatureLabel.textAlignment = side == 0 ? UITextAlignmentLeft
        : side == 1 ? UITextAlignmentCenter : UITextAlignmentRight;
}

- (void)editSignature {
    SignatureController *controller = [[SignatureController alloc] init];
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

@end
