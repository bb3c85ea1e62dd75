// Fonts by name, size and matrix: their names, measures, traits and copies.
// > Helvetica-Bold, Helvetica, Helvetica Bold, Bold, size 20
// > ascent 18.84, descent 4.60, leading 0.00, x 10.46, capitals 14.36
// > underline below 1, thick 1, units 1000, glyphs 1, box 1
// > an unknown name: Helvetica 12
// > traits: bold 1, italic 0, mono 0; Courier: mono 1; weight 0.4
// > italic copy Helvetica-BoldOblique 20, plain copy Helvetica 8
// > no such copy 1
// > family copy Georgia-Bold 20, unknown 1
// > attributes: size 30 Helvetica-Bold, family Georgia
// > interface font Helvetica 13, bold Helvetica-Bold 17, none 1
// > slanted 0.3, matrix of its copy 0.3
// > equal 1 0, one kind 1
// > graphics font Helvetica-Bold, back Helvetica-Bold 9
// > for Chinese another font 1, for Latin the same 1
// > designers' name is text 1, unknown key 1
// > table head 54 bytes, tags more than 5: 1
// > languages with en 1, characters with A 1, without U+4E00 1
// > retained 1
// > the same font each time 1, measured after its release 11.46
#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>

static const char *text(CFStringRef string) {
    const char *bytes = string ? [(NSString *)string UTF8String] : "(none)";
    if (string) [(id)string autorelease];
    return bytes;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica-Bold"), 20, NULL);
    printf("%s, %s, %s, %s, size %g\n", text(CTFontCopyPostScriptName(font)), text(CTFontCopyFamilyName(font)),
           text(CTFontCopyFullName(font)), text(CTFontCopyName(font, kCTFontStyleNameKey)), CTFontGetSize(font));
    printf("ascent %.2f, descent %.2f, leading %.2f, x %.2f, capitals %.2f\n", CTFontGetAscent(font), CTFontGetDescent(font),
           CTFontGetLeading(font), CTFontGetXHeight(font), CTFontGetCapHeight(font));
    CGRect box = CTFontGetBoundingBox(font);
    printf("underline below %d, thick %d, units %u, glyphs %d, box %d\n", CTFontGetUnderlinePosition(font) < 0,
           CTFontGetUnderlineThickness(font) > 0.2, CTFontGetUnitsPerEm(font), CTFontGetGlyphCount(font) > 200,
           box.size.height > 20 && box.origin.y < 0);
    CTFontRef unknown = CTFontCreateWithName(CFSTR("No Such Font"), 0, NULL);
    printf("an unknown name: %s %g\n", text(CTFontCopyPostScriptName(unknown)), CTFontGetSize(unknown));
    CTFontRef courier = CTFontCreateWithName(CFSTR("Courier"), 12, NULL);
    CTFontSymbolicTraits traits = CTFontGetSymbolicTraits(font);
    NSDictionary *dictionary = [(NSDictionary *)CTFontCopyTraits(font) autorelease];
    printf("traits: bold %d, italic %d, mono %d; Courier: mono %d; weight %g\n", (traits & kCTFontBoldTrait) != 0,
           (traits & kCTFontItalicTrait) != 0, (traits & kCTFontMonoSpaceTrait) != 0,
           (CTFontGetSymbolicTraits(courier) & kCTFontMonoSpaceTrait) != 0,
           [[dictionary objectForKey:(id)kCTFontWeightTrait] doubleValue]);
    CTFontRef italic = CTFontCreateCopyWithSymbolicTraits(font, 0, NULL, kCTFontItalicTrait, kCTFontItalicTrait);
    CTFontRef plain = CTFontCreateCopyWithSymbolicTraits(font, 8, NULL, 0, kCTFontBoldTrait);
    printf("italic copy %s %g, plain copy %s %g\n", text(CTFontCopyPostScriptName(italic)), CTFontGetSize(italic),
           text(CTFontCopyPostScriptName(plain)), CTFontGetSize(plain));
    CTFontRef zapfino = CTFontCreateWithName(CFSTR("Zapfino"), 12, NULL);
    printf("no such copy %d\n", CTFontCreateCopyWithSymbolicTraits(zapfino, 0, NULL, kCTFontBoldTrait, kCTFontBoldTrait) == NULL);
    CTFontRef georgia = CTFontCreateCopyWithFamily(font, 0, NULL, CFSTR("Georgia"));
    printf("family copy %s %g, unknown %d\n", text(CTFontCopyPostScriptName(georgia)), CTFontGetSize(georgia),
           CTFontCreateCopyWithFamily(font, 0, NULL, CFSTR("No Such Family")) == NULL);
    NSDictionary *attributes = [NSDictionary dictionaryWithObject:@"Georgia" forKey:(id)kCTFontFamilyNameAttribute];
    CTFontDescriptorRef family = CTFontDescriptorCreateWithAttributes((CFDictionaryRef)attributes);
    CTFontRef larger = CTFontCreateCopyWithAttributes(font, 30, NULL, NULL);
    CTFontRef other = CTFontCreateCopyWithAttributes(font, 0, NULL, family);
    printf("attributes: size %g %s, family %s\n", CTFontGetSize(larger), text(CTFontCopyPostScriptName(larger)),
           text(CTFontCopyFamilyName(other)));
    CTFontRef system = CTFontCreateUIFontForLanguage(kCTFontSystemFontType, 0, NULL);
    CTFontRef bold = CTFontCreateUIFontForLanguage(kCTFontEmphasizedSystemFontType, 17, NULL);
    printf("interface font %s %g, bold %s %g, none %d\n", text(CTFontCopyPostScriptName(system)), CTFontGetSize(system),
           text(CTFontCopyPostScriptName(bold)), CTFontGetSize(bold),
           CTFontCreateUIFontForLanguage(kCTFontNoFontType, 12, NULL) == NULL);
    CGAffineTransform slant = CGAffineTransformMake(1, 0, 0.3, 1, 0, 0);
    CTFontRef slanted = CTFontCreateWithName(CFSTR("Helvetica"), 12, &slant);
    CTFontDescriptorRef descriptor = CTFontCopyFontDescriptor(slanted);
    CTFontRef again = CTFontCreateWithFontDescriptor(descriptor, 0, NULL);
    printf("slanted %g, matrix of its copy %g\n", CTFontGetMatrix(slanted).c, CTFontGetMatrix(again).c);
    CTFontRef same = CTFontCreateWithName(CFSTR("Helvetica-Bold"), 20, NULL);
    printf("equal %d %d, one kind %d\n", CFEqual(font, same), CFEqual(font, larger), CFGetTypeID(font) == CTFontGetTypeID());
    CTFontDescriptorRef its = NULL;
    CGFontRef graphics = CTFontCopyGraphicsFont(font, &its);
    CTFontRef back = CTFontCreateWithGraphicsFont(graphics, 9, NULL, NULL);
    printf("graphics font %s, back %s %g\n", text(CGFontCopyPostScriptName(graphics)), text(CTFontCopyPostScriptName(back)),
           CTFontGetSize(back));
    CTFontRef chinese = CTFontCreateForString(font, CFSTR("\u6f22"), CFRangeMake(0, 1));
    CTFontRef latin = CTFontCreateForString(font, CFSTR("abc"), CFRangeMake(0, 3));
    printf("for Chinese another font %d, for Latin the same %d\n", !CFEqual(chinese, font), CFEqual(latin, font));
    printf("designers' name is text %d, unknown key %d\n", strlen(text(CTFontCopyName(font, kCTFontCopyrightNameKey))) > 6,
           CTFontCopyName(font, CFSTR("no key")) == NULL);
    CFDataRef head = CTFontCopyTable(font, kCTFontTableHead, 0);
    CFArrayRef tags = CTFontCopyAvailableTables(font, 0);
    printf("table head %d bytes, tags more than 5: %d\n", (int)CFDataGetLength(head), CFArrayGetCount(tags) > 5);
    NSArray *languages = [(NSArray *)CTFontCopySupportedLanguages(font) autorelease];
    CFCharacterSetRef characters = CTFontCopyCharacterSet(font);
    printf("languages with en %d, characters with A %d, without U+4E00 %d\n", [languages containsObject:@"en"],
           CFCharacterSetIsCharacterMember(characters, 'A'), !CFCharacterSetIsCharacterMember(characters, 0x4E00));
    NSUInteger before = [(id)font retainCount];
    CFRetain(font);
    printf("retained %d\n", [(id)font retainCount] == before + 1);
    CTFontRef kept = CTFontCreateWithName(CFSTR("Georgia-Bold"), 12.5, NULL), once_more = CTFontCreateWithName(CFSTR("Georgia-Bold"), 12.5, NULL);
    BOOL is_same = kept == once_more;
    CFRelease(once_more);
    CFRelease(kept);
    printf("the same font each time %d, measured after its release %.2f\n", is_same, CTFontGetAscent(kept));
    [pool release];
    return 0;
}
