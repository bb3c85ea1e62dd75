#import "Font/FontLanguages.h"
#import "Font/CoreTextFont.h"

static void add_characters(void *context, uint32_t first, uint32_t last) {
    [(__bridge NSMutableCharacterSet *)context addCharactersInRange:NSMakeRange(first, last - first + 1)];
}

NSCharacterSet *font_characters(CGFontRef font) {
    NSMutableCharacterSet *characters = [[NSMutableCharacterSet alloc] init];
    verger_font_characters(font, (__bridge void *)characters, add_characters);
    return characters;
}

NSArray *font_languages(CGFontRef font) {
    // The letters of each language beyond those of English.
    static const struct {
        const char *code, *letters;
    } languages[] = {
        {"en", "Az"},       {"fr", "éèàçœ"},  {"de", "äöüß"},    {"es", "ñáí"},      {"it", "àèìòù"}, {"nl", "ëï"},
        {"pt", "ãõç"},      {"sv", "åäö"},    {"da", "æøå"},     {"nb", "æøå"},      {"fi", "äö"},    {"pl", "ąęłż"},
        {"cs", "čěřů"},     {"hu", "őű"},     {"ro", "ăâîșț"},   {"hr", "čćđšž"},    {"tr", "ğışİ"},  {"ru", "жщыя"},
        {"uk", "їєґ"},      {"el", "αλώ"},    {"he", "אבש"},     {"ar", "ابي"},      {"th", "กขฮ"},   {"ja", "あア漢"},
        {"ko", "가한"},     {"zh-Hans", "汉语"}, {"zh-Hant", "漢語"}, {"vi", "ơưđạ"}, {"hi", "कखह"},
    };
    NSMutableArray *found = [NSMutableArray array];
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        NSString *letters = [NSString stringWithUTF8String:languages[i].letters];
        UniChar units[16];
        CGGlyph glyphs[16];
        NSUInteger count = MIN(letters.length, 16u);
        [letters getCharacters:units range:NSMakeRange(0, count)];
        if (!verger_font_glyphs(font, units, glyphs, (CFIndex)count)) continue;
        [found addObject:[NSString stringWithUTF8String:languages[i].code]];
    }
    return found;
}
