// What file outputs and their recordings share.
#pragma once
#import "Input/MicrophoneTap.h"
#import "Recording/FilmRecording.h"
#import "Session/SessionState.h"

@interface AVCaptureFileOutput ()
/// The recording that is under way; nil if none is.
- (FilmRecording *)present;
- (FilmRecording *)recordingTo:(NSURL *)url delegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate;
- (void)endWithError:(NSError *)error;
- (void)checkLimits;
@end
