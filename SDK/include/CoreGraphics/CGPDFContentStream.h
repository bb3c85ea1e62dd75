#pragma once
#include <CoreGraphics/CGPDFObject.h>
#include <CoreGraphics/CGReferences.h>

CG_EXTERN_BEGIN

extern CGPDFContentStreamRef CGPDFContentStreamCreateWithPage(CGPDFPageRef page);
/// `resources` and `parent` may be NULL; the parent is asked for what is not among the resources.
extern CGPDFContentStreamRef CGPDFContentStreamCreateWithStream(CGPDFStreamRef stream, CGPDFDictionaryRef resources, CGPDFContentStreamRef parent);
extern CGPDFContentStreamRef CGPDFContentStreamRetain(CGPDFContentStreamRef content);
extern void CGPDFContentStreamRelease(CGPDFContentStreamRef content);
/// An array of NSValues with CGPDFStreamRef pointers.
extern CFArrayRef CGPDFContentStreamGetStreams(CGPDFContentStreamRef content);
extern CGPDFObjectRef CGPDFContentStreamGetResource(CGPDFContentStreamRef content, const char *category, const char *name);

CG_EXTERN_END
