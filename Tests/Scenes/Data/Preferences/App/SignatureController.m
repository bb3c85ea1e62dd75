#import "SignatureController.h"

@implementation SignatureController

@synthesize nameField, placeSwitch, sizeSlider, sideControl;

#pragma mark The view

- (void)addLabel:(NSString *)text at:(CGFloat)y {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20.0, y, 90.0, 31.0)];
    label.text = text;
    label.font = [UIFont boldSystemFontOfSize:17.0];
    label.backgroundColor = [UIColor clearColor];
    label.shadowColor = [UIColor whiteColor];
    label.shadowOffset = CGSizeMake(0.0, 1.0);
    [self.view addSubview:label];
    [label release];
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    self.view = view;
    [view release];
    self.title = @"Signature";

    [self addLabel:@"Name" at:20.0];
    self.nameField = [[[UITextField alloc] initWithFrame:CGRectMake(110.0, 20.0, 190.0, 31.0)] autorelease];
    nameField.borderStyle = UITextBorderStyleRoundedRect;
    nameField.contentVerticalAlignment = UIControlContentVerticalAlignmentCenter;
    nameField.accessibilityLabel = @"Name";
    nameField.delegate = self;
    [self.view addSubview:nameField];

    [self addLabel:@"Place" at:70.0];
    self.placeSwitch = [[[UISwitch alloc] initWithFrame:CGRectMake(110.0, 72.0, 94.0, 27.0)] autorelease];
    placeSwitch.accessibilityLabel = @"Place";
    [self.view addSubview:placeSwitch];

    [self addLabel:@"Size" at:120.0];
    self.sizeSlider = [[[UISlider alloc] initWithFrame:CGRectMake(108.0, 124.0, 194.0, 23.0)] autorelease];
    sizeSlider.minimumValue = 12.0;
    sizeSlider.maximumValue = 28.0;
    sizeSlider.accessibilityLabel = @"Size";
    [self.view addSubview:sizeSlider];

    NSArray *sides = [NSArray arrayWithObjects:@"Left", @"Middle", @"Right", nil];
    self.sideControl = [[[UISegmentedControl alloc] initWithItems:sides] autorelease];
    sideControl.frame = CGRectMake(20.0, 170.0, 280.0, 44.0);
    [self.view addSubview:sideControl];
}

- (BOOL)textFieldShouldReturn:(UITextField *)field {
    [field resignFirstResponder];
    return YES;
}

#pragma mark Preferences

- (void)viewDidLoad {
    [super viewDidLoad];
    NSUserDefaults *preferences = [NSUserDefaults standardUserDefaults];
    self.nameField.text = [preferences stringForKey:@"name"];
    self.placeSwitch.on = [preferences boolForKey:@"placed"];
    float size = [preferences floatForKey:@"size"];
    self.sizeSlider.value = size == 0.0 ? 17.0 : size;
    self.sideControl.selectedSegmentIndex = [preferences integerForKey:@"side"];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    NSUserDefaults *preferences = [NSUserDefaults standardUserDefaults];
    [preferences setObject:self.nameField.text forKey:@"name"];
    [preferences setBool:self.placeSwitch.on forKey:@"placed"];
    [preferences setFloat:self.sizeSlider.value forKey:@"size"];
    [preferences setInteger:self.sideControl.selectedSegmentIndex forKey:@"side"];
    [preferences setObject:[NSArray arrayWithObjects:@"Harbour Street 3", @"second floor", nil] forKey:@"places"];
}

- (void)viewDidUnload {
    [super viewDidUnload];
    self.nameField = nil;
    self.placeSwitch = nil;
    self.sizeSlider = nil;
    self.sideControl = nil;
}

- (void)dealloc {
    [nameField release];
    [placeSwitch release];
    [sizeSlider release];
    [sideControl release];
    [super dealloc];
}

@end
