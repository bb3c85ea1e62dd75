// The order of bytes: of this machine, little-endian.
#pragma once
#include <stdint.h>
#include <string.h>

#define OSSwapInt16(value) __builtin_bswap16(value)
#define OSSwapInt32(value) __builtin_bswap32(value)
#define OSSwapInt64(value) __builtin_bswap64(value)
#define OSSwapConstInt16(value) __builtin_bswap16(value)
#define OSSwapConstInt32(value) __builtin_bswap32(value)
#define OSSwapConstInt64(value) __builtin_bswap64(value)
#define OSSwapBigToHostInt16(value) __builtin_bswap16(value)
#define OSSwapBigToHostInt32(value) __builtin_bswap32(value)
#define OSSwapBigToHostInt64(value) __builtin_bswap64(value)
#define OSSwapHostToBigInt16(value) __builtin_bswap16(value)
#define OSSwapHostToBigInt32(value) __builtin_bswap32(value)
#define OSSwapHostToBigInt64(value) __builtin_bswap64(value)
#define OSSwapHostToBigConstInt16(value) __builtin_bswap16(value)
#define OSSwapHostToBigConstInt32(value) __builtin_bswap32(value)
#define OSSwapHostToBigConstInt64(value) __builtin_bswap64(value)
#define OSSwapLittleToHostInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostInt64(value) ((uint64_t)(value))
#define OSSwapHostToLittleInt16(value) ((uint16_t)(value))
#define OSSwapHostToLittleInt32(value) ((uint32_t)(value))
#define OSSwapHostToLittleInt64(value) ((uint64_t)(value))

enum { OSUnknownByteOrder, OSLittleEndian, OSBigEndian };
static inline int32_t OSHostByteOrder(void) { return OSLittleEndian; }

#define OSSwapBigToHostConstInt16(value) __builtin_bswap16(value)
#define OSSwapBigToHostConstInt32(value) __builtin_bswap32(value)
#define OSSwapBigToHostConstInt64(value) __builtin_bswap64(value)
#define OSSwapLittleToHostConstInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostConstInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostConstInt64(value) ((uint64_t)(value))
#define OSSwapHostToLittleConstInt16(value) ((uint16_t)(value))
#define OSSwapHostToLittleConstInt32(value) ((uint32_t)(value))
#define OSSwapHostToLittleConstInt64(value) ((uint64_t)(value))

#define OS_BYTE_ORDER_ACCESS(bits) \
    static inline uint##bits##_t _OSReadSwappedInt##bits(const volatile void *base, uintptr_t offset) { \
        uint##bits##_t value; \
        memcpy(&value, (const char *)base + offset, sizeof value); \
        return __builtin_bswap##bits(value); \
    } \
    static inline uint##bits##_t _OSReadInt##bits(const volatile void *base, uintptr_t offset) { \
        uint##bits##_t value; \
        memcpy(&value, (const char *)base + offset, sizeof value); \
        return value; \
    } \
    static inline void _OSWriteSwappedInt##bits(volatile void *base, uintptr_t offset, uint##bits##_t value) { \
        value = __builtin_bswap##bits(value); \
        memcpy((char *)base + offset, &value, sizeof value); \
    } \
    static inline void _OSWriteInt##bits(volatile void *base, uintptr_t offset, uint##bits##_t value) { \
        memcpy((char *)base + offset, &value, sizeof value); \
    }

OS_BYTE_ORDER_ACCESS(16)
OS_BYTE_ORDER_ACCESS(32)
OS_BYTE_ORDER_ACCESS(64)
#undef OS_BYTE_ORDER_ACCESS

// On the device these are macros.
#define OSReadBigInt16(base, offset) _OSReadSwappedInt16(base, offset)
#define OSReadBigInt32(base, offset) _OSReadSwappedInt32(base, offset)
#define OSReadBigInt64(base, offset) _OSReadSwappedInt64(base, offset)
#define OSReadLittleInt16(base, offset) _OSReadInt16(base, offset)
#define OSReadLittleInt32(base, offset) _OSReadInt32(base, offset)
#define OSReadLittleInt64(base, offset) _OSReadInt64(base, offset)
#define OSWriteBigInt16(base, offset, value) _OSWriteSwappedInt16(base, offset, value)
#define OSWriteBigInt32(base, offset, value) _OSWriteSwappedInt32(base, offset, value)
#define OSWriteBigInt64(base, offset, value) _OSWriteSwappedInt64(base, offset, value)
#define OSWriteLittleInt16(base, offset, value) _OSWriteInt16(base, offset, value)
#define OSWriteLittleInt32(base, offset, value) _OSWriteInt32(base, offset, value)
#define OSWriteLittleInt64(base, offset, value) _OSWriteInt64(base, offset, value)
