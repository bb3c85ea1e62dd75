// CFData.

#include "Objects/Allocators.h"

static NSData *data_of(CFDataRef data) { return OBJECT(NSData, data); }
static NSMutableData *editable(CFMutableDataRef data) { return OBJECT(NSMutableData, data); }

/// Data with a custom deallocator.
@interface CoreFoundationHandedOverData : NSData {
@public
    const void *bytes;
    NSUInteger length;
    id owner;
}
@end

@implementation CoreFoundationHandedOverData
- (const void *)bytes { return bytes; }
- (NSUInteger)length { return length; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (Class)classForCoder { return [NSData class]; }
- (void)dealloc {
    [owner release];
    [super dealloc];
}
@end

CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length) {
    return (CFDataRef)[[NSData alloc] initWithBytes:bytes length:length > 0 ? (NSUInteger)length : 0];
}

CFDataRef CFDataCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                      CFAllocatorRef bytesDeallocator) {
    CoreFoundationHandedOverData *data = [CoreFoundationHandedOverData alloc];
    data->bytes = bytes;
    data->length = length > 0 ? (NSUInteger)length : 0;
    data->owner = [bytes_handed_over(bytes, bytesDeallocator) retain];
    return (CFDataRef)data;
}

CFDataRef CFDataCreateCopy(CFAllocatorRef allocator, CFDataRef data) { return COPIED(CFDataRef, data_of(data)); }

CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity) {
    // As on the device, empty data has a non-NULL pointer with space behind it: JSONKit writes behind the length, and
    // takes NULL for an error.
    enum { SmallestRoom = 16 };
    return (CFMutableDataRef)[[NSMutableData alloc] initWithCapacity:MAX(capacity, SmallestRoom)];
}

CFMutableDataRef CFDataCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFDataRef data) {
    return (CFMutableDataRef)[data_of(data) mutableCopy];
}

CFIndex CFDataGetLength(CFDataRef data) { return (CFIndex)[data_of(data) length]; }
const UInt8 *CFDataGetBytePtr(CFDataRef data) { return [data_of(data) bytes]; }
UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data) { return [editable(data) mutableBytes]; }

void CFDataGetBytes(CFDataRef data, CFRange range, UInt8 *buffer) {
    [data_of(data) getBytes:buffer range:foundation_range(range)];
}

void CFDataSetLength(CFMutableDataRef data, CFIndex length) {
    if (length >= 0) [editable(data) setLength:(NSUInteger)length];
}

void CFDataIncreaseLength(CFMutableDataRef data, CFIndex extraLength) {
    if (extraLength > 0) [editable(data) increaseLengthBy:(NSUInteger)extraLength];
}

void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex length) {
    if (length > 0) [editable(data) appendBytes:bytes length:(NSUInteger)length];
}

void CFDataReplaceBytes(CFMutableDataRef data, CFRange range, const UInt8 *bytes, CFIndex length) {
    [editable(data) replaceBytesInRange:foundation_range(range)
                              withBytes:bytes
                                 length:length > 0 ? (NSUInteger)length : 0];
}

void CFDataDeleteBytes(CFMutableDataRef data, CFRange range) { CFDataReplaceBytes(data, range, NULL, 0); }

CFRange CFDataFind(CFDataRef data, CFDataRef searched, CFRange range, CFDataSearchFlags options) {
    const UInt8 *bytes = CFDataGetBytePtr(data), *wanted = CFDataGetBytePtr(searched);
    CFIndex length = CFDataGetLength(searched);
    range = bounded_range(range, CFDataGetLength(data));
    BOOL is_backwards = (options & kCFDataSearchBackwards) != 0;
    CFIndex places = range.length - length + 1;
    if (length == 0 || places <= 0) return CFRangeMake(kCFNotFound, 0);
    if (options & kCFDataSearchAnchored) {
        CFIndex place = is_backwards ? range.location + places - 1 : range.location;
        BOOL is_there = memcmp(bytes + place, wanted, (size_t)length) == 0;
        return is_there ? CFRangeMake(place, length) : CFRangeMake(kCFNotFound, 0);
    }
    for (CFIndex i = 0; i < places; i++) {
        CFIndex place = range.location + (is_backwards ? places - 1 - i : i);
        if (memcmp(bytes + place, wanted, (size_t)length) == 0) return CFRangeMake(place, length);
    }
    return CFRangeMake(kCFNotFound, 0);
}
