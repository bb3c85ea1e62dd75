// Plays a film: its sound goes to the mixer, its pictures to the screens that show it. What MPMoviePlayerController and
// AVPlayer have in common. All of it belongs to the main thread.
#pragma once
#import "Log/PlayingLog.h"
#import "Playing/PlayedMedia.h"
#import "Source/FilmSource.h"
#import <CFilm.h>
#import <CoreGraphics/CoreGraphics.h>

@class FilmPlayer, FilmScreen;

@protocol FilmPlayerOwner
/// The film can be played; its duration, size and tracks are known.
- (void)filmPlayerDidLoad:(FilmPlayer *)player;
/// More of it has come from a server, or the player waits for that, or no longer.
- (void)filmPlayerDidChangeLoading:(FilmPlayer *)player;
/// It cannot, or no longer.
- (void)filmPlayer:(FilmPlayer *)player didFailWithError:(NSError *)error;
/// It has been played to its end time and stands there.
- (void)filmPlayerDidEnd:(FilmPlayer *)player;
@optional
/// The speed of the clock is another one, or it stands elsewhere.
- (void)filmPlayerDidChangeClock:(FilmPlayer *)player;
@required
/// The clock has moved, as it does with each picture, or was moved.
- (void)filmPlayerDidMove:(FilmPlayer *)player;
@end

/// The words of an error about a file that is no film.
extern NSError *film_error(NSError *underlying);

@interface FilmPlayer : NSObject
- (id)initWithSource:(FilmSource *)source;
/// Plays what is there already; the owner is told that it is loaded in a later turn of the run loop.
- (id)initWithMedia:(PlayedMedia *)media;
/// Plays something else from the present time on: the same film with another sound, or other pictures.
- (void)replaceMedia:(PlayedMedia *)media;
/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<FilmPlayerOwner> owner;

/// Begins to load, once; the owner is told in a later turn of the run loop.
- (void)load;
/// Ends all that goes on; the player stays silent and black from now on.
- (void)close;

@property (nonatomic, readonly) BOOL isReady;
@property (nonatomic, readonly) NSTimeInterval duration;
/// Up to which time it can be played with what has come of it, and whether that is all.
@property (nonatomic, readonly) NSTimeInterval playableDuration;
@property (nonatomic, readonly) BOOL isComplete;
/// True while the clock stands still, whatever the speed, since what comes next is not there yet.
@property (nonatomic, readonly) BOOL isStalled;
/// The size of the upright pictures in points, a pixel each; zero without pictures.
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) BOOL hasPictures, hasSound;
/// The quarters of a turn to the right by which pictures are shown.
@property (nonatomic, readonly) int turns;

/// The speed; 0 stands still. Negative plays backwards, without sound.
@property (nonatomic) double rate;
/// The place that is heard and seen at this moment, in seconds.
@property (nonatomic) NSTimeInterval time;
/// Moves to the key picture before a time, which is quicker than to the exact one, if it is at most so many seconds
/// earlier.
- (void)moveTo:(NSTimeInterval)time tolerance:(NSTimeInterval)tolerance;
/// Moves by so many pictures.
- (void)stepBy:(NSInteger)count;
/// Where playing ends: infinite for the film's own end. And where it ends backwards: 0 for the beginning.
@property (nonatomic) NSTimeInterval endTime, backwardEndTime;
/// From 0 to 1.
@property (nonatomic) double volume;
/// A time at which the owner wants to hear `filmPlayerDidMove:`, whatever the pictures do; infinite for none.
@property (nonatomic) NSTimeInterval wakeTime;

/// Screens show each picture; they are not retained.
- (void)addScreen:(FilmScreen *)screen;
- (void)removeScreen:(FilmScreen *)screen;
/// The present pictures; NULL if there are none.
@property (nonatomic, readonly) struct film_pictures *pictures;
/// The film of a source; NULL for other media.
@property (nonatomic, readonly) struct film *film;
@property (nonatomic, readonly) FilmSource *source;
/// Of a film of a server; nil for others.
@property (nonatomic, readonly) PlayingLog *log;
@end
