#import "Controls/FullscreenMovieControls.h"
#import "Controls/MovieGlyphs.h"
#import "Controls/MoviePanel.h"

static const CGFloat panel_height = 92, widest_panel = 300, panel_margin = 20;

@implementation FullscreenMovieControls {
    UINavigationBar *_bar;
    UINavigationItem *_item;
    UIButton *_scaling;
    UIView *_loading;
    MoviePanel *_panel;
}

- (UIView *)makeLoadingView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 160, 24)];
    UIActivityIndicatorView *spinner =
        [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleWhite];
    spinner.frame = CGRectMake(0, 2, 20, 20);
    [spinner startAnimating];
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(28, 0, 132, 24)];
    label.text = @"Loading...";
    label.font = [UIFont boldSystemFontOfSize:15];
    label.textColor = [UIColor whiteColor];
    label.backgroundColor = [UIColor clearColor];
    [view addSubview:spinner];
    [view addSubview:label];
    return view;
}

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _bar = [[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
    _bar.barStyle = UIBarStyleBlackTranslucent;
    _item = [[UINavigationItem alloc] initWithTitle:@""];
    _item.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self
                                                                            action:@selector(done)];
    _scaling = [self buttonWithGlyph:movie_glyph(movie_glyph_larger) label:@"Fill screen"
        action:@selector(changeScaling)];
    _scaling.frame = CGRectMake(0, 0, 34, 34);
    _item.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:_scaling];
    [_bar pushNavigationItem:_item animated:NO];
    _panel = [[MoviePanel alloc] initWithFrame:CGRectZero];
    [self addSubview:_bar];
    [self addSubview:_panel];
    return self;
}

- (void)setOwner:(id<MovieControlsOwner>)owner {
    [super setOwner:owner];
    _panel.owner = owner;
}

- (void)setTopInset:(CGFloat)topInset {
    _topInset = topInset;
    [self setNeedsLayout];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.bounds.size;
    BOOL isPhone = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone;
    CGFloat height = isPhone && size.width > size.height ? 32 : 44;
    _bar.frame = CGRectMake(0, _topInset, size.width, height);
    self.scrubber.frame = CGRectMake(0, 0, MAX(0, size.width - 108), height);
    CGFloat width = MIN(widest_panel, size.width - 2 * panel_margin);
    _panel.frame = CGRectMake(round((size.width - width) / 2), size.height - panel_height - panel_margin, width,
        panel_height);
}

/// Touches beside the bar and the panel belong to the film.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    return CGRectContainsPoint(_bar.frame, point) || CGRectContainsPoint(_panel.frame, point);
}

- (void)showStatus:(const struct movie_status *)status {
    [super showStatus:status];
    [_panel showStatus:status];
    if (status->isLoading && _loading == nil) _loading = [self makeLoadingView];
    UIView *title = status->isLoading ? _loading : self.scrubber;
    if (_item.titleView != title) {
        _item.titleView = title;
        [self setNeedsLayout];
    }
    NSString *label = status->isFilling ? @"Fit to screen" : @"Fill screen";
    if (![_scaling.accessibilityLabel isEqualToString:label]) {
        _scaling.accessibilityLabel = label;
        UIImage *glyph = movie_glyph(status->isFilling ? movie_glyph_smaller : movie_glyph_larger);
        [_scaling setImage:glyph forState:UIControlStateNormal];
    }
}

- (void)done { [self.owner controlsDone]; }
- (void)changeScaling { [self.owner controlsChangeScaling]; }

@end
