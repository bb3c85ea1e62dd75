// After "CTFrame Reference" of iOS 5.

#import "Frame/CoreTextFrame.h"
#import "Line/RunDrawing.h"

static CoreTextFrame *frame_of(CTFrameRef frame) { return object_of(frame, [CoreTextFrame class]); }

CFTypeID CTFrameGetTypeID(void) { return TextFrameType; }

CFRange CTFrameGetStringRange(CTFrameRef frame) {
    CoreTextFrame *object = frame_of(frame);
    return object ? object->range : CFRangeMake(0, 0);
}

CFRange CTFrameGetVisibleStringRange(CTFrameRef frame) {
    CoreTextFrame *object = frame_of(frame);
    return object ? object->visible : CFRangeMake(0, 0);
}

CGPathRef CTFrameGetPath(CTFrameRef frame) {
    CoreTextFrame *object = frame_of(frame);
    return object ? object->shape->path : NULL;
}

CFDictionaryRef CTFrameGetFrameAttributes(CTFrameRef frame) {
    CoreTextFrame *object = frame_of(frame);
    return object ? REFERENCE(CFDictionaryRef, object->attributes) : NULL;
}

CFArrayRef CTFrameGetLines(CTFrameRef frame) {
    CoreTextFrame *object = frame_of(frame);
    return object ? REFERENCE(CFArrayRef, object->lines) : NULL;
}

void CTFrameGetLineOrigins(CTFrameRef frame, CFRange range, CGPoint origins[]) {
    CoreTextFrame *object = frame_of(frame);
    if (object == nil || origins == NULL) return;
    CFRange part = range_within(range, (CFIndex)object->lines.count);
    if (part.length > 0) memcpy(origins, object->origins + part.location, (size_t)part.length * sizeof(CGPoint));
}

void CTFrameDraw(CTFrameRef frame, CGContextRef context) {
    CoreTextFrame *object = frame_of(frame);
    if (object == nil || context == NULL) return;
    CGAffineTransform before = CGContextGetTextMatrix(context), matrix = before;
    // Lines of vertical text are turned to run down.
    if (object->shape->isVertical) matrix = CGAffineTransformRotate(matrix, -M_PI / 2);
    CGPoint corner = object->shape->bounds.origin;
    CFIndex number = 0;
    for (CoreTextLine *line in object->lines) {
        CGPoint origin = object->origins[number++];
        matrix.tx = corner.x + origin.x;
        matrix.ty = corner.y + origin.y;
        CGContextSetTextMatrix(context, matrix);
        for (CoreTextRun *run in line->runs) draw_run(run, CFRangeMake(0, 0), context);
    }
    CGContextSetTextMatrix(context, before);
}
