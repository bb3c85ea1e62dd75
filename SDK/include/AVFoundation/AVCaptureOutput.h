// Where a capture session's media go. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMSampleBuffer.h>
#import <CoreVideo/CVPixelBuffer.h>
#include <dispatch/dispatch.h>

@class AVCaptureConnection, AVCaptureFileOutput;
@protocol AVCaptureVideoDataOutputSampleBufferDelegate, AVCaptureAudioDataOutputSampleBufferDelegate;

@interface AVCaptureOutput : NSObject
@property (nonatomic, readonly) NSArray *connections;
- (AVCaptureConnection *)connectionWithMediaType:(NSString *)mediaType;
@end

@interface AVCaptureVideoDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate
                          queue:(dispatch_queue_t)sampleBufferCallbackQueue;
@property (nonatomic, readonly) id<AVCaptureVideoDataOutputSampleBufferDelegate> sampleBufferDelegate;
@property (nonatomic, readonly) dispatch_queue_t sampleBufferCallbackQueue;
@property (nonatomic, copy) NSDictionary *videoSettings;
@property (nonatomic, readonly) NSArray *availableVideoCVPixelFormatTypes;
@property (nonatomic, readonly) NSArray *availableVideoCodecTypes;
@property (nonatomic) CMTime minFrameDuration;
@property (nonatomic) BOOL alwaysDiscardsLateVideoFrames;
@end

@protocol AVCaptureVideoDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)captureOutput
    didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer
           fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureAudioDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(id<AVCaptureAudioDataOutputSampleBufferDelegate>)sampleBufferDelegate
                          queue:(dispatch_queue_t)sampleBufferCallbackQueue;
@property (nonatomic, readonly) id<AVCaptureAudioDataOutputSampleBufferDelegate> sampleBufferDelegate;
@property (nonatomic, readonly) dispatch_queue_t sampleBufferCallbackQueue;
@end

@protocol AVCaptureAudioDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)captureOutput
    didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer
           fromConnection:(AVCaptureConnection *)connection;
@end

@protocol AVCaptureFileOutputRecordingDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureFileOutput *)captureOutput
    didStartRecordingToOutputFileAtURL:(NSURL *)fileURL
                       fromConnections:(NSArray *)connections;
@required
- (void)captureOutput:(AVCaptureFileOutput *)captureOutput
    didFinishRecordingToOutputFileAtURL:(NSURL *)outputFileURL
                        fromConnections:(NSArray *)connections
                                  error:(NSError *)error;
@end

@interface AVCaptureFileOutput : AVCaptureOutput
@property (nonatomic, readonly) NSURL *outputFileURL;
- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL
                    recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate;
- (void)stopRecording;
@property (nonatomic, readonly, getter=isRecording) BOOL recording;
@property (nonatomic, readonly) CMTime recordedDuration;
@property (nonatomic, readonly) int64_t recordedFileSize;
@property (nonatomic) CMTime maxRecordedDuration;
@property (nonatomic) int64_t maxRecordedFileSize;
/// Bytes of the disk that stay free: with less a recording ends whole, with `AVErrorDiskFull`.
@property (nonatomic) int64_t minFreeDiskSpaceLimit;
@end

@interface AVCaptureMovieFileOutput : AVCaptureFileOutput
/// See `AVAssetWriter`; not in fragments unless set.
@property (nonatomic) CMTime movieFragmentInterval;
/// What recordings that begin from now on say of themselves.
@property (nonatomic, copy) NSArray *metadata;
@end

@interface AVCaptureStillImageOutput : AVCaptureOutput
@property (nonatomic, copy) NSDictionary *outputSettings;
@property (nonatomic, readonly) NSArray *availableImageDataCVPixelFormatTypes;
@property (nonatomic, readonly) NSArray *availableImageDataCodecTypes;
@property (readonly, getter=isCapturingStillImage) BOOL capturingStillImage;
- (void)captureStillImageAsynchronouslyFromConnection:(AVCaptureConnection *)connection
                                    completionHandler:(void (^)(CMSampleBufferRef imageDataSampleBuffer,
                                                                NSError *error))handler;
+ (NSData *)jpegStillImageNSDataRepresentation:(CMSampleBufferRef)jpegSampleBuffer;
@end
