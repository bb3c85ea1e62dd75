// The names and attributes of a font by their keys.
// > family Georgia, style Bold, full Georgia Bold, unique Georgia Bold, PostScript Georgia-Bold
// > names of the file: 1
// > version 1, copyright 1
// > attributes: Georgia-Bold, Georgia Bold, Bold, size 13
// > matrix 2, format 1, priority 10000, enabled 1
// > languages 1, characters 1, slant 0, width 0
// > what it was made with: features 1, cascade 1, fixed advance 9; not told: axes 1, orientation 1, encodings 1, scope 1
// > a setting names type 3 and selector 4
// > errors com.apple.CoreText.CTFontManagerErrorDomain, of 1 file
#import "../Common.h"

static id name(CTFontRef font, CFStringRef key) { return [(id)CTFontCopyName(font, key) autorelease]; }
static id attribute(CTFontRef font, CFStringRef key) { return [(id)CTFontCopyAttribute(font, key) autorelease]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CGAffineTransform matrix = CGAffineTransformMake(2, 0, 0, 1, 0, 0);
    CTFontRef font = CTFontCreateWithName(CFSTR("Georgia-Bold"), 13, &matrix);
    printf("family %s, style %s, full %s, unique %s, PostScript %s\n", [name(font, kCTFontFamilyNameKey) UTF8String],
           [name(font, kCTFontSubFamilyNameKey) UTF8String], [name(font, kCTFontFullNameKey) UTF8String],
           [name(font, kCTFontUniqueNameKey) UTF8String], [name(font, kCTFontPostScriptNameKey) UTF8String]);
    CFStringRef keys[] = {kCTFontTrademarkNameKey,   kCTFontManufacturerNameKey, kCTFontDesignerNameKey,
                          kCTFontDescriptionNameKey, kCTFontVendorURLNameKey,    kCTFontDesignerURLNameKey,
                          kCTFontLicenseNameKey,     kCTFontLicenseURLNameKey,   kCTFontSampleTextNameKey,
                          kCTFontPostScriptCIDNameKey, kCTFontCopyrightNameKey};
    int texts = 0;
    for (int i = 0; i < 11; i++) texts += [name(font, keys[i]) length] > 0;
    printf("names of the file: %d\n", texts);
    printf("version %d, copyright %d\n", [name(font, kCTFontVersionNameKey) length] > 0,
           [name(font, kCTFontCopyrightNameKey) length] > 0);
    printf("attributes: %s, %s, %s, size %g\n", [attribute(font, kCTFontNameAttribute) UTF8String],
           [attribute(font, kCTFontDisplayNameAttribute) UTF8String], [attribute(font, kCTFontStyleNameAttribute) UTF8String],
           [attribute(font, kCTFontSizeAttribute) doubleValue]);
    CGAffineTransform its;
    [attribute(font, kCTFontMatrixAttribute) getBytes:&its length:sizeof its];
    printf("matrix %g, format %d, priority %d, enabled %d\n", its.a, [attribute(font, kCTFontFormatAttribute) intValue] ==
           kCTFontFormatOpenTypePostScript, [attribute(font, kCTFontPriorityAttribute) intValue],
           [attribute(font, kCTFontEnabledAttribute) intValue]);
    NSDictionary *traits = attribute(font, kCTFontTraitsAttribute);
    printf("languages %d, characters %d, slant %g, width %g\n", [attribute(font, kCTFontLanguagesAttribute) containsObject:@"fr"],
           [attribute(font, kCTFontCharacterSetAttribute) characterIsMember:'g'],
           [[traits objectForKey:(id)kCTFontSlantTrait] doubleValue], [[traits objectForKey:(id)kCTFontWidthTrait] doubleValue]);
    NSNumber *three = [NSNumber numberWithInt:3], *four = [NSNumber numberWithInt:4];
    NSArray *cascade = [NSArray arrayWithObject:(id)CTFontCopyFontDescriptor(font)];
    NSDictionary *attributes = [NSDictionary dictionaryWithObjectsAndKeys:@"Georgia", (id)kCTFontNameAttribute, cascade,
                                                                          (id)kCTFontCascadeListAttribute,
                                                                          [NSNumber numberWithInt:9],
                                                                          (id)kCTFontFixedAdvanceAttribute, nil];
    CTFontDescriptorRef descriptor = CTFontDescriptorCreateWithAttributes((CFDictionaryRef)attributes);
    CTFontDescriptorRef featured = CTFontDescriptorCreateCopyWithFeature(descriptor, (CFNumberRef)three, (CFNumberRef)four);
    CTFontRef made = CTFontCreateWithFontDescriptor(featured, 12, NULL);
    NSArray *settings = attribute(made, kCTFontFeatureSettingsAttribute);
    printf("what it was made with: features %d, cascade %d, fixed advance %d; not told: axes %d, orientation %d, encodings %d, "
           "scope %d\n",
           (int)[settings count], (int)[attribute(made, kCTFontCascadeListAttribute) count],
           [attribute(made, kCTFontFixedAdvanceAttribute) intValue],
           attribute(made, kCTFontVariationAttribute) == nil && attribute(made, kCTFontFeaturesAttribute) == nil,
           attribute(made, kCTFontOrientationAttribute) == nil, attribute(made, kCTFontMacintoshEncodingsAttribute) == nil,
           attribute(made, kCTFontRegistrationScopeAttribute) == nil && attribute(made, kCTFontBaselineAdjustAttribute) == nil);
    NSDictionary *setting = [settings objectAtIndex:0];
    printf("a setting names type %d and selector %d\n", [[setting objectForKey:(id)kCTFontFeatureTypeIdentifierKey] intValue],
           [[setting objectForKey:(id)kCTFontFeatureSelectorIdentifierKey] intValue]);
    NSError *error = nil;
    CTFontManagerRegisterFontsForURL((CFURLRef)[NSURL fileURLWithPath:@"/no/font.ttf"], kCTFontManagerScopeProcess,
                                     (CFErrorRef *)&error);
    printf("errors %s, of %d file\n", [[error domain] isEqual:(id)kCTFontManagerErrorDomain] ? [[error domain] UTF8String] : "?",
           (int)[[[error userInfo] objectForKey:(id)kCTFontManagerErrorFontURLsKey] count]);
    [pool release];
    return 0;
}
