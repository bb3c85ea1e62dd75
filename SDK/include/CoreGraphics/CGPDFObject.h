#pragma once
#include <CoreGraphics/CGBase.h>

// Objects are not retained: they live as long as the document, or the content stream, that they are from.

typedef union CGPDFObject *CGPDFObjectRef;
typedef struct CGPDFArray *CGPDFArrayRef;
typedef struct CGPDFDictionary *CGPDFDictionaryRef;
typedef struct CGPDFStream *CGPDFStreamRef;
typedef struct CGPDFString *CGPDFStringRef;

typedef unsigned char CGPDFBoolean;
typedef long int CGPDFInteger;
typedef CGFloat CGPDFReal;

typedef enum CGPDFObjectType {
    kCGPDFObjectTypeNull = 1,
    kCGPDFObjectTypeBoolean,
    kCGPDFObjectTypeInteger,
    kCGPDFObjectTypeReal,
    kCGPDFObjectTypeName,
    kCGPDFObjectTypeString,
    kCGPDFObjectTypeArray,
    kCGPDFObjectTypeDictionary,
    kCGPDFObjectTypeStream
} CGPDFObjectType;

typedef enum CGPDFDataFormat { CGPDFDataFormatRaw, CGPDFDataFormatJPEGEncoded, CGPDFDataFormatJPEG2000 } CGPDFDataFormat;

CG_EXTERN_BEGIN

extern CGPDFObjectType CGPDFObjectGetType(CGPDFObjectRef object);
/// Writes what the object is to `value`, a pointer to a variable of the type; whole numbers are reals, too.
extern bool CGPDFObjectGetValue(CGPDFObjectRef object, CGPDFObjectType type, void *value);

CG_EXTERN_END
