#pragma once
#include <CoreGraphics/CGBase.h>
#include <CoreGraphics/CGReferences.h>

typedef void (*CGPDFOperatorCallback)(CGPDFScannerRef scanner, void *info);

CG_EXTERN_BEGIN

extern CGPDFOperatorTableRef CGPDFOperatorTableCreate(void);
extern CGPDFOperatorTableRef CGPDFOperatorTableRetain(CGPDFOperatorTableRef table);
extern void CGPDFOperatorTableRelease(CGPDFOperatorTableRef table);
extern void CGPDFOperatorTableSetCallback(CGPDFOperatorTableRef table, const char *name, CGPDFOperatorCallback callback);

CG_EXTERN_END
