#pragma once
#include <CoreGraphics/CGAffineTransform.h>
#include <CoreGraphics/CGPDFDocument.h>

typedef enum CGPDFBox {
    kCGPDFMediaBox,
    kCGPDFCropBox,
    kCGPDFBleedBox,
    kCGPDFTrimBox,
    kCGPDFArtBox
} CGPDFBox;

CG_EXTERN_BEGIN

extern CGPDFPageRef CGPDFPageRetain(CGPDFPageRef page);
extern void CGPDFPageRelease(CGPDFPageRef page);
extern CFTypeID CGPDFPageGetTypeID(void);
extern CGPDFDocumentRef CGPDFPageGetDocument(CGPDFPageRef page);
extern size_t CGPDFPageGetPageNumber(CGPDFPageRef page);
extern CGRect CGPDFPageGetBoxRect(CGPDFPageRef page, CGPDFBox box);
/// Degrees clockwise.
extern int CGPDFPageGetRotationAngle(CGPDFPageRef page);
extern CGAffineTransform CGPDFPageGetDrawingTransform(CGPDFPageRef page, CGPDFBox box, CGRect rect, int rotate, bool preserveAspectRatio);
extern CGPDFDictionaryRef CGPDFPageGetDictionary(CGPDFPageRef page);

CG_EXTERN_END
