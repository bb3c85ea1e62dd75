// Metadata of a stretch of time, as chapters have. Since iOS 4.3.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMTimeRange.h>

/// Metadata of a stretch of time.
@interface AVTimedMetadataGroup : NSObject <NSCopying>
- (id)initWithItems:(NSArray *)items timeRange:(CMTimeRange)timeRange;
@property (readonly) CMTimeRange timeRange;
@property (readonly, copy) NSArray *items;
@end

/// A group that is edited.
@interface AVMutableTimedMetadataGroup : AVTimedMetadataGroup
@property (readwrite) CMTimeRange timeRange;
@property (readwrite, copy) NSArray *items;
@end
