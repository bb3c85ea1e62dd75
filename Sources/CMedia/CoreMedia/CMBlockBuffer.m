// What a block buffer tells of its bytes. After "CMBlockBuffer Reference" of iOS 5.

#import "CoreMedia/BlockBuffer.h"
#import "Notice/TypeIdentifiers.h"

BlockBuffer *block_buffer(CMBlockBufferRef reference) {
    id object = (__bridge id)(void *)reference;
    return [object isKindOfClass:[BlockBuffer class]] ? object : nil;
}

OSStatus block_buffer_walk(BlockBuffer *buffer, size_t offset, size_t length,
                           bool (^visit)(char *bytes, size_t place, size_t count)) {
    if (buffer == nil) return kCMBlockBufferEmptyBBufErr;
    if (offset > buffer->length) return kCMBlockBufferBadOffsetParameterErr;
    if (length > buffer->length - offset) return kCMBlockBufferBadLengthParameterErr;
    size_t begin = 0, end = offset + length;
    for (BlockPiece *piece in buffer->pieces) {
        size_t first = MAX(begin, offset), last = MIN(begin + piece->length, end);
        if (first < last) {
            if (piece->memory->bytes == NULL) return kCMBlockBufferUnallocatedBlockErr;
            if (!visit(piece->memory->bytes + piece->offset + (first - begin), first - offset, last - first)) break;
        }
        begin += piece->length;
    }
    return kCMBlockBufferNoErr;
}

CFTypeID CMBlockBufferGetTypeID(void) { return BlockBufferType; }

size_t CMBlockBufferGetDataLength(CMBlockBufferRef buffer) {
    BlockBuffer *object = block_buffer(buffer);
    return object ? object->length : 0;
}

Boolean CMBlockBufferIsEmpty(CMBlockBufferRef buffer) {
    BlockBuffer *object = block_buffer(buffer);
    return object == nil || [object->pieces count] == 0;
}

Boolean CMBlockBufferIsRangeContiguous(CMBlockBufferRef buffer, size_t offset, size_t length) {
    BlockBuffer *object = block_buffer(buffer);
    if (object == nil || offset > object->length) return false;
    if (length == 0) length = object->length - offset;
    __block size_t first = 0;
    OSStatus status = block_buffer_walk(object, offset, length, ^bool(char *bytes, size_t place, size_t count) {
        first = count;
        return false;
    });
    return status == 0 && first == length;
}

OSStatus CMBlockBufferAssureBlockMemory(CMBlockBufferRef buffer) {
    BlockBuffer *object = block_buffer(buffer);
    if (object == nil) return kCMBlockBufferBadPointerParameterErr;
    for (BlockPiece *piece in object->pieces) {
        if (![piece->memory assure]) return kCMBlockBufferBlockAllocationFailedErr;
    }
    return kCMBlockBufferNoErr;
}

OSStatus CMBlockBufferGetDataPointer(CMBlockBufferRef buffer, size_t offset, size_t *lengthAtOffset,
                                     size_t *totalLength, char **dataPointer) {
    BlockBuffer *object = block_buffer(buffer);
    if (object == nil) return kCMBlockBufferBadPointerParameterErr;
    if (offset >= object->length) return kCMBlockBufferBadOffsetParameterErr;
    OSStatus status =
        block_buffer_walk(object, offset, object->length - offset, ^bool(char *bytes, size_t place, size_t count) {
            if (lengthAtOffset) *lengthAtOffset = count;
            if (dataPointer) *dataPointer = bytes;
            return false;
        });
    if (status == 0 && totalLength) *totalLength = object->length;
    return status;
}

OSStatus CMBlockBufferCopyDataBytes(CMBlockBufferRef buffer, size_t offsetToData, size_t dataLength,
                                    void *destination) {
    if (destination == NULL) return kCMBlockBufferBadPointerParameterErr;
    return block_buffer_walk(block_buffer(buffer), offsetToData, dataLength,
                             ^bool(char *bytes, size_t place, size_t count) {
                                 memcpy((char *)destination + place, bytes, count);
                                 return true;
                             });
}

OSStatus CMBlockBufferAccessDataBytes(CMBlockBufferRef buffer, size_t offset, size_t length, void *temporaryBlock,
                                      char **returnedPointer) {
    if (returnedPointer == NULL) return kCMBlockBufferBadPointerParameterErr;
    if (CMBlockBufferIsRangeContiguous(buffer, offset, length))
        return CMBlockBufferGetDataPointer(buffer, offset, NULL, NULL, returnedPointer);
    OSStatus status = CMBlockBufferCopyDataBytes(buffer, offset, length, temporaryBlock);
    if (status == 0) *returnedPointer = temporaryBlock;
    return status;
}

OSStatus CMBlockBufferReplaceDataBytes(const void *sourceBytes, CMBlockBufferRef destinationBuffer,
                                       size_t offsetIntoDestination, size_t dataLength) {
    if (sourceBytes == NULL) return kCMBlockBufferBadPointerParameterErr;
    OSStatus status = CMBlockBufferAssureBlockMemory(destinationBuffer);
    if (status) return status;
    return block_buffer_walk(block_buffer(destinationBuffer), offsetIntoDestination, dataLength,
                             ^bool(char *bytes, size_t place, size_t count) {
                                 memcpy(bytes, (const char *)sourceBytes + place, count);
                                 return true;
                             });
}

OSStatus CMBlockBufferFillDataBytes(char fillByte, CMBlockBufferRef destinationBuffer, size_t offsetIntoDestination,
                                    size_t dataLength) {
    OSStatus status = CMBlockBufferAssureBlockMemory(destinationBuffer);
    if (status) return status;
    return block_buffer_walk(block_buffer(destinationBuffer), offsetIntoDestination, dataLength,
                             ^bool(char *bytes, size_t place, size_t count) {
                                 memset(bytes, fillByte, count);
                                 return true;
                             });
}
