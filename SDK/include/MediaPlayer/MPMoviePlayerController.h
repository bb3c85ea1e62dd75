#pragma once
#import <MediaPlayer/MPMediaPlayback.h>
#import <UIKit/UIKit.h>

MP_EXTERN NSString *const MPMoviePlayerContentPreloadDidFinishNotification;
MP_EXTERN NSString *const MPMoviePlayerScalingModeDidChangeNotification;
/// The user info has MPMoviePlayerPlaybackDidFinishReasonUserInfoKey, and "error" where that is an error.
MP_EXTERN NSString *const MPMoviePlayerPlaybackDidFinishNotification;
MP_EXTERN NSString *const MPMoviePlayerPlaybackDidFinishReasonUserInfoKey;
MP_EXTERN NSString *const MPMoviePlayerPlaybackStateDidChangeNotification;
MP_EXTERN NSString *const MPMoviePlayerLoadStateDidChangeNotification;
MP_EXTERN NSString *const MPMoviePlayerNowPlayingMovieDidChangeNotification;
MP_EXTERN NSString *const MPMoviePlayerWillEnterFullscreenNotification;
MP_EXTERN NSString *const MPMoviePlayerDidEnterFullscreenNotification;
MP_EXTERN NSString *const MPMoviePlayerWillExitFullscreenNotification;
MP_EXTERN NSString *const MPMoviePlayerDidExitFullscreenNotification;
MP_EXTERN NSString *const MPMoviePlayerFullscreenAnimationDurationUserInfoKey;
MP_EXTERN NSString *const MPMoviePlayerFullscreenAnimationCurveUserInfoKey;
MP_EXTERN NSString *const MPMovieDurationAvailableNotification;
MP_EXTERN NSString *const MPMovieMediaTypesAvailableNotification;
MP_EXTERN NSString *const MPMovieSourceTypeAvailableNotification;
MP_EXTERN NSString *const MPMovieNaturalSizeAvailableNotification;

typedef enum {
    MPMovieScalingModeNone,
    MPMovieScalingModeAspectFit,
    MPMovieScalingModeAspectFill,
    MPMovieScalingModeFill
} MPMovieScalingMode;

typedef enum {
    MPMovieControlModeDefault,
    MPMovieControlModeVolumeOnly,
    MPMovieControlModeHidden
} MPMovieControlMode;

enum {
    MPMovieControlStyleNone,
    MPMovieControlStyleEmbedded,
    MPMovieControlStyleFullscreen,
    MPMovieControlStyleDefault = MPMovieControlStyleFullscreen
};
typedef NSInteger MPMovieControlStyle;

enum {
    MPMoviePlaybackStateStopped,
    MPMoviePlaybackStatePlaying,
    MPMoviePlaybackStatePaused,
    MPMoviePlaybackStateInterrupted,
    MPMoviePlaybackStateSeekingForward,
    MPMoviePlaybackStateSeekingBackward
};
typedef NSInteger MPMoviePlaybackState;

enum {
    MPMovieLoadStateUnknown = 0,
    MPMovieLoadStatePlayable = 1 << 0,
    MPMovieLoadStatePlaythroughOK = 1 << 1,
    MPMovieLoadStateStalled = 1 << 2,
};
typedef NSInteger MPMovieLoadState;

enum { MPMovieRepeatModeNone, MPMovieRepeatModeOne };
typedef NSInteger MPMovieRepeatMode;

enum { MPMovieFinishReasonPlaybackEnded, MPMovieFinishReasonPlaybackError, MPMovieFinishReasonUserExited };
typedef NSInteger MPMovieFinishReason;

enum { MPMovieSourceTypeUnknown, MPMovieSourceTypeFile, MPMovieSourceTypeStreaming };
typedef NSInteger MPMovieSourceType;

/// Plays a film. Films cannot be played yet: asked to play, it tells of the end of the film with an error.
///
/// - Status: stub
@interface MPMoviePlayerController : NSObject <MPMediaPlayback>
/// Raises NSInvalidArgumentException for nil.
- (id)initWithContentURL:(NSURL *)url;
@property (nonatomic, copy) NSURL *contentURL;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIView *backgroundView;
@property (nonatomic, retain) UIColor *backgroundColor;
/// - Status: stub
@property (nonatomic) MPMovieScalingMode scalingMode;
/// - Status: stub
@property (nonatomic) MPMovieControlMode movieControlMode;
/// - Status: stub
@property (nonatomic) MPMovieControlStyle controlStyle;
/// - Status: stub
@property (nonatomic) NSTimeInterval initialPlaybackTime;
/// - Status: stub
@property (nonatomic) NSTimeInterval endPlaybackTime;
/// - Status: stub
@property (nonatomic) MPMovieRepeatMode repeatMode;
/// - Status: stub
@property (nonatomic) BOOL shouldAutoplay;
/// - Status: stub
@property (nonatomic) BOOL useApplicationAudioSession;
/// - Status: stub
@property (nonatomic) BOOL allowsAirPlay;
/// - Status: stub
@property (nonatomic, getter=isFullscreen) BOOL fullscreen;
/// - Status: stub
- (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated;
@property (nonatomic, readonly) MPMoviePlaybackState playbackState;
@property (nonatomic, readonly) MPMovieLoadState loadState;
/// - Status: stub
@property (nonatomic) MPMovieSourceType movieSourceType;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval playableDuration;
@property (nonatomic, readonly) CGSize naturalSize;
@end
