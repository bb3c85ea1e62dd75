#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVCaptureInput
@end

@implementation AVCaptureInputPort
@end

@implementation AVCaptureDeviceInput

+ (id)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (id)initWithDevice:(AVCaptureDevice *)device error:(NSError **)error REFUSES_WITH_ERROR(nil)

@end

@implementation AVCaptureOutput

- (AVCaptureConnection *)connectionWithMediaType:(NSString *)mediaType REFUSES(nil)

@end

@implementation AVCaptureVideoDataOutput

- (void)setSampleBufferDelegate:(id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate
    queue:(dispatch_queue_t)sampleBufferCallbackQueue REFUSES()

@end

@implementation AVCaptureAudioDataOutput

- (void)setSampleBufferDelegate:(id<AVCaptureAudioDataOutputSampleBufferDelegate>)sampleBufferDelegate
    queue:(dispatch_queue_t)sampleBufferCallbackQueue REFUSES()

@end

@implementation AVCaptureFileOutput

- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL
    recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate REFUSES()
- (void)stopRecording REFUSES()

@end

@implementation AVCaptureMovieFileOutput
@end

@implementation AVCaptureStillImageOutput

- (void)captureStillImageAsynchronouslyFromConnection:(AVCaptureConnection *)connection
    completionHandler:(void (^)(CMSampleBufferRef imageDataSampleBuffer, NSError *error))handler REFUSES()
+ (NSData *)jpegStillImageNSDataRepresentation:(CMSampleBufferRef)jpegSampleBuffer REFUSES(nil)

@end

@implementation AVCaptureSession

- (BOOL)canSetSessionPreset:(NSString *)preset REFUSES(NO)
- (BOOL)canAddInput:(AVCaptureInput *)input REFUSES(NO)
- (void)addInput:(AVCaptureInput *)input REFUSES()
- (void)removeInput:(AVCaptureInput *)input REFUSES()
- (BOOL)canAddOutput:(AVCaptureOutput *)output REFUSES(NO)
- (void)addOutput:(AVCaptureOutput *)output REFUSES()
- (void)removeOutput:(AVCaptureOutput *)output REFUSES()
- (void)beginConfiguration REFUSES()
- (void)commitConfiguration REFUSES()
- (void)startRunning REFUSES()
- (void)stopRunning REFUSES()

@end

@implementation AVCaptureConnection
@end

@implementation AVCaptureAudioChannel
@end

@implementation AVCaptureVideoPreviewLayer

+ (id)layerWithSession:(AVCaptureSession *)session REFUSES(nil)
- (id)initWithSession:(AVCaptureSession *)session REFUSES(nil)

@end
