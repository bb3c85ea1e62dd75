// A stretch of a track. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMTimeRange.h>

/// Where a stretch of a track comes from, and when it is shown.
@interface AVAssetTrackSegment : NSObject
/// From the times of the source to those of the track. The source of an empty one is invalid.
@property (nonatomic, readonly) CMTimeMapping timeMapping;
/// True for a stretch in which nothing is shown or heard.
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@end
