#pragma once
#include <CoreGraphics/CGPDFObject.h>

CG_EXTERN_BEGIN

extern size_t CGPDFStringGetLength(CGPDFStringRef string);
extern const unsigned char *CGPDFStringGetBytePtr(CGPDFStringRef string);
extern CFStringRef CGPDFStringCopyTextString(CGPDFStringRef string);
extern CFDateRef CGPDFStringCopyDate(CGPDFStringRef string);

CG_EXTERN_END
