// CFBundle.

#include "Objects/References.h"

const CFStringRef kCFBundleInfoDictionaryVersionKey = CFSTR("CFBundleInfoDictionaryVersion");
const CFStringRef kCFBundleExecutableKey = CFSTR("CFBundleExecutable");
const CFStringRef kCFBundleIdentifierKey = CFSTR("CFBundleIdentifier");
const CFStringRef kCFBundleVersionKey = CFSTR("CFBundleVersion");
const CFStringRef kCFBundleDevelopmentRegionKey = CFSTR("CFBundleDevelopmentRegion");
const CFStringRef kCFBundleNameKey = CFSTR("CFBundleName");
const CFStringRef kCFBundleLocalizationsKey = CFSTR("CFBundleLocalizations");

static NSBundle *bundle_of(CFBundleRef bundle) { return OBJECT(NSBundle, bundle); }
static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

static CFURLRef folder_url(NSString *path) {
    return path ? (CFURLRef)[[NSURL alloc] initFileURLWithPath:path isDirectory:YES] : NULL;
}

static CFURLRef file_url(NSString *path) {
    return path ? (CFURLRef)[[NSURL alloc] initFileURLWithPath:path] : NULL;
}

CFBundleRef CFBundleGetMainBundle(void) { return (CFBundleRef)[NSBundle mainBundle]; }

CFBundleRef CFBundleGetBundleWithIdentifier(CFStringRef identifier) {
    NSBundle *main = [NSBundle mainBundle];
    if ([[main bundleIdentifier] isEqual:string_of(identifier)]) return (CFBundleRef)main;
    return (CFBundleRef)[NSBundle bundleWithIdentifier:string_of(identifier)];
}

CFArrayRef CFBundleGetAllBundles(void) { return (CFArrayRef)[NSBundle allBundles]; }

CFBundleRef CFBundleCreate(CFAllocatorRef allocator, CFURLRef url) {
    NSString *path = [[OBJECT(NSURL, url) absoluteURL] path];
    return path ? (CFBundleRef)[[NSBundle alloc] initWithPath:path] : NULL;
}

CFArrayRef CFBundleCreateBundlesFromDirectory(CFAllocatorRef allocator, CFURLRef directory, CFStringRef type) {
    NSMutableArray *bundles = [NSMutableArray new];
    NSString *folder = [OBJECT(NSURL, directory) path];
    for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder error:NULL]) {
        if (type && ![[name pathExtension] isEqualToString:string_of(type)]) continue;
        NSBundle *bundle = [NSBundle bundleWithPath:[folder stringByAppendingPathComponent:name]];
        if (bundle) [bundles addObject:bundle];
    }
    return (CFArrayRef)bundles;
}

CFURLRef CFBundleCopyBundleURL(CFBundleRef bundle) { return folder_url([bundle_of(bundle) bundlePath]); }

CFTypeRef CFBundleGetValueForInfoDictionaryKey(CFBundleRef bundle, CFStringRef key) {
    return (CFTypeRef)[bundle_of(bundle) objectForInfoDictionaryKey:string_of(key)];
}

CFDictionaryRef CFBundleGetInfoDictionary(CFBundleRef bundle) {
    return (CFDictionaryRef)[bundle_of(bundle) infoDictionary];
}

CFDictionaryRef CFBundleGetLocalInfoDictionary(CFBundleRef bundle) {
    return (CFDictionaryRef)[bundle_of(bundle) localizedInfoDictionary];
}

static UInt32 four_characters(CFBundleRef bundle, NSString *key) {
    NSString *text = [bundle_of(bundle) objectForInfoDictionaryKey:key];
    const char *bytes = [text isKindOfClass:[NSString class]] && [text length] == 4 ? [text UTF8String] : "????";
    return (UInt32)(UInt8)bytes[0] << 24 | (UInt32)(UInt8)bytes[1] << 16 | (UInt32)(UInt8)bytes[2] << 8 | (UInt8)bytes[3];
}

void CFBundleGetPackageInfo(CFBundleRef bundle, UInt32 *type, UInt32 *creator) {
    if (type) *type = four_characters(bundle, @"CFBundlePackageType");
    if (creator) *creator = four_characters(bundle, @"CFBundleSignature");
}

CFStringRef CFBundleGetIdentifier(CFBundleRef bundle) { return (CFStringRef)[bundle_of(bundle) bundleIdentifier]; }

UInt32 CFBundleGetVersionNumber(CFBundleRef bundle) {
    NSString *text = [[bundle_of(bundle) objectForInfoDictionaryKey:@"CFBundleVersion"] description];
    unsigned parts[3] = {0}, beta = 0;
    char stage = 'f';
    const char *version = text ? [text UTF8String] : "";
    int fields = sscanf(version, "%u.%u.%u", &parts[0], &parts[1], &parts[2]);
    const char *letter = strpbrk(version, "dabf");
    if (letter) sscanf(letter, "%c%u", &stage, &beta);
    // A version without a dot is a plain number.
    if (fields == 1 && letter == NULL) return parts[0];
    unsigned stage_number = stage == 'd' ? 0x20 : stage == 'a' ? 0x40 : stage == 'b' ? 0x60 : 0x80;
    unsigned major = MIN(parts[0], 99u);
    return (major / 10 << 28) | (major % 10 << 24) | (MIN(parts[1], 15u) << 20) | (MIN(parts[2], 15u) << 16)
        | stage_number << 8 | MIN(beta, 255u);
}

CFStringRef CFBundleGetDevelopmentRegion(CFBundleRef bundle) {
    return CFBundleGetValueForInfoDictionaryKey(bundle, kCFBundleDevelopmentRegionKey);
}

CFURLRef CFBundleCopyResourcesDirectoryURL(CFBundleRef bundle) { return folder_url([bundle_of(bundle) resourcePath]); }
CFURLRef CFBundleCopySupportFilesDirectoryURL(CFBundleRef bundle) { return folder_url([bundle_of(bundle) bundlePath]); }

CFURLRef CFBundleCopyPrivateFrameworksURL(CFBundleRef bundle) {
    return folder_url([[bundle_of(bundle) bundlePath] stringByAppendingPathComponent:@"Frameworks"]);
}

CFURLRef CFBundleCopySharedFrameworksURL(CFBundleRef bundle) {
    return folder_url([[bundle_of(bundle) bundlePath] stringByAppendingPathComponent:@"SharedFrameworks"]);
}

CFURLRef CFBundleCopySharedSupportURL(CFBundleRef bundle) {
    return folder_url([[bundle_of(bundle) bundlePath] stringByAppendingPathComponent:@"SharedSupport"]);
}

CFURLRef CFBundleCopyBuiltInPlugInsURL(CFBundleRef bundle) { return folder_url([bundle_of(bundle) builtInPlugInsPath]); }

/// The bundle at a URL; NULL if there is no folder.
static CFBundleRef bundle_at(CFURLRef url) {
    NSString *path = [[OBJECT(NSURL, url) absoluteURL] path];
    return path ? (CFBundleRef)[NSBundle bundleWithPath:path] : NULL;
}

CFDictionaryRef CFBundleCopyInfoDictionaryInDirectory(CFURLRef url) {
    return OWNED(CFDictionaryRef, [bundle_of(bundle_at(url)) infoDictionary]);
}

Boolean CFBundleGetPackageInfoInDirectory(CFURLRef url, UInt32 *type, UInt32 *creator) {
    CFBundleRef bundle = bundle_at(url);
    CFBundleGetPackageInfo(bundle, type, creator);
    return bundle != NULL;
}

CFDictionaryRef CFBundleCopyInfoDictionaryForURL(CFURLRef url) { return CFBundleCopyInfoDictionaryInDirectory(url); }

CFURLRef CFBundleCopyResourceURL(CFBundleRef bundle, CFStringRef name, CFStringRef type, CFStringRef subdirectory) {
    return file_url([bundle_of(bundle) pathForResource:string_of(name)
                                                ofType:string_of(type)
                                           inDirectory:string_of(subdirectory)]);
}

static CFArrayRef file_urls(NSArray *paths) {
    NSMutableArray *urls = [NSMutableArray new];
    for (NSString *path in paths) [urls addObject:[NSURL fileURLWithPath:path]];
    return (CFArrayRef)urls;
}

CFArrayRef CFBundleCopyResourceURLsOfType(CFBundleRef bundle, CFStringRef type, CFStringRef subdirectory) {
    return file_urls([bundle_of(bundle) pathsForResourcesOfType:string_of(type) inDirectory:string_of(subdirectory)]);
}

CFURLRef CFBundleCopyResourceURLForLocalization(CFBundleRef bundle, CFStringRef name, CFStringRef type,
                                                CFStringRef subdirectory, CFStringRef localization) {
    return file_url([bundle_of(bundle) pathForResource:string_of(name)
                                                ofType:string_of(type)
                                           inDirectory:string_of(subdirectory)
                                       forLocalization:string_of(localization)]);
}

CFArrayRef CFBundleCopyResourceURLsOfTypeForLocalization(CFBundleRef bundle, CFStringRef type, CFStringRef subdirectory,
                                                         CFStringRef localization) {
    return file_urls([bundle_of(bundle) pathsForResourcesOfType:string_of(type)
                                                    inDirectory:string_of(subdirectory)
                                                forLocalization:string_of(localization)]);
}

CFStringRef CFBundleCopyLocalizedString(CFBundleRef bundle, CFStringRef key, CFStringRef value, CFStringRef table) {
    return COPIED(CFStringRef, [bundle_of(bundle) localizedStringForKey:string_of(key)
                                                                  value:string_of(value)
                                                                  table:string_of(table)]);
}

CFURLRef CFBundleCopyResourceURLInDirectory(CFURLRef url, CFStringRef name, CFStringRef type,
                                            CFStringRef subdirectory) {
    return CFBundleCopyResourceURL(bundle_at(url), name, type, subdirectory);
}

CFArrayRef CFBundleCopyResourceURLsOfTypeInDirectory(CFURLRef url, CFStringRef type, CFStringRef subdirectory) {
    return CFBundleCopyResourceURLsOfType(bundle_at(url), type, subdirectory);
}

CFArrayRef CFBundleCopyLocalizationsForURL(CFURLRef url) { return CFBundleCopyBundleLocalizations(bundle_at(url)); }

CFArrayRef CFBundleCopyBundleLocalizations(CFBundleRef bundle) {
    return COPIED(CFArrayRef, [bundle_of(bundle) localizations]);
}

CFArrayRef CFBundleCopyPreferredLocalizationsFromArray(CFArrayRef localizations) {
    return COPIED(CFArrayRef, [NSBundle preferredLocalizationsFromArray:OBJECT(NSArray, localizations)]);
}

CFArrayRef CFBundleCopyLocalizationsForPreferences(CFArrayRef localizations, CFArrayRef preferences) {
    return COPIED(CFArrayRef, [NSBundle preferredLocalizationsFromArray:OBJECT(NSArray, localizations)
                                                         forPreferences:OBJECT(NSArray, preferences)]);
}
