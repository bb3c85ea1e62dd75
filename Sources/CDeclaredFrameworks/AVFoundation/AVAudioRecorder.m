#import "Notice/NotThereYet.h"
#import <AVFoundation/AVFoundation.h>

/// kAudioFileUnsupportedFileTypeError of AudioFile.h.
static const NSInteger unsupportedFileType = 'typ?';

@implementation AVAudioRecorder

- (id)initWithURL:(NSURL *)url settings:(NSDictionary *)settings error:(NSError **)error {
    NOT_THERE_YET("AVAudioRecorder", "recording");
    if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:unsupportedFileType userInfo:nil];
    return nil;
}

- (BOOL)prepareToRecord { return NO; }
- (BOOL)record { return NO; }
- (BOOL)recordForDuration:(NSTimeInterval)duration { return NO; }
- (BOOL)deleteRecording { return NO; }

- (void)pause {
}

- (void)stop {
}

- (void)updateMeters {
}

- (float)peakPowerForChannel:(NSUInteger)channelNumber { return -160; }
- (float)averagePowerForChannel:(NSUInteger)channelNumber { return -160; }

@end
