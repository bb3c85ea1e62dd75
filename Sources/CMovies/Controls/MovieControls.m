#import "Controls/MovieControls.h"
#import "Controls/MovieGlyphs.h"

@implementation MovieControls

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _scrubber = [[MovieScrubber alloc] initWithFrame:CGRectZero];
    return self;
}

- (void)setOwner:(id<MovieControlsOwner>)owner {
    _owner = owner;
    _scrubber.owner = owner;
}

- (void)showStatus:(const struct movie_status *)status {
    [_scrubber showTime:status->time ofDuration:status->duration];
}

- (UIButton *)buttonWithGlyph:(UIImage *)glyph label:(NSString *)label action:(SEL)action {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    [button setImage:glyph forState:UIControlStateNormal];
    button.showsTouchWhenHighlighted = YES;
    button.accessibilityLabel = label;
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    return button;
}

- (void)showPlaying:(BOOL)isPlaying onButton:(UIButton *)button {
    NSString *label = isPlaying ? @"Pause" : @"Play";
    if ([button.accessibilityLabel isEqualToString:label] && [button imageForState:UIControlStateNormal]) return;
    button.accessibilityLabel = label;
    [button setImage:movie_glyph(isPlaying ? movie_glyph_pause : movie_glyph_play) forState:UIControlStateNormal];
}

@end
