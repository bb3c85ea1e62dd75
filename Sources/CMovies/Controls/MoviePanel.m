#import "Controls/MoviePanel.h"
#import "Controls/MovieGlyphs.h"
#import <MediaPlayer/MPVolumeView.h>

static const CGFloat row_height = 46, side = 24;

@implementation MoviePanel {
    UIButton *_previous, *_play, *_next;
    MPVolumeView *_volume;
}

- (UIButton *)skipButton:(enum movie_glyph)glyph label:(NSString *)label action:(SEL)action {
    UIButton *button = [self buttonWithGlyph:movie_glyph(glyph) label:label action:action];
    UILongPressGestureRecognizer *hold = [[UILongPressGestureRecognizer alloc] initWithTarget:self
        action:@selector(hold:)];
    [button addGestureRecognizer:hold];
    [self addSubview:button];
    return button;
}

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    self.opaque = NO;
    self.contentMode = UIViewContentModeRedraw;
    _previous = [self skipButton:movie_glyph_previous label:@"Previous track" action:@selector(previous)];
    _next = [self skipButton:movie_glyph_next label:@"Next track" action:@selector(next)];
    _play = [self buttonWithGlyph:nil label:nil action:@selector(playOrPause)];
    _volume = [[MPVolumeView alloc] initWithFrame:CGRectZero];
    [self addSubview:_play];
    [self addSubview:_volume];
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGFloat width = self.bounds.size.width, third = floor(width / 3);
    _previous.frame = CGRectMake(0, 2, third, row_height);
    _play.frame = CGRectMake(third, 2, width - 2 * third, row_height);
    _next.frame = CGRectMake(width - third, 2, third, row_height);
    _volume.frame = CGRectMake(side, row_height + 8, width - 2 * side, 24);
}

/// Dark glass with a light rim, brighter in its upper half.
- (void)drawRect:(CGRect)rect {
    CGRect panel = CGRectInset(self.bounds, 1, 1);
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:panel cornerRadius:9];
    [[UIColor colorWithWhite:0 alpha:0.6] setFill];
    [path fill];
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSaveGState(context);
    [path addClip];
    [[UIColor colorWithWhite:1 alpha:0.12] setFill];
    UIRectFillUsingBlendMode(CGRectMake(0, 0, panel.size.width + 2, floor(panel.size.height / 2)), kCGBlendModeNormal);
    CGContextRestoreGState(context);
    [[UIColor colorWithWhite:1 alpha:0.45] setStroke];
    path.lineWidth = 2;
    [path stroke];
}

- (void)showStatus:(const struct movie_status *)status {
    [super showStatus:status];
    [self showPlaying:status->isPlaying onButton:_play];
    _previous.enabled = _play.enabled = _next.enabled = !status->isLoading;
}

- (void)previous { [self.owner controlsPrevious]; }
- (void)playOrPause { [self.owner controlsPlayOrPause]; }
- (void)next { [self.owner controlsNext]; }

- (void)hold:(UIGestureRecognizer *)gesture {
    if (gesture.state == UIGestureRecognizerStateBegan) {
        [self.owner controlsSearchForward:gesture.view == _next];
    } else if (gesture.state != UIGestureRecognizerStateChanged) {
        [self.owner controlsEndSearch];
    }
}

@end
