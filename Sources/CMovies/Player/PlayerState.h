// What players, their items and their layers share. All of it belongs to the main thread.
#pragma once
#import "Asset/AssetState.h"
#import "Playing/FilmPlayer.h"
#import <AVFoundation/AVFoundation.h>

@class PlayerObservers;

@interface AVPlayerItem ()
/// The player that plays it; not retained.
@property (nonatomic, assign) AVPlayer *player;
/// Nil until a player has taken it.
@property (nonatomic, readonly) FilmPlayer *film;
@property (nonatomic, readonly) BOOL isReady;
/// Begins to load it, for a player.
- (void)load;
/// The tracks that are not played since others were selected in their place.
- (NSSet *)unselectedTracks;
/// Layers that have the item's time; they are not retained.
- (void)addSynchronizedLayer:(AVSynchronizedLayer *)layer;
- (void)removeSynchronizedLayer:(AVSynchronizedLayer *)layer;
/// What is played of the asset, or how, has changed.
- (void)mediaDidChange;
@end

@interface AVPlayer ()
@property (nonatomic, readonly) PlayerObservers *observers;
- (void)itemDidLoad:(AVPlayerItem *)item;
- (void)itemDidEnd:(AVPlayerItem *)item;
- (void)itemDidMove:(AVPlayerItem *)item;
/// Wakes at the next time for which somebody waits.
- (void)scheduleWake;

/// Layers show what the player plays; they are not retained.
- (void)addLayer:(AVPlayerLayer *)layer;
- (void)removeLayer:(AVPlayerLayer *)layer;
@end

@interface AVPlayerLayer ()
/// The player's item is another one, or has become ready.
- (void)showItem;
@end

@interface AVSynchronizedLayer ()
/// The item's clock is another one.
- (void)followClock;
@end

@interface AVPlayerItemTrack ()
- (id)initWithAssetTrack:(AVAssetTrack *)track item:(AVPlayerItem *)item;
@end
