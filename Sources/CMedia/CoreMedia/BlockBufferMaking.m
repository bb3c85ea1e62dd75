// How block buffers get their pieces.

#import "CoreMedia/BlockBuffer.h"

/// The most pieces of a buffer.
enum { most_pieces = 65536 };

static CMBlockBufferRef reference(BlockBuffer *object) { return (CMBlockBufferRef)(__bridge_retained void *)object; }

/// A memory that the app gives, or one that is allocated when it is needed.
static BlockMemory *make_memory(void *block, size_t length, CFAllocatorRef allocator,
                                const CMBlockBufferCustomBlockSource *source) {
    BlockMemory *memory = [[BlockMemory alloc] init];
    memory->bytes = block;
    memory->length = length;
    if (source) {
        CMBlockBufferCustomBlockSource its = *source;
        if (its.AllocateBlock) memory->allocate = ^void *(size_t size) { return its.AllocateBlock(its.refCon, size); };
        if (its.FreeBlock) memory->release = ^(void *bytes, size_t size) { its.FreeBlock(its.refCon, bytes, size); };
        return memory;
    }
    // An app that leaves the memory its own names the allocator that frees nothing.
    if (block && allocator == kCFAllocatorNull) return memory;
    if (block) {
        memory->release = ^(void *bytes, size_t size) {
            if (allocator == NULL) free(bytes);
            else CFAllocatorDeallocate(allocator, bytes);
        };
        return memory;
    }
    memory->allocate = ^void *(size_t size) { return calloc(1, size); };
    memory->release = ^(void *bytes, size_t size) { free(bytes); };
    return memory;
}

static OSStatus append(BlockBuffer *buffer, BlockMemory *memory, size_t offset, size_t length) {
    if ([buffer->pieces count] >= most_pieces || length > SIZE_MAX / 2 - buffer->length)
        return kCMBlockBufferBadLengthParameterErr;
    BlockPiece *piece = [[BlockPiece alloc] init];
    piece->memory = memory;
    piece->offset = offset;
    piece->length = length;
    [buffer->pieces addObject:piece];
    buffer->length += length;
    return kCMBlockBufferNoErr;
}

OSStatus CMBlockBufferCreateEmpty(CFAllocatorRef allocator, uint32_t subBlockCapacity, CMBlockBufferFlags flags,
                                  CMBlockBufferRef *buffer) {
    if (buffer == NULL) return kCMBlockBufferBadPointerParameterErr;
    *buffer = reference([[BlockBuffer alloc] init]);
    return kCMBlockBufferNoErr;
}

OSStatus CMBlockBufferAppendMemoryBlock(CMBlockBufferRef buffer, void *memoryBlock, size_t blockLength,
                                        CFAllocatorRef blockAllocator,
                                        const CMBlockBufferCustomBlockSource *customBlockSource, size_t offsetToData,
                                        size_t dataLength, CMBlockBufferFlags flags) {
    BlockBuffer *object = block_buffer(buffer);
    if (object == nil) return kCMBlockBufferBadPointerParameterErr;
    if (blockLength == 0) return kCMBlockBufferBadLengthParameterErr;
    if (offsetToData > blockLength) return kCMBlockBufferBadOffsetParameterErr;
    if (dataLength > blockLength - offsetToData) return kCMBlockBufferBadLengthParameterErr;
    if (customBlockSource && customBlockSource->version != kCMBlockBufferCustomBlockSourceVersion)
        return kCMBlockBufferBadCustomBlockSourceErr;
    if (customBlockSource && memoryBlock == NULL && customBlockSource->AllocateBlock == NULL)
        return kCMBlockBufferBadCustomBlockSourceErr;
    BlockMemory *memory = make_memory(memoryBlock, blockLength, blockAllocator, customBlockSource);
    if ((flags & kCMBlockBufferAssureMemoryNowFlag) && ![memory assure]) return kCMBlockBufferBlockAllocationFailedErr;
    return append(object, memory, offsetToData, dataLength);
}

OSStatus CMBlockBufferCreateWithMemoryBlock(CFAllocatorRef structureAllocator, void *memoryBlock, size_t blockLength,
                                            CFAllocatorRef blockAllocator,
                                            const CMBlockBufferCustomBlockSource *customBlockSource,
                                            size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                            CMBlockBufferRef *buffer) {
    OSStatus status = CMBlockBufferCreateEmpty(structureAllocator, 1, flags, buffer);
    if (status) return status;
    status = CMBlockBufferAppendMemoryBlock(*buffer, memoryBlock, blockLength, blockAllocator, customBlockSource,
                                            offsetToData, dataLength, flags);
    if (status == 0) return status;
    CFRelease(*buffer);
    *buffer = NULL;
    return status;
}

OSStatus CMBlockBufferAppendBufferReference(CMBlockBufferRef buffer, CMBlockBufferRef targetBuffer,
                                            size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags) {
    BlockBuffer *object = block_buffer(buffer), *target = block_buffer(targetBuffer);
    if (object == nil || target == nil) return kCMBlockBufferBadPointerParameterErr;
    BOOL isEmpty = [target->pieces count] == 0;
    if (isEmpty) return flags & kCMBlockBufferPermitEmptyReferenceFlag ? kCMBlockBufferNoErr : kCMBlockBufferEmptyBBufErr;
    if (offsetToData > target->length) return kCMBlockBufferBadOffsetParameterErr;
    // A length of 0 means all that is left.
    if (dataLength == 0) dataLength = target->length - offsetToData;
    if (dataLength > target->length - offsetToData) return kCMBlockBufferBadLengthParameterErr;
    size_t begin = 0, end = offsetToData + dataLength;
    for (BlockPiece *piece in [target->pieces copy]) {
        size_t first = MAX(begin, offsetToData), last = MIN(begin + piece->length, end);
        OSStatus status = first < last ? append(object, piece->memory, piece->offset + (first - begin), last - first) : 0;
        if (status) return status;
        begin += piece->length;
    }
    return kCMBlockBufferNoErr;
}

OSStatus CMBlockBufferCreateWithBufferReference(CFAllocatorRef allocator, CMBlockBufferRef targetBuffer,
                                                size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                                CMBlockBufferRef *buffer) {
    OSStatus status = CMBlockBufferCreateEmpty(allocator, 1, flags, buffer);
    if (status) return status;
    status = CMBlockBufferAppendBufferReference(*buffer, targetBuffer, offsetToData, dataLength, flags);
    if (status == 0) return status;
    CFRelease(*buffer);
    *buffer = NULL;
    return status;
}

OSStatus CMBlockBufferCreateContiguous(CFAllocatorRef structureAllocator, CMBlockBufferRef sourceBuffer,
                                       CFAllocatorRef blockAllocator,
                                       const CMBlockBufferCustomBlockSource *customBlockSource, size_t offsetToData,
                                       size_t dataLength, CMBlockBufferFlags flags, CMBlockBufferRef *buffer) {
    BlockBuffer *source = block_buffer(sourceBuffer);
    if (source == nil || buffer == NULL) return kCMBlockBufferBadPointerParameterErr;
    *buffer = NULL;
    if (offsetToData > source->length) return kCMBlockBufferBadOffsetParameterErr;
    if (dataLength == 0) dataLength = source->length - offsetToData;
    bool mayRefer = !(flags & kCMBlockBufferAlwaysCopyDataFlag) &&
                    CMBlockBufferIsRangeContiguous(sourceBuffer, offsetToData, dataLength);
    if (mayRefer) {
        return CMBlockBufferCreateWithBufferReference(structureAllocator, sourceBuffer, offsetToData, dataLength, flags,
                                                      buffer);
    }
    if (dataLength > source->length - offsetToData) return kCMBlockBufferBadLengthParameterErr;
    OSStatus status = CMBlockBufferCreateWithMemoryBlock(structureAllocator, NULL, dataLength, blockAllocator,
                                                         customBlockSource, 0, dataLength,
                                                         flags | kCMBlockBufferAssureMemoryNowFlag, buffer);
    char *bytes = NULL;
    if (status == 0) status = CMBlockBufferGetDataPointer(*buffer, 0, NULL, NULL, &bytes);
    if (status == 0) status = CMBlockBufferCopyDataBytes(sourceBuffer, offsetToData, dataLength, bytes);
    if (status == 0 || *buffer == NULL) return status;
    CFRelease(*buffer);
    *buffer = NULL;
    return status;
}
