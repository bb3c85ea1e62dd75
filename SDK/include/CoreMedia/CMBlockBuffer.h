// Bytes in pieces of memory that need not be neighbours. Since iOS 4.
#pragma once
#import <CoreMedia/CMBase.h>

enum {
    kCMBlockBufferNoErr = 0,
    kCMBlockBufferStructureAllocationFailedErr = -12700,
    kCMBlockBufferBlockAllocationFailedErr = -12701,
    kCMBlockBufferBadCustomBlockSourceErr = -12702,
    kCMBlockBufferBadOffsetParameterErr = -12703,
    kCMBlockBufferBadLengthParameterErr = -12704,
    kCMBlockBufferBadPointerParameterErr = -12705,
    kCMBlockBufferEmptyBBufErr = -12706,
    kCMBlockBufferUnallocatedBlockErr = -12707,
    kCMBlockBufferAssureMemoryNowFlag = 1,
    kCMBlockBufferAlwaysCopyDataFlag = 2,
    kCMBlockBufferDontOptimizeDepthFlag = 4,
    kCMBlockBufferPermitEmptyReferenceFlag = 8,
    kCMBlockBufferCustomBlockSourceVersion = 0
};
typedef uint32_t CMBlockBufferFlags;
typedef struct OpaqueCMBlockBuffer *CMBlockBufferRef;

#pragma pack(push, 4)
typedef struct {
    uint32_t version;
    void *(*AllocateBlock)(void *refCon, size_t sizeInBytes);
    void (*FreeBlock)(void *refCon, void *doomedMemoryBlock, size_t sizeInBytes);
    void *refCon;
} CMBlockBufferCustomBlockSource;
#pragma pack(pop)

CM_EXPORT OSStatus CMBlockBufferCreateEmpty(CFAllocatorRef allocator, uint32_t subBlockCapacity, CMBlockBufferFlags flags,
                                            CMBlockBufferRef *buffer);
CM_EXPORT OSStatus CMBlockBufferCreateWithMemoryBlock(CFAllocatorRef structureAllocator, void *memoryBlock,
                                                      size_t blockLength, CFAllocatorRef blockAllocator,
                                                      const CMBlockBufferCustomBlockSource *customBlockSource,
                                                      size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                                      CMBlockBufferRef *buffer);
CM_EXPORT OSStatus CMBlockBufferCreateWithBufferReference(CFAllocatorRef allocator, CMBlockBufferRef targetBuffer,
                                                          size_t offsetToData, size_t dataLength,
                                                          CMBlockBufferFlags flags, CMBlockBufferRef *buffer);
CM_EXPORT OSStatus CMBlockBufferCreateContiguous(CFAllocatorRef structureAllocator, CMBlockBufferRef sourceBuffer,
                                                 CFAllocatorRef blockAllocator,
                                                 const CMBlockBufferCustomBlockSource *customBlockSource,
                                                 size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                                 CMBlockBufferRef *buffer);
CM_EXPORT CFTypeID CMBlockBufferGetTypeID(void);
CM_EXPORT OSStatus CMBlockBufferAppendMemoryBlock(CMBlockBufferRef buffer, void *memoryBlock, size_t blockLength,
                                                  CFAllocatorRef blockAllocator,
                                                  const CMBlockBufferCustomBlockSource *customBlockSource,
                                                  size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags);
CM_EXPORT OSStatus CMBlockBufferAppendBufferReference(CMBlockBufferRef buffer, CMBlockBufferRef targetBuffer,
                                                      size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags);
CM_EXPORT OSStatus CMBlockBufferAssureBlockMemory(CMBlockBufferRef buffer);
CM_EXPORT OSStatus CMBlockBufferAccessDataBytes(CMBlockBufferRef buffer, size_t offset, size_t length,
                                                void *temporaryBlock, char **returnedPointer);
CM_EXPORT OSStatus CMBlockBufferCopyDataBytes(CMBlockBufferRef buffer, size_t offsetToData, size_t dataLength,
                                              void *destination);
CM_EXPORT OSStatus CMBlockBufferReplaceDataBytes(const void *sourceBytes, CMBlockBufferRef destinationBuffer,
                                                 size_t offsetIntoDestination, size_t dataLength);
CM_EXPORT OSStatus CMBlockBufferFillDataBytes(char fillByte, CMBlockBufferRef destinationBuffer,
                                              size_t offsetIntoDestination, size_t dataLength);
CM_EXPORT OSStatus CMBlockBufferGetDataPointer(CMBlockBufferRef buffer, size_t offset, size_t *lengthAtOffset,
                                               size_t *totalLength, char **dataPointer);
CM_EXPORT size_t CMBlockBufferGetDataLength(CMBlockBufferRef buffer);
CM_EXPORT Boolean CMBlockBufferIsRangeContiguous(CMBlockBufferRef buffer, size_t offset, size_t length);
CM_EXPORT Boolean CMBlockBufferIsEmpty(CMBlockBufferRef buffer);
