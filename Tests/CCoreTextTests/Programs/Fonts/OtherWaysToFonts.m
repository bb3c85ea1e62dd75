// Options, localized names, several files at once, and kinds.
// > with options Georgia 14, by a descriptor Georgia 15
// > display Georgia Italic, localized Georgia in en
// > no variations 1, no features 1, no places in ligatures 0, Mac Roman 1
// > leans: Georgia-Italic 1, Georgia 1
// > attributes 2, localized Georgia in en
// > collection and two more 3, of all fonts still all 1
// > kinds differ 1
// > two files: 2 errors, of none no error 1
// > graphics font 1, none 104, unregistered 1, once more 201
// > version of iOS 5 1
#import "../Common.h"

static const char *text(CFTypeRef string) { return [[(id)string autorelease] UTF8String]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTFontRef georgia = CTFontCreateWithNameAndOptions(CFSTR("Georgia"), 14, NULL, kCTFontOptionsPreferSystemFont);
    CTFontDescriptorRef descriptor = CTFontDescriptorCreateWithNameAndSize(CFSTR("Georgia"), 15);
    CTFontRef other = CTFontCreateWithFontDescriptorAndOptions(descriptor, 0, NULL, kCTFontOptionsDefault);
    printf("with options %s %g, by a descriptor %s %g\n", text(CTFontCopyPostScriptName(georgia)), CTFontGetSize(georgia),
           text(CTFontCopyPostScriptName(other)), CTFontGetSize(other));
    CTFontRef italic = CTFontCreateWithName(CFSTR("Georgia-Italic"), 12, NULL);
    CFStringRef language = NULL, its_language = NULL;
    const char *family = text(CTFontCopyLocalizedName(italic, kCTFontFamilyNameKey, &language));
    printf("display %s, localized %s in %s\n", text(CTFontCopyDisplayName(italic)), family, text(language));
    CGFloat place;
    printf("no variations %d, no features %d, no places in ligatures %d, Mac Roman %d\n", CTFontCopyVariationAxes(italic) == NULL,
           CTFontCopyFeatures(italic) == NULL, (int)CTFontGetLigatureCaretPositions(italic, 5, &place, 1),
           CTFontGetStringEncoding(italic) == kCFStringEncodingMacRoman);
    printf("leans: Georgia-Italic %d, Georgia %d\n", CTFontGetSlantAngle(italic) < -5, CTFontGetSlantAngle(georgia) == 0);
    NSDictionary *attributes = [(id)CTFontDescriptorCopyAttributes(descriptor) autorelease];
    const char *name = text(CTFontDescriptorCopyLocalizedAttribute(descriptor, kCTFontFamilyNameAttribute, &its_language));
    printf("attributes %d, localized %s in %s\n", (int)[attributes count], name, text(its_language));
    CTFontDescriptorRef bold = CTFontDescriptorCreateWithNameAndSize(CFSTR("Georgia-Bold"), 0);
    CTFontCollectionRef one = CTFontCollectionCreateWithFontDescriptors((CFArrayRef)[NSArray arrayWithObject:(id)descriptor], NULL);
    NSArray *more = [NSArray arrayWithObjects:(id)bold, (id)descriptor, nil];
    CTFontCollectionRef three = CTFontCollectionCreateCopyWithFontDescriptors(one, (CFArrayRef)more, NULL);
    CTFontCollectionRef all = CTFontCollectionCreateFromAvailableFonts(NULL);
    CTFontCollectionRef still_all = CTFontCollectionCreateCopyWithFontDescriptors(all, (CFArrayRef)more, NULL);
    printf("collection and two more %d, of all fonts still all %d\n",
           (int)[[(id)CTFontCollectionCreateMatchingFontDescriptors(three) autorelease] count],
           [[(id)CTFontCollectionCreateMatchingFontDescriptors(still_all) autorelease] count] ==
               [[(id)CTFontCollectionCreateMatchingFontDescriptors(all) autorelease] count]);
    CFTypeID kinds[] = {CTFontGetTypeID(),       CTFontDescriptorGetTypeID(), CTFontCollectionGetTypeID(),
                        CTLineGetTypeID(),       CTRunGetTypeID(),            CTTypesetterGetTypeID(),
                        CTFrameGetTypeID(),      CTFramesetterGetTypeID(),    CTParagraphStyleGetTypeID(),
                        CTTextTabGetTypeID(),    CTGlyphInfoGetTypeID(),      CTRunDelegateGetTypeID(),
                        CFStringGetTypeID(),     CGFontGetTypeID()};
    BOOL differ = CFGetTypeID(descriptor) == CTFontDescriptorGetTypeID() && CFGetTypeID(one) == CTFontCollectionGetTypeID();
    for (size_t i = 0; i < 14; i++) {
        for (size_t j = 0; j < i; j++) differ = differ && kinds[i] != kinds[j];
    }
    printf("kinds differ %d\n", differ);
    NSArray *files = [NSArray arrayWithObjects:[NSURL fileURLWithPath:@"/no/a.ttf"], [NSURL fileURLWithPath:@"/no/b.ttf"], nil];
    CFArrayRef errors = NULL, no_errors = (CFArrayRef)files;
    CTFontManagerRegisterFontsForURLs((CFArrayRef)files, kCTFontManagerScopeProcess, &errors);
    BOOL is_fine = CTFontManagerUnregisterFontsForURLs((CFArrayRef)[NSArray array], kCTFontManagerScopeProcess, &no_errors);
    printf("two files: %d errors, of none no error %d\n", (int)CFArrayGetCount(errors), is_fine && no_errors == NULL);
    NSURL *file = [(id)CTFontCopyAttribute(georgia, kCTFontURLAttribute) autorelease];
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)[NSData dataWithContentsOfURL:file]);
    CGFontRef own = CGFontCreateWithDataProvider(provider);
    NSError *invalid = nil, *gone = nil;
    BOOL is_registered = CTFontManagerRegisterGraphicsFont(own, NULL);
    CTFontManagerRegisterGraphicsFont(NULL, (CFErrorRef *)&invalid);
    BOOL is_unregistered = CTFontManagerUnregisterGraphicsFont(own, NULL);
    CTFontManagerUnregisterGraphicsFont(own, (CFErrorRef *)&gone);
    printf("graphics font %d, none %d, unregistered %d, once more %d\n", is_registered, (int)[invalid code], is_unregistered,
           (int)[gone code]);
    printf("version of iOS 5 %d\n", CTGetCoreTextVersion() >= kCTVersionNumber10_6);
    [pool release];
    return 0;
}
