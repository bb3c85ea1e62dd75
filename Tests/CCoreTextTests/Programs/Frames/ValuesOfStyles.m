// Every value of a paragraph style comes back; values that are not set are the documented ones.
// > set: alignment 2, mode 4, direction 1, tabs 2 sorted 1
// > numbers 1 2 3 5 7 8 9 10 11 12 14 15 16
// > a float 2.5
// > usual: alignment 4, mode 0, direction -1, indent 0, largest spacing 1, tabs none 1
// > too small a buffer 0, no such value 0, no style 0
// > copy equal 1, same kind 1
// > wrong sizes are left out: 0 0
// > tab: alignment 1, location 20, options 1
#import "../Common.h"

static CGFloat number(CTParagraphStyleRef style, CTParagraphStyleSpecifier specifier) {
    CGFloat value = -1;
    CTParagraphStyleGetValueForSpecifier(style, specifier, sizeof value, &value);
    return value;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTTextAlignment alignment = kCTCenterTextAlignment;
    CTLineBreakMode mode = kCTLineBreakByTruncatingTail;
    CTWritingDirection direction = kCTWritingDirectionRightToLeft;
    CTTextTabRef late = CTTextTabCreate(kCTLeftTextAlignment, 90, NULL);
    NSDictionary *options = [NSDictionary dictionaryWithObject:@"b" forKey:@"a"];
    CTTextTabRef early = CTTextTabCreate(kCTRightTextAlignment, 20, (CFDictionaryRef)options);
    CFArrayRef tabs = (CFArrayRef)[NSArray arrayWithObjects:(id)late, (id)early, nil];
    CGFloat numbers[kCTParagraphStyleSpecifierCount];
    CTParagraphStyleSetting settings[kCTParagraphStyleSpecifierCount];
    static const CTParagraphStyleSpecifier plain[] = {1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16};
    size_t count = 0;
    settings[count++] = (CTParagraphStyleSetting){kCTParagraphStyleSpecifierAlignment, sizeof alignment, &alignment};
    settings[count++] = (CTParagraphStyleSetting){kCTParagraphStyleSpecifierLineBreakMode, sizeof mode, &mode};
    settings[count++] = (CTParagraphStyleSetting){kCTParagraphStyleSpecifierBaseWritingDirection, sizeof direction, &direction};
    settings[count++] = (CTParagraphStyleSetting){kCTParagraphStyleSpecifierTabStops, sizeof tabs, &tabs};
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        numbers[i] = plain[i];
        settings[count++] = (CTParagraphStyleSetting){plain[i], sizeof numbers[i], &numbers[i]};
    }
    CTParagraphStyleRef style = CTParagraphStyleCreate(settings, count);
    CTTextAlignment its_alignment = 0;
    CTLineBreakMode its_mode = 0;
    CTWritingDirection its_direction = 0;
    CFArrayRef its_tabs = NULL;
    CTParagraphStyleGetValueForSpecifier(style, kCTParagraphStyleSpecifierAlignment, sizeof its_alignment, &its_alignment);
    CTParagraphStyleGetValueForSpecifier(style, kCTParagraphStyleSpecifierLineBreakMode, sizeof its_mode, &its_mode);
    CTParagraphStyleGetValueForSpecifier(style, kCTParagraphStyleSpecifierBaseWritingDirection, sizeof its_direction,
                                         &its_direction);
    CTParagraphStyleGetValueForSpecifier(style, kCTParagraphStyleSpecifierTabStops, sizeof its_tabs, &its_tabs);
    printf("set: alignment %d, mode %d, direction %d, tabs %d sorted %d\n", its_alignment, its_mode, its_direction,
           (int)CFArrayGetCount(its_tabs), CFArrayGetValueAtIndex(its_tabs, 0) == early);
    printf("numbers");
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) printf(" %g", number(style, plain[i]));
    float small = 2.5f;
    CTParagraphStyleSetting one = {kCTParagraphStyleSpecifierHeadIndent, sizeof small, &small};
    printf("\na float %g\n", number(CTParagraphStyleCreate(&one, 1), kCTParagraphStyleSpecifierHeadIndent));
    CTParagraphStyleRef usual = CTParagraphStyleCreate(NULL, 0);
    CTParagraphStyleGetValueForSpecifier(usual, kCTParagraphStyleSpecifierAlignment, sizeof its_alignment, &its_alignment);
    CTParagraphStyleGetValueForSpecifier(usual, kCTParagraphStyleSpecifierLineBreakMode, sizeof its_mode, &its_mode);
    CTParagraphStyleGetValueForSpecifier(usual, kCTParagraphStyleSpecifierBaseWritingDirection, sizeof its_direction,
                                         &its_direction);
    CTParagraphStyleGetValueForSpecifier(usual, kCTParagraphStyleSpecifierTabStops, sizeof its_tabs, &its_tabs);
    printf("usual: alignment %d, mode %d, direction %d, indent %g, largest spacing %d, tabs none %d\n", its_alignment, its_mode,
           its_direction, number(usual, kCTParagraphStyleSpecifierHeadIndent),
           number(usual, kCTParagraphStyleSpecifierMaximumLineSpacing) > 1e6, its_tabs == NULL);
    CGFloat value;
    printf("too small a buffer %d, no such value %d, no style %d\n",
           CTParagraphStyleGetValueForSpecifier(style, kCTParagraphStyleSpecifierHeadIndent, 1, &value),
           CTParagraphStyleGetValueForSpecifier(style, 99, sizeof value, &value),
           CTParagraphStyleGetValueForSpecifier(NULL, kCTParagraphStyleSpecifierHeadIndent, sizeof value, &value));
    CTParagraphStyleRef copy = CTParagraphStyleCreateCopy(style);
    printf("copy equal %d, same kind %d\n", CFEqual(copy, style), CFGetTypeID(copy) == CTParagraphStyleGetTypeID());
    char bytes[3] = {1, 2, 3};
    CTParagraphStyleSetting wrong[] = {{kCTParagraphStyleSpecifierHeadIndent, 3, bytes},
                                       {kCTParagraphStyleSpecifierTailIndent, 8, NULL}};
    CTParagraphStyleRef left_out = CTParagraphStyleCreate(wrong, 2);
    printf("wrong sizes are left out: %g %g\n", number(left_out, kCTParagraphStyleSpecifierHeadIndent),
           number(left_out, kCTParagraphStyleSpecifierTailIndent));
    printf("tab: alignment %d, location %g, options %d\n", CTTextTabGetAlignment(early), CTTextTabGetLocation(early),
           [(id)CTTextTabGetOptions(early) isEqual:options]);
    [pool release];
    return 0;
}
