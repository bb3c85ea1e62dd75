#import "RootViewController.h"
#import "AboutViewController.h"
#import "GeneratorViewController.h"

@implementation RootViewController

@synthesize infoButton;
@synthesize aboutBar;
@synthesize generator;
@synthesize about;

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor viewFlipsideBackgroundColor];
    self.view = view;
    [view release];

    self.infoButton = [UIButton buttonWithType:UIButtonTypeInfoDark];
    infoButton.center = CGPointMake(296.0, 436.0);
    infoButton.accessibilityLabel = @"About";
    [infoButton addTarget:self action:@selector(turnOver) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:infoButton];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    GeneratorViewController *controller = [[GeneratorViewController alloc] init];
    self.generator = controller;
    [controller release];
    [self.view insertSubview:generator.view belowSubview:infoButton];
}

- (void)makeBack {
    AboutViewController *controller = [[AboutViewController alloc] init];
    self.about = controller;
    [controller release];

    UINavigationBar *bar = [[UINavigationBar alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 44.0)];
    bar.barStyle = UIBarStyleBlackOpaque;
    self.aboutBar = bar;
    [bar release];

    UIBarButtonItem *done = [[UIBarButtonItem alloc]
        initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:self action:@selector(turnOver)];
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:@"About"];
    item.rightBarButtonItem = done;
    [aboutBar pushNavigationItem:item animated:NO];
    [item release];
    [done release];
}

- (void)turnOver {
    if (about == nil) [self makeBack];
    UIView *front = generator.view;
    UIView *back = about.view;
    BOOL showsFront = [front superview] != nil;
    UIViewController *coming = showsFront ? (UIViewController *)about : (UIViewController *)generator;
    UIViewController *going = showsFront ? (UIViewController *)generator : (UIViewController *)about;

    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationDuration:1.0];
    [UIView setAnimationTransition:showsFront
            ? UIViewAnimationTransitionFlipFromRight : UIViewAnimationTransitionFlipFromLeft
                           forView:self.view cache:YES];
    [coming viewWillAppear:YES];
    [going viewWillDisappear:YES];
    if (showsFront) {
        [front removeFromSuperview];
        [infoButton removeFromSuperview];
        [self.view addSubview:back];
        [self.view insertSubview:aboutBar aboveSubview:back];
    } else {
        [back removeFromSuperview];
        [aboutBar removeFromSuperview];
        [self.view addSubview:front];
        [self.view insertSubview:infoButton aboveSubview:front];
    }
    [going viewDidDisappear:YES];
    [coming viewDidAppear:YES];
    [UIView commitAnimations];
}

- (void)dealloc {
    [infoButton release];
    [aboutBar release];
    [generator release];
    [about release];
    [super dealloc];
}

@end
