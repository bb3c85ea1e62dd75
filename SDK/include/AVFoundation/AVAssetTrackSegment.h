// A stretch of a track. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMTimeRange.h>

/// - Status: stub
@interface AVAssetTrackSegment : NSObject
@property (nonatomic, readonly) CMTimeMapping timeMapping;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@end
