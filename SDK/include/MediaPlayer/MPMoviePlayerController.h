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
MP_EXTERN NSString *const MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification;
MP_EXTERN NSString *const MPMoviePlayerThumbnailImageRequestDidFinishNotification;
MP_EXTERN NSString *const MPMoviePlayerThumbnailImageKey;
MP_EXTERN NSString *const MPMoviePlayerThumbnailTimeKey;
MP_EXTERN NSString *const MPMoviePlayerThumbnailErrorKey;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataUpdatedNotification;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataUserInfoKey;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataKeyName;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataKeyInfo;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataKeyMIMEType;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataKeyDataType;
MP_EXTERN NSString *const MPMoviePlayerTimedMetadataKeyLanguageCode;

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
    MPMovieControlStyleDefault = MPMovieControlStyleEmbedded
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

enum {
    MPMovieMediaTypeMaskNone = 0,
    MPMovieMediaTypeMaskVideo = 1,
    MPMovieMediaTypeMaskAudio = 2
};
typedef NSInteger MPMovieMediaTypeMask;

enum {
    MPMovieTimeOptionNearestKeyFrame = 0,
    MPMovieTimeOptionExact = 1
};
typedef NSInteger MPMovieTimeOption;

/// Plays a film of H.264 or MPEG-4, from a file or a server. Main thread. docs/Film.md tells how, and what differs from the
/// device.
@interface MPMoviePlayerController : NSObject <MPMediaPlayback>
/// Begins to read the film. Without a URL nothing is read until `contentURL` is set.
- (id)initWithContentURL:(NSURL *)url;
@property (nonatomic, copy) NSURL *contentURL;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIView *backgroundView;
@property (nonatomic) MPMovieScalingMode scalingMode;
@property (nonatomic) MPMovieControlStyle controlStyle;
@property (nonatomic) MPMovieRepeatMode repeatMode;
@property (nonatomic) BOOL shouldAutoplay;
@property (nonatomic) BOOL useApplicationAudioSession;
@property (nonatomic, getter=isFullscreen) BOOL fullscreen;
- (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated;
@property (nonatomic, readonly) MPMoviePlaybackState playbackState;
@property (nonatomic, readonly) MPMovieLoadState loadState;
@end

@interface MPMoviePlayerController (MPMovieProperties)
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) NSTimeInterval playableDuration;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic) MPMovieSourceType movieSourceType;
/// - Status: stub
@property (nonatomic) BOOL allowsAirPlay;
@property (nonatomic) NSTimeInterval endPlaybackTime;
@property (nonatomic) NSTimeInterval initialPlaybackTime;
/// Known once MPMovieMediaTypesAvailableNotification is posted.
@property (nonatomic, readonly) MPMovieMediaTypeMask movieMediaTypes;
@property (nonatomic, readonly, getter=isAirPlayVideoActive) BOOL airPlayVideoActive;
@end

@interface MPMoviePlayerController (MPMoviePlayerThumbnailGeneration)
- (UIImage *)thumbnailImageAtTime:(NSTimeInterval)playbackTime timeOption:(MPMovieTimeOption)option;
- (void)requestThumbnailImagesAtTimes:(NSArray *)playbackTimes timeOption:(MPMovieTimeOption)option;
- (void)cancelAllThumbnailImageRequests;
@end

@interface MPMoviePlayerController (MPMoviePlayerTimedMetadataAdditions)
- (NSArray *)timedMetadata;
@end

/// - Status: stub
@interface MPTimedMetadata : NSObject
@property (nonatomic, readonly) NSString *key;
@property (nonatomic, readonly) NSString *keyspace;
@property (nonatomic, readonly) id value;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) NSDictionary *allMetadata;
@end

@class MPMovieAccessLog, MPMovieErrorLog;

@interface MPMoviePlayerController (MPMovieLogging)
@property (nonatomic, readonly) MPMovieAccessLog *accessLog;
@property (nonatomic, readonly) MPMovieErrorLog *errorLog;
@end

/// How a film of a server was played; nil for files.
@interface MPMovieAccessLog : NSObject <NSCopying>
@property (nonatomic, readonly) NSData *extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

/// What went wrong with a film of a server.
@interface MPMovieErrorLog : NSObject <NSCopying>
@property (nonatomic, readonly) NSData *extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

/// A session of playing.
@interface MPMovieAccessLogEvent : NSObject <NSCopying>
@property (nonatomic, readonly) NSUInteger numberOfSegmentsDownloaded;
@property (nonatomic, readonly) NSDate *playbackStartDate;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSUInteger numberOfServerAddressChanges;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSTimeInterval playbackStartOffset;
@property (nonatomic, readonly) NSTimeInterval segmentsDownloadedDuration;
@property (nonatomic, readonly) NSTimeInterval durationWatched;
@property (nonatomic, readonly) NSInteger numberOfStalls;
@property (nonatomic, readonly) int64_t numberOfBytesTransferred;
@property (nonatomic, readonly) double observedBitrate;
@property (nonatomic, readonly) double indicatedBitrate;
@property (nonatomic, readonly) NSInteger numberOfDroppedVideoFrames;
@end

/// An error, as URL loading tells it.
@interface MPMovieErrorLogEvent : NSObject <NSCopying>
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSInteger errorStatusCode;
@property (nonatomic, readonly) NSString *errorDomain;
@property (nonatomic, readonly) NSString *errorComment;
@end

/// Before iPhone OS 3.2.
@interface MPMoviePlayerController (MPMoviePlayerDeprecated)
- (void)setBackgroundColor:(UIColor *)backgroundColor;
- (UIColor *)backgroundColor;
- (void)setMovieControlMode:(MPMovieControlMode)mode;
- (MPMovieControlMode)movieControlMode;
@end
