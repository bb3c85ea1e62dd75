// What a player plays, and how far it is. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreGraphics/CoreGraphics.h>
#import <CoreMedia/CMTime.h>
#import <CoreMedia/CMTimeRange.h>

@class AVAsset, AVAudioMix, AVMediaSelectionGroup, AVMediaSelectionOption, AVPlayerItemAccessLog, AVPlayerItemErrorLog,
    AVVideoComposition;

AV_EXTERN NSString *const AVPlayerItemTimeJumpedNotification;
AV_EXTERN NSString *const AVPlayerItemDidPlayToEndTimeNotification;
AV_EXTERN NSString *const AVPlayerItemFailedToPlayToEndTimeNotification;
AV_EXTERN NSString *const AVPlayerItemFailedToPlayToEndTimeErrorKey;

enum {
    AVPlayerItemStatusUnknown = 0,
    AVPlayerItemStatusReadyToPlay = 1,
    AVPlayerItemStatusFailed = 2
};
typedef NSInteger AVPlayerItemStatus;

@interface AVPlayerItem : NSObject <NSCopying>
+ (AVPlayerItem *)playerItemWithURL:(NSURL *)URL;
+ (AVPlayerItem *)playerItemWithAsset:(AVAsset *)asset;
- (id)initWithURL:(NSURL *)URL;
- (id)initWithAsset:(AVAsset *)asset;
@property (nonatomic, readonly) AVPlayerItemStatus status;
@property (nonatomic, readonly) NSError *error;
@end

@interface AVPlayerItem (AVPlayerItemInspection)
@property (nonatomic, readonly) AVAsset *asset;
@property (nonatomic, readonly) NSArray *tracks;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly) CGSize presentationSize;
@property (nonatomic, readonly) BOOL canPlayFastForward;
@property (nonatomic, readonly) BOOL canPlayFastReverse;
/// - Status: stub
@property (nonatomic, readonly) NSArray *timedMetadata;
@end

@interface AVPlayerItem (AVPlayerItemTimeControl)
- (CMTime)currentTime;
@property (nonatomic) CMTime forwardPlaybackEndTime;
/// Where playing backwards ends; invalid for the beginning. Nothing is posted there.
@property (nonatomic) CMTime reversePlaybackEndTime;
@property (nonatomic, readonly) NSArray *seekableTimeRanges;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (void)seekToTime:(CMTime)time
      toleranceBefore:(CMTime)toleranceBefore
       toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler;
- (void)cancelPendingSeeks;
/// - Status: stub
- (NSDate *)currentDate;
/// - Status: stub
- (BOOL)seekToDate:(NSDate *)date;
- (void)stepByCount:(NSInteger)stepCount;
@end

@interface AVPlayerItem (AVPlayerItemPresentation)
/// A film that still comes from a server is heard as it is until all of it is there.
@property (nonatomic, copy) AVAudioMix *audioMix;
/// One with an animation tool raises `NSInvalidArgumentException`.
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@end

@interface AVPlayerItem (AVPlayerItemPlayability)
@property (nonatomic, readonly) NSArray *loadedTimeRanges;
@property (nonatomic, readonly, getter=isPlaybackLikelyToKeepUp) BOOL playbackLikelyToKeepUp;
@property (nonatomic, readonly, getter=isPlaybackBufferFull) BOOL playbackBufferFull;
@property (nonatomic, readonly, getter=isPlaybackBufferEmpty) BOOL playbackBufferEmpty;
@end

@interface AVPlayerItem (AVPlayerItemMediaSelection)
/// Sound is that of the option from now on. Text can be chosen, and is not shown.
- (void)selectMediaOption:(AVMediaSelectionOption *)mediaSelectionOption
    inMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
/// What was selected; of sound else the first track that is enabled.
- (AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@end

@interface AVPlayerItem (AVPlayerItemLogging)
/// Nil for files, and before anything was played.
- (AVPlayerItemAccessLog *)accessLog;
/// Nil without errors of a server.
- (AVPlayerItemErrorLog *)errorLog;
@end

/// How a film of a server was played.
@interface AVPlayerItemAccessLog : NSObject <NSCopying>
- (NSData *)extendedLogData;
- (NSStringEncoding)extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

/// What went wrong with a film of a server.
@interface AVPlayerItemErrorLog : NSObject <NSCopying>
- (NSData *)extendedLogData;
- (NSStringEncoding)extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

/// A session of playing. What is not known is negative.
@interface AVPlayerItemAccessLogEvent : NSObject <NSCopying>
@property (nonatomic, readonly) NSInteger numberOfSegmentsDownloaded;
@property (nonatomic, readonly) NSDate *playbackStartDate;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSInteger numberOfServerAddressChanges;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSTimeInterval playbackStartOffset;
@property (nonatomic, readonly) NSTimeInterval segmentsDownloadedDuration;
@property (nonatomic, readonly) NSTimeInterval durationWatched;
@property (nonatomic, readonly) NSInteger numberOfStalls;
@property (nonatomic, readonly) long long numberOfBytesTransferred;
@property (nonatomic, readonly) double observedBitrate;
@property (nonatomic, readonly) double indicatedBitrate;
@property (nonatomic, readonly) NSInteger numberOfDroppedVideoFrames;
@end

/// An error, as URL loading tells it.
@interface AVPlayerItemErrorLogEvent : NSObject <NSCopying>
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSInteger errorStatusCode;
@property (nonatomic, readonly) NSString *errorDomain;
@property (nonatomic, readonly) NSString *errorComment;
@end
