#import "CatalogPage.h"

@interface ScrollingPage : CatalogPage <UIScrollViewDelegate> {
    UIScrollView *list;
    UIScrollView *pages;
    UIScrollView *zooming;
    UIPageControl *dots;
}
@end

@implementation ScrollingPage

+ (NSString *)pageTitle {
    return @"Scrolling";
}

- (UIScrollView *)addScrollView:(NSString *)name frame:(CGRect)frame contentSize:(CGSize)size {
    UIScrollView *view = [[[UIScrollView alloc] initWithFrame:frame] autorelease];
    view.contentSize = size;
    view.backgroundColor = [UIColor whiteColor];
    view.delegate = self;
    [self.view addSubview:view];
    return view;
}

- (UILabel *)label:(NSString *)text frame:(CGRect)frame {
    UILabel *label = [[[UILabel alloc] initWithFrame:frame] autorelease];
    label.text = text;
    label.textAlignment = UITextAlignmentCenter;
    return label;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    list = [self addScrollView:@"List" frame:CGRectMake(10.0, 10.0, 145.0, 180.0) contentSize:CGSizeMake(145.0, 900.0)];
    for (int row = 0; row < 30; row++) {
        NSString *text = [NSString stringWithFormat:@"Row %d", row];
        [list addSubview:[self label:text frame:CGRectMake(0.0, 30.0 * row, 145.0, 30.0)]];
    }
    pages = [self addScrollView:@"Pages" frame:CGRectMake(165.0, 10.0, 145.0, 150.0)
                    contentSize:CGSizeMake(145.0 * 4, 150.0)];
    pages.pagingEnabled = YES;
    pages.showsHorizontalScrollIndicator = NO;
    for (int page = 0; page < 4; page++) {
        UILabel *label = [self label:[NSString stringWithFormat:@"Page %d", page + 1]
                               frame:CGRectMake(145.0 * page, 0.0, 145.0, 150.0)];
        label.backgroundColor = [UIColor colorWithHue:0.2 * page saturation:0.4 brightness:0.9 alpha:1.0];
        [pages addSubview:label];
    }
    dots = [[UIPageControl alloc] initWithFrame:CGRectMake(165.0, 160.0, 145.0, 30.0)];
    dots.numberOfPages = 4;
    dots.backgroundColor = [UIColor grayColor];
    [self.view addSubview:dots];
    [dots release];

    zooming = [self addScrollView:@"Zoom" frame:CGRectMake(10.0, 200.0, 300.0, 180.0)
                      contentSize:CGSizeMake(300.0, 180.0)];
    zooming.maximumZoomScale = 4.0;
    zooming.minimumZoomScale = 0.5;
    UILabel *target = [self label:@"Pinch" frame:CGRectMake(0.0, 0.0, 300.0, 180.0)];
    target.font = [UIFont boldSystemFontOfSize:40.0];
    target.backgroundColor = [UIColor colorWithRed:0.8 green:0.9 blue:1.0 alpha:1.0];
    target.tag = 1;
    [zooming addSubview:target];
}

- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView {
    return scrollView == zooming ? [zooming viewWithTag:1] : nil;
}

- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view atScale:(float)scale {
    [self tell:@"zoomed to %.2f", scale];
}

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    if (scrollView == pages) dots.currentPage = lround(pages.contentOffset.x / 145.0);
    [self tell:@"at %.0f, %.0f", scrollView.contentOffset.x, scrollView.contentOffset.y];
}

@end
