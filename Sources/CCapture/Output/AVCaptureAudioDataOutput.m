#import "Input/MicrophoneTap.h"
#import "Output/SampleDelivery.h"
#import "Session/SessionState.h"

/// The most blocks that wait for a delegate: a second and a half.
enum { most_blocks = 64 };

@implementation AVCaptureAudioDataOutput {
    SampleDelivery *_delivery;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _delivery = [[SampleDelivery alloc] initWithOutput:self];
    return self;
}

- (BOOL)takesMediaType:(NSString *)mediaType { return [mediaType isEqualToString:AVMediaTypeAudio]; }

- (void)setSampleBufferDelegate:(id<AVCaptureAudioDataOutputSampleBufferDelegate>)sampleBufferDelegate
                          queue:(dispatch_queue_t)sampleBufferCallbackQueue {
    [_delivery setDelegate:sampleBufferDelegate queue:sampleBufferCallbackQueue];
}

- (id<AVCaptureAudioDataOutputSampleBufferDelegate>)sampleBufferDelegate { return _delivery.delegate; }
- (dispatch_queue_t)sampleBufferCallbackQueue { return _delivery.queue; }

- (void)microphoneDidHear:(CMSampleBufferRef)sample {
    AVCaptureConnection *connection = [self liveConnectionWithMediaType:AVMediaTypeAudio];
    if (connection && _delivery.waiting < most_blocks) [_delivery deliver:sample from:connection];
}

@end
