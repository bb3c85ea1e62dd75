#pragma once
#include <CoreGraphics/CGContextTypes.h>
#include <CoreGraphics/CGDataConsumer.h>

extern const CFStringRef kCGPDFContextTitle;
extern const CFStringRef kCGPDFContextAuthor;
extern const CFStringRef kCGPDFContextSubject;
extern const CFStringRef kCGPDFContextKeywords;
extern const CFStringRef kCGPDFContextCreator;
/// Documents are not encrypted: one with a password is not made.
extern const CFStringRef kCGPDFContextOwnerPassword;
extern const CFStringRef kCGPDFContextUserPassword;
/// A CFData with the bytes of a CGRect.
extern const CFStringRef kCGPDFContextMediaBox;
// Written documents have one box and no locks: these change nothing.
extern const CFStringRef kCGPDFContextCropBox;
extern const CFStringRef kCGPDFContextBleedBox;
extern const CFStringRef kCGPDFContextTrimBox;
extern const CFStringRef kCGPDFContextArtBox;
extern const CFStringRef kCGPDFContextAllowsPrinting;
extern const CFStringRef kCGPDFContextAllowsCopying;
extern const CFStringRef kCGPDFContextEncryptionKeyLength;

CG_EXTERN_BEGIN

/// A NULL box means US letter.
extern CGContextRef CGPDFContextCreate(CGDataConsumerRef consumer, const CGRect *mediaBox, CFDictionaryRef auxiliaryInfo);
extern CGContextRef CGPDFContextCreateWithURL(CFURLRef url, const CGRect *mediaBox, CFDictionaryRef auxiliaryInfo);
/// Writes the rest of the document.
extern void CGPDFContextClose(CGContextRef context);
extern void CGPDFContextBeginPage(CGContextRef context, CFDictionaryRef pageInfo);
extern void CGPDFContextEndPage(CGContextRef context);
extern void CGPDFContextSetURLForRect(CGContextRef context, CFURLRef url, CGRect rect);
extern void CGPDFContextAddDestinationAtPoint(CGContextRef context, CFStringRef name, CGPoint point);
extern void CGPDFContextSetDestinationForRect(CGContextRef context, CFStringRef name, CGRect rect);

/// Metadata are not written.
extern void CGPDFContextAddDocumentMetadata(CGContextRef context, CFDataRef metadata);

extern void CGContextBeginPage(CGContextRef context, const CGRect *mediaBox);
extern void CGContextEndPage(CGContextRef context);

CG_EXTERN_END
