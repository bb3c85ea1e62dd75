#pragma once

// The references of CoreGraphics. Each is also an Objective-C object: it may be cast to `id`, put in collections,
// retained and released.

typedef struct CGColor *CGColorRef;
typedef struct CGColorSpace *CGColorSpaceRef;
typedef struct CGContext *CGContextRef;
typedef struct CGDataConsumer *CGDataConsumerRef;
typedef struct CGDataProvider *CGDataProviderRef;
typedef struct CGFont *CGFontRef;
typedef struct CGFunction *CGFunctionRef;
typedef struct CGGradient *CGGradientRef;
typedef struct CGImage *CGImageRef;
typedef struct CGLayer *CGLayerRef;
typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;
typedef struct CGPDFDocument *CGPDFDocumentRef;
typedef struct CGPDFContentStream *CGPDFContentStreamRef;
typedef struct CGPDFOperatorTable *CGPDFOperatorTableRef;
typedef struct CGPDFPage *CGPDFPageRef;
typedef struct CGPDFScanner *CGPDFScannerRef;
typedef struct CGPattern *CGPatternRef;
typedef struct CGShading *CGShadingRef;

typedef enum CGColorSpaceModel {
    kCGColorSpaceModelUnknown = -1,
    kCGColorSpaceModelMonochrome,
    kCGColorSpaceModelRGB,
    kCGColorSpaceModelCMYK,
    kCGColorSpaceModelLab,
    kCGColorSpaceModelDeviceN,
    kCGColorSpaceModelIndexed,
    kCGColorSpaceModelPattern
} CGColorSpaceModel;

typedef enum CGColorRenderingIntent {
    kCGRenderingIntentDefault,
    kCGRenderingIntentAbsoluteColorimetric,
    kCGRenderingIntentRelativeColorimetric,
    kCGRenderingIntentPerceptual,
    kCGRenderingIntentSaturation
} CGColorRenderingIntent;
