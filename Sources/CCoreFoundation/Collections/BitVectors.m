// CFBitVector.

#include "Objects/Types.h"

/// One byte per bit: bit vectors are short, and speed matters more than size.
@interface CoreFoundationBitVector : NSObject <NSCopying> {
@public
    NSMutableData *bits;
}
@end

@implementation CoreFoundationBitVector

- (id)init {
    bits = [NSMutableData new];
    return self;
}

- (void)dealloc {
    [bits release];
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone {
    CoreFoundationBitVector *copy = [CoreFoundationBitVector new];
    [copy->bits setData:bits];
    return copy;
}

- (CFTypeID)coreFoundationType { return TypeBitVector; }
- (NSUInteger)hash { return [bits length]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CoreFoundationBitVector class]] && [bits isEqualToData:((CoreFoundationBitVector *)other)->bits];
}

@end

static NSMutableData *data_of(CFBitVectorRef vector) { return OBJECT(CoreFoundationBitVector, vector)->bits; }
static uint8_t *bits_of(CFBitVectorRef vector) { return [data_of(vector) mutableBytes]; }
static CFRange range_in(CFBitVectorRef vector, CFRange range) { return bounded_range(range, CFBitVectorGetCount(vector)); }

CFBitVectorRef CFBitVectorCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count) {
    CFMutableBitVectorRef vector = CFBitVectorCreateMutable(allocator, count);
    CFBitVectorSetCount(vector, count);
    uint8_t *bits = bits_of(vector);
    for (CFIndex i = 0; i < count; i++) bits[i] = bytes[i / 8] >> (7 - i % 8) & 1;
    return vector;
}

CFBitVectorRef CFBitVectorCreateCopy(CFAllocatorRef allocator, CFBitVectorRef vector) {
    return COPIED(CFBitVectorRef, OBJECT(CoreFoundationBitVector, vector));
}

CFMutableBitVectorRef CFBitVectorCreateMutable(CFAllocatorRef allocator, CFIndex capacity) {
    return (CFMutableBitVectorRef)[CoreFoundationBitVector new];
}

CFMutableBitVectorRef CFBitVectorCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFBitVectorRef vector) {
    return (CFMutableBitVectorRef)[OBJECT(CoreFoundationBitVector, vector) copy];
}

CFIndex CFBitVectorGetCount(CFBitVectorRef vector) { return (CFIndex)[data_of(vector) length]; }

CFIndex CFBitVectorGetCountOfBit(CFBitVectorRef vector, CFRange range, CFBit value) {
    range = range_in(vector, range);
    CFIndex count = 0;
    for (CFIndex i = 0; i < range.length; i++) count += bits_of(vector)[range.location + i] == (value != 0);
    return count;
}

Boolean CFBitVectorContainsBit(CFBitVectorRef vector, CFRange range, CFBit value) {
    return CFBitVectorGetCountOfBit(vector, range, value) > 0;
}

CFBit CFBitVectorGetBitAtIndex(CFBitVectorRef vector, CFIndex index) {
    return range_in(vector, CFRangeMake(index, 1)).length ? bits_of(vector)[index] : 0;
}

void CFBitVectorGetBits(CFBitVectorRef vector, CFRange range, UInt8 *bytes) {
    range = range_in(vector, range);
    memset(bytes, 0, (size_t)(range.length + 7) / 8);
    for (CFIndex i = 0; i < range.length; i++) {
        bytes[i / 8] |= (UInt8)(bits_of(vector)[range.location + i] << (7 - i % 8));
    }
}

CFIndex CFBitVectorGetFirstIndexOfBit(CFBitVectorRef vector, CFRange range, CFBit value) {
    range = range_in(vector, range);
    for (CFIndex i = range.location; i < range.location + range.length; i++) {
        if (bits_of(vector)[i] == (value != 0)) return i;
    }
    return kCFNotFound;
}

CFIndex CFBitVectorGetLastIndexOfBit(CFBitVectorRef vector, CFRange range, CFBit value) {
    range = range_in(vector, range);
    for (CFIndex i = range.location + range.length; i-- > range.location;) {
        if (bits_of(vector)[i] == (value != 0)) return i;
    }
    return kCFNotFound;
}

void CFBitVectorSetCount(CFMutableBitVectorRef vector, CFIndex count) {
    [data_of(vector) setLength:count > 0 ? (NSUInteger)count : 0];
}

void CFBitVectorFlipBitAtIndex(CFMutableBitVectorRef vector, CFIndex index) {
    CFBitVectorFlipBits(vector, CFRangeMake(index, 1));
}

void CFBitVectorFlipBits(CFMutableBitVectorRef vector, CFRange range) {
    range = range_in(vector, range);
    for (CFIndex i = 0; i < range.length; i++) bits_of(vector)[range.location + i] ^= 1;
}

void CFBitVectorSetBitAtIndex(CFMutableBitVectorRef vector, CFIndex index, CFBit value) {
    CFBitVectorSetBits(vector, CFRangeMake(index, 1), value);
}

void CFBitVectorSetBits(CFMutableBitVectorRef vector, CFRange range, CFBit value) {
    range = range_in(vector, range);
    memset(bits_of(vector) + range.location, value != 0, (size_t)range.length);
}

void CFBitVectorSetAllBits(CFMutableBitVectorRef vector, CFBit value) {
    CFBitVectorSetBits(vector, CFRangeMake(0, CFBitVectorGetCount(vector)), value);
}
