// After "AVPlayer Class Reference" of iOS 5.

#import "Player/PlayerObservers.h"
#import "Player/PlayerState.h"
#import "Playing/KeptAlive.h"
#import "Dispatch/Queues.h"
#import "Session/SoundInterruptions.h"
#import <UIKit/UIKit.h>
#include <math.h>

@interface AVPlayer ()
@property (nonatomic) AVPlayerActionAtItemEnd actionAtItemEnd;
@property (nonatomic, getter=isClosedCaptionDisplayEnabled) BOOL closedCaptionDisplayEnabled;
@property (nonatomic) BOOL allowsAirPlayVideo;
@property (nonatomic) BOOL usesAirPlayVideoWhileAirPlayScreenIsActive;
@end

@implementation AVPlayer {
    AVPlayerItem *_item;
    float _rate;
    BOOL _isInterrupted;
    /// Not retained.
    CFMutableArrayRef _layers;
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    NSSet *own = [NSSet setWithObjects:@"rate", @"status", @"currentItem", nil];
    return ![own containsObject:key] && [super automaticallyNotifiesObserversForKey:key];
}

// MARK: Life

+ (id)playerWithURL:(NSURL *)URL { return [[self alloc] initWithURL:URL]; }
+ (id)playerWithPlayerItem:(AVPlayerItem *)item { return [[self alloc] initWithPlayerItem:item]; }
- (id)init { return [self initWithPlayerItem:nil]; }
- (id)initWithURL:(NSURL *)URL { return [self initWithPlayerItem:URL ? [AVPlayerItem playerItemWithURL:URL] : nil]; }

- (id)initWithPlayerItem:(AVPlayerItem *)item {
    if (!(self = [super init])) return nil;
    _actionAtItemEnd = AVPlayerActionAtItemEndPause;
    _allowsAirPlayVideo = YES;
    _observers = [[PlayerObservers alloc] init];
    _layers = CFArrayCreateMutable(NULL, 0, NULL);
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(interrupt) name:SoundInterruptionBeganNotification object:nil];
    [center addObserver:self selector:@selector(leave) name:UIApplicationDidEnterBackgroundNotification object:nil];
    [self replaceCurrentItemWithPlayerItem:item];
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    _item.film.rate = 0;
    _item.player = nil;
    CFRelease(_layers);
}

// MARK: The item

- (AVPlayerItem *)currentItem { return _item; }

- (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem *)item {
    if (item == _item) return;
    if (item.player) {
        [NSException raise:NSInvalidArgumentException
                    format:@"An AVPlayerItem cannot be associated with more than one instance of AVPlayer"];
    }
    [self willChangeValueForKey:@"currentItem"];
    _item.film.rate = 0;
    _item.player = nil;
    _item = item;
    item.player = self;
    [self didChangeValueForKey:@"currentItem"];
    [item load];
    [self showInLayers];
    if (item.isReady) [self itemDidLoad:item];
}

- (void)setStatus:(AVPlayerStatus)status {
    if (status == _status) return;
    [self willChangeValueForKey:@"status"];
    _status = status;
    [self didChangeValueForKey:@"status"];
}

- (void)itemDidLoad:(AVPlayerItem *)item {
    keep_alive(self);
    if (item != _item) return;
    [self setStatus:AVPlayerStatusReadyToPlay];
    [self showInLayers];
    [self applyRate];
}

// MARK: Playing

- (float)rate { return _rate; }

- (void)setRate:(float)rate {
    keep_alive(self);
    if (!isfinite(rate)) return;
    if (rate != _rate) {
        [self willChangeValueForKey:@"rate"];
        _rate = rate;
        [self didChangeValueForKey:@"rate"];
    }
    sound_interruptions_listen();
    [self applyRate];
}

- (void)applyRate {
    FilmPlayer *film = _item.film;
    if (!_item.isReady || film.rate == _rate) return;
    film.rate = _rate;
    [self scheduleWake];
    [_observers reach:film.time jumped:YES];
}

- (void)play { self.rate = 1; }
- (void)pause { self.rate = 0; }

- (void)interrupt { [self pause]; }

/// Pictures stop with the screen; what is only heard goes on, if the app may run.
- (void)leave {
    if (_item.film.hasPictures) [self pause];
}

- (void)itemDidEnd:(AVPlayerItem *)item {
    keep_alive(self);
    if (item != _item) return;
    [_observers reach:item.film.time jumped:NO];
    if (_actionAtItemEnd != AVPlayerActionAtItemEndNone) [self pause];
}

// MARK: Time

- (CMTime)currentTime { return _item ? [_item currentTime] : kCMTimeZero; }
- (void)seekToTime:(CMTime)time { [_item seekToTime:time]; }

- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler {
    [self seekToTime:time toleranceBefore:kCMTimePositiveInfinity toleranceAfter:kCMTimePositiveInfinity
        completionHandler:completionHandler];
}

- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter {
    [self seekToTime:time toleranceBefore:toleranceBefore toleranceAfter:toleranceAfter completionHandler:nil];
}

- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler {
    if (_item) {
        [_item seekToTime:time toleranceBefore:toleranceBefore toleranceAfter:toleranceAfter
            completionHandler:completionHandler];
    } else if (completionHandler) {
        dispatch_async(main_queue(), ^{ completionHandler(NO); });
    }
}

- (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(dispatch_queue_t)queue
    usingBlock:(void (^)(CMTime time))block {
    if (!CMTIME_IS_NUMERIC(interval) || CMTimeGetSeconds(interval) <= 0 || block == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"-[AVPlayer addPeriodicTimeObserverForInterval:queue:usingBlock:] bad interval or block"];
    }
    id observer = [_observers addPeriod:interval queue:queue block:block];
    if (_item.isReady) [_observers reach:_item.film.time jumped:NO];
    [self scheduleWake];
    return observer;
}

- (id)addBoundaryTimeObserverForTimes:(NSArray *)times queue:(dispatch_queue_t)queue
    usingBlock:(void (^)(void))block {
    if ([times count] == 0 || block == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"-[AVPlayer addBoundaryTimeObserverForTimes:queue:usingBlock:] no times or no block"];
    }
    id observer = [_observers addTimes:times queue:queue block:block];
    [self scheduleWake];
    return observer;
}

- (void)removeTimeObserver:(id)observer {
    [_observers remove:observer];
    [self scheduleWake];
}

- (void)scheduleWake {
    FilmPlayer *film = _item.film;
    film.wakeTime = [_observers nextTimeAfter:film.time forward:_rate >= 0];
}

- (void)itemDidMove:(AVPlayerItem *)item {
    if (item != _item) return;
    [_observers reach:item.film.time jumped:NO];
    [self scheduleWake];
}

// MARK: Layers

- (void)addLayer:(AVPlayerLayer *)layer { CFArrayAppendValue(_layers, (__bridge const void *)layer); }

- (void)removeLayer:(AVPlayerLayer *)layer {
    CFRange all = CFRangeMake(0, CFArrayGetCount(_layers));
    CFIndex index = CFArrayGetFirstIndexOfValue(_layers, all, (__bridge const void *)layer);
    if (index >= 0) CFArrayRemoveValueAtIndex(_layers, index);
}

- (void)showInLayers {
    for (CFIndex i = 0; i < CFArrayGetCount(_layers); i++) {
        [(__bridge AVPlayerLayer *)CFArrayGetValueAtIndex(_layers, i) showItem];
    }
}

- (BOOL)isAirPlayVideoActive { return NO; }

@end
