// Descriptors, collections, and fonts that the app brings along.
// > by name Georgia-Italic 14
// > bold of a family Georgia-Bold, style Georgia-BoldItalic
// > nothing but traits Helvetica-Oblique
// > four of Georgia, bold ones 2
// > none of a family 1, the nearest Helvetica
// > with another size 9
// > what it says itself Georgia, what its font says Georgia-Bold
// > all fonts more than 50: 1, sorted 1, two of two 2, without doubles 1
// > features 1, variation 2
// > no file 101, no font 103, twice 105
// > found 1, once more 201
// > forgotten 1: Helvetica, registered again 1: 1
// > the platform's stay: 1
#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>

static NSDictionary *one(CFStringRef key, id value) { return [NSDictionary dictionaryWithObject:value forKey:(id)key]; }

static CTFontDescriptorRef descriptor(NSDictionary *attributes) {
    return (CTFontDescriptorRef)[(id)CTFontDescriptorCreateWithAttributes((CFDictionaryRef)attributes) autorelease];
}

static const char *name(CTFontRef font) { return [[(NSString *)CTFontCopyPostScriptName(font) autorelease] UTF8String]; }

static CTFontRef font(CTFontDescriptorRef descriptor) {
    return (CTFontRef)[(id)CTFontCreateWithFontDescriptor(descriptor, 0, NULL) autorelease];
}

static CFComparisonResult compare(CTFontDescriptorRef a, CTFontDescriptorRef b, void *context) {
    NSString *first = [(id)CTFontDescriptorCopyAttribute(a, kCTFontNameAttribute) autorelease];
    NSString *second = [(id)CTFontDescriptorCopyAttribute(b, kCTFontNameAttribute) autorelease];
    return (CFComparisonResult)[first compare:second];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTFontDescriptorRef italic = CTFontDescriptorCreateWithNameAndSize(CFSTR("Georgia-Italic"), 14);
    printf("by name %s %g\n", name(font(italic)), CTFontGetSize(font(italic)));
    NSDictionary *bold = one(kCTFontSymbolicTrait, [NSNumber numberWithUnsignedInt:kCTFontBoldTrait]);
    NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
    [attributes setObject:@"Georgia" forKey:(id)kCTFontFamilyNameAttribute];
    CTFontDescriptorRef family = descriptor(attributes);
    CTFontDescriptorRef styled =
        CTFontDescriptorCreateCopyWithAttributes(family, (CFDictionaryRef)one(kCTFontStyleNameAttribute, @"Bold Italic"));
    [attributes setObject:bold forKey:(id)kCTFontTraitsAttribute];
    CTFontDescriptorRef heavy = descriptor(attributes);
    printf("bold of a family %s, style %s\n", name(font(heavy)), name(font(styled)));
    NSDictionary *leaning = one(kCTFontSymbolicTrait, [NSNumber numberWithUnsignedInt:kCTFontItalicTrait]);
    printf("nothing but traits %s\n", name(font(descriptor(one(kCTFontTraitsAttribute, leaning)))));
    NSArray *all = [(id)CTFontDescriptorCreateMatchingFontDescriptors(family, NULL) autorelease];
    NSArray *some = [(id)CTFontDescriptorCreateMatchingFontDescriptors(heavy, NULL) autorelease];
    printf("%s of Georgia, bold ones %d\n", [all count] == 4 ? "four" : "other than four", (int)[some count]);
    CTFontDescriptorRef strange = descriptor(one(kCTFontFamilyNameAttribute, @"No Such Family"));
    NSSet *mandatory = [NSSet setWithObject:(id)kCTFontFamilyNameAttribute];
    CTFontDescriptorRef nearest = CTFontDescriptorCreateMatchingFontDescriptor(strange, NULL);
    printf("none of a family %d, the nearest %s\n",
           CTFontDescriptorCreateMatchingFontDescriptor(strange, (CFSetRef)mandatory) == NULL, name(font(nearest)));
    CTFontRef sized = CTFontCreateWithFontDescriptor(italic, 9, NULL);
    printf("with another size %g\n", CTFontGetSize(sized));
    NSString *itself = [(id)CTFontDescriptorCopyAttribute(heavy, kCTFontFamilyNameAttribute) autorelease];
    NSString *found = [(id)CTFontDescriptorCopyAttribute(heavy, kCTFontNameAttribute) autorelease];
    printf("what it says itself %s, what its font says %s\n", [itself UTF8String], [found UTF8String]);
    CTFontCollectionRef everything = CTFontCollectionCreateFromAvailableFonts(NULL);
    NSArray *fonts = [(id)CTFontCollectionCreateMatchingFontDescriptors(everything) autorelease];
    NSArray *sorted = [(id)CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(everything, compare, NULL) autorelease];
    BOOL isSorted = YES;
    for (NSUInteger i = 1; i < [sorted count]; i++) {
        isSorted = isSorted && compare((CTFontDescriptorRef)[sorted objectAtIndex:i - 1],
                                       (CTFontDescriptorRef)[sorted objectAtIndex:i], NULL) <= 0;
    }
    NSArray *twice = [NSArray arrayWithObjects:(id)italic, (id)italic, nil];
    CTFontCollectionRef two = CTFontCollectionCreateWithFontDescriptors((CFArrayRef)twice, NULL);
    CTFontCollectionRef single = CTFontCollectionCreateWithFontDescriptors(
        (CFArrayRef)twice,
        (CFDictionaryRef)one(kCTFontCollectionRemoveDuplicatesOption, [NSNumber numberWithBool:YES]));
    printf("all fonts more than 50: %d, sorted %d, two of two %d, without doubles %d\n", [fonts count] > 50, isSorted,
           (int)[[(id)CTFontCollectionCreateMatchingFontDescriptors(two) autorelease] count],
           (int)[[(id)CTFontCollectionCreateMatchingFontDescriptors(single) autorelease] count]);
    NSNumber *number = [NSNumber numberWithInt:1];
    CTFontDescriptorRef features = CTFontDescriptorCreateCopyWithFeature(italic, (CFNumberRef)number, (CFNumberRef)number);
    CTFontDescriptorRef varied = CTFontDescriptorCreateCopyWithVariation(italic, (CFNumberRef)number, 2);
    NSArray *settings = [(id)CTFontCopyFeatureSettings(font(features)) autorelease];
    NSDictionary *variation = [(id)CTFontCopyVariation(font(varied)) autorelease];
    printf("features %d, variation %g\n", (int)[settings count], [[variation objectForKey:number] doubleValue]);

    CTFontRef helvetica = CTFontCreateWithName(CFSTR("Helvetica"), 12, NULL);
    NSURL *file = [(id)CTFontCopyAttribute(helvetica, kCTFontURLAttribute) autorelease];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"NotAFont.ttf"];
    [@"this is no font" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    NSError *missing = nil, *wrong = nil, *again = nil, *gone = nil;
    CTFontManagerRegisterFontsForURL((CFURLRef)[NSURL fileURLWithPath:@"/no/such/file.ttf"], kCTFontManagerScopeProcess,
                                     (CFErrorRef *)&missing);
    CTFontManagerRegisterFontsForURL((CFURLRef)[NSURL fileURLWithPath:path], kCTFontManagerScopeProcess,
                                     (CFErrorRef *)&wrong);
    CTFontManagerRegisterFontsForURL((CFURLRef)file, kCTFontManagerScopeProcess, NULL);
    CTFontManagerRegisterFontsForURL((CFURLRef)file, kCTFontManagerScopeProcess, (CFErrorRef *)&again);
    printf("no file %d, no font %d, twice %d\n", (int)[missing code], (int)[wrong code], (int)[again code]);
    // The file's own name is that of the font that stands in for Helvetica.
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)[NSData dataWithContentsOfURL:file]);
    CGFontRef own = CGFontCreateWithDataProvider(provider);
    CTFontRef byName = CTFontCreateWithName((CFStringRef)[(id)CGFontCopyPostScriptName(own) autorelease], 10, NULL);
    BOOL isOwn = strcmp(name(byName), "Helvetica") != 0;
    CTFontManagerUnregisterFontsForURL((CFURLRef)file, kCTFontManagerScopeProcess, NULL);
    CTFontManagerUnregisterFontsForURL((CFURLRef)file, kCTFontManagerScopeProcess, (CFErrorRef *)&gone);
    printf("found %d, once more %d\n", isOwn, (int)[gone code]);
    CFStringRef its_name = (CFStringRef)[(id)CGFontCopyPostScriptName(own) autorelease];
    BOOL isForgotten = CTFontManagerUnregisterGraphicsFont(own, NULL);
    CTFontRef other = CTFontCreateWithName(its_name, 10, NULL);
    BOOL isAgain = CTFontManagerRegisterGraphicsFont(own, NULL);
    printf("forgotten %d: %s, registered again %d: %d\n", isForgotten, name(other), isAgain,
           strcmp(name(CTFontCreateWithName(its_name, 10, NULL)), "Helvetica") != 0);
    CGFontRef usual = CGFontCreateWithFontName(CFSTR("Georgia"));
    printf("the platform's stay: %d\n", !CTFontManagerUnregisterGraphicsFont(usual, NULL));
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    [pool release];
    return 0;
}
