#import <MediaPlayer/MediaPlayer.h>

@implementation MPVolumeView {
    UISlider *_slider;
}

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) [self setUp];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) [self setUp];
    return self;
}

- (void)setUp {
    _showsVolumeSlider = _showsRouteButton = YES;
    _slider = [[UISlider alloc] initWithFrame:CGRectZero];
    _slider.value = 0.5;
    [self addSubview:_slider];
}

- (CGSize)sizeThatFits:(CGSize)size { return CGSizeMake(size.width, [_slider sizeThatFits:size].height); }

- (void)setShowsVolumeSlider:(BOOL)showsVolumeSlider {
    _showsVolumeSlider = showsVolumeSlider;
    _slider.hidden = !showsVolumeSlider;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = [_slider sizeThatFits:self.bounds.size];
    _slider.frame = CGRectMake(0, 0, self.bounds.size.width, size.height);
}

@end
