#import "../Session/SoundInterruptions.h"
#import <CSound.h>
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
    _slider.accessibilityLabel = @"Volume";
    [_slider addTarget:self action:@selector(move) forControlEvents:UIControlEventValueChanged];
    [self addSubview:_slider];
    sound_interruptions_listen();
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(update)
                                                 name:SoundVolumeChangedNotification object:nil];
    [self update];
}

- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }

/// The finger is ahead of what the device answers.
- (void)update {
    if (!_slider.tracking) _slider.value = (float)sound_output_hardware().volume;
}

- (void)move { sound_output_ask_volume(_slider.value); }

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
