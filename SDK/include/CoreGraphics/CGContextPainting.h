#pragma once
#include <CoreGraphics/CGContextTypes.h>

CG_EXTERN_BEGIN

extern void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode);
extern void CGContextFillPath(CGContextRef context);
extern void CGContextEOFillPath(CGContextRef context);
extern void CGContextStrokePath(CGContextRef context);
extern void CGContextFillRect(CGContextRef context, CGRect rect);
extern void CGContextFillRects(CGContextRef context, const CGRect rects[], size_t count);
extern void CGContextStrokeRect(CGContextRef context, CGRect rect);
extern void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width);
extern void CGContextClearRect(CGContextRef context, CGRect rect);
extern void CGContextFillEllipseInRect(CGContextRef context, CGRect rect);
extern void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect);
extern void CGContextStrokeLineSegments(CGContextRef context, const CGPoint points[], size_t count);

extern void CGContextClip(CGContextRef context);
extern void CGContextEOClip(CGContextRef context);
extern void CGContextClipToRect(CGContextRef context, CGRect rect);
extern void CGContextClipToRects(CGContextRef context, const CGRect rects[], size_t count);
extern void CGContextClipToMask(CGContextRef context, CGRect rect, CGImageRef mask);
extern CGRect CGContextGetClipBoundingBox(CGContextRef context);

extern void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image);
extern void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image);
extern void CGContextDrawLinearGradient(CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end, CGGradientDrawingOptions options);
extern void CGContextDrawRadialGradient(CGContextRef context, CGGradientRef gradient, CGPoint startCenter, CGFloat startRadius, CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options);

extern void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef auxiliaryInfo);
extern void CGContextBeginTransparencyLayerWithRect(CGContextRef context, CGRect rect, CFDictionaryRef auxiliaryInfo);
extern void CGContextEndTransparencyLayer(CGContextRef context);

extern void CGContextSetTextMatrix(CGContextRef context, CGAffineTransform transform);
extern CGAffineTransform CGContextGetTextMatrix(CGContextRef context);
extern void CGContextSetTextPosition(CGContextRef context, CGFloat x, CGFloat y);
extern CGPoint CGContextGetTextPosition(CGContextRef context);
extern void CGContextSetTextDrawingMode(CGContextRef context, CGTextDrawingMode mode);
extern void CGContextSetCharacterSpacing(CGContextRef context, CGFloat spacing);
extern void CGContextSetFontSize(CGContextRef context, CGFloat size);

/// Draws a page, a point of it a unit of user space, clipped to its crop box.
extern void CGContextDrawPDFPage(CGContextRef context, CGPDFPageRef page);
/// Draws a page, counted from 1, so that its media box fills `rect`.
extern void CGContextDrawPDFDocument(CGContextRef context, CGRect rect, CGPDFDocumentRef document, int page);

CG_EXTERN_END
