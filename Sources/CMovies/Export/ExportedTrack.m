#import "Export/ExportedTrack.h"
#include <math.h>

@implementation ExportedTrack {
    SampleSource *_source;
}

- (id)initWithSource:(SampleSource *)source input:(AVAssetWriterInput *)input {
    if (!(self = [super init])) return nil;
    _source = source;
    _input = input;
    _time = -INFINITY;
    return self;
}

- (BOOL)writeNext {
    CMSampleBufferRef sample = [_source copyNextSample];
    if (sample == NULL) {
        _isAtEnd = YES;
        _source = nil;
        return YES;
    }
    double time = CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample));
    if (isfinite(time)) _time = fmax(_time, time);
    BOOL isWritten = [_input appendSampleBuffer:sample];
    CFRelease(sample);
    return isWritten;
}

@end
