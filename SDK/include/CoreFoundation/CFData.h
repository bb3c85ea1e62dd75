// CFData, which is NSData.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

static inline CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length) {
    return CF_OWNED(CFDataRef, [NSData dataWithBytes:bytes length:(NSUInteger)length]);
}

static inline CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity) {
    return CF_OWNED(CFMutableDataRef, [NSMutableData data]);
}

static inline CFIndex CFDataGetLength(CFDataRef data) { return (CFIndex)[CF_OBJECT(NSData *, data) length]; }
static inline const UInt8 *CFDataGetBytePtr(CFDataRef data) { return (const UInt8 *)[CF_OBJECT(NSData *, data) bytes]; }

static inline UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data) {
    return (UInt8 *)[CF_OBJECT(NSMutableData *, data) mutableBytes];
}

static inline void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex length) {
    [CF_OBJECT(NSMutableData *, data) appendBytes:bytes length:(NSUInteger)length];
}
