// After the chapters "post", "OS/2" and "name" of the OpenType specification. A font may come with an app, so each place in a
// table is checked.

#import "Font/FontTables.h"
#import <CoreText/CoreText.h>

static NSData *table_of(CGFontRef font, uint32_t tag) { return CFBridgingRelease(CGFontCopyTableForTag(font, tag)); }

static uint32_t number_at(NSData *table, NSUInteger place, NSUInteger width) {
    if (place > table.length || table.length - place < width) return 0;
    const uint8_t *bytes = (const uint8_t *)table.bytes + place;
    uint32_t value = 0;
    for (NSUInteger i = 0; i < width; i++) value = value << 8 | bytes[i];
    return value;
}

static double signed_at(NSData *table, NSUInteger place) { return (int16_t)number_at(table, place, 2); }

struct font_lines font_lines(CGFontRef font) {
    struct font_lines lines = {.underline_position = -0.1, .underline_thickness = 0.05};
    double units = CGFontGetUnitsPerEm(font);
    if (units <= 0) return lines;
    NSData *post = table_of(font, kCTFontTablePost), *os2 = table_of(font, kCTFontTableOS2);
    if (post.length >= 16) {
        lines.italic_angle = (int32_t)number_at(post, 4, 4) / 65536.0;
        double thickness = signed_at(post, 10) / units;
        if (thickness > 0 && thickness < 0.5) {
            lines.underline_position = signed_at(post, 8) / units;
            lines.underline_thickness = thickness;
        }
        lines.is_monospaced = number_at(post, 12, 4) != 0;
    }
    if (os2.length >= 32) {
        lines.stylistic_class = (number_at(os2, 30, 2) >> 8 & 0xF) << kCTFontClassMaskShift;
    }
    return lines;
}

enum { windows = 3, macintosh = 1, english_on_windows = 0x409 };

NSString *font_table_name(CGFontRef font, int number) {
    NSData *table = table_of(font, kCTFontTableName);
    NSUInteger count = number_at(table, 2, 2), strings = number_at(table, 4, 2);
    NSString *found = nil;
    for (NSUInteger i = 0; i < count; i++) {
        NSUInteger record = 6 + i * 12;
        if (record + 12 > table.length) break;
        if (number_at(table, record + 6, 2) != (uint32_t)number) continue;
        uint32_t platform = number_at(table, record, 2), language = number_at(table, record + 4, 2);
        NSUInteger length = number_at(table, record + 8, 2), start = strings + number_at(table, record + 10, 2);
        if (start > table.length || table.length - start < length) continue;
        NSData *bytes = [table subdataWithRange:NSMakeRange(start, length)];
        BOOL isRoman = platform == macintosh;
        NSString *text = [[NSString alloc] initWithData:bytes
                                               encoding:isRoman ? NSMacOSRomanStringEncoding
                                                                : NSUTF16BigEndianStringEncoding];
        if (text && (found == nil || (platform == windows && language == english_on_windows))) found = text;
    }
    return found;
}
