// CFData, which is NSData.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

enum : CFOptionFlags {
    kCFDataSearchBackwards = 1UL << 0,
    kCFDataSearchAnchored = 1UL << 1
};
typedef CFOptionFlags CFDataSearchFlags;

CF_EXTERN_C_BEGIN

CFTypeID CFDataGetTypeID(void);
CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length);
/// The bytes are freed by `bytesDeallocator` (NULL: by free) with the data; kCFAllocatorNull leaves them to their owner.
CFDataRef CFDataCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                      CFAllocatorRef bytesDeallocator);
CFDataRef CFDataCreateCopy(CFAllocatorRef allocator, CFDataRef data);
CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity);
CFMutableDataRef CFDataCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFDataRef data);
CFIndex CFDataGetLength(CFDataRef data);
const UInt8 *CFDataGetBytePtr(CFDataRef data);
UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data);
void CFDataGetBytes(CFDataRef data, CFRange range, UInt8 *buffer);
void CFDataSetLength(CFMutableDataRef data, CFIndex length);
void CFDataIncreaseLength(CFMutableDataRef data, CFIndex extraLength);
void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex length);
void CFDataReplaceBytes(CFMutableDataRef data, CFRange range, const UInt8 *bytes, CFIndex length);
void CFDataDeleteBytes(CFMutableDataRef data, CFRange range);
CFRange CFDataFind(CFDataRef data, CFDataRef searched, CFRange range, CFDataSearchFlags options);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
