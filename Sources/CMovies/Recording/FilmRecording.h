#pragma once
#import <AVFoundation/AVFoundation.h>

/// A film of a camera and a microphone that is being written. Its delegate is told on the main thread, in a later turn.
@interface FilmRecording : NSObject
- (id)initWithURL:(NSURL *)url output:(AVCaptureFileOutput *)output
         delegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate;
@property (nonatomic, readonly) NSURL *url;
@property (readonly) CMTime duration;
/// Of the file until now, in bytes.
@property (nonatomic, readonly) int64_t size;
/// What the film says of itself, and after what time of it it can be played; set before it begins.
@property (nonatomic, copy) NSArray *metadata;
@property (nonatomic) CMTime fragmentInterval;
/// - Returns: NO if the file cannot be written.
- (BOOL)begin:(NSError **)error;
- (BOOL)appendPicture:(CMSampleBufferRef)sample;
/// On the thread that hears. What comes before the first picture is left out.
- (void)appendSound:(CMSampleBufferRef)sample;
/// Ends the file, and tells the delegate. Once.
- (void)endWithError:(NSError *)error;
@end
