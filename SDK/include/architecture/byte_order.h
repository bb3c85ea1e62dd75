// The order of bytes by the names of NeXT.
#pragma once
#include <libkern/OSByteOrder.h>

typedef unsigned int NXSwappedFloat;
typedef unsigned long long NXSwappedDouble;
enum NXByteOrder { NX_UnknownByteOrder, NX_LittleEndian, NX_BigEndian };

static __inline__ unsigned short NXSwapShort(unsigned short value) { return OSSwapInt16(value); }
static __inline__ unsigned int NXSwapInt(unsigned int value) { return OSSwapInt32(value); }
static __inline__ unsigned long long NXSwapLongLong(unsigned long long value) { return OSSwapInt64(value); }
static __inline__ enum NXByteOrder NXHostByteOrder(void) { return NX_LittleEndian; }

#define NXSwapBigShortToHost(value) NXSwapShort(value)
#define NXSwapBigIntToHost(value) NXSwapInt(value)
#define NXSwapBigLongLongToHost(value) NXSwapLongLong(value)
#define NXSwapHostShortToBig(value) NXSwapShort(value)
#define NXSwapHostIntToBig(value) NXSwapInt(value)
#define NXSwapHostLongLongToBig(value) NXSwapLongLong(value)
#define NXSwapLittleShortToHost(value) (value)
#define NXSwapLittleIntToHost(value) (value)
#define NXSwapLittleLongLongToHost(value) (value)
#define NXSwapHostShortToLittle(value) (value)
#define NXSwapHostIntToLittle(value) (value)
#define NXSwapHostLongLongToLittle(value) (value)
