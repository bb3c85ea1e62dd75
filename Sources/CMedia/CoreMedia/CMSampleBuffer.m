// What a sample buffer holds, and whether that is there. After "CMSampleBuffer Reference" of iOS 5.

#import "CoreMedia/SampleBuffer.h"
#import "Notice/TypeIdentifiers.h"

SampleBuffer *sample_buffer(CMSampleBufferRef reference) {
    id object = (__bridge id)(void *)reference;
    return [object isKindOfClass:[SampleBuffer class]] ? object : nil;
}

CMSampleBufferRef sample_buffer_reference(SampleBuffer *buffer) {
    return (CMSampleBufferRef)(__bridge_retained void *)buffer;
}

CFTypeID CMSampleBufferGetTypeID(void) { return SampleBufferType; }

CMBlockBufferRef CMSampleBufferGetDataBuffer(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    return object && !object->isInvalid ? (__bridge CMBlockBufferRef)object->data : NULL;
}

CVImageBufferRef CMSampleBufferGetImageBuffer(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    return object && !object->isInvalid ? (__bridge CVImageBufferRef)object->image : NULL;
}

CMFormatDescriptionRef CMSampleBufferGetFormatDescription(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    return object ? (__bridge CMFormatDescriptionRef)object->format : NULL;
}

OSStatus CMSampleBufferSetDataBuffer(CMSampleBufferRef buffer, CMBlockBufferRef dataBuffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || dataBuffer == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->data || object->image) return kCMSampleBufferError_AlreadyHasDataBuffer;
    object->data = (__bridge id)(void *)dataBuffer;
    return noErr;
}

// MARK: Ready and valid

OSStatus CMSampleBufferSetDataReady(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->isReady) return noErr;
    object->isReady = YES;
    NSString *name = (__bridge NSString *)kCMSampleBufferNotification_DataBecameReady;
    [[NSNotificationCenter defaultCenter] postNotificationName:name object:object];
    return noErr;
}

Boolean CMSampleBufferDataIsReady(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    // Buffers may track each other in a circle.
    for (int depth = 0; object && depth < 64; depth++, object = object->tracked) {
        if (object->isReady) return true;
    }
    return false;
}

OSStatus CMSampleBufferMakeDataReady(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (CMSampleBufferDataIsReady(buffer)) return noErr;
    if (object->makeReady == NULL) return kCMSampleBufferError_BufferNotReady;
    OSStatus status = object->makeReady(buffer, object->makeReadyContext);
    return status ? status : CMSampleBufferSetDataReady(buffer);
}

OSStatus CMSampleBufferTrackDataReadiness(CMSampleBufferRef buffer, CMSampleBufferRef bufferToTrack) {
    SampleBuffer *object = sample_buffer(buffer), *other = sample_buffer(bufferToTrack);
    if (object == nil || other == nil || object == other) return kCMSampleBufferError_RequiredParameterMissing;
    object->tracked = other;
    return noErr;
}

OSStatus CMSampleBufferInvalidate(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (object->isInvalid) return kCMSampleBufferError_Invalidated;
    object->isInvalid = YES;
    if (object->invalidated) object->invalidated(buffer, object->invalidatedContext);
    object->data = object->image = nil;
    return noErr;
}

OSStatus CMSampleBufferSetInvalidateCallback(CMSampleBufferRef buffer,
                                             CMSampleBufferInvalidateCallback invalidateCallback,
                                             uint64_t invalidateRefCon) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || invalidateCallback == NULL || object->invalidated)
        return kCMSampleBufferError_RequiredParameterMissing;
    object->invalidated = invalidateCallback;
    object->invalidatedContext = invalidateRefCon;
    return noErr;
}

Boolean CMSampleBufferIsValid(CMSampleBufferRef buffer) {
    SampleBuffer *object = sample_buffer(buffer);
    return object && !object->isInvalid;
}

// MARK: Each sample

CFArrayRef CMSampleBufferGetSampleAttachmentsArray(CMSampleBufferRef buffer, Boolean createIfNecessary) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object && object->sampleAttachments == nil && createIfNecessary && object->sampleCount > 0) {
        object->sampleAttachments = [[NSMutableArray alloc] init];
        for (CMItemCount i = 0; i < object->sampleCount; i++)
            [object->sampleAttachments addObject:[NSMutableDictionary dictionary]];
    }
    return object ? (__bridge CFArrayRef)object->sampleAttachments : NULL;
}

OSStatus CMSampleBufferCallForEachSample(CMSampleBufferRef buffer,
                                         OSStatus (*callback)(CMSampleBufferRef sampleBuffer, CMItemCount index,
                                                              void *refcon),
                                         void *refcon) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || callback == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    for (CMItemCount i = 0; i < object->sampleCount; i++) {
        CMSampleBufferRef single = NULL;
        OSStatus status = CMSampleBufferCopySampleBufferForRange(NULL, buffer, CFRangeMake(i, 1), &single);
        if (status == 0) status = callback(single, i, refcon);
        if (single) CFRelease(single);
        if (status) return status;
    }
    return noErr;
}
