#pragma once

// The functions of byte order as Apple declares them, in place of GNUstep's header, whose swapped numbers are plain integers.

#define __NSByteOrder_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSObjCRuntime.h>
#include <libkern/OSByteOrder.h>
#include <string.h>

enum _NSByteOrder {
    NS_UnknownByteOrder = OSUnknownByteOrder,
    NS_LittleEndian = OSLittleEndian,
    NS_BigEndian = OSBigEndian
};
typedef NSInteger NSByteOrder;

NS_INLINE long NSHostByteOrder(void) { return OSHostByteOrder(); }

NS_INLINE unsigned short NSSwapShort(unsigned short number) { return __builtin_bswap16(number); }
NS_INLINE unsigned int NSSwapInt(unsigned int number) { return __builtin_bswap32(number); }
NS_INLINE unsigned long long NSSwapLongLong(unsigned long long number) { return __builtin_bswap64(number); }
NS_INLINE unsigned long NSSwapLong(unsigned long number) {
    return sizeof number == 8 ? (unsigned long)__builtin_bswap64(number) : __builtin_bswap32((unsigned int)number);
}

/// A number whose bytes are in the other order: it must not be reckoned with.
typedef struct {
    unsigned int v;
} NSSwappedFloat;

typedef struct {
    unsigned long long v;
} NSSwappedDouble;

NS_INLINE NSSwappedFloat NSConvertHostFloatToSwapped(float number) {
    NSSwappedFloat result;
    memcpy(&result, &number, sizeof result);
    return result;
}

NS_INLINE float NSConvertSwappedFloatToHost(NSSwappedFloat number) {
    float result;
    memcpy(&result, &number, sizeof result);
    return result;
}

NS_INLINE NSSwappedDouble NSConvertHostDoubleToSwapped(double number) {
    NSSwappedDouble result;
    memcpy(&result, &number, sizeof result);
    return result;
}

NS_INLINE double NSConvertSwappedDoubleToHost(NSSwappedDouble number) {
    double result;
    memcpy(&result, &number, sizeof result);
    return result;
}

NS_INLINE NSSwappedFloat NSSwapFloat(NSSwappedFloat number) {
    number.v = NSSwapInt(number.v);
    return number;
}

NS_INLINE NSSwappedDouble NSSwapDouble(NSSwappedDouble number) {
    number.v = NSSwapLongLong(number.v);
    return number;
}

// For each order a function that swaps if the host's is the other one.

#if defined(__BIG_ENDIAN__)
#define _NSBigToHost(Swap, number) (number)
#define _NSLittleToHost(Swap, number) Swap(number)
#else
#define _NSBigToHost(Swap, number) Swap(number)
#define _NSLittleToHost(Swap, number) (number)
#endif

#define _NSSwapsOfInteger(Name, type)                                                                                  \
    NS_INLINE type NSSwapBig##Name##ToHost(type number) { return _NSBigToHost(NSSwap##Name, number); }                 \
    NS_INLINE type NSSwapHost##Name##ToBig(type number) { return _NSBigToHost(NSSwap##Name, number); }                 \
    NS_INLINE type NSSwapLittle##Name##ToHost(type number) { return _NSLittleToHost(NSSwap##Name, number); }           \
    NS_INLINE type NSSwapHost##Name##ToLittle(type number) { return _NSLittleToHost(NSSwap##Name, number); }

_NSSwapsOfInteger(Short, unsigned short)
_NSSwapsOfInteger(Int, unsigned int)
_NSSwapsOfInteger(Long, unsigned long)
_NSSwapsOfInteger(LongLong, unsigned long long)

#define _NSSwapsOfReal(Name, type)                                                                                     \
    NS_INLINE type NSSwapBig##Name##ToHost(NSSwapped##Name number) {                                                   \
        return NSConvertSwapped##Name##ToHost(_NSBigToHost(NSSwap##Name, number));                                     \
    }                                                                                                                  \
    NS_INLINE NSSwapped##Name NSSwapHost##Name##ToBig(type number) {                                                   \
        return _NSBigToHost(NSSwap##Name, NSConvertHost##Name##ToSwapped(number));                                     \
    }                                                                                                                  \
    NS_INLINE type NSSwapLittle##Name##ToHost(NSSwapped##Name number) {                                                \
        return NSConvertSwapped##Name##ToHost(_NSLittleToHost(NSSwap##Name, number));                                  \
    }                                                                                                                  \
    NS_INLINE NSSwapped##Name NSSwapHost##Name##ToLittle(type number) {                                                \
        return _NSLittleToHost(NSSwap##Name, NSConvertHost##Name##ToSwapped(number));                                  \
    }

_NSSwapsOfReal(Float, float)
_NSSwapsOfReal(Double, double)

#undef _NSSwapsOfInteger
#undef _NSSwapsOfReal
