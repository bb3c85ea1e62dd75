// CFBitVector: an array of bits.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef UInt32 CFBit;
typedef const struct __CFBitVector *CFBitVectorRef;
typedef struct __CFBitVector *CFMutableBitVectorRef;

CF_EXTERN_C_BEGIN

CFTypeID CFBitVectorGetTypeID(void);
/// The first bit is the highest of the first byte.
CFBitVectorRef CFBitVectorCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count);
CFBitVectorRef CFBitVectorCreateCopy(CFAllocatorRef allocator, CFBitVectorRef vector);
CFMutableBitVectorRef CFBitVectorCreateMutable(CFAllocatorRef allocator, CFIndex capacity);
CFMutableBitVectorRef CFBitVectorCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFBitVectorRef vector);
CFIndex CFBitVectorGetCount(CFBitVectorRef vector);
CFIndex CFBitVectorGetCountOfBit(CFBitVectorRef vector, CFRange range, CFBit value);
Boolean CFBitVectorContainsBit(CFBitVectorRef vector, CFRange range, CFBit value);
CFBit CFBitVectorGetBitAtIndex(CFBitVectorRef vector, CFIndex index);
void CFBitVectorGetBits(CFBitVectorRef vector, CFRange range, UInt8 *bytes);
CFIndex CFBitVectorGetFirstIndexOfBit(CFBitVectorRef vector, CFRange range, CFBit value);
CFIndex CFBitVectorGetLastIndexOfBit(CFBitVectorRef vector, CFRange range, CFBit value);
void CFBitVectorSetCount(CFMutableBitVectorRef vector, CFIndex count);
void CFBitVectorFlipBitAtIndex(CFMutableBitVectorRef vector, CFIndex index);
void CFBitVectorFlipBits(CFMutableBitVectorRef vector, CFRange range);
void CFBitVectorSetBitAtIndex(CFMutableBitVectorRef vector, CFIndex index, CFBit value);
void CFBitVectorSetBits(CFMutableBitVectorRef vector, CFRange range, CFBit value);
void CFBitVectorSetAllBits(CFMutableBitVectorRef vector, CFBit value);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
