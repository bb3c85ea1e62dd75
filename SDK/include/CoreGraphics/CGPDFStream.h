#pragma once
#include <CoreGraphics/CGPDFObject.h>

CG_EXTERN_BEGIN

extern CGPDFDictionaryRef CGPDFStreamGetDictionary(CGPDFStreamRef stream);
/// The bytes with all filters undone but those of pictures, which `format` names; NULL when a filter is unknown.
extern CFDataRef CGPDFStreamCopyData(CGPDFStreamRef stream, CGPDFDataFormat *format);

CG_EXTERN_END
