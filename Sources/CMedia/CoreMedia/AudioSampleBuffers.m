// Sample buffers of sound: packets, and samples as lists of buffers.

#import "CoreMedia/BlockBuffer.h"
#import "CoreMedia/SampleBuffer.h"

/// The format of linear samples; NULL for other formats.
static const AudioStreamBasicDescription *linear_format(CMSampleBufferRef buffer) {
    const AudioStreamBasicDescription *format =
        CMAudioFormatDescriptionGetStreamBasicDescription(CMSampleBufferGetFormatDescription(buffer));
    return format && format->mFormatID == kAudioFormatLinearPCM ? format : NULL;
}

OSStatus CMAudioSampleBufferCreateWithPacketDescriptions(
    CFAllocatorRef allocator, CMBlockBufferRef dataBuffer, Boolean dataReady,
    CMSampleBufferMakeDataReadyCallback makeDataReadyCallback, void *makeDataReadyRefcon,
    CMFormatDescriptionRef formatDescription, CMItemCount numSamples, CMTime presentationTime,
    const AudioStreamPacketDescription *packetDescriptions, CMSampleBufferRef *buffer) {
    const AudioStreamBasicDescription *format = CMAudioFormatDescriptionGetStreamBasicDescription(formatDescription);
    if (format == NULL || buffer == NULL) return kCMSampleBufferError_RequiredParameterMissing;
    *buffer = NULL;
    if (numSamples < 0 || numSamples > most_samples) return kCMSampleBufferError_InvalidEntryCount;
    double rate = format->mSampleRate;
    if (!(rate >= 1) || rate > INT32_MAX) return kCMSampleBufferError_InvalidMediaFormat;
    UInt32 frames = format->mFramesPerPacket ? format->mFramesPerPacket : 1;
    CMSampleTimingInfo timing = {CMTimeMake(frames, (int32_t)rate), presentationTime, kCMTimeInvalid};
    size_t size = format->mBytesPerPacket, *sizes = NULL;
    if (packetDescriptions) {
        sizes = malloc(MAX((size_t)numSamples, 1) * sizeof *sizes);
        if (sizes == NULL) return kCMSampleBufferError_AllocationFailed;
        for (CMItemCount i = 0; i < numSamples; i++) sizes[i] = packetDescriptions[i].mDataByteSize;
    }
    CMItemCount sizeCount = sizes ? numSamples : size > 0 ? 1 : 0;
    OSStatus status = CMSampleBufferCreate(allocator, dataBuffer, dataReady, makeDataReadyCallback, makeDataReadyRefcon,
                                           formatDescription, numSamples, 1, &timing, sizeCount, sizes ? sizes : &size,
                                           buffer);
    free(sizes);
    if (status || packetDescriptions == NULL) return status;
    sample_buffer(*buffer)->packets = [NSData dataWithBytes:packetDescriptions
                                                     length:(size_t)numSamples * sizeof *packetDescriptions];
    return noErr;
}

// MARK: Packets

OSStatus CMSampleBufferGetAudioStreamPacketDescriptionsPtr(CMSampleBufferRef buffer,
                                                           const AudioStreamPacketDescription **packetDescriptions,
                                                           size_t *packetDescriptionsSize) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil) return kCMSampleBufferError_RequiredParameterMissing;
    if (packetDescriptions) *packetDescriptions = [object->packets length] ? [object->packets bytes] : NULL;
    if (packetDescriptionsSize) *packetDescriptionsSize = [object->packets length];
    return noErr;
}

OSStatus CMSampleBufferGetAudioStreamPacketDescriptions(CMSampleBufferRef buffer, size_t packetDescriptionsSize,
                                                        AudioStreamPacketDescription *packetDescriptions,
                                                        size_t *packetDescriptionsSizeNeeded) {
    const AudioStreamPacketDescription *packets = NULL;
    size_t size = 0;
    OSStatus status = CMSampleBufferGetAudioStreamPacketDescriptionsPtr(buffer, &packets, &size);
    if (status) return status;
    if (packetDescriptionsSizeNeeded) *packetDescriptionsSizeNeeded = size;
    if (packetDescriptions == NULL) return noErr;
    if (packetDescriptionsSize < size) return kCMSampleBufferError_ArrayTooSmall;
    if (size) memcpy(packetDescriptions, packets, size);
    return noErr;
}

// MARK: Lists of buffers

static bool has_planes(const AudioStreamBasicDescription *format) {
    return format->mFormatFlags & kAudioFormatFlagIsNonInterleaved;
}

static size_t list_size(size_t count) { return offsetof(AudioBufferList, mBuffers) + count * sizeof(AudioBuffer); }

OSStatus CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
    CMSampleBufferRef buffer, size_t *bufferListSizeNeeded, AudioBufferList *bufferList, size_t bufferListSize,
    CFAllocatorRef structureAllocator, CFAllocatorRef memoryAllocator, uint32_t flags, CMBlockBufferRef *blockBuffer) {
    SampleBuffer *object = sample_buffer(buffer);
    const AudioStreamBasicDescription *format =
        CMAudioFormatDescriptionGetStreamBasicDescription(CMSampleBufferGetFormatDescription(buffer));
    if (object == nil || format == NULL) return kCMSampleBufferError_InvalidMediaTypeForOperation;
    bool isPlanar = linear_format(buffer) && has_planes(format) && format->mChannelsPerFrame > 1;
    size_t count = isPlanar ? format->mChannelsPerFrame : 1;
    if (bufferListSizeNeeded) *bufferListSizeNeeded = list_size(count);
    if (blockBuffer) *blockBuffer = NULL;
    if (bufferList == NULL && blockBuffer == NULL) return noErr;
    if (object->data == nil) return kCMSampleBufferError_BufferNotReady;
    if (bufferList && bufferListSize < list_size(count)) return kCMSampleBufferError_ArrayTooSmall;
    CMBlockBufferRef whole = NULL;
    OSStatus status = CMBlockBufferCreateContiguous(structureAllocator, (__bridge CMBlockBufferRef)object->data,
                                                    memoryAllocator, NULL, 0, 0, 0, &whole);
    char *bytes = NULL;
    if (status == 0) status = CMBlockBufferGetDataPointer(whole, 0, NULL, NULL, &bytes);
    if (status) {
        if (whole) CFRelease(whole);
        return status;
    }
    size_t each = CMBlockBufferGetDataLength(whole) / count;
    if (bufferList) bufferList->mNumberBuffers = (UInt32)count;
    for (size_t i = 0; bufferList && i < count; i++) {
        UInt32 channels = isPlanar ? 1 : format->mChannelsPerFrame;
        bufferList->mBuffers[i] = (AudioBuffer){channels, (UInt32)MIN(each, UINT32_MAX), bytes + i * each};
    }
    // The list points into the buffer, which lives as long as the sample buffer if its bytes lay together.
    if (blockBuffer) *blockBuffer = whole;
    else CFRelease(whole);
    return noErr;
}

OSStatus CMSampleBufferSetDataBufferFromAudioBufferList(CMSampleBufferRef buffer, CFAllocatorRef structureAllocator,
                                                        CFAllocatorRef memoryAllocator, uint32_t flags,
                                                        const AudioBufferList *bufferList) {
    SampleBuffer *object = sample_buffer(buffer);
    if (object == nil || bufferList == NULL || bufferList->mNumberBuffers == 0)
        return kCMSampleBufferError_RequiredParameterMissing;
    if (object->data) return kCMSampleBufferError_AlreadyHasDataBuffer;
    size_t length = 0;
    for (UInt32 i = 0; i < bufferList->mNumberBuffers; i++) {
        if (bufferList->mBuffers[i].mData == NULL) return kCMSampleBufferError_InvalidSampleData;
        length += bufferList->mBuffers[i].mDataByteSize;
    }
    CMBlockBufferRef data = NULL;
    OSStatus status = CMBlockBufferCreateWithMemoryBlock(structureAllocator, NULL, length, memoryAllocator, NULL, 0,
                                                         length, kCMBlockBufferAssureMemoryNowFlag, &data);
    if (status) return status;
    size_t offset = 0;
    for (UInt32 i = 0; i < bufferList->mNumberBuffers; i++) {
        const AudioBuffer *each = &bufferList->mBuffers[i];
        CMBlockBufferReplaceDataBytes(each->mData, data, offset, each->mDataByteSize);
        offset += each->mDataByteSize;
    }
    object->data = (__bridge_transfer id)(void *)data;
    object->isReady = YES;
    return noErr;
}
