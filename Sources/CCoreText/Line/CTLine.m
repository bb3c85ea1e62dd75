// After "CTLine Reference" of iOS 5.

#import "Line/CoreTextLine.h"
#import "Line/CoreTextTypesetter.h"
#import "Line/RunDrawing.h"

static CoreTextLine *line_of(CTLineRef line) { return object_of(line, [CoreTextLine class]); }

CFTypeID CTLineGetTypeID(void) { return TextLineType; }

CTLineRef CTLineCreateWithAttributedString(CFAttributedStringRef string) {
    CoreTextTypesetter *typesetter = [CoreTextTypesetter typesetterWithString:string options:NULL];
    if (typesetter == nil) return NULL;
    CFRange whole = CFRangeMake(0, typesetter->length);
    return OWNED_REFERENCE(CTLineRef, [CoreTextLine lineOf:typesetter range:whole offset:0]);
}

CTLineRef CTLineCreateTruncatedLine(CTLineRef line, double width, CTLineTruncationType truncationType,
                                    CTLineRef truncationToken) {
    CoreTextLine *made = [line_of(line) truncatedTo:width type:truncationType token:line_of(truncationToken)];
    return made ? OWNED_REFERENCE(CTLineRef, made) : NULL;
}

CTLineRef CTLineCreateJustifiedLine(CTLineRef line, CGFloat justificationFactor, double justificationWidth) {
    CoreTextLine *object = line_of(line);
    if (object == nil || isnan(justificationFactor) || isnan(justificationWidth)) return NULL;
    return OWNED_REFERENCE(CTLineRef, [object justifiedTo:usable(justificationWidth, 0) factor:justificationFactor]);
}

CFIndex CTLineGetGlyphCount(CTLineRef line) {
    CoreTextLine *object = line_of(line);
    CFIndex count = 0;
    if (object == nil) return 0;
    for (CoreTextRun *run in object->runs) count += run->count;
    return count;
}

CFArrayRef CTLineGetGlyphRuns(CTLineRef line) {
    CoreTextLine *object = line_of(line);
    if (object == nil) return NULL;
    return REFERENCE(CFArrayRef, object->runs ?: @[]);
}

CFRange CTLineGetStringRange(CTLineRef line) {
    CoreTextLine *object = line_of(line);
    return object ? object->range : CFRangeMake(0, 0);
}

double CTLineGetPenOffsetForFlush(CTLineRef line, CGFloat flushFactor, double flushWidth) {
    CoreTextLine *object = line_of(line);
    if (object == nil || isnan(flushFactor)) return 0;
    double factor = MAX(0, MIN(1, flushFactor));
    double room = usable(flushWidth, 0) - (object->width - object->trailing);
    return MAX(0, room) * factor;
}

void CTLineDraw(CTLineRef line, CGContextRef context) {
    CoreTextLine *object = line_of(line);
    if (object == nil || context == NULL) return;
    for (CoreTextRun *run in object->runs) draw_run(run, CFRangeMake(0, 0), context);
}

double CTLineGetTypographicBounds(CTLineRef line, CGFloat *ascent, CGFloat *descent, CGFloat *leading) {
    CoreTextLine *object = line_of(line);
    if (ascent) *ascent = object ? object->ascent : 0;
    if (descent) *descent = object ? object->descent : 0;
    if (leading) *leading = object ? object->leading : 0;
    return object ? object->width : 0;
}

double CTLineGetTrailingWhitespaceWidth(CTLineRef line) {
    CoreTextLine *object = line_of(line);
    return object ? object->trailing : 0;
}

CGRect CTLineGetImageBounds(CTLineRef line, CGContextRef context) {
    CoreTextLine *object = line_of(line);
    if (object == nil) return CGRectNull;
    CGRect ink = CGRectNull;
    for (CoreTextRun *run in object->runs) ink = CGRectUnion(ink, run_ink(run, CFRangeMake(0, 0)));
    CGAffineTransform matrix = context ? CGContextGetTextMatrix(context) : CGAffineTransformIdentity;
    if (CGRectIsNull(ink)) return CGRectMake(matrix.tx, matrix.ty, 0, 0);
    return CGRectApplyAffineTransform(ink, matrix);
}

CFIndex CTLineGetStringIndexForPosition(CTLineRef line, CGPoint position) {
    CoreTextLine *object = line_of(line);
    return object ? [object indexAt:usable(position.x, 0)] : kCFNotFound;
}

CGFloat CTLineGetOffsetForStringIndex(CTLineRef line, CFIndex charIndex, CGFloat *secondaryOffset) {
    CoreTextLine *object = line_of(line);
    double secondary = 0;
    double offset = object ? [object offsetOf:charIndex secondary:&secondary] : 0;
    if (secondaryOffset) *secondaryOffset = secondary;
    return offset;
}
