#import "Player/PlayerState.h"

@implementation AVPlayerItemTrack {
    BOOL _isEnabled;
    __weak AVPlayerItem *_item;
}

- (id)initWithAssetTrack:(AVAssetTrack *)track item:(AVPlayerItem *)item {
    if (!(self = [super init])) return nil;
    _assetTrack = track;
    _item = item;
    _isEnabled = track.enabled;
    return self;
}

- (BOOL)isEnabled { return _isEnabled; }

- (void)setEnabled:(BOOL)enabled {
    if (enabled == _isEnabled) return;
    _isEnabled = enabled;
    [_item mediaDidChange];
}

@end
