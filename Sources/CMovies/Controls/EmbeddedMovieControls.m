#import "Controls/EmbeddedMovieControls.h"
#import "Controls/MovieGlyphs.h"

static const CGFloat bar_height = 40, button_width = 40;

@implementation EmbeddedMovieControls {
    UIView *_bar;
    UIButton *_play, *_fullscreen;
}

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _bar = [[UIView alloc] initWithFrame:CGRectZero];
    _bar.backgroundColor = [UIColor colorWithWhite:0 alpha:0.6];
    _play = [self buttonWithGlyph:nil label:nil action:@selector(playOrPause)];
    _fullscreen = [self buttonWithGlyph:movie_glyph(movie_glyph_larger) label:@"Full screen"
        action:@selector(changeSize)];
    [self addSubview:_bar];
    for (UIView *part in [NSArray arrayWithObjects:_play, self.scrubber, _fullscreen, nil]) [_bar addSubview:part];
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.bounds.size;
    _bar.frame = CGRectMake(0, size.height - bar_height, size.width, bar_height);
    _play.frame = CGRectMake(0, 0, button_width, bar_height);
    self.scrubber.frame = CGRectMake(button_width, 0, MAX(0, size.width - 2 * button_width), bar_height);
    _fullscreen.frame = CGRectMake(size.width - button_width, 0, button_width, bar_height);
}

/// Only the bar takes touches.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return CGRectContainsPoint(_bar.frame, point); }

- (void)showStatus:(const struct movie_status *)status {
    [super showStatus:status];
    [self showPlaying:status->isPlaying onButton:_play];
    _play.enabled = !status->isLoading;
}

- (void)playOrPause { [self.owner controlsPlayOrPause]; }
- (void)changeSize { [self.owner controlsChangeFullscreen]; }

@end
