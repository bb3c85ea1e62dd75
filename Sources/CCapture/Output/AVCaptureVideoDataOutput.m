// After "AVCaptureVideoDataOutput Class Reference" of iOS 5 and Technical Q&A QA1702.

#import "Output/SampleDelivery.h"
#import "Picture/CameraPicture.h"
#import "Session/SessionState.h"

/// The most frames that wait for a delegate that wants late ones, too.
enum { most_waiting = 15 };

static const int64_t never = INT64_MIN;

@implementation AVCaptureVideoDataOutput {
    SampleDelivery *_delivery;
    CameraBuffer *_buffer;
    NSDictionary *_settings;
    OSType _pixelFormat;
    int64_t _lastFrame;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _delivery = [[SampleDelivery alloc] initWithOutput:self];
    _buffer = [[CameraBuffer alloc] init];
    _alwaysDiscardsLateVideoFrames = YES;
    _minFrameDuration = kCMTimeInvalid;
    _lastFrame = never;
    [self setVideoSettings:nil];
    return self;
}

- (BOOL)takesMediaType:(NSString *)mediaType { return [mediaType isEqualToString:AVMediaTypeVideo]; }

// MARK: Settings

- (void)setSampleBufferDelegate:(id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate
                          queue:(dispatch_queue_t)sampleBufferCallbackQueue {
    [_delivery setDelegate:sampleBufferDelegate queue:sampleBufferCallbackQueue];
}

- (id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate { return _delivery.delegate; }
- (dispatch_queue_t)sampleBufferCallbackQueue { return _delivery.queue; }

- (NSArray *)availableVideoCVPixelFormatTypes { return camera_buffer_formats(); }
/// Frames are not compressed.
- (NSArray *)availableVideoCodecTypes { return [NSArray array]; }

- (NSDictionary *)videoSettings {
    @synchronized(self) {
        return _settings;
    }
}

/// Only the format of the pixels counts, as on the phone.
- (void)setVideoSettings:(NSDictionary *)settings {
    OSType format = camera_buffer_format(settings);
    if (format == 0) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureVideoDataOutput setVideoSettings:] Unsupported pixel format type - use "
                           @"-availableVideoCVPixelFormatTypes"];
    }
    @synchronized(self) {
        NSString *key = (__bridge NSString *)kCVPixelBufferPixelFormatTypeKey;
        _settings = settings ? [settings copy]
                             : [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:format] forKey:key];
        _pixelFormat = format;
    }
}

// MARK: Frames

/// Half a frame of the camera's clock is no time.
- (BOOL)isTooSoon:(int64_t)nanoseconds after:(CMTime)duration {
    if (!CMTIME_IS_NUMERIC(duration) || _lastFrame == never) return NO;
    return (double)(nanoseconds - _lastFrame) < CMTimeGetSeconds(duration) * 1e9 - 0.5e9 / 30;
}

- (void)cameraDidReach:(int64_t)nanoseconds {
    AVCaptureConnection *connection = [self liveConnectionWithMediaType:AVMediaTypeVideo];
    AVCaptureSession *session = self.session;
    if (connection == nil || session == nil || _delivery.delegate == nil) return;
    if ([self isTooSoon:nanoseconds after:_minFrameDuration]) return;
    if ([self isTooSoon:nanoseconds after:connection.videoMinFrameDuration]) return;
    if (_delivery.waiting >= (_alwaysDiscardsLateVideoFrames ? 1 : most_waiting)) return;
    _lastFrame = nanoseconds;
    struct session_format format = session.format;
    struct camera_request request = {.isFront = connection.device.kind == capture_front_camera,
                                     .width = format.width, .height = format.height, .turns = connection.turns,
                                     .isMirrored = connection.videoMirrored, .format = _pixelFormat};
    CMSampleBufferRef sample = [_buffer copySampleOf:&request at:nanoseconds];
    if (sample == NULL) return;
    [_delivery deliver:sample from:connection];
    CFRelease(sample);
}

@end
