// Fonts that an app brings along, after "CTFontManager.h" of iOS 5. They are there for the app's own process, whatever scope
// it asks for.

#import "Font/CoreTextFont.h"

/// The fonts of files that were registered, by the standard path of the file. Guarded by itself.
static NSMutableDictionary *registered(void) {
    static NSMutableDictionary *fonts;
    @synchronized([CoreTextFont class]) {
        if (fonts == nil) fonts = [[NSMutableDictionary alloc] init];
    }
    return fonts;
}

static bool refuse(CFErrorRef *error, CFIndex code, id url) {
    if (error == NULL) return false;
    NSDictionary *info = url ? @{(__bridge NSString *)kCTFontManagerErrorFontURLsKey : @[ url ]} : nil;
    *error = OWNED_REFERENCE(CFErrorRef, [NSError errorWithDomain:(__bridge NSString *)kCTFontManagerErrorDomain
                                                             code:code
                                                         userInfo:info]);
    return false;
}

bool CTFontManagerRegisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error) {
    NSURL *url = object_of(fontURL, [NSURL class]);
    NSString *path = url.isFileURL ? url.path.stringByStandardizingPath : nil;
    if (path == nil || ![[NSFileManager defaultManager] fileExistsAtPath:path]) {
        return refuse(error, kCTFontManagerErrorFileNotFound, url);
    }
    @synchronized(registered()) {
        if ([registered() objectForKey:path]) return refuse(error, kCTFontManagerErrorAlreadyRegistered, url);
        NSData *bytes = [NSData dataWithContentsOfFile:path];
        if (bytes == nil) return refuse(error, kCTFontManagerErrorInsufficientPermissions, url);
        CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)bytes);
        CGFontRef font = CGFontCreateWithDataProvider(provider);
        CGDataProviderRelease(provider);
        if (font == NULL) return refuse(error, kCTFontManagerErrorUnrecognizedFormat, url);
        [registered() setObject:(__bridge_transfer id)(void *)font forKey:path];
    }
    return true;
}

/// From now on the font's name means what it meant before.
static BOOL unregister(CGFontRef font) {
    if (!verger_font_unregister(font)) return NO;
    [CoreTextFont forgetFontsOf:font];
    return YES;
}

bool CTFontManagerUnregisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error) {
    NSURL *url = object_of(fontURL, [NSURL class]);
    NSString *path = url.isFileURL ? url.path.stringByStandardizingPath : nil;
    @synchronized(registered()) {
        id font = path ? [registered() objectForKey:path] : nil;
        if (font == nil) return refuse(error, kCTFontManagerErrorNotRegistered, url);
        unregister((CGFontRef)(__bridge void *)font);
        [registered() removeObjectForKey:path];
    }
    return true;
}

// A graphics font of an app is found by its name since it was made, until it is unregistered.
bool CTFontManagerRegisterGraphicsFont(CGFontRef font, CFErrorRef *error) {
    if (font == NULL || CFGetTypeID(font) != CGFontGetTypeID()) {
        return refuse(error, kCTFontManagerErrorInvalidFontData, nil);
    }
    verger_font_register(font);
    return true;
}

bool CTFontManagerUnregisterGraphicsFont(CGFontRef font, CFErrorRef *error) {
    BOOL isFont = font != NULL && CFGetTypeID(font) == CGFontGetTypeID();
    if (isFont && unregister(font)) return true;
    return refuse(error, kCTFontManagerErrorNotRegistered, nil);
}

/// Calls `each` for all URLs, and collects their errors.
static bool for_all(CFArrayRef urls, CFArrayRef *errors, bool (^each)(CFURLRef url, CFErrorRef *error)) {
    NSMutableArray *collected = [NSMutableArray array];
    for (id url in (NSArray *)object_of(urls, [NSArray class])) {
        CFErrorRef error = NULL;
        if (!each((__bridge CFURLRef)url, &error) && error) [collected addObject:CFBridgingRelease(error)];
    }
    if (errors) *errors = collected.count ? OWNED_REFERENCE(CFArrayRef, collected) : NULL;
    return collected.count == 0;
}

bool CTFontManagerRegisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope, CFArrayRef *errors) {
    return for_all(fontURLs, errors, ^(CFURLRef url, CFErrorRef *error) {
        return CTFontManagerRegisterFontsForURL(url, scope, error);
    });
}

bool CTFontManagerUnregisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope, CFArrayRef *errors) {
    return for_all(fontURLs, errors, ^(CFURLRef url, CFErrorRef *error) {
        return CTFontManagerUnregisterFontsForURL(url, scope, error);
    });
}
