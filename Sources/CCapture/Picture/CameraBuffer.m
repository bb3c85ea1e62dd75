#import "Picture/CameraBuffer.h"
#import "Device/CameraLink.h"
#import "Picture/CameraPicture.h"
#import "Session/FrameClock.h"

@implementation CameraBuffer {
    struct camera_request _request;
    NSUInteger _generation;
    /// Of a film that the camera sees.
    double _moment;
    CVPixelBufferRef _first;
    CMVideoFormatDescriptionRef _description;
}

- (void)forget {
    if (_first) CVPixelBufferRelease(_first);
    if (_description) CFRelease(_description);
    _first = NULL;
    _description = NULL;
}

- (void)dealloc { [self forget]; }

- (BOOL)isCurrent:(const struct camera_request *)request {
    return _first && _generation == camera_generation() && _moment == device_camera_moment(request->isFront) && request->isFront == _request.isFront &&
           request->width == _request.width && request->height == _request.height && request->turns == _request.turns &&
           request->isMirrored == _request.isMirrored && request->format == _request.format;
}

- (void)look:(const struct camera_request *)request {
    if ([self isCurrent:request]) return;
    [self forget];
    CameraPicture *picture = [[CameraPicture alloc] initWithRequest:request];
    if (picture == nil) return;
    struct picture_rows rows = picture.rows;
    _first = picture_buffer_create(request->format, &rows);
    if (_first) CMVideoFormatDescriptionCreateForImageBuffer(NULL, _first, &_description);
    _request = *request;
    _generation = camera_generation();
    _moment = device_camera_moment(request->isFront);
}

- (CMSampleBufferRef)copySampleOf:(const struct camera_request *)request at:(int64_t)nanoseconds {
    [self look:request];
    // Apps draw into the buffers that they get.
    CVPixelBufferRef buffer = _first ? picture_buffer_copy(_first) : NULL;
    if (buffer == NULL) return NULL;
    CMSampleBufferRef sample = picture_sample_create(buffer, _description, CMTimeMake(nanoseconds, 1000000000),
                                                     CMTimeMake(1, camera_frame_rate));
    CVPixelBufferRelease(buffer);
    return sample;
}

@end

NSArray *camera_buffer_formats(void) {
    return [NSArray
        arrayWithObjects:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange],
                         [NSNumber numberWithUnsignedInt:kCVPixelFormatType_420YpCbCr8BiPlanarFullRange],
                         [NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA], nil];
}

OSType camera_buffer_format(NSDictionary *settings) {
    id format = [settings objectForKey:(__bridge NSString *)kCVPixelBufferPixelFormatTypeKey];
    if (format == nil) return kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange;
    if (![camera_buffer_formats() containsObject:format]) return 0;
    return [format unsignedIntValue];
}
