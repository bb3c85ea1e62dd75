// After "CTTextTab Reference" of iOS 5.

#import "Paragraph/CoreTextTab.h"

static CoreTextTab *tab_of(CTTextTabRef tab) { return object_of(tab, [CoreTextTab class]); }

CFTypeID CTTextTabGetTypeID(void) { return TextTabType; }

CTTextTabRef CTTextTabCreate(CTTextAlignment alignment, double location, CFDictionaryRef options) {
    CoreTextTab *tab = [[CoreTextTab alloc] init];
    tab->alignment = alignment <= kCTNaturalTextAlignment ? alignment : kCTLeftTextAlignment;
    tab->location = usable(location, 0);
    tab->options = [(NSDictionary *)object_of(options, [NSDictionary class]) copy];
    return OWNED_REFERENCE(CTTextTabRef, tab);
}

CTTextAlignment CTTextTabGetAlignment(CTTextTabRef tab) {
    CoreTextTab *object = tab_of(tab);
    return object ? object->alignment : kCTLeftTextAlignment;
}

double CTTextTabGetLocation(CTTextTabRef tab) {
    CoreTextTab *object = tab_of(tab);
    return object ? object->location : 0;
}

CFDictionaryRef CTTextTabGetOptions(CTTextTabRef tab) {
    CoreTextTab *object = tab_of(tab);
    return object ? REFERENCE(CFDictionaryRef, object->options) : NULL;
}
