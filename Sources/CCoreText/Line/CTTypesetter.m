// After "CTTypesetter Reference" of iOS 5.

#import "Line/CoreTextTypesetter.h"

static CoreTextTypesetter *typesetter_of(CTTypesetterRef typesetter) {
    return object_of(typesetter, [CoreTextTypesetter class]);
}

CFTypeID CTTypesetterGetTypeID(void) { return TextTypesetterType; }

CTTypesetterRef CTTypesetterCreateWithAttributedString(CFAttributedStringRef string) {
    return CTTypesetterCreateWithAttributedStringAndOptions(string, NULL);
}

CTTypesetterRef CTTypesetterCreateWithAttributedStringAndOptions(CFAttributedStringRef string, CFDictionaryRef options) {
    CoreTextTypesetter *made = [CoreTextTypesetter typesetterWithString:string options:options];
    return made ? OWNED_REFERENCE(CTTypesetterRef, made) : NULL;
}

CTLineRef CTTypesetterCreateLineWithOffset(CTTypesetterRef typesetter, CFRange stringRange, double offset) {
    CoreTextTypesetter *object = typesetter_of(typesetter);
    if (object == nil) return NULL;
    CFRange range = range_within(stringRange, object->length);
    return OWNED_REFERENCE(CTLineRef, [CoreTextLine lineOf:object range:range offset:usable(offset, 0)]);
}

CTLineRef CTTypesetterCreateLine(CTTypesetterRef typesetter, CFRange stringRange) {
    return CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0);
}

CFIndex CTTypesetterSuggestLineBreakWithOffset(CTTypesetterRef typesetter, CFIndex startIndex, double width,
                                               double offset) {
    return [typesetter_of(typesetter) lengthFrom:startIndex width:width offset:offset atWords:YES];
}

CFIndex CTTypesetterSuggestLineBreak(CTTypesetterRef typesetter, CFIndex startIndex, double width) {
    return CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0);
}

CFIndex CTTypesetterSuggestClusterBreakWithOffset(CTTypesetterRef typesetter, CFIndex startIndex, double width,
                                                  double offset) {
    return [typesetter_of(typesetter) lengthFrom:startIndex width:width offset:offset atWords:NO];
}

CFIndex CTTypesetterSuggestClusterBreak(CTTypesetterRef typesetter, CFIndex startIndex, double width) {
    return CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0);
}
