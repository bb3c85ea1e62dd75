#pragma once
#include <CoreGraphics/CGPDFObject.h>

CG_EXTERN_BEGIN

extern size_t CGPDFArrayGetCount(CGPDFArrayRef array);
extern bool CGPDFArrayGetObject(CGPDFArrayRef array, size_t index, CGPDFObjectRef *value);
extern bool CGPDFArrayGetNull(CGPDFArrayRef array, size_t index);
extern bool CGPDFArrayGetBoolean(CGPDFArrayRef array, size_t index, CGPDFBoolean *value);
extern bool CGPDFArrayGetInteger(CGPDFArrayRef array, size_t index, CGPDFInteger *value);
extern bool CGPDFArrayGetNumber(CGPDFArrayRef array, size_t index, CGPDFReal *value);
extern bool CGPDFArrayGetName(CGPDFArrayRef array, size_t index, const char **value);
extern bool CGPDFArrayGetString(CGPDFArrayRef array, size_t index, CGPDFStringRef *value);
extern bool CGPDFArrayGetArray(CGPDFArrayRef array, size_t index, CGPDFArrayRef *value);
extern bool CGPDFArrayGetDictionary(CGPDFArrayRef array, size_t index, CGPDFDictionaryRef *value);
extern bool CGPDFArrayGetStream(CGPDFArrayRef array, size_t index, CGPDFStreamRef *value);

CG_EXTERN_END
