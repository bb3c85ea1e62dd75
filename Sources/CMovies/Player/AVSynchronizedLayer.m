// After "AVSynchronizedLayer Class Reference" of iOS 5.

#import "Player/PlayerState.h"

@implementation AVSynchronizedLayer {
    AVPlayerItem *_item;
}

+ (AVSynchronizedLayer *)synchronizedLayerWithPlayerItem:(AVPlayerItem *)playerItem {
    AVSynchronizedLayer *layer = [self layer];
    layer.playerItem = playerItem;
    return layer;
}

- (void)dealloc { [_item removeSynchronizedLayer:self]; }
- (AVPlayerItem *)playerItem { return _item; }

- (void)setPlayerItem:(AVPlayerItem *)item {
    if (item == _item) return;
    [_item removeSynchronizedLayer:self];
    _item = item;
    [item addSynchronizedLayer:self];
    if (item == nil) [self followClock];
}

/// The layer's time is the item's from this moment on, at the speed of its clock. Without an item it stands at 0.
- (void)followClock {
    FilmPlayer *film = _item.film;
    [CATransaction begin];
    [CATransaction setDisableActions:YES];
    CFTimeInterval now = CACurrentMediaTime();
    self.beginTime = self.superlayer ? [self.superlayer convertTime:now fromLayer:nil] : now;
    self.timeOffset = film.time;
    self.speed = film.isStalled ? 0 : (float)film.rate;
    [CATransaction commit];
}

@end
