// After "AVCaptureStillImageOutput Class Reference" of iOS 5.

#import "Dispatch/Queues.h"
#import "Output/PhotographFile.h"
#import "Picture/CameraPicture.h"
#import "Session/FrameClock.h"
#import "Session/SessionState.h"
#import <AudioToolbox/AudioServices.h>
#import <QuartzCore/QuartzCore.h>
#include <math.h>

/// From the shutter to the picture, in seconds.
static const NSTimeInterval exposure = 0.3;
/// The most pictures that may be asked for before the first is taken.
enum { most_requests = 8 };
/// The number of the shutter's sound.
enum { shutter_sound = 1108 };

typedef void (^PictureHandler)(CMSampleBufferRef sample, NSError *error);

@implementation AVCaptureStillImageOutput {
    NSDictionary *_settings;
    OSType _pixelFormat;
    int _requests;
    BOOL _isCapturing;
}

- (id)init {
    if (!(self = [super init])) return nil;
    self.outputSettings = [NSDictionary dictionaryWithObject:AVVideoCodecJPEG forKey:AVVideoCodecKey];
    return self;
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    return ![key isEqualToString:@"capturingStillImage"] && [super automaticallyNotifiesObserversForKey:key];
}

- (BOOL)takesMediaType:(NSString *)mediaType { return [mediaType isEqualToString:AVMediaTypeVideo]; }

/// A photograph is upright while the device is, unless the app says otherwise.
- (AVCaptureVideoOrientation)firstOrientationOfPort:(AVCaptureInputPort *)port {
    return AVCaptureVideoOrientationPortrait;
}

// MARK: Settings

- (NSArray *)availableImageDataCVPixelFormatTypes { return camera_buffer_formats(); }
- (NSArray *)availableImageDataCodecTypes { return [NSArray arrayWithObject:AVVideoCodecJPEG]; }
- (NSDictionary *)outputSettings { return _settings; }

- (void)setOutputSettings:(NSDictionary *)settings {
    NSString *codec = [settings objectForKey:AVVideoCodecKey];
    BOOL isFile = codec || [settings objectForKey:(__bridge NSString *)kCVPixelBufferPixelFormatTypeKey] == nil;
    OSType format = isFile ? 0 : camera_buffer_format(settings);
    if ((isFile && codec && ![codec isEqual:AVVideoCodecJPEG]) || (!isFile && format == 0)) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureStillImageOutput setOutputSettings:] Unsupported format: use "
                           @"-availableImageDataCodecTypes or -availableImageDataCVPixelFormatTypes"];
    }
    _settings = [settings copy];
    _pixelFormat = format;
}

// MARK: Taking a picture

- (BOOL)isCapturingStillImage {
    @synchronized(self) {
        return _isCapturing;
    }
}

- (void)becomeCapturing:(BOOL)isCapturing {
    [self willChangeValueForKey:@"capturingStillImage"];
    @synchronized(self) {
        _isCapturing = isCapturing;
    }
    [self didChangeValueForKey:@"capturingStillImage"];
}

- (void)captureStillImageAsynchronouslyFromConnection:(AVCaptureConnection *)connection
                                    completionHandler:(PictureHandler)handler {
    if (connection == nil || connection.output != self || !connection.active) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureStillImageOutput captureStillImageAsynchronouslyFromConnection:"
                           @"completionHandler:] - inactive/invalid connection passed."];
    }
    PictureHandler answer = [handler copy];
    @synchronized(self) {
        if (_requests >= most_requests) {
            [self answer:answer error:capture_error(AVErrorMaximumStillImageCaptureRequestsExceeded, nil)];
            return;
        }
        _requests++;
    }
    dispatch_async(main_queue(), ^{ [self openShutterOf:connection handler:answer]; });
}

/// Handlers are called on a queue of the system's.
- (void)answer:(PictureHandler)handler error:(NSError *)error {
    if (handler == nil) return;
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        @autoreleasepool {
            handler(NULL, error);
        }
    });
}

- (void)openShutterOf:(AVCaptureConnection *)connection handler:(PictureHandler)handler {
    AVCaptureSession *session = self.session;
    if (!session.running) {
        [self endRequest];
        [self answer:handler error:capture_error(AVErrorSessionNotRunning, nil)];
        return;
    }
    [self becomeCapturing:YES];
    AudioServicesPlaySystemSound(shutter_sound);
    NSArray *arguments = handler ? [NSArray arrayWithObjects:connection, handler, nil] : [NSArray arrayWithObject:connection];
    [self performSelector:@selector(take:) withObject:arguments afterDelay:exposure
                  inModes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
}

- (void)endRequest {
    @synchronized(self) {
        _requests--;
    }
}

- (void)take:(NSArray *)arguments {
    AVCaptureConnection *connection = [arguments objectAtIndex:0];
    PictureHandler handler = [arguments count] > 1 ? [arguments objectAtIndex:1] : nil;
    AVCaptureSession *session = self.session;
    AVCaptureDevice *device = connection.device;
    [self endRequest];
    [self becomeCapturing:NO];
    if (!session.running || device == nil) {
        [self answer:handler error:capture_error(AVErrorSessionNotRunning, nil)];
        return;
    }
    struct session_format format = session.format;
    struct camera_request request = {.isFront = device.kind == capture_front_camera, .width = format.still_width,
                                     .height = format.still_height, .format = _pixelFormat};
    CameraPicture *picture = [[CameraPicture alloc] initWithRequest:&request];
    int orientation = photograph_orientation(connection.turns, connection.videoMirrored);
    BOOL usesFlash = device.flashMode == AVCaptureFlashModeOn;
    NSDictionary *properties = photograph_properties(picture, orientation, usesFlash);
    int64_t now = llround(CACurrentMediaTime() * 1e9);
    OSType pixelFormat = _pixelFormat;
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        @autoreleasepool {
            CMSampleBufferRef sample = photograph_create(picture, pixelFormat, properties, now);
            if (handler) handler(sample, sample ? nil : capture_error(AVErrorOutOfMemory, nil));
            if (sample) CFRelease(sample);
        }
    });
}

+ (NSData *)jpegStillImageNSDataRepresentation:(CMSampleBufferRef)jpegSampleBuffer {
    CMFormatDescriptionRef format = CMSampleBufferGetFormatDescription(jpegSampleBuffer);
    if (CMFormatDescriptionGetMediaSubType(format) != kCMVideoCodecType_JPEG) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** +[AVCaptureStillImageOutput jpegStillImageNSDataRepresentation:] Not a jpeg sample buffer."];
    }
    CMBlockBufferRef block = CMSampleBufferGetDataBuffer(jpegSampleBuffer);
    NSMutableData *data = [NSMutableData dataWithLength:CMBlockBufferGetDataLength(block)];
    if (block) CMBlockBufferCopyDataBytes(block, 0, [data length], [data mutableBytes]);
    return data;
}

@end
