#import "TeamViewController.h"
#import "Team.h"

@interface TeamViewController ()
- (void)observe;
- (void)addControls;
- (void)makeFields;
@end

@implementation TeamViewController

@synthesize team;

static const CGFloat kFieldTop = 130.0;
static const CGFloat kFieldDistance = 44.0;

- (id)initWithTeam:(Team *)aTeam {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        team = [aTeam retain];
        [self observe];
    }
    return self;
}

- (void)observe {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(keyboardDidShow:) name:UIKeyboardDidShowNotification object:nil];
    [center addObserver:self selector:@selector(keyboardDidHide:) name:UIKeyboardDidHideNotification object:nil];
    [center addObserver:self selector:@selector(sizeDidChange:) name:TeamSizeDidChangeNotification object:team];
    [center addObserver:self selector:@selector(nameDidChange:) name:TeamNameDidChangeNotification object:team];
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor colorWithRed:0.35 green:0.38 blue:0.42 alpha:1.0];
    self.view = view;
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    scrollView = [[UIScrollView alloc] initWithFrame:self.view.bounds];
    scrollView.canCancelContentTouches = NO;
    scrollView.clipsToBounds = YES;
    scrollView.indicatorStyle = UIScrollViewIndicatorStyleWhite;
    scrollView.contentSize = CGSizeMake(320.0, kFieldTop);
    [self.view addSubview:scrollView];
    [self addControls];
    [self makeFields];
}

- (UILabel *)addLabel:(CGRect)frame font:(UIFont *)font {
    UILabel *label = [[[UILabel alloc] initWithFrame:frame] autorelease];
    label.font = font;
    label.textColor = [UIColor whiteColor];
    label.shadowColor = [UIColor darkGrayColor];
    label.backgroundColor = [UIColor clearColor];
    [scrollView addSubview:label];
    return label;
}

- (void)addControls {
    sizeLabel = [self addLabel:CGRectMake(20.0, 14.0, 180.0, 24.0) font:[UIFont boldSystemFontOfSize:18.0]];
    changeLabel = [self addLabel:CGRectMake(20.0, 92.0, 280.0, 20.0) font:[UIFont systemFontOfSize:14.0]];

    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(230.0, 10.0, 70.0, 34.0);
    [button setTitle:@"Play" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(play) forControlEvents:UIControlEventTouchUpInside];
    [scrollView addSubview:button];

    sizeSlider = [[UISlider alloc] initWithFrame:CGRectMake(18.0, 58.0, 284.0, 23.0)];
    sizeSlider.minimumValue = 2.0;
    sizeSlider.maximumValue = team.capacity;
    sizeSlider.accessibilityLabel = @"Size";
    [sizeSlider addTarget:self action:@selector(slide) forControlEvents:UIControlEventValueChanged];
    [scrollView addSubview:sizeSlider];
}

- (void)makeFields {
    fields = [[NSMutableArray alloc] init];
    for (NSInteger index = 0; index < team.capacity; index++) {
        UITextField *field = [[UITextField alloc]
            initWithFrame:CGRectMake(60.0, kFieldTop + kFieldDistance * index, 200.0, 31.0)];
        field.textAlignment = UITextAlignmentCenter;
        field.borderStyle = UITextBorderStyleRoundedRect;
        field.autocapitalizationType = UITextAutocapitalizationTypeWords;
        field.autocorrectionType = UITextAutocorrectionTypeNo;
        field.keyboardType = UIKeyboardTypeDefault;
        field.returnKeyType = UIReturnKeyDone;
        field.placeholder = [Team usualNameAtIndex:index];
        field.accessibilityLabel = field.placeholder;
        field.delegate = self;
        [fields addObject:field];
        [field release];
    }
}

#pragma mark The person changes the model

- (void)slide {
    team.size = (NSInteger)floor(sizeSlider.value + 0.5);
}

- (void)play {
    [activeField resignFirstResponder];
    NSMutableArray *names = [NSMutableArray array];
    for (NSInteger index = 0; index < team.size; index++) [names addObject:[team nameAtIndex:index]];
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"The Team"
        message:[names componentsJoinedByString:@", "] delegate:nil cancelButtonTitle:@"Good Luck"
        otherButtonTitles:nil];
    [alert show];
    [alert release];
}

- (void)textFieldDidBeginEditing:(UITextField *)field {
    activeField = field;
}

- (void)textFieldDidEndEditing:(UITextField *)field {
    NSUInteger index = [fields indexOfObject:field];
    activeField = nil;
    if (index != NSNotFound) [team setName:field.text atIndex:index];
}

// The keyboard stays until it is told to go.
- (BOOL)textFieldShouldReturn:(UITextField *)field {
    [field resignFirstResponder];
    return YES;
}

#pragma mark The model changes the view

- (void)sizeDidChange:(NSNotification *)notification {
    NSInteger size = [[[notification userInfo] objectForKey:TeamNewValueKey] integerValue];
    sizeLabel.text = [NSString stringWithFormat:@"%d players", (int)size];
    sizeSlider.value = size;
    for (NSInteger index = 0; index < (NSInteger)[fields count]; index++) {
        UITextField *field = [fields objectAtIndex:index];
        BOOL isShown = [field superview] != nil;
        if (index < size && !isShown) [scrollView addSubview:field];
        if (index >= size && isShown) [field removeFromSuperview];
    }
    scrollView.contentSize = CGSizeMake(320.0, kFieldTop + kFieldDistance * size);
}

- (void)nameDidChange:(NSNotification *)notification {
    NSDictionary *info = [notification userInfo];
    NSInteger index = [[info objectForKey:TeamIndexKey] integerValue];
    NSString *name = [info objectForKey:TeamNewValueKey];
    changeLabel.text = [NSString stringWithFormat:@"Number %d is %@.", (int)index + 1, name];
}

#pragma mark The keyboard takes part of the screen

- (void)keyboardDidShow:(NSNotification *)notification {
    if (!keyboardIsShown) {
        CGSize size = [[[notification userInfo] objectForKey:UIKeyboardBoundsUserInfoKey] CGRectValue].size;
        CGRect frame = scrollView.frame;
        frame.size.height -= size.height;
        scrollView.frame = frame;
    }
    keyboardIsShown = YES;
    CGRect wanted = activeField.frame;
    wanted.size.height += 10.0;
    [scrollView scrollRectToVisible:wanted animated:YES];
}

- (void)keyboardDidHide:(NSNotification *)notification {
    CGSize size = [[[notification userInfo] objectForKey:UIKeyboardBoundsUserInfoKey] CGRectValue].size;
    CGRect frame = scrollView.frame;
    frame.size.height += size.height;
    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationBeginsFromCurrentState:YES];
    [UIView setAnimationDuration:0.3];
    scrollView.frame = frame;
    [UIView commitAnimations];
    keyboardIsShown = NO;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [team release];
    [fields release];
    [scrollView release];
    [sizeSlider release];
    [super dealloc];
}

@end
