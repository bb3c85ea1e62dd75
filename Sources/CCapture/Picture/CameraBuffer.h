#pragma once
#import <AVFoundation/AVFoundation.h>

struct camera_request;

/// Frames of a camera as samples. As long as the camera sees the same, each is a copy of the first.
@interface CameraBuffer : NSObject
/// - Returns: NULL without memory. The caller releases it.
- (CMSampleBufferRef)copySampleOf:(const struct camera_request *)request at:(int64_t)nanoseconds;
@end

/// The formats of pixels that cameras give, the quickest first, as numbers.
NSArray *camera_buffer_formats(void);

/// The format that an app's settings ask for, the first one without settings; 0 for one that there is not.
OSType camera_buffer_format(NSDictionary *settings);
