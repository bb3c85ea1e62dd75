// After "CTFramesetter Reference" of iOS 5.

#import "Frame/CoreTextFrame.h"
#import "Frame/CoreTextFramesetter.h"
#import "Frame/FrameFilling.h"

static CoreTextFramesetter *framesetter_of(CTFramesetterRef framesetter) {
    return object_of(framesetter, [CoreTextFramesetter class]);
}

CFTypeID CTFramesetterGetTypeID(void) { return TextFramesetterType; }

CTFramesetterRef CTFramesetterCreateWithAttributedString(CFAttributedStringRef string) {
    CoreTextTypesetter *typesetter = [CoreTextTypesetter typesetterWithString:string options:NULL];
    if (typesetter == nil) return NULL;
    CoreTextFramesetter *made = [[CoreTextFramesetter alloc] init];
    made->typesetter = typesetter;
    return OWNED_REFERENCE(CTFramesetterRef, made);
}

CTFrameRef CTFramesetterCreateFrame(CTFramesetterRef framesetter, CFRange stringRange, CGPathRef path,
                                    CFDictionaryRef frameAttributes) {
    CoreTextFramesetter *object = framesetter_of(framesetter);
    if (object == nil || path == NULL || CFGetTypeID(path) != CGPathGetTypeID()) return NULL;
    CoreTextFrame *frame = [[CoreTextFrame alloc] init];
    frame->attributes = [(NSDictionary *)object_of(frameAttributes, [NSDictionary class]) copy];
    frame->shape = [CoreTextFrameShape shapeOfPath:path attributes:frame->attributes];
    frame->range = range_within(stringRange, object->typesetter->length);
    NSMutableArray *lines = [NSMutableArray array];
    struct filling filling = fill_shape(frame->shape, object->typesetter, frame->range, lines);
    frame->lines = lines;
    frame->visible = CFRangeMake(frame->range.location, filling.end - frame->range.location);
    frame->origins = filling.places;
    for (NSUInteger i = 0; i < lines.count; i++) {
        frame->origins[i] = [frame->shape originAlong:filling.places[i].x depth:filling.places[i].y];
    }
    return OWNED_REFERENCE(CTFrameRef, frame);
}

CTTypesetterRef CTFramesetterGetTypesetter(CTFramesetterRef framesetter) {
    CoreTextFramesetter *object = framesetter_of(framesetter);
    return object ? REFERENCE(CTTypesetterRef, object->typesetter) : NULL;
}

/// A side that is not above 0, or so large that it stands for none, does not constrain.
static double side_of(double side) { return side > 0 ? usable(side, 0) : largest_length; }

CGSize CTFramesetterSuggestFrameSizeWithConstraints(CTFramesetterRef framesetter, CFRange stringRange,
                                                    CFDictionaryRef frameAttributes, CGSize constraints,
                                                    CFRange *fitRange) {
    CoreTextFramesetter *object = framesetter_of(framesetter);
    if (fitRange) *fitRange = CFRangeMake(0, 0);
    if (object == nil) return CGSizeZero;
    NSDictionary *attributes = object_of(frameAttributes, [NSDictionary class]);
    BOOL isVertical = integer_in(attributes, kCTFrameProgressionAttributeName, 0) == kCTFrameProgressionRightToLeft;
    CGSize room = CGSizeMake(side_of(constraints.width), side_of(constraints.height));
    // The shape's width is along a line.
    if (isVertical) room = CGSizeMake(room.height, room.width);
    CFRange range = range_within(stringRange, object->typesetter->length);
    NSMutableArray *lines = [NSMutableArray array];
    struct filling filling = fill_shape([CoreTextFrameShape rectangleOfSize:room], object->typesetter, range, lines);
    free(filling.places);
    if (fitRange) *fitRange = CFRangeMake(range.location, filling.end - range.location);
    return isVertical ? CGSizeMake(filling.depth, filling.length) : CGSizeMake(filling.length, filling.depth);
}
