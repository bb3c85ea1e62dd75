// Glyphs: for characters, by name, their advances, boxes and outlines.
// > glyphs 1, the two l are one 1
// > missing 0: 0
// > by name 1, none 0
// > Hello: 5 advances add up to 45.56 at 20
// > boxes: H higher than e 1, l narrow 1, space empty 1, all 1
// > outline of H 1, of a space 1, moved 1
// > vertical advance 23.44, to the left 1
// > nothing 0, null 1
#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
    UniChar characters[] = {'H', 'e', 'l', 'l', 'o', ' '};
    CGGlyph glyphs[6];
    bool found = CTFontGetGlyphsForCharacters(font, characters, glyphs, 6);
    printf("glyphs %d, the two l are one %d\n", found, glyphs[2] == glyphs[3] && glyphs[0] != glyphs[1]);
    UniChar strange = 0x4E00;
    CGGlyph none = 7;
    found = CTFontGetGlyphsForCharacters(font, &strange, &none, 1);
    printf("missing %d: %d\n", found, none);
    printf("by name %d, none %d\n", CTFontGetGlyphWithName(font, CFSTR("H")) == glyphs[0],
           CTFontGetGlyphWithName(font, CFSTR("no such glyph")));
    CGSize advances[6];
    double sum = CTFontGetAdvancesForGlyphs(font, kCTFontDefaultOrientation, glyphs, advances, 5);
    printf("Hello: 5 advances add up to %.2f at 20\n",
           sum == advances[0].width + advances[1].width + advances[2].width + advances[3].width + advances[4].width ? sum : -1);
    CGRect boxes[6];
    CGRect all = CTFontGetBoundingRectsForGlyphs(font, kCTFontDefaultOrientation, glyphs, boxes, 6);
    printf("boxes: H higher than e %d, l narrow %d, space empty %d, all %d\n", boxes[0].size.height > boxes[1].size.height,
           boxes[2].size.width < 3, CGRectIsEmpty(boxes[5]), all.size.height >= boxes[0].size.height);
    CGAffineTransform moved = CGAffineTransformMakeTranslation(100, 0);
    CGPathRef outline = CTFontCreatePathForGlyph(font, glyphs[0], NULL);
    CGPathRef away = CTFontCreatePathForGlyph(font, glyphs[0], &moved);
    CGRect box = CGPathGetBoundingBox(outline);
    printf("outline of H %d, of a space %d, moved %d\n", fabs(box.size.height - boxes[0].size.height) < 0.01,
           CTFontCreatePathForGlyph(font, glyphs[5], NULL) == NULL,
           fabs(CGPathGetBoundingBox(away).origin.x - box.origin.x - 100) < 0.01);
    CGSize translation;
    CTFontGetVerticalTranslationsForGlyphs(font, glyphs, &translation, 1);
    printf("vertical advance %.2f, to the left %d\n",
           CTFontGetAdvancesForGlyphs(font, kCTFontVerticalOrientation, glyphs, NULL, 1), translation.width < 0);
    printf("nothing %g, null %d\n", CTFontGetAdvancesForGlyphs(font, 0, NULL, NULL, 5),
           CGRectIsNull(CTFontGetBoundingRectsForGlyphs(font, 0, NULL, NULL, 5)));
    [pool release];
    return 0;
}
