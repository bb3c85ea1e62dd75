// What a camera sees, as pixels. All of it belongs to the main thread.
#pragma once
#import "Picture/CameraBuffer.h"
#import "Pictures/PictureBuffers.h"

/// What is asked of a camera.
struct camera_request {
    BOOL isFront;
    /// In pixels, as the sensor lies.
    int32_t width, height;
    /// The quarters of a turn to the right, after which the picture may be mirrored from left to right.
    int turns;
    BOOL isMirrored;
    /// Of the pixels.
    OSType format;
};

/// Grows when a camera may see something else than before.
NSUInteger camera_generation(void);

/// The picture of a moment.
@interface CameraPicture : NSObject
/// - Returns: nil without memory, or for a size that is none.
- (id)initWithRequest:(const struct camera_request *)request;
/// Turned, and mirrored.
@property (nonatomic, readonly) struct picture_rows rows;
/// The same as an image, which the caller releases.
- (CGImageRef)copyImage;
@end
