// The order of bytes: of this machine, little-endian.
#pragma once
#include <CoreFoundation/CFBase.h>

/// The functions are those of <libkern/OSByteOrder.h> by other names.
#define CF_USE_OSBYTEORDER_H 1

enum __CFByteOrder {
    CFByteOrderUnknown,
    CFByteOrderLittleEndian,
    CFByteOrderBigEndian
};
typedef CFIndex CFByteOrder;

typedef struct { uint32_t v; } CFSwappedFloat32;
typedef struct { uint64_t v; } CFSwappedFloat64;

CF_INLINE CFByteOrder CFByteOrderGetCurrent(void) { return CFByteOrderLittleEndian; }

CF_INLINE uint16_t CFSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
CF_INLINE uint32_t CFSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
CF_INLINE uint64_t CFSwapInt64(uint64_t value) { return __builtin_bswap64(value); }
CF_INLINE uint16_t CFSwapInt16BigToHost(uint16_t value) { return __builtin_bswap16(value); }
CF_INLINE uint32_t CFSwapInt32BigToHost(uint32_t value) { return __builtin_bswap32(value); }
CF_INLINE uint64_t CFSwapInt64BigToHost(uint64_t value) { return __builtin_bswap64(value); }
CF_INLINE uint16_t CFSwapInt16HostToBig(uint16_t value) { return __builtin_bswap16(value); }
CF_INLINE uint32_t CFSwapInt32HostToBig(uint32_t value) { return __builtin_bswap32(value); }
CF_INLINE uint64_t CFSwapInt64HostToBig(uint64_t value) { return __builtin_bswap64(value); }
CF_INLINE uint16_t CFSwapInt16LittleToHost(uint16_t value) { return value; }
CF_INLINE uint32_t CFSwapInt32LittleToHost(uint32_t value) { return value; }
CF_INLINE uint64_t CFSwapInt64LittleToHost(uint64_t value) { return value; }
CF_INLINE uint16_t CFSwapInt16HostToLittle(uint16_t value) { return value; }
CF_INLINE uint32_t CFSwapInt32HostToLittle(uint32_t value) { return value; }
CF_INLINE uint64_t CFSwapInt64HostToLittle(uint64_t value) { return value; }

CF_INLINE CFSwappedFloat32 CFConvertFloat32HostToSwapped(float value) {
    CFSwappedFloat32 swapped;
    __builtin_memcpy(&swapped.v, &value, sizeof value);
    swapped.v = CFSwapInt32(swapped.v);
    return swapped;
}

CF_INLINE float CFConvertFloat32SwappedToHost(CFSwappedFloat32 swapped) {
    float value;
    swapped.v = CFSwapInt32(swapped.v);
    __builtin_memcpy(&value, &swapped.v, sizeof value);
    return value;
}

CF_INLINE CFSwappedFloat64 CFConvertFloat64HostToSwapped(double value) {
    CFSwappedFloat64 swapped;
    __builtin_memcpy(&swapped.v, &value, sizeof value);
    swapped.v = CFSwapInt64(swapped.v);
    return swapped;
}

CF_INLINE double CFConvertFloat64SwappedToHost(CFSwappedFloat64 swapped) {
    double value;
    swapped.v = CFSwapInt64(swapped.v);
    __builtin_memcpy(&value, &swapped.v, sizeof value);
    return value;
}

CF_INLINE CFSwappedFloat32 CFConvertFloatHostToSwapped(float value) { return CFConvertFloat32HostToSwapped(value); }
CF_INLINE float CFConvertFloatSwappedToHost(CFSwappedFloat32 value) { return CFConvertFloat32SwappedToHost(value); }
CF_INLINE CFSwappedFloat64 CFConvertDoubleHostToSwapped(double value) { return CFConvertFloat64HostToSwapped(value); }
CF_INLINE double CFConvertDoubleSwappedToHost(CFSwappedFloat64 value) { return CFConvertFloat64SwappedToHost(value); }
