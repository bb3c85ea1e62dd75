#import "CatalogViewController.h"
#import "CatalogPage.h"

static const CGFloat kBarHeight = 44.0;
static const NSInteger kColumns = 3;

@interface CatalogViewController ()
- (NSArray *)pageClasses;
- (void)addMenuButtons;
- (void)slideFrom:(UIView *)oldView to:(UIView *)newView direction:(CGFloat)direction;
@end

@implementation CatalogViewController

- (NSArray *)pageClasses {
    return [NSArray arrayWithObjects:
        @"ButtonsPage", @"SwitchesPage", @"SlidersPage",
        @"SegmentsPage", @"ProgressPage", @"SteppersPage",
        @"LabelsPage", @"TextFieldsPage", @"TextViewPage",
        @"KeyboardsPage", @"InputViewsPage", @"MenuPage",
        @"PickerPage", @"DatePickerPage", @"SearchPage",
        @"NavigationPage", @"ToolbarsPage", @"TabBarsPage",
        @"AlertsPage", @"SheetsPage", @"ScrollingPage",
        @"DrawingPage", @"ImagesPage", @"LayersPage",
        @"AnimationPage", @"TransitionsPage", @"GesturesPage",
        nil];
}

- (void)loadView {
    CGRect frame = [[UIScreen mainScreen] applicationFrame];
    UIView *view = [[UIView alloc] initWithFrame:frame];
    view.backgroundColor = [UIColor colorWithRed:0.77 green:0.8 blue:0.83 alpha:1.0];
    self.view = view;
    [view release];

    menu = [[UIView alloc] initWithFrame:
        CGRectMake(0.0, kBarHeight, frame.size.width, frame.size.height - kBarHeight)];
    [self.view addSubview:menu];
    [self addMenuButtons];

    navigationBar = [[UINavigationBar alloc] initWithFrame:CGRectMake(0.0, 0.0, frame.size.width, kBarHeight)];
    navigationBar.delegate = self;
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:@"Catalog"];
    [navigationBar pushNavigationItem:item animated:NO];
    [item release];
    [self.view addSubview:navigationBar];
}

- (void)addMenuButtons {
    CGFloat width = floor((menu.bounds.size.width - 10.0) / kColumns);
    NSArray *names = [self pageClasses];
    for (NSInteger index = 0; index < (NSInteger)[names count]; index++) {
        Class pageClass = NSClassFromString([names objectAtIndex:index]);
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(
            8.0 + width * (index % kColumns), 12.0 + 44.0 * (index / kColumns), width - 6.0, 36.0);
        button.titleLabel.font = [UIFont boldSystemFontOfSize:13.0];
        button.tag = index;
        [button setTitle:[pageClass pageTitle] forState:UIControlStateNormal];
        [button addTarget:self action:@selector(openPage:) forControlEvents:UIControlEventTouchUpInside];
        [menu addSubview:button];
    }
}

- (void)openPage:(UIButton *)button {
    Class pageClass = NSClassFromString([[self pageClasses] objectAtIndex:button.tag]);
    page = [[pageClass alloc] init];
    page.view.frame = menu.frame;
    [self slideFrom:menu to:page.view direction:1.0];

    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:[pageClass pageTitle]];
    [navigationBar pushNavigationItem:item animated:YES];
    [item release];
}

// Both views move by the width of the screen; the bar stays in front.
- (void)slideFrom:(UIView *)oldView to:(UIView *)newView direction:(CGFloat)direction {
    CGRect frame = oldView.frame;
    CGFloat distance = frame.size.width * direction;
    newView.frame = CGRectOffset(frame, distance, 0.0);
    [self.view insertSubview:newView belowSubview:navigationBar];
    [UIView beginAnimations:nil context:oldView];
    [UIView setAnimationDuration:0.35];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(slideDidStop:finished:oldView:)];
    newView.frame = frame;
    oldView.frame = CGRectOffset(frame, -distance, 0.0);
    [UIView commitAnimations];
}

- (void)slideDidStop:(NSString *)animationID finished:(NSNumber *)finished oldView:(void *)oldView {
    UIView *view = (UIView *)oldView;
    [view removeFromSuperview];
    if (view != menu) {
        [page release];
        page = nil;
    }
}

// The page goes together with the bar's title; the bar tells of the pop only when that has arrived.
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
    [page.view endEditing:YES];
    [self slideFrom:page.view to:menu direction:-1.0];
    return YES;
}

- (void)dealloc {
    [page release];
    [menu release];
    [navigationBar release];
    [super dealloc];
}

@end
