#import "CatalogPage.h"

@interface ProgressPage : CatalogPage {
    UIActivityIndicatorView *worker;
    UIProgressView *progress;
    NSTimer *timer;
}
@end

@implementation ProgressPage

+ (NSString *)pageTitle {
    return @"Progress";
}

- (UIProgressView *)addProgress:(float)value style:(UIProgressViewStyle)style y:(CGFloat)y {
    UIProgressView *view = [[[UIProgressView alloc] initWithProgressViewStyle:style] autorelease];
    view.frame = CGRectMake(20.0, y, 280.0, view.frame.size.height);
    view.progress = value;
    [self.view addSubview:view];
    return view;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addCaption:@"Progress, default" y:8.0];
    progress = [self addProgress:0.0 style:UIProgressViewStyleDefault y:30.0];
    [self addProgress:0.4 style:UIProgressViewStyleDefault y:46.0];
    [self addProgress:1.0 style:UIProgressViewStyleDefault y:62.0];
    UIView *shade = [[UIView alloc] initWithFrame:CGRectMake(0.0, 106.0, 320.0, 110.0)];
    shade.backgroundColor = [UIColor colorWithRed:0.43 green:0.52 blue:0.64 alpha:1.0];
    [self.view addSubview:shade];
    [shade release];
    [self addCaption:@"Progress of bars; activity" y:86.0];
    [self addProgress:0.6 style:UIProgressViewStyleBar y:116.0];
    [self addProgress:0.02 style:UIProgressViewStyleBar y:132.0];

    UIActivityIndicatorViewStyle styles[] = {
        UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray
    };
    for (int index = 0; index < 3; index++) {
        UIActivityIndicatorView *view = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:styles[index]];
        view.center = CGPointMake(60.0 + 100.0 * index, index == 2 ? 238.0 : 185.0);
        [view startAnimating];
        if (index == 2) worker = view;
        [self.view addSubview:view];
        [view release];
    }

    [self addCaption:@"Pages" frame:CGRectMake(10.0, 260.0, 100.0, 16.0)];
    for (int index = 0; index < 2; index++) {
        UIPageControl *pages = [[UIPageControl alloc] initWithFrame:CGRectZero];
        pages.numberOfPages = index == 0 ? 5 : 1;
        pages.currentPage = 2;
        pages.hidesForSinglePage = index == 1;
        pages.backgroundColor = [UIColor colorWithRed:0.3 green:0.34 blue:0.42 alpha:1.0];
        [self addControl:pages frame:CGRectMake(10.0 + 155.0 * index, 280.0, 145.0, 36.0) action:@selector(turned:)];
        [pages release];
    }
    [self addButton:@"Work" frame:CGRectMake(10.0, 336.0, 145.0, 37.0) action:@selector(work)];
    [self addButton:@"Stop" frame:CGRectMake(165.0, 336.0, 145.0, 37.0) action:@selector(stop)];
}

- (void)turned:(UIPageControl *)pages {
    [self tell:@"page %d", (int)pages.currentPage];
}

- (void)work {
    [worker startAnimating];
    [timer invalidate];
    progress.progress = 0.0;
    timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(step) userInfo:nil repeats:YES];
}

- (void)step {
    progress.progress += 0.05;
    if (progress.progress < 1.0) return;
    [self stop];
    [self tell:@"done"];
}

- (void)stop {
    [timer invalidate];
    timer = nil;
    [worker stopAnimating];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self stop];
}

@end
