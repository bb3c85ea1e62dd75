// After "CTRun Reference" of iOS 5.

#import "Line/RunDrawing.h"

static CoreTextRun *run_of(CTRunRef run) { return object_of(run, [CoreTextRun class]); }

CFTypeID CTRunGetTypeID(void) { return TextRunType; }

CFIndex CTRunGetGlyphCount(CTRunRef run) {
    CoreTextRun *object = run_of(run);
    return object ? object->count : 0;
}

CFDictionaryRef CTRunGetAttributes(CTRunRef run) {
    CoreTextRun *object = run_of(run);
    return object ? REFERENCE(CFDictionaryRef, object->attributes) : NULL;
}

CTRunStatus CTRunGetStatus(CTRunRef run) {
    CoreTextRun *object = run_of(run);
    return object ? object->status : kCTRunStatusNoStatus;
}

CFRange CTRunGetStringRange(CTRunRef run) {
    CoreTextRun *object = run_of(run);
    return object ? object->range : CFRangeMake(kCFNotFound, 0);
}

// The arrays of a run are always at hand.
#define ARRAY_FUNCTIONS(name, type, array) \
    const type *CTRunGet##name##Ptr(CTRunRef run) { \
        CoreTextRun *object = run_of(run); \
        return object ? object->array : NULL; \
    } \
    void CTRunGet##name(CTRunRef run, CFRange range, type buffer[]) { \
        CoreTextRun *object = run_of(run); \
        if (object == nil || buffer == NULL) return; \
        CFRange part = range_within(range, object->count); \
        memcpy(buffer, object->array + part.location, (size_t)part.length * sizeof(type)); \
    }

ARRAY_FUNCTIONS(Glyphs, CGGlyph, glyphs)
ARRAY_FUNCTIONS(Positions, CGPoint, positions)
ARRAY_FUNCTIONS(Advances, CGSize, advances)
ARRAY_FUNCTIONS(StringIndices, CFIndex, indices)

double CTRunGetTypographicBounds(CTRunRef run, CFRange range, CGFloat *ascent, CGFloat *descent, CGFloat *leading) {
    CoreTextRun *object = run_of(run);
    if (ascent) *ascent = object.ascent;
    if (descent) *descent = object.descent;
    if (leading) *leading = object.leading;
    if (object == nil) return 0;
    CFRange part = range_within(range, object->count);
    double width = 0;
    for (CFIndex i = part.location; i < part.location + part.length; i++) width += object->advances[i].width;
    return width;
}

CGRect CTRunGetImageBounds(CTRunRef run, CGContextRef context, CFRange range) {
    CoreTextRun *object = run_of(run);
    if (object == nil) return CGRectNull;
    CGRect ink = run_ink(object, range);
    CGAffineTransform matrix = context ? CGContextGetTextMatrix(context) : CGAffineTransformIdentity;
    if (CGRectIsNull(ink)) return CGRectMake(matrix.tx, matrix.ty, 0, 0);
    return CGRectApplyAffineTransform(ink, matrix);
}

CGAffineTransform CTRunGetTextMatrix(CTRunRef run) {
    CoreTextRun *object = run_of(run);
    return object ? object->font->matrix : CGAffineTransformIdentity;
}

void CTRunDraw(CTRunRef run, CGContextRef context, CFRange range) {
    CoreTextRun *object = run_of(run);
    if (object && context) draw_run(object, range, context);
}
