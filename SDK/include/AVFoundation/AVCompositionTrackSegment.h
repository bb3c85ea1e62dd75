// A stretch of a composition's track: where its media come from. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrackSegment.h>
#import <CoreMedia/CMBase.h>

/// A segment of a composition's track: which stretch of which track of which file it shows.
@interface AVCompositionTrackSegment : AVAssetTrackSegment
+ (AVCompositionTrackSegment *)compositionTrackSegmentWithURL:(NSURL *)URL
                                                      trackID:(CMPersistentTrackID)trackID
                                              sourceTimeRange:(CMTimeRange)sourceTimeRange
                                              targetTimeRange:(CMTimeRange)targetTimeRange;
+ (AVCompositionTrackSegment *)compositionTrackSegmentWithTimeRange:(CMTimeRange)timeRange;
- (id)initWithURL:(NSURL *)URL
            trackID:(CMPersistentTrackID)trackID
    sourceTimeRange:(CMTimeRange)sourceTimeRange
    targetTimeRange:(CMTimeRange)targetTimeRange;
- (id)initWithTimeRange:(CMTimeRange)timeRange;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) NSURL *sourceURL;
@property (nonatomic, readonly) CMPersistentTrackID sourceTrackID;
@end
