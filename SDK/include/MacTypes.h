// The integers, characters and results of the Mac's older interfaces.
#pragma once
#include <ConditionalMacros.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// By this zlib knows that there is a Byte.
#define __MACTYPES__

typedef uint8_t UInt8;
typedef int8_t SInt8;
typedef uint16_t UInt16;
typedef int16_t SInt16;
typedef uint32_t UInt32;
typedef int32_t SInt32;
typedef uint64_t UInt64;
typedef int64_t SInt64;
typedef SInt32 Fixed;
typedef SInt32 Fract;
typedef UInt32 UnsignedFixed;
typedef float Float32;
typedef double Float64;

typedef char *Ptr;
typedef Ptr *Handle;
typedef long Size;

typedef SInt16 OSErr;
typedef SInt32 OSStatus;
typedef void *LogicalAddress;
typedef UInt32 OptionBits;
typedef UInt32 ByteCount;
typedef UInt32 ByteOffset;
typedef UInt32 ItemCount;
typedef SInt32 Duration;
typedef UInt64 AbsoluteTime;
typedef UInt32 PBVersion;
typedef SInt16 ScriptCode;
typedef SInt16 LangCode;
typedef SInt16 RegionCode;

/// Four characters, as 'text'.
typedef UInt32 FourCharCode;
typedef FourCharCode OSType;
typedef FourCharCode ResType;
typedef OSType *OSTypePtr;
typedef ResType *ResTypePtr;

typedef unsigned char Boolean;
typedef UInt8 Byte;
typedef SInt8 SignedByte;

typedef UInt32 UnicodeScalarValue;
typedef UInt32 UTF32Char;
typedef UInt16 UniChar;
typedef UInt16 UTF16Char;
typedef UInt8 UTF8Char;
typedef UniChar *UniCharPtr;
typedef unsigned long UniCharCount;
typedef UniCharCount *UniCharCountPtr;

// Strings whose first byte is their length.
typedef unsigned char Str255[256];
typedef unsigned char Str63[64];
typedef unsigned char Str32[33];
typedef unsigned char Str31[32];
typedef unsigned char *StringPtr;
typedef StringPtr *StringHandle;
typedef const unsigned char *ConstStringPtr;
typedef const unsigned char *ConstStr255Param;
typedef const unsigned char *ConstStr63Param;
typedef const unsigned char *ConstStr32Param;
typedef const unsigned char *ConstStr31Param;
#define StrLength(string) (*(const unsigned char *)(string))

typedef struct ProcessSerialNumber {
    UInt32 highLongOfPSN;
    UInt32 lowLongOfPSN;
} ProcessSerialNumber;
typedef ProcessSerialNumber *ProcessSerialNumberPtr;

/// 64 bits in two halves.
typedef struct UnsignedWide {
    UInt32 lo;
    UInt32 hi;
} UnsignedWide;
typedef struct wide {
    UInt32 lo;
    SInt32 hi;
} wide;

typedef UInt8 Style;

enum {
    noErr = 0,
    kNilOptions = 0
};

#define kInvalidID 0
#define kVariableLengthArray 1
#define kUnknownType 0x3F3F3F3F

// Errors that more than one framework gives.
enum {
    unimpErr = -4,
    paramErr = -50,
    ioErr = -36,
    fnfErr = -43,
    dupFNErr = -48,
    permErr = -54,
    memFullErr = -108,
    userCanceledErr = -128,
    eofErr = -39,
    fnOpnErr = -38,
    opWrErr = -49,
    wrPermErr = -61
};
