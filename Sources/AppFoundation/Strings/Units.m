#import "Units.h"

const UChar *units_of(NSString *text, int32_t *count) {
    NSUInteger length = MIN([text length], (NSUInteger)INT32_MAX / 4);
    UChar *units = [[NSMutableData dataWithLength:(length + 1) * sizeof(UChar)] mutableBytes];
    [text getCharacters:(unichar *)units range:NSMakeRange(0, length)];
    *count = (int32_t)length;
    return units;
}

NSString *string_of_units(const UChar *units, int32_t count) {
    return [NSString stringWithCharacters:(const unichar *)units length:(NSUInteger)MAX(count, 0)];
}

const char *icu_locale(NSLocale *locale) {
    if (![locale isKindOfClass:[NSLocale class]]) locale = [NSLocale currentLocale];
    return [[locale localeIdentifier] UTF8String] ?: "en_US";
}
