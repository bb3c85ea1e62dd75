// The times and sizes of a buffer's samples.

#import "CoreMedia/SampleBuffer.h"

CMItemCount CMSampleBufferGetNumSamples(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    return object ? object->sampleCount : 0;
}

/// The times of one sample. One entry for all of them is that of the first; the others follow it.
static CMSampleTimingInfo timing_of(SampleBuffer *object, CMItemCount index) {
    if (object == nil || object->timingCount == 0) return kCMTimingInfoInvalid;
    if (object->timingCount > 1) return object->timings[index];
    CMSampleTimingInfo timing = object->timings[0];
    if (index == 0) return timing;
    if (CMTIME_IS_NUMERIC(timing.presentationTimeStamp) && CMTIME_IS_NUMERIC(timing.duration)) {
        CMTime later = CMTimeMultiply(timing.duration, (int32_t)index);
        timing.presentationTimeStamp = CMTimeAdd(timing.presentationTimeStamp, later);
        if (CMTIME_IS_NUMERIC(timing.decodeTimeStamp)) timing.decodeTimeStamp = CMTimeAdd(timing.decodeTimeStamp, later);
    }
    return timing;
}

CMTime CMSampleBufferGetDuration(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || object->timingCount == 0) return kCMTimeInvalid;
    CMTime duration = object->timings[0].duration;
    if (object->timingCount == 1) return CMTimeMultiply(duration, (int32_t)object->sampleCount);
    for (CMItemCount i = 1; i < object->timingCount; i++) duration = CMTimeAdd(duration, object->timings[i].duration);
    return duration;
}

CMTime CMSampleBufferGetPresentationTimeStamp(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    CMTime first = timing_of(object, 0).presentationTimeStamp;
    // Pictures are in the order in which they are decoded.
    for (CMItemCount i = 1; object && i < object->timingCount; i++) {
        CMTime time = object->timings[i].presentationTimeStamp;
        if (CMTimeCompare(time, first) < 0) first = time;
    }
    return first;
}

CMTime CMSampleBufferGetDecodeTimeStamp(CMSampleBufferRef buffer) {
    return timing_of(sample_buffer(buffer), 0).decodeTimeStamp;
}

OSStatus CMSampleBufferGetSampleTimingInfo(CMSampleBufferRef buffer, CMItemIndex sampleIndex,
                                           CMSampleTimingInfo *timingInfo) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || timingInfo == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->timingCount == 0) return kCMSampleBufferError_BufferHasNoSampleTimingInfo;
    if (sampleIndex < 0 || sampleIndex >= object->sampleCount) return kCMSampleBufferError_SampleIndexOutOfRange;
    *timingInfo = timing_of(object, sampleIndex);
    return noErr;
}

OSStatus CMSampleBufferGetSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                CMSampleTimingInfo *timingArray,
                                                CMItemCount *timingArrayEntriesNeeded) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->timingCount == 0) return kCMSampleBufferError_BufferHasNoSampleTimingInfo;
    if (timingArrayEntriesNeeded) *timingArrayEntriesNeeded = object->timingCount;
    if (timingArray == NULL) return noErr;
    if (timingArrayEntries < object->timingCount) return kCMSampleBufferError_ArrayTooSmall;
    memcpy(timingArray, object->timings, (size_t)object->timingCount * sizeof *timingArray);
    return noErr;
}

// MARK: Output

CMTime CMSampleBufferGetOutputPresentationTimeStamp(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object && CMTIME_IS_VALID(object->outputTime)) return object->outputTime;
    return CMSampleBufferGetPresentationTimeStamp(buffer);
}

OSStatus CMSampleBufferSetOutputPresentationTimeStamp(CMSampleBufferRef buffer, CMTime outputPresentationTimeStamp) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    object->outputTime = outputPresentationTimeStamp;
    return noErr;
}

/// How much faster than its own times a buffer is played, by its attachment.
static double speed_of(SampleBuffer *object) {
    if (object == nil) return 1;
    id speed = (__bridge id)CMGetAttachment((__bridge CFTypeRef)object, kCMSampleBufferAttachmentKey_SpeedMultiplier, NULL);
    double value = [speed isKindOfClass:[NSNumber class]] ? [speed doubleValue] : 1;
    return value > 0 ? value : 1;
}

/// How much of the beginning, or of the end, is not played.
static CMTime trimmed(SampleBuffer *object, CFStringRef key) {
    CFTypeRef value = object ? CMGetAttachment((__bridge CFTypeRef)object, key, NULL) : NULL;
    CMTime time = value ? CMTimeMakeFromDictionary(value) : kCMTimeZero;
    return CMTIME_IS_NUMERIC(time) ? time : kCMTimeZero;
}

CMTime CMSampleBufferGetOutputDuration(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    CMTime duration = CMSampleBufferGetDuration(buffer);
    if (!CMTIME_IS_NUMERIC(duration)) return duration;
    duration = CMTimeSubtract(duration, trimmed(object, kCMSampleBufferAttachmentKey_TrimDurationAtStart));
    duration = CMTimeSubtract(duration, trimmed(object, kCMSampleBufferAttachmentKey_TrimDurationAtEnd));
    double speed = speed_of(object);
    return speed == 1 ? duration : CMTimeMultiplyByFloat64(duration, 1 / speed);
}

CMTime CMSampleBufferGetOutputDecodeTimeStamp(CMSampleBufferRef buffer) {
    CMTime decoded = CMSampleBufferGetDecodeTimeStamp(buffer), shown = CMSampleBufferGetPresentationTimeStamp(buffer);
    if (!CMTIME_IS_NUMERIC(decoded) || !CMTIME_IS_NUMERIC(shown)) return decoded;
    return CMTimeSubtract(CMSampleBufferGetOutputPresentationTimeStamp(buffer), CMTimeSubtract(shown, decoded));
}

OSStatus CMSampleBufferGetOutputSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                      CMSampleTimingInfo *timingArray,
                                                      CMItemCount *timingArrayEntriesNeeded) {
    OSStatus status = CMSampleBufferGetSampleTimingInfoArray(buffer, timingArrayEntries, timingArray,
                                                             timingArrayEntriesNeeded);
    if (status || timingArray == NULL) return status;
    SampleBuffer *object = sample_buffer(buffer);
    CMTime first = CMSampleBufferGetPresentationTimeStamp(buffer);
    CMTime output = CMSampleBufferGetOutputPresentationTimeStamp(buffer);
    double speed = speed_of(object);
    for (CMItemCount i = 0; i < object->timingCount; i++) {
        CMSampleTimingInfo *timing = &timingArray[i];
        CMTime later = CMTimeSubtract(timing->presentationTimeStamp, first);
        if (speed != 1) later = CMTimeMultiplyByFloat64(later, 1 / speed);
        if (speed != 1) timing->duration = CMTimeMultiplyByFloat64(timing->duration, 1 / speed);
        if (CMTIME_IS_NUMERIC(timing->decodeTimeStamp)) {
            CMTime lead = CMTimeSubtract(timing->presentationTimeStamp, timing->decodeTimeStamp);
            timing->decodeTimeStamp = CMTimeSubtract(CMTimeAdd(output, later), lead);
        }
        timing->presentationTimeStamp = CMTimeAdd(output, later);
    }
    return noErr;
}

// MARK: Sizes

size_t CMSampleBufferGetSampleSize(CMSampleBufferRef buffer, CMItemIndex sampleIndex) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || object->sizeCount == 0 || sampleIndex < 0 || sampleIndex >= object->sampleCount) return 0;
    return object->sizes[object->sizeCount == 1 ? 0 : sampleIndex];
}

size_t CMSampleBufferGetTotalSampleSize(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || object->sizeCount == 0) return 0;
    if (object->sizeCount == 1) return object->sizes[0] * (size_t)object->sampleCount;
    size_t total = 0;
    for (CMItemCount i = 0; i < object->sizeCount; i++) total += object->sizes[i];
    return total;
}

OSStatus CMSampleBufferGetSampleSizeArray(CMSampleBufferRef buffer, CMItemCount sizeArrayEntries, size_t *sizeArray,
                                          CMItemCount *sizeArrayEntriesNeeded) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->sizeCount == 0) return kCMSampleBufferError_BufferHasNoSampleSizes;
    if (sizeArrayEntriesNeeded) *sizeArrayEntriesNeeded = object->sizeCount;
    if (sizeArray == NULL) return noErr;
    if (sizeArrayEntries < object->sizeCount) return kCMSampleBufferError_ArrayTooSmall;
    memcpy(sizeArray, object->sizes, (size_t)object->sizeCount * sizeof *sizeArray);
    return noErr;
}
