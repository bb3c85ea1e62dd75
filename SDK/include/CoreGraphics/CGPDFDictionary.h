#pragma once
#include <CoreGraphics/CGPDFObject.h>

typedef void (*CGPDFDictionaryApplierFunction)(const char *key, CGPDFObjectRef value, void *info);

CG_EXTERN_BEGIN

extern size_t CGPDFDictionaryGetCount(CGPDFDictionaryRef dictionary);
extern bool CGPDFDictionaryGetObject(CGPDFDictionaryRef dictionary, const char *key, CGPDFObjectRef *value);
extern bool CGPDFDictionaryGetBoolean(CGPDFDictionaryRef dictionary, const char *key, CGPDFBoolean *value);
extern bool CGPDFDictionaryGetInteger(CGPDFDictionaryRef dictionary, const char *key, CGPDFInteger *value);
extern bool CGPDFDictionaryGetNumber(CGPDFDictionaryRef dictionary, const char *key, CGPDFReal *value);
extern bool CGPDFDictionaryGetName(CGPDFDictionaryRef dictionary, const char *key, const char **value);
extern bool CGPDFDictionaryGetString(CGPDFDictionaryRef dictionary, const char *key, CGPDFStringRef *value);
extern bool CGPDFDictionaryGetArray(CGPDFDictionaryRef dictionary, const char *key, CGPDFArrayRef *value);
extern bool CGPDFDictionaryGetDictionary(CGPDFDictionaryRef dictionary, const char *key, CGPDFDictionaryRef *value);
extern bool CGPDFDictionaryGetStream(CGPDFDictionaryRef dictionary, const char *key, CGPDFStreamRef *value);
extern void CGPDFDictionaryApplyFunction(CGPDFDictionaryRef dictionary, CGPDFDictionaryApplierFunction function, void *info);

CG_EXTERN_END
