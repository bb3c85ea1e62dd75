#import "Line/CoreTextGlyphs.h"
#import "Font/GlyphDrawing.h"
#import "Line/CoreTextTypesetter.h"
#import "Line/TextUnits.h"
#import "Paragraph/CoreTextGlyphInfo.h"

@implementation CoreTextGlyphs {
    NSMutableArray *graphicsFonts;
    struct text_piece *pieces;
}

- (void)dealloc {
    free(glyphs);
    free(pieces);
}

/// A number among the attributes; `fallback` if there is none.
- (void)addPieces:(NSAttributedString *)string range:(CFRange)range {
    attributes = [NSMutableArray array];
    fonts = [NSMutableArray array];
    NSUInteger place = (NSUInteger)range.location, end = (NSUInteger)(range.location + range.length);
    NSUInteger room = 0;
    while (place < end) {
        NSRange same;
        NSDictionary *its = [string attributesAtIndex:place effectiveRange:&same] ?: @{};
        NSUInteger next = MIN(end, MAX(NSMaxRange(same), place + 1));
        NSUInteger number = attributes.count;
        if (number > 0 && [[attributes lastObject] isEqual:its]) {
            pieces[number - 1].length += (long)(next - place);
            place = next;
            continue;
        }
        if (number == room) {
            room = MAX(room * 2, 8u);
            pieces = realloc(pieces, room * sizeof *pieces);
            if (pieces == NULL) abort();
        }
        CoreTextFont *font = [CoreTextFont fontOfAttribute:[its objectForKey:(__bridge NSString *)kCTFontAttributeName]];
        double kern = number_in(its, kCTKernAttributeName, NAN);
        pieces[number] = (struct text_piece){
            .location = (long)place - range.location,
            .length = (long)(next - place),
            .font = font->graphicsFont,
            .size = font->size,
            .ligatures = integer_in(its, kCTLigatureAttributeName, 1),
            // Any number, also 0, stands for the font's own kerning.
            .kerns = isnan(kern),
        };
        [attributes addObject:its];
        [fonts addObject:font];
        place = next;
    }
}

static void take_glyphs(void *context, const struct text_glyph *glyphs, CFIndex count) {
    CoreTextGlyphs *object = (__bridge CoreTextGlyphs *)context;
    object->glyphs = calloc((size_t)MAX(count, 1), sizeof *glyphs);
    if (object->glyphs == NULL) abort();
    if (count > 0) memcpy(object->glyphs, glyphs, (size_t)count * sizeof *glyphs);
    object->count = count;
    object->graphicsFonts = [NSMutableArray array];
    void *last = NULL;
    for (CFIndex i = 0; i < count; i++) {
        if (glyphs[i].font == last) continue;
        last = glyphs[i].font;
        [object->graphicsFonts addObject:(__bridge id)last];
    }
}

+ (CoreTextGlyphs *)glyphsOf:(CoreTextTypesetter *)typesetter range:(CFRange)range direction:(int)direction {
    CoreTextGlyphs *made = [[CoreTextGlyphs alloc] init];
    [made addPieces:typesetter->string range:range];
    verger_text_shape(typesetter->units + range.location, range.length, made->pieces, (CFIndex)made->attributes.count,
                      direction, (__bridge void *)made, take_glyphs);
    for (CFIndex i = 0; i < made->count; i++) made->glyphs[i].cluster += range.location;
    for (CFIndex i = 0, end; i < made->count; i = end) {
        end = i + 1;
        while (end < made->count && made->glyphs[end].piece == made->glyphs[i].piece) end++;
        [made apply:made->glyphs[i].piece from:i to:end units:typesetter->units];
    }
    return made;
}

/// What the attributes of a piece make of its glyphs.
- (void)apply:(CFIndex)piece from:(CFIndex)start to:(CFIndex)end units:(const UniChar *)units {
    NSDictionary *its = [attributes objectAtIndex:(NSUInteger)piece];
    CoreTextFont *font = [fonts objectAtIndex:(NSUInteger)piece];
    double kern = number_in(its, kCTKernAttributeName, 0);
    id delegate = [its objectForKey:(__bridge NSString *)kCTRunDelegateAttributeName];
    if (![delegate isKindOfClass:[CoreTextRunDelegate class]]) delegate = nil;
    for (CFIndex i = start; i < end; i++) {
        struct text_glyph *glyph = &glyphs[i];
        UniChar unit = units[glyph->cluster];
        glyph->advance *= font->matrix.a;
        if (is_line_break(unit)) {
            glyph->glyph = no_glyph;
            glyph->advance = 0;
        } else if (delegate) {
            glyph->glyph = no_glyph;
            glyph->advance = [(CoreTextRunDelegate *)delegate width];
        } else if (is_invisible(unit)) {
            glyph->glyph = no_glyph;
            glyph->advance = 0;
        } else if (i + 1 == end || glyphs[i + 1].cluster != glyph->cluster) {
            glyph->advance += kern;
        }
    }
    id info = [its objectForKey:(__bridge NSString *)kCTGlyphInfoAttributeName];
    if (delegate == nil && [info isKindOfClass:[CoreTextGlyphInfo class]]) [self show:info from:start to:end units:units];
}

/// Puts the app's glyph in place of those of its text.
- (void)show:(CoreTextGlyphInfo *)info from:(CFIndex)start to:(CFIndex)end units:(const UniChar *)units {
    struct text_glyph *first = &glyphs[start];
    if (info->glyph == 0 || info->baseString.length == 0) return;
    const struct text_piece *piece = &pieces[first->piece];
    NSUInteger length = MIN(info->baseString.length, (NSUInteger)piece->length);
    CFIndex lowest = first->cluster;
    for (CFIndex i = start; i < end; i++) lowest = MIN(lowest, glyphs[i].cluster);
    for (NSUInteger i = 0; i < length; i++) {
        if ([info->baseString characterAtIndex:i] != units[lowest + (CFIndex)i]) return;
    }
    CoreTextFont *font = [fonts objectAtIndex:(NSUInteger)first->piece];
    BOOL isShown = NO;
    for (CFIndex i = start; i < end; i++) {
        if (glyphs[i].cluster >= lowest + (CFIndex)length) continue;
        double advance = 0;
        if (!isShown) verger_font_advances(font->graphicsFont, &info->glyph, &advance, 1);
        glyphs[i].glyph = isShown ? no_glyph : info->glyph;
        glyphs[i].advance = advance * font->size;
        glyphs[i].font = font->graphicsFont;
        isShown = YES;
    }
}

@end
