#pragma once
#include <CoreGraphics/CGDataProvider.h>
#include <CoreGraphics/CGGeometry.h>
#include <CoreGraphics/CGPDFObject.h>
#include <CoreGraphics/CGReferences.h>

CG_EXTERN_BEGIN

/// NULL when the bytes are no PDF document.
extern CGPDFDocumentRef CGPDFDocumentCreateWithProvider(CGDataProviderRef provider);
extern CGPDFDocumentRef CGPDFDocumentCreateWithURL(CFURLRef url);
extern CGPDFDocumentRef CGPDFDocumentRetain(CGPDFDocumentRef document);
extern void CGPDFDocumentRelease(CGPDFDocumentRef document);
extern CFTypeID CGPDFDocumentGetTypeID(void);
extern void CGPDFDocumentGetVersion(CGPDFDocumentRef document, int *major, int *minor);
extern bool CGPDFDocumentIsEncrypted(CGPDFDocumentRef document);
extern bool CGPDFDocumentIsUnlocked(CGPDFDocumentRef document);
/// Encrypted documents are recognised, but not decrypted: they stay locked.
/// - Status: stub
extern bool CGPDFDocumentUnlockWithPassword(CGPDFDocumentRef document, const char *password);
extern bool CGPDFDocumentAllowsPrinting(CGPDFDocumentRef document);
extern bool CGPDFDocumentAllowsCopying(CGPDFDocumentRef document);
extern size_t CGPDFDocumentGetNumberOfPages(CGPDFDocumentRef document);
/// Pages are counted from 1. The document keeps them.
extern CGPDFPageRef CGPDFDocumentGetPage(CGPDFDocumentRef document, size_t number);
extern CGPDFDictionaryRef CGPDFDocumentGetCatalog(CGPDFDocumentRef document);
extern CGPDFDictionaryRef CGPDFDocumentGetInfo(CGPDFDocumentRef document);
extern CGPDFArrayRef CGPDFDocumentGetID(CGPDFDocumentRef document);
extern CGRect CGPDFDocumentGetMediaBox(CGPDFDocumentRef document, int page);
extern CGRect CGPDFDocumentGetCropBox(CGPDFDocumentRef document, int page);
extern CGRect CGPDFDocumentGetBleedBox(CGPDFDocumentRef document, int page);
extern CGRect CGPDFDocumentGetTrimBox(CGPDFDocumentRef document, int page);
extern CGRect CGPDFDocumentGetArtBox(CGPDFDocumentRef document, int page);
extern int CGPDFDocumentGetRotationAngle(CGPDFDocumentRef document, int page);

CG_EXTERN_END
