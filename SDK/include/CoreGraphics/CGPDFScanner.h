#pragma once
#include <CoreGraphics/CGPDFContentStream.h>
#include <CoreGraphics/CGPDFOperatorTable.h>

CG_EXTERN_BEGIN

extern CGPDFScannerRef CGPDFScannerCreate(CGPDFContentStreamRef content, CGPDFOperatorTableRef table, void *info);
extern CGPDFScannerRef CGPDFScannerRetain(CGPDFScannerRef scanner);
extern void CGPDFScannerRelease(CGPDFScannerRef scanner);
extern bool CGPDFScannerScan(CGPDFScannerRef scanner);
extern CGPDFContentStreamRef CGPDFScannerGetContentStream(CGPDFScannerRef scanner);
/// What is taken off is valid until the callback returns.
extern bool CGPDFScannerPopObject(CGPDFScannerRef scanner, CGPDFObjectRef *value);
extern bool CGPDFScannerPopBoolean(CGPDFScannerRef scanner, CGPDFBoolean *value);
extern bool CGPDFScannerPopInteger(CGPDFScannerRef scanner, CGPDFInteger *value);
extern bool CGPDFScannerPopNumber(CGPDFScannerRef scanner, CGPDFReal *value);
extern bool CGPDFScannerPopName(CGPDFScannerRef scanner, const char **value);
extern bool CGPDFScannerPopString(CGPDFScannerRef scanner, CGPDFStringRef *value);
extern bool CGPDFScannerPopArray(CGPDFScannerRef scanner, CGPDFArrayRef *value);
extern bool CGPDFScannerPopDictionary(CGPDFScannerRef scanner, CGPDFDictionaryRef *value);
extern bool CGPDFScannerPopStream(CGPDFScannerRef scanner, CGPDFStreamRef *value);

CG_EXTERN_END
