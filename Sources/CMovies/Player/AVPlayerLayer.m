#import "Player/PlayerState.h"
#import "Playing/FilmScreen.h"

@implementation AVPlayerLayer {
    FilmScreen *_screen;
    AVPlayer *_shownPlayer;
    NSString *_gravity;
}

+ (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player {
    AVPlayerLayer *layer = [self layer];
    layer.player = player;
    return layer;
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    return ![key isEqualToString:@"readyForDisplay"] && [super automaticallyNotifiesObserversForKey:key];
}

- (void)dealloc { [_shownPlayer removeLayer:self]; }

/// A layer may be made by any initialiser, and asked before it has finished.
- (FilmScreen *)screen {
    if (_screen) return _screen;
    _screen = [[FilmScreen alloc] init];
    self.masksToBounds = YES;
    [self addSublayer:_screen.layer];
    return _screen;
}

- (AVPlayer *)player { return _shownPlayer; }

- (void)setPlayer:(AVPlayer *)player {
    if (player == _shownPlayer) return;
    [_shownPlayer removeLayer:self];
    _shownPlayer = player;
    [player addLayer:self];
    [self showItem];
}

- (void)showItem {
    FilmPlayer *film = _shownPlayer.currentItem.film;
    BOOL becomesReady = film.pictures != NULL;
    BOOL changes = becomesReady != _readyForDisplay;
    if (changes) [self willChangeValueForKey:@"readyForDisplay"];
    self.screen.player = nil;
    self.screen.bounds = self.bounds;
    self.screen.player = film;
    _readyForDisplay = becomesReady;
    if (changes) [self didChangeValueForKey:@"readyForDisplay"];
}

- (NSString *)videoGravity { return _gravity ? _gravity : AVLayerVideoGravityResizeAspect; }

- (void)setVideoGravity:(NSString *)gravity {
    _gravity = [gravity copy];
    BOOL fills = [gravity isEqualToString:AVLayerVideoGravityResizeAspectFill];
    BOOL stretches = [gravity isEqualToString:AVLayerVideoGravityResize];
    self.screen.scaling = fills ? film_scaling_fill : stretches ? film_scaling_stretch : film_scaling_fit;
}

- (void)layoutSublayers {
    [super layoutSublayers];
    self.screen.bounds = self.bounds;
}

@end
