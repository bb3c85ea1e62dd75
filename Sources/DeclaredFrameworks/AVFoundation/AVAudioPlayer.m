#import "Notice/NotThereYet.h"
#import <AVFoundation/AVFoundation.h>

/// Of AudioFile.h: the file's type is not supported.
static const NSInteger unsupportedFileType = 'typ?';

static void fill(NSError **error) {
    if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:unsupportedFileType userInfo:nil];
}

@implementation AVAudioPlayer

- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error {
    NOT_THERE_YET("AVAudioPlayer", "playing");
    fill(error);
    return nil;
}

- (id)initWithData:(NSData *)data error:(NSError **)error {
    NOT_THERE_YET("AVAudioPlayer", "playing");
    fill(error);
    return nil;
}

- (BOOL)prepareToPlay { return NO; }
- (BOOL)play { return NO; }
- (BOOL)playAtTime:(NSTimeInterval)time { return NO; }

- (void)pause {
}

- (void)stop {
}

- (void)updateMeters {
}

- (float)peakPowerForChannel:(NSUInteger)channelNumber { return -160; }
- (float)averagePowerForChannel:(NSUInteger)channelNumber { return -160; }

@end

@implementation AVAudioRecorder

- (id)initWithURL:(NSURL *)url settings:(NSDictionary *)settings error:(NSError **)error {
    NOT_THERE_YET("AVAudioRecorder", "recording");
    fill(error);
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
