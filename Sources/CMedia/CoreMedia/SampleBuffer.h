#pragma once
#import "CoreVideo/MediaBuffer.h"
#import <CoreMedia/CMSampleBuffer.h>

/// The object behind a CMSampleBufferRef. Its arrays of times and sizes have one entry for all samples or one for each.
@interface SampleBuffer : MediaBuffer {
@public
    /// Block buffer, picture, format, as their references are.
    id data, image, format;
    CMItemCount sampleCount, timingCount, sizeCount;
    CMSampleTimingInfo *timings;
    size_t *sizes;
    NSData *packets;
    NSMutableArray *sampleAttachments;
    CMTime outputTime;
    BOOL isReady, isInvalid;
    CMSampleBufferMakeDataReadyCallback makeReady;
    void *makeReadyContext;
    SampleBuffer *tracked;
    CMSampleBufferInvalidateCallback invalidated;
    uint64_t invalidatedContext;
}
@end

/// The most samples of a buffer.
enum { most_samples = 1 << 24 };

/// - Returns: nil if the reference is no sample buffer.
SampleBuffer *sample_buffer(CMSampleBufferRef reference);

/// A buffer with copies of the arrays; nil, with an error, if they do not suit the number of samples.
SampleBuffer *sample_buffer_make(CMItemCount sampleCount, CMItemCount timingCount, const CMSampleTimingInfo *timings,
                                 CMItemCount sizeCount, const size_t *sizes, OSStatus *status);
CMSampleBufferRef sample_buffer_reference(SampleBuffer *buffer);
