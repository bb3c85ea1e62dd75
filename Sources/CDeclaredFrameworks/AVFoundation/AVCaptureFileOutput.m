#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

// Films are not recorded yet: a session does not take these outputs.

@implementation AVCaptureFileOutput

- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL
                    recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate REFUSES()
- (void)stopRecording REFUSES()

@end

@implementation AVCaptureMovieFileOutput
@end
