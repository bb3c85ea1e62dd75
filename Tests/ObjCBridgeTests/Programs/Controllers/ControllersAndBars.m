// Controllers, bars, tables, controls and recognizers by the members that their Swift tests do not send.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIGestureRecognizerSubclass.h>

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static UIBarButtonItem *item(NSString *title) {
    return [[[UIBarButtonItem alloc] initWithTitle:title style:UIBarButtonItemStylePlain target:nil
                                            action:NULL] autorelease];
}

static UIImage *dot(void) {
    UIGraphicsBeginImageContext(CGSizeMake(4, 4));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

@interface Screen : UIViewController {
@public
    int laying, laid;
}
@end
@implementation Screen
- (void)viewWillLayoutSubviews { [super viewWillLayoutSubviews], laying++; }
- (void)viewDidLayoutSubviews { [super viewDidLayoutSubviews], laid++; }
@end

static void controllers(void) {
    Screen *parent = [[Screen new] autorelease], *first = [[Screen new] autorelease],
           *second = [[Screen new] autorelease];
    IS([parent automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers] &&
        ![parent disablesAutomaticKeyboardDismissal]);
    IS(![parent isBeingPresented] && ![parent isBeingDismissed] && ![parent isMovingToParentViewController] &&
        ![parent isMovingFromParentViewController]);
    IS(parent.presentingViewController == nil && [parent rotatingHeaderView] == nil &&
        [parent rotatingFooterView] == nil && parent.nibBundle == nil);
    UIBarButtonItem *edit = [parent editButtonItem];
    SAME(edit.title, @"Edit");
    [parent setEditing:YES animated:NO];
    SAME(edit.title, @"Done");
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    IS(window.screen == [UIScreen mainScreen]);
    [window addSubview:parent.view];
    [parent addChildViewController:first], [parent addChildViewController:second];
    [parent.view addSubview:first.view];
    [parent.view setNeedsLayout], [parent.view layoutIfNeeded];
    IS(parent->laying > 0 && parent->laid == parent->laying);
    __block int ended = 0;
    [parent transitionFromViewController:first
                        toViewController:second
                                duration:0
                                 options:0
                              animations:nil
                              completion:^(BOOL finished) { ended++; }];
    IS(second.view.superview == parent.view);
    [first willMoveToParentViewController:nil];
    [first removeFromParentViewController];
    IS(first.parentViewController == nil && [parent.childViewControllers count] == 1);
    UINavigationItem *bar = [[[UINavigationItem alloc] initWithTitle:@"t"] autorelease];
    UIBarButtonItem *a = item(@"a"), *b = item(@"b");
    [bar setLeftBarButtonItem:a animated:NO];
    IS(bar.leftBarButtonItem == a && [a isKindOfClass:[UIBarItem class]]);
    [bar setLeftBarButtonItems:ARRAY(b, a) animated:NO], [bar setRightBarButtonItems:ARRAY(a) animated:NO],
        [bar setHidesBackButton:YES animated:NO];
    IS(bar.leftBarButtonItem == b && bar.rightBarButtonItem == a && bar.hidesBackButton);
    [a setBackgroundVerticalPositionAdjustment:3 forBarMetrics:UIBarMetricsDefault];
    REAL([a backgroundVerticalPositionAdjustmentForBarMetrics:UIBarMetricsDefault], 3);
    UITabBarController *tabs = [[UITabBarController new] autorelease];
    IS([tabs.moreNavigationController isKindOfClass:[UINavigationController class]]);
    UIStoryboardSegue *segue = [[[UIStoryboardSegue alloc] initWithIdentifier:@"s" source:parent
                                                                  destination:second] autorelease];
    IS([segue sourceViewController] == parent);
    IS([UIStoryboardPopoverSegue instancesRespondToSelector:@selector(popoverController)]);
    UINib *nib = [UINib nibWithNibName:@"none" bundle:nil];
    IS(nib != nil);
    UIPageViewController *pages =
        [[[UIPageViewController alloc] initWithTransitionStyle:UIPageViewControllerTransitionStylePageCurl
                                         navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal
                                                       options:nil] autorelease];
    IS([pages.gestureRecognizers count] >= 1);
}

@interface Sections : NSObject <UITableViewDataSource, UITableViewDelegate> {
@public
    NSMutableArray *rows;
    int asked;
}
@end
@implementation Sections
- (NSInteger)numberOfSectionsInTableView:(UITableView *)table { return (NSInteger)[rows count]; }
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
    return [[rows objectAtIndex:(NSUInteger)section] intValue];
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
    return [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil] autorelease];
}
- (CGFloat)tableView:(UITableView *)table heightForFooterInSection:(NSInteger)section { return 33; }
- (UIView *)tableView:(UITableView *)table viewForFooterInSection:(NSInteger)section {
    return [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
}
- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)table { asked++; return ARRAY(@"A", @"B"); }
- (NSInteger)tableView:(UITableView *)table sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index {
    return index;
}
@end

static void tables(void) {
    Sections *source = [[Sections new] autorelease];
    source->rows = [NSMutableArray arrayWithObjects:@"1", @"2", @"3", nil];
    UITableView *table = [[[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)
                                                       style:UITableViewStylePlain] autorelease];
    table.dataSource = source, table.delegate = source;
    [table reloadData];
    REAL([table rectForFooterInSection:0].size.height, 33);
    [table layoutIfNeeded];
    NSString *last = [[[source->rows lastObject] retain] autorelease];
    [source->rows removeLastObject];
    [source->rows insertObject:last atIndex:0];
    [table moveSection:2 toSection:0];
    COUNT([table numberOfRowsInSection:0], 3);
    int before = source->asked;
    [table reloadSectionIndexTitles];
    IS(source->asked > before);
    UIScrollView *scroll = table;
    IS([scroll.panGestureRecognizer isKindOfClass:[UIPanGestureRecognizer class]] &&
        [scroll.pinchGestureRecognizer isKindOfClass:[UIPinchGestureRecognizer class]]);
    IS([scroll touchesShouldCancelInContentView:[[UIView new] autorelease]] &&
        ![scroll touchesShouldCancelInContentView:[UIButton buttonWithType:UIButtonTypeCustom]]);
}

static void controls(void) {
    UIImage *image = dot();
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    button.frame = CGRectMake(0, 0, 80, 40);
    [button setImage:image forState:UIControlStateNormal], [button setBackgroundImage:image
                                                                             forState:UIControlStateNormal];
    [button setTitleShadowColor:[UIColor redColor] forState:UIControlStateNormal],
        [button setTitle:@"x" forState:UIControlStateNormal];
    IS(button.currentImage == image && button.currentBackgroundImage == image &&
        [button.currentTitleShadowColor isEqual:[UIColor redColor]]);
    IS(CGRectEqualToRect([button backgroundRectForBounds:button.bounds], button.bounds));
    IS(CGRectContainsRect(button.bounds, [button titleRectForContentRect:button.bounds]));
    [button beginTrackingWithTouch:nil withEvent:nil];
    [button cancelTrackingWithEvent:nil];
    UISlider *slider = [[UISlider new] autorelease];
    [slider setValue:0.5f animated:NO];
    REAL(slider.value, 0.5);
    SAME(slider.currentMaximumTrackImage, nil);
    [slider setMaximumTrackImage:image forState:UIControlStateNormal];
    IS(slider.currentMaximumTrackImage == image);
    UISegmentedControl *segments = [[[UISegmentedControl alloc] initWithItems:ARRAY(@"a")] autorelease];
    [segments insertSegmentWithImage:image atIndex:0 animated:NO];
    IS(segments.numberOfSegments == 2 && [segments imageForSegmentAtIndex:0] == image);
    UISearchBar *search = [[[UISearchBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    [search setScopeBarButtonDividerImage:image
                      forLeftSegmentState:UIControlStateNormal
                        rightSegmentState:UIControlStateSelected];
    IS([search scopeBarButtonDividerImageForLeftSegmentState:UIControlStateNormal
                                           rightSegmentState:UIControlStateSelected] == image);
    NSDictionary *red = [NSDictionary dictionaryWithObject:[UIColor redColor] forKey:UITextAttributeTextColor];
    [search setScopeBarButtonTitleTextAttributes:red forState:UIControlStateNormal];
    SAME([search scopeBarButtonTitleTextAttributesForState:UIControlStateNormal], red);
    UIImageView *film = [[[UIImageView alloc] initWithImage:image] autorelease];
    film.animationImages = ARRAY(image, image);
    [film startAnimating];
    IS([film isAnimating]);
    [film stopAnimating];
    IS(![film isAnimating]);
    UIView *view = [[UIView new] autorelease];
    IS(view.contentScaleFactor == [UIScreen mainScreen].scale);
    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationDelay:0.1], [UIView setAnimationStartDate:[NSDate date]],
        [UIView setAnimationWillStartSelector:@selector(description)];
    view.alpha = 0.5;
    [UIView commitAnimations];
    REAL(view.alpha, 0.5);
    UIResponder *responder = view;
    IS([responder canResignFirstResponder]);
    [responder motionBegan:UIEventSubtypeMotionShake withEvent:nil], [responder motionEnded:UIEventSubtypeMotionShake
                                                                                  withEvent:nil];
    [responder motionCancelled:UIEventSubtypeMotionShake withEvent:nil];
}

@interface Taps : UIGestureRecognizer {
@public
    NSMutableString *log;
}
@end
@implementation Taps
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
    [super touchesBegan:touches withEvent:event], [log appendString:@"b"];
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
    [super touchesMoved:touches withEvent:event], [log appendString:@"m"];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    [super touchesEnded:touches withEvent:event], [log appendString:@"e"];
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
    [super touchesCancelled:touches withEvent:event], [log appendString:@"c"];
}
- (void)reset { [super reset], [log appendString:@"r"]; }
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)other { return [super canPreventGestureRecognizer:other]; }
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)other {
    return [super canBePreventedByGestureRecognizer:other];
}
- (void)fired:(UIGestureRecognizer *)recognizer { [log appendString:@"!"]; }
@end

static void recognizers(void) {
    Taps *taps = [[[Taps alloc] initWithTarget:nil action:NULL] autorelease];
    taps->log = [NSMutableString string];
    [taps addTarget:taps action:@selector(fired:)];
    [taps touchesBegan:[NSSet set] withEvent:nil], [taps touchesMoved:[NSSet set] withEvent:nil];
    [taps touchesEnded:[NSSet set] withEvent:nil], [taps touchesCancelled:[NSSet set] withEvent:nil];
    [taps removeTarget:taps action:@selector(fired:)];
    [taps reset];
    SAME(taps->log, @"bmecr");
    UITapGestureRecognizer *other = [[[UITapGestureRecognizer alloc] initWithTarget:nil action:NULL] autorelease];
    IS([taps canPreventGestureRecognizer:other] && [taps canBePreventedByGestureRecognizer:other]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    controllers();
    tables();
    controls();
    recognizers();
    puts("done");
    [pool drain];
    return 0;
}
