// After "CTParagraphStyle Reference" of iOS 5.

#import "Paragraph/CoreTextParagraphStyle.h"
#import "Paragraph/CoreTextTab.h"
#include <stddef.h>

/// Settings beyond this number are taken for a mistake: there are 17 kinds.
enum { most_settings = 1024 };

static CoreTextParagraphStyle *style_of(CTParagraphStyleRef style) {
    return object_of(style, [CoreTextParagraphStyle class]);
}

/// Where the number of a specifier is; -1 for those that are no CGFloats.
static ptrdiff_t place_of(CTParagraphStyleSpecifier specifier) {
#define PLACE(name) ((ptrdiff_t)offsetof(struct paragraph_values, name))
    switch (specifier) {
    case kCTParagraphStyleSpecifierFirstLineHeadIndent: return PLACE(first_line_indent);
    case kCTParagraphStyleSpecifierHeadIndent: return PLACE(head_indent);
    case kCTParagraphStyleSpecifierTailIndent: return PLACE(tail_indent);
    case kCTParagraphStyleSpecifierDefaultTabInterval: return PLACE(tab_interval);
    case kCTParagraphStyleSpecifierLineHeightMultiple: return PLACE(height_multiple);
    case kCTParagraphStyleSpecifierMaximumLineHeight: return PLACE(maximum_height);
    case kCTParagraphStyleSpecifierMinimumLineHeight: return PLACE(minimum_height);
    case kCTParagraphStyleSpecifierLineSpacing: return PLACE(line_spacing);
    case kCTParagraphStyleSpecifierParagraphSpacing: return PLACE(spacing_after);
    case kCTParagraphStyleSpecifierParagraphSpacingBefore: return PLACE(spacing_before);
    case kCTParagraphStyleSpecifierMaximumLineSpacing: return PLACE(maximum_spacing);
    case kCTParagraphStyleSpecifierMinimumLineSpacing: return PLACE(minimum_spacing);
    case kCTParagraphStyleSpecifierLineSpacingAdjustment: return PLACE(spacing_adjustment);
    default: return -1;
    }
#undef PLACE
}

/// A number that an app gives as a CGFloat, or, since its CGFloats once were floats, as a float.
static bool read_number(const CTParagraphStyleSetting *setting, double *number) {
    float small;
    switch (setting->valueSize) {
    case sizeof(double): memcpy(number, setting->value, sizeof *number); break;
    case sizeof(float):
        memcpy(&small, setting->value, sizeof small);
        *number = small;
        break;
    default: return false;
    }
    *number = usable(*number, 0);
    return true;
}

static NSArray *sorted_tabs(NSArray *array) {
    NSMutableArray *tabs = [NSMutableArray array];
    for (id tab in array) {
        if ([tab isKindOfClass:[CoreTextTab class]]) [tabs addObject:tab];
    }
    return [tabs sortedArrayUsingComparator:^NSComparisonResult(CoreTextTab *a, CoreTextTab *b) {
        return a->location < b->location ? NSOrderedAscending
                                         : a->location > b->location ? NSOrderedDescending : NSOrderedSame;
    }];
}

/// Settings of a wrong size are left out.
static void set_value(CoreTextParagraphStyle *style, const CTParagraphStyleSetting *setting) {
    if (setting->value == NULL || setting->valueSize == 0) return;
    struct paragraph_values *values = &style->values;
    // These three are bytes; an int's first byte is the same one.
    uint8_t byte = *(const uint8_t *)setting->value;
    double number;
    switch (setting->spec) {
    case kCTParagraphStyleSpecifierAlignment:
        if (byte <= kCTNaturalTextAlignment) values->alignment = byte;
        return;
    case kCTParagraphStyleSpecifierLineBreakMode:
        if (byte <= kCTLineBreakByTruncatingMiddle) values->line_break_mode = byte;
        return;
    case kCTParagraphStyleSpecifierBaseWritingDirection:
        values->direction = (int8_t)byte < -1 || (int8_t)byte > 1 ? kCTWritingDirectionNatural : (int8_t)byte;
        return;
    case kCTParagraphStyleSpecifierTabStops:
        if (setting->valueSize != sizeof(CFArrayRef)) return;
        style->tabs = sorted_tabs(object_of(*(const CFArrayRef *)setting->value, [NSArray class]));
        return;
    default: break;
    }
    ptrdiff_t place = place_of(setting->spec);
    if (place >= 0 && read_number(setting, &number)) memcpy((char *)values + place, &number, sizeof number);
}

CFTypeID CTParagraphStyleGetTypeID(void) { return TextParagraphStyleType; }

CTParagraphStyleRef CTParagraphStyleCreate(const CTParagraphStyleSetting *settings, size_t settingCount) {
    CoreTextParagraphStyle *style = [[CoreTextParagraphStyle alloc] init];
    for (size_t i = 0; settings && i < settingCount && settingCount <= most_settings; i++) set_value(style, &settings[i]);
    return OWNED_REFERENCE(CTParagraphStyleRef, style);
}

// A style never changes, so a copy is the style itself.
CTParagraphStyleRef CTParagraphStyleCreateCopy(CTParagraphStyleRef paragraphStyle) {
    CoreTextParagraphStyle *style = style_of(paragraphStyle);
    return style ? OWNED_REFERENCE(CTParagraphStyleRef, style) : NULL;
}

bool CTParagraphStyleGetValueForSpecifier(CTParagraphStyleRef paragraphStyle, CTParagraphStyleSpecifier spec,
                                          size_t valueBufferSize, void *valueBuffer) {
    CoreTextParagraphStyle *style = style_of(paragraphStyle);
    if (style == nil || valueBuffer == NULL) return false;
    const struct paragraph_values *values = &style->values;
    const void *value = NULL;
    size_t size = 1;
    CFArrayRef tabs = REFERENCE(CFArrayRef, style->tabs);
    switch (spec) {
    case kCTParagraphStyleSpecifierAlignment: value = &values->alignment; break;
    case kCTParagraphStyleSpecifierLineBreakMode: value = &values->line_break_mode; break;
    case kCTParagraphStyleSpecifierBaseWritingDirection: value = &values->direction; break;
    case kCTParagraphStyleSpecifierTabStops:
        value = &tabs;
        size = sizeof tabs;
        break;
    default:
        if (place_of(spec) < 0) return false;
        value = (const char *)values + place_of(spec);
        size = sizeof(CGFloat);
    }
    if (valueBufferSize < size) return false;
    memcpy(valueBuffer, value, size);
    return true;
}
