#import "Controls/MovieScrubber.h"
#import "Controls/MovieGlyphs.h"
#include <math.h>

static const CGFloat label_width = 46, gap = 4;

NSString *movie_time_text(NSTimeInterval time) {
    long seconds = isfinite(time) ? lround(floor(MAX(0, time))) : 0;
    if (seconds < 3600) return [NSString stringWithFormat:@"%ld:%02ld", seconds / 60, seconds % 60];
    return [NSString stringWithFormat:@"%ld:%02ld:%02ld", seconds / 3600, seconds / 60 % 60, seconds % 60];
}

@implementation MovieScrubber {
    UILabel *_passed, *_left;
    UISlider *_slider;
    NSTimeInterval _duration;
}

- (UILabel *)label:(UITextAlignment)alignment {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
    label.font = [UIFont boldSystemFontOfSize:13];
    label.textColor = [UIColor whiteColor];
    label.shadowColor = [UIColor colorWithWhite:0 alpha:0.5];
    label.shadowOffset = CGSizeMake(0, -1);
    label.backgroundColor = [UIColor clearColor];
    label.textAlignment = alignment;
    label.adjustsFontSizeToFitWidth = YES;
    [self addSubview:label];
    return label;
}

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _passed = [self label:UITextAlignmentRight];
    _left = [self label:UITextAlignmentLeft];
    _slider = [[UISlider alloc] initWithFrame:CGRectZero];
    [_slider setThumbImage:movie_glyph(movie_glyph_knob) forState:UIControlStateNormal];
    [_slider setMinimumTrackImage:movie_glyph(movie_glyph_played) forState:UIControlStateNormal];
    [_slider setMaximumTrackImage:movie_glyph(movie_glyph_unplayed) forState:UIControlStateNormal];
    _slider.accessibilityLabel = @"Track position";
    [_slider addTarget:self action:@selector(begin) forControlEvents:UIControlEventTouchDown];
    [_slider addTarget:self action:@selector(move) forControlEvents:UIControlEventValueChanged];
    UIControlEvents ends = UIControlEventTouchUpInside | UIControlEventTouchUpOutside | UIControlEventTouchCancel;
    [_slider addTarget:self action:@selector(end) forControlEvents:ends];
    [self addSubview:_slider];
    [self showTime:0 ofDuration:0];
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.bounds.size;
    CGFloat height = 23, y = round((size.height - height) / 2);
    _passed.frame = CGRectMake(0, y, label_width, height);
    _left.frame = CGRectMake(size.width - label_width, y, label_width, height);
    _slider.frame = CGRectMake(label_width + gap, y, MAX(0, size.width - 2 * (label_width + gap)), height);
}

- (void)showPassed:(NSTimeInterval)time {
    BOOL isKnown = isfinite(_duration) && _duration > 0;
    _passed.text = movie_time_text(time);
    _left.text = isKnown ? [@"-" stringByAppendingString:movie_time_text(ceil(_duration) - floor(time))] : @"--:--";
}

- (void)showTime:(NSTimeInterval)time ofDuration:(NSTimeInterval)duration {
    _duration = duration;
    BOOL isKnown = isfinite(duration) && duration > 0;
    _slider.enabled = isKnown;
    _slider.maximumValue = isKnown ? (float)duration : 1;
    if (_slider.tracking) return;
    _slider.value = isKnown ? (float)time : 0;
    [self showPassed:time];
}

- (void)begin { [_owner scrubberDidBegin:self]; }

- (void)move {
    [self showPassed:_slider.value];
    [_owner scrubber:self didMoveTo:_slider.value];
}

- (void)end { [_owner scrubberDidEnd:self]; }

@end
