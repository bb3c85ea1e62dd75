// How sample buffers are made, of data, of pictures, and of each other.

#import "CoreMedia/BlockBuffer.h"
#import "CoreMedia/SampleBuffer.h"

static void *copy_of(const void *array, size_t size) {
    void *copy = malloc(size);
    if (copy) memcpy(copy, array, size);
    return copy;
}

static BOOL suits(CMItemCount count, const void *array, CMItemCount sampleCount) {
    return count == 0 || (array && (count == 1 || count == sampleCount));
}

SampleBuffer *sample_buffer_make(CMItemCount sampleCount, CMItemCount timingCount, const CMSampleTimingInfo *timings,
                                 CMItemCount sizeCount, const size_t *sizes, OSStatus *status) {
    *status = kCMSampleBufferError_InvalidEntryCount;
    if (sampleCount < 0 || sampleCount > most_samples) return nil;
    if (!suits(timingCount, timings, sampleCount) || !suits(sizeCount, sizes, sampleCount)) return nil;
    SampleBuffer *object = [[SampleBuffer alloc] init];
    object->sampleCount = sampleCount;
    object->outputTime = kCMTimeInvalid;
    *status = kCMSampleBufferError_AllocationFailed;
    if (timingCount) {
        object->timings = copy_of(timings, (size_t)timingCount * sizeof *timings);
        if (object->timings == NULL) return nil;
        object->timingCount = timingCount;
    }
    if (sizeCount) {
        object->sizes = copy_of(sizes, (size_t)sizeCount * sizeof *sizes);
        if (object->sizes == NULL) return nil;
        object->sizeCount = sizeCount;
    }
    *status = noErr;
    return object;
}

OSStatus CMSampleBufferCreate(CFAllocatorRef allocator, CMBlockBufferRef dataBuffer, Boolean dataReady,
                              CMSampleBufferMakeDataReadyCallback makeDataReadyCallback, void *makeDataReadyRefcon,
                              CMFormatDescriptionRef formatDescription, CMItemCount numSamples,
                              CMItemCount numSampleTimingEntries, const CMSampleTimingInfo *sampleTimingArray,
                              CMItemCount numSampleSizeEntries, const size_t *sampleSizeArray,
                              CMSampleBufferRef *buffer) {
    if (buffer == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    *buffer = NULL;
    OSStatus status;
    SampleBuffer *object = sample_buffer_make(numSamples, numSampleTimingEntries, sampleTimingArray,
                                              numSampleSizeEntries, sampleSizeArray, &status);
    if (object == nil) return status;
    object->data = (__bridge id)(void *)dataBuffer;
    object->format = (__bridge id)(void *)formatDescription;
    object->isReady = dataReady;
    object->makeReady = makeDataReadyCallback;
    object->makeReadyContext = makeDataReadyRefcon;
    *buffer = sample_buffer_reference(object);
    return noErr;
}

OSStatus CMSampleBufferCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer, Boolean dataReady,
                                            CMSampleBufferMakeDataReadyCallback makeDataReadyCallback,
                                            void *makeDataReadyRefcon, CMVideoFormatDescriptionRef formatDescription,
                                            const CMSampleTimingInfo *sampleTiming, CMSampleBufferRef *buffer) {
    if (buffer == NULL || imageBuffer == NULL || formatDescription == NULL || sampleTiming == NULL)
        return kCMSampleBufferError_RequiredParameterMissing;
    *buffer = NULL;
    if (!CMVideoFormatDescriptionMatchesImageBuffer(formatDescription, imageBuffer))
        return kCMSampleBufferError_InvalidMediaFormat;
    OSStatus status = CMSampleBufferCreate(allocator, NULL, dataReady, makeDataReadyCallback, makeDataReadyRefcon,
                                           formatDescription, 1, 1, sampleTiming, 0, NULL, buffer);
    if (status) return status;
    sample_buffer(*buffer)->image = (__bridge id)(void *)imageBuffer;
    CVBufferPropagateAttachments((CVBufferRef)imageBuffer, (CVBufferRef)*buffer);
    return noErr;
}

// MARK: Copies

static SampleBuffer *copy_buffer(SampleBuffer *source, CMItemCount timingCount, const CMSampleTimingInfo *timings,
                                 OSStatus *status) {
    SampleBuffer *copy = sample_buffer_make(source->sampleCount, timingCount, timings, source->sizeCount, source->sizes,
                                            status);
    if (copy == nil) return nil;
    copy->data = source->data;
    copy->image = source->image;
    copy->format = source->format;
    copy->packets = source->packets;
    copy->isReady = source->isReady;
    copy->isInvalid = source->isInvalid;
    if (!source->isReady) copy->tracked = source;
    copy.propagatedAttachments = [source.propagatedAttachments mutableCopy];
    copy.ownAttachments = [source.ownAttachments mutableCopy];
    if (source->sampleAttachments) {
        copy->sampleAttachments = [[NSMutableArray alloc] init];
        for (NSDictionary *each in source->sampleAttachments) [copy->sampleAttachments addObject:[each mutableCopy]];
    }
    return copy;
}

OSStatus CMSampleBufferCreateCopy(CFAllocatorRef allocator, CMSampleBufferRef buffer, CMSampleBufferRef *copy) {
    SampleBuffer *source = sample_buffer(buffer);
    if (source == nil || copy == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    OSStatus status;
    SampleBuffer *object = copy_buffer(source, source->timingCount, source->timings, &status);
    if (object) object->outputTime = source->outputTime;
    *copy = object ? sample_buffer_reference(object) : NULL;
    return status;
}

OSStatus CMSampleBufferCreateCopyWithNewTiming(CFAllocatorRef allocator, CMSampleBufferRef originalBuffer,
                                               CMItemCount numSampleTimingEntries,
                                               const CMSampleTimingInfo *sampleTimingArray, CMSampleBufferRef *copy) {
    SampleBuffer *source = sample_buffer(originalBuffer);
    if (source == nil || copy == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    OSStatus status;
    SampleBuffer *object = copy_buffer(source, numSampleTimingEntries, sampleTimingArray, &status);
    *copy = object ? sample_buffer_reference(object) : NULL;
    return status;
}

/// Where a sample begins in the data.
static size_t offset_of(SampleBuffer *object, CMItemCount index) {
    if (object->sizeCount == 0) return 0;
    if (object->sizeCount == 1) return object->sizes[0] * (size_t)index;
    size_t offset = 0;
    for (CMItemCount i = 0; i < index; i++) offset += object->sizes[i];
    return offset;
}

/// The descriptions of some packets, whose data begin at an offset that is the new beginning.
static NSData *packets_in(SampleBuffer *source, CFRange range, size_t offset) {
    size_t count = [source->packets length] / sizeof(AudioStreamPacketDescription);
    if ((size_t)(range.location + range.length) > count) return nil;
    NSRange bytes = NSMakeRange((NSUInteger)range.location * sizeof(AudioStreamPacketDescription),
                                (NSUInteger)range.length * sizeof(AudioStreamPacketDescription));
    NSMutableData *packets = [[source->packets subdataWithRange:bytes] mutableCopy];
    AudioStreamPacketDescription *each = [packets mutableBytes];
    for (CFIndex i = 0; i < range.length; i++) each[i].mStartOffset -= (SInt64)offset;
    return packets;
}

OSStatus CMSampleBufferCopySampleBufferForRange(CFAllocatorRef allocator, CMSampleBufferRef buffer,
                                                CFRange sampleRange, CMSampleBufferRef *copy) {
    SampleBuffer *source = sample_buffer(buffer);
    if (source == nil || copy == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    *copy = NULL;
    if (sampleRange.location < 0 || sampleRange.length < 1 || sampleRange.location > source->sampleCount ||
        sampleRange.length > source->sampleCount - sampleRange.location)
        return kCMSampleBufferError_SampleIndexOutOfRange;
    if (source->image) return CMSampleBufferCreateCopy(allocator, buffer, copy);
    if (source->sizeCount == 0) return kCMSampleBufferError_CannotSubdivide;
    size_t begin = offset_of(source, sampleRange.location);
    size_t end = offset_of(source, sampleRange.location + sampleRange.length);
    CMBlockBufferRef part = NULL;
    OSStatus status = noErr;
    if (source->data && end > begin) {
        status = CMBlockBufferCreateWithBufferReference(allocator, (__bridge CMBlockBufferRef)source->data, begin,
                                                        end - begin, 0, &part);
    }
    if (status) return status;
    CMSampleTimingInfo first = kCMTimingInfoInvalid;
    CMSampleBufferGetSampleTimingInfo(buffer, sampleRange.location, &first);
    bool hasEach = source->timingCount > 1;
    status = CMSampleBufferCreate(
        allocator, part, source->isReady, NULL, NULL, (__bridge CMFormatDescriptionRef)source->format,
        sampleRange.length, hasEach ? sampleRange.length : MIN(source->timingCount, 1),
        hasEach ? source->timings + sampleRange.location : &first, source->sizeCount == 1 ? 1 : sampleRange.length,
        source->sizeCount == 1 ? source->sizes : source->sizes + sampleRange.location, copy);
    if (part) CFRelease(part);
    if (status) return status;
    SampleBuffer *object = sample_buffer(*copy);
    object->packets = packets_in(source, sampleRange, begin);
    object.propagatedAttachments = [source.propagatedAttachments mutableCopy];
    return noErr;
}
