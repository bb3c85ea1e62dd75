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

#define OS_BYTE_ORDER_ACCESS(bits) \
    static inline uint##bits##_t OSReadBigInt##bits(const volatile void *base, uintptr_t offset) { \
        uint##bits##_t value; \
        memcpy(&value, (const char *)base + offset, sizeof value); \
        return __builtin_bswap##bits(value); \
    } \
    static inline uint##bits##_t OSReadLittleInt##bits(const volatile void *base, uintptr_t offset) { \
        uint##bits##_t value; \
        memcpy(&value, (const char *)base + offset, sizeof value); \
        return value; \
    } \
    static inline void OSWriteBigInt##bits(volatile void *base, uintptr_t offset, uint##bits##_t value) { \
        value = __builtin_bswap##bits(value); \
        memcpy((char *)base + offset, &value, sizeof value); \
    } \
    static inline void OSWriteLittleInt##bits(volatile void *base, uintptr_t offset, uint##bits##_t value) { \
        memcpy((char *)base + offset, &value, sizeof value); \
    }

OS_BYTE_ORDER_ACCESS(16)
OS_BYTE_ORDER_ACCESS(32)
OS_BYTE_ORDER_ACCESS(64)
#undef OS_BYTE_ORDER_ACCESS
