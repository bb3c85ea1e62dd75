// Resources of bundles for the device's language: first those outside of all `.lproj` folders, then those in
// `de.lproj`, `German.lproj`, …

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerFiles.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <unistd.h>

/// The names that the folder of a language may have: "pt-BR", "pt_BR", "pt", and English names such as "German".
static NSArray *folder_names(NSString *language) {
    NSMutableArray *names = [NSMutableArray arrayWithObject:language];
    [names addObject:[language stringByReplacingOccurrencesOfString:@"-" withString:@"_"]];
    NSString *region = [[NSLocale currentLocale] localeIdentifier];
    NSString *root = [[language componentsSeparatedByString:@"-"] objectAtIndex:0];
    if ([region hasPrefix:[root stringByAppendingString:@"_"]]) [names addObject:region];
    [names addObject:root];
    NSDictionary *english =
        [NSDictionary dictionaryWithObjectsAndKeys:@"English", @"en", @"French", @"fr", @"German", @"de", @"Italian", @"it",
                                                   @"Spanish", @"es", @"Dutch", @"nl", @"Japanese", @"ja", nil];
    if ([english objectForKey:root]) [names addObject:[english objectForKey:root]];
    return names;
}

/// The languages of a folder's `.lproj` folders, as these are named.
static NSArray *present_languages(NSString *folder) {
    NSMutableArray *names = [NSMutableArray array];
    for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder error:NULL]) {
        if ([[name pathExtension] isEqualToString:@"lproj"]) [names addObject:[name stringByDeletingPathExtension]];
    }
    return names;
}

@interface BundleFolders : NSObject
@end

@implementation BundleFolders

/// The `.lproj` folders of a bundle, the one of the device's language first. Cached, since an app's bundle does not
/// change.
+ (NSArray *)foldersOfLanguagesIn:(NSBundle *)bundle {
    static NSMutableDictionary *kept;
    NSString *root = [bundle resourcePath];
    NSArray *wanted = [NSLocale preferredLanguages];
    NSString *first = [wanted count] ? [wanted objectAtIndex:0] : @"en";
    NSString *key = [NSString stringWithFormat:@"%@\n%@", first, root];
    @synchronized(self) {
        NSArray *known = [kept objectForKey:key];
        if (known) return known;
    }
    NSArray *present = present_languages(root);
    NSMutableArray *order = [NSMutableArray array];
    NSMutableArray *names = [NSMutableArray arrayWithArray:folder_names(first)];
    [names addObject:@"Base"];
    // Read directly: the bundle's own look-up of Info.plist would come back here.
    NSString *info = [root stringByAppendingPathComponent:@"Info.plist"];
    NSString *written = [present count] ? [[NSDictionary dictionaryWithContentsOfFile:info]
                                              objectForKey:@"CFBundleDevelopmentRegion"]
                                        : nil;
    if ([written isKindOfClass:[NSString class]]) [names addObjectsFromArray:folder_names(written)];
    [names addObject:@"en"];
    [names addObject:@"English"];
    [names addObjectsFromArray:present];
    for (NSString *name in names) {
        if ([present containsObject:name] && ![order containsObject:name]) [order addObject:name];
    }
    @synchronized(self) {
        if (kept == nil) kept = [NSMutableDictionary new];
        [kept setObject:order forKey:key];
    }
    return order;
}

@end

static NSString *existing(NSString *folder, NSString *name, NSString *type) {
    NSString *path = [folder stringByAppendingPathComponent:name];
    if ([type length]) {
        path = [path stringByAppendingFormat:[type hasPrefix:@"."] ? @"%@" : @".%@", type];
    }
    return [[NSFileManager defaultManager] fileExistsAtPath:path] ? path : nil;
}

/// A resource for this kind of device may be called `name~iphone.type`.
static NSString *existing_variant(NSString *folder, NSString *name, NSString *type) {
    NSString *path = existing(folder, name, type);
    if (path || [type length] == 0) return path;
    return existing(folder, [name stringByAppendingString:@"~iphone"], type);
}

/// The entries of a strings file, or nil: a property list in any format, or `"key" = "text";`.
static NSDictionary *entries(NSString *path) {
    NSData *data = path ? [NSData dataWithContentsOfFile:path options:0 error:NULL] : nil;
    id found = [data length] ? [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL]
                             : nil;
    return [found isKindOfClass:[NSDictionary class]] ? found : [NSDictionary dictionary];
}

@interface NSBundle (ResourcesByLanguage)
@end

@implementation NSBundle (ResourcesByLanguage)

/// Without folders of languages, the one that the bundle was written in.
- (NSArray *)localizations {
    NSArray *present = present_languages([self resourcePath]);
    NSString *region = [present count] ? nil : [self developmentLocalization];
    return region ? [NSArray arrayWithObject:region] : present;
}

- (NSArray *)preferredLocalizations {
    NSArray *order = [BundleFolders foldersOfLanguagesIn:self];
    return [order count] ? [order subarrayWithRange:NSMakeRange(0, 1)] : [NSArray arrayWithObject:@"en"];
}

- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type {
    return [self pathForResource:name ofType:type inDirectory:nil];
}

/// If the name is nil, the first file of this type.
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type inDirectory:(NSString *)folder {
    if (![name length]) {
        NSArray *paths = [type length] ? [self pathsForResourcesOfType:type inDirectory:folder] : nil;
        return [paths count] ? [paths objectAtIndex:0] : nil;
    }
    NSString *root = [self resourcePath];
    NSString *path = existing_variant([folder length] ? [root stringByAppendingPathComponent:folder] : root, name, type);
    for (NSString *language in [BundleFolders foldersOfLanguagesIn:self]) {
        if (path) break;
        NSString *place = [root stringByAppendingPathComponent:[language stringByAppendingString:@".lproj"]];
        path = existing_variant([folder length] ? [place stringByAppendingPathComponent:folder] : place, name, type);
    }
    return path;
}

- (NSString *)pathForResource:(NSString *)name
                       ofType:(NSString *)type
                  inDirectory:(NSString *)folder
              forLocalization:(NSString *)language {
    NSString *root = [self resourcePath];
    NSString *place = [root stringByAppendingPathComponent:[language stringByAppendingString:@".lproj"]];
    NSString *path = existing_variant([folder length] ? [place stringByAppendingPathComponent:folder] : place, name, type);
    if (path) return path;
    return existing_variant([folder length] ? [root stringByAppendingPathComponent:folder] : root, name, type);
}

- (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)type {
    return [self URLForResource:name withExtension:type subdirectory:nil];
}

- (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)type subdirectory:(NSString *)folder {
    NSString *path = [self pathForResource:name ofType:type inDirectory:folder];
    return path ? [NSURL fileURLWithPath:path] : nil;
}

- (NSArray *)pathsForResourcesOfType:(NSString *)type inDirectory:(NSString *)folder {
    NSMutableArray *found = [NSMutableArray array];
    NSString *root = [self resourcePath];
    NSMutableArray *places = [NSMutableArray arrayWithObject:root];
    NSArray *order = [BundleFolders foldersOfLanguagesIn:self];
    if ([order count]) {
        NSString *language = [[order objectAtIndex:0] stringByAppendingString:@".lproj"];
        [places addObject:[root stringByAppendingPathComponent:language]];
    }
    for (NSString *place in places) {
        NSString *here = [folder length] ? [place stringByAppendingPathComponent:folder] : place;
        for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:here error:NULL]) {
            BOOL is_wanted = [type length] == 0 || [[name pathExtension] isEqualToString:type];
            if (is_wanted) [found addObject:[here stringByAppendingPathComponent:name]];
        }
    }
    return found;
}

- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table {
    if (key == nil) return value ?: @"";
    static NSMutableDictionary *tables;
    if (![table length]) table = @"Localizable";
    NSArray *order = [BundleFolders foldersOfLanguagesIn:self];
    NSString *language = [order count] ? [order objectAtIndex:0] : @"";
    NSString *name = [NSString stringWithFormat:@"%@\n%@\n%@", language, table, [self bundlePath]];
    NSDictionary *texts = nil;
    @synchronized([BundleFolders class]) {
        texts = [[[tables objectForKey:name] retain] autorelease];
    }
    if (texts == nil) {
        texts = entries([self pathForResource:table ofType:@"strings" inDirectory:nil]);
        @synchronized([BundleFolders class]) {
            if (tables == nil) tables = [NSMutableDictionary new];
            [tables setObject:texts forKey:name];
        }
    }
    NSString *text = [texts objectForKey:key];
    if ([text isKindOfClass:[NSString class]]) return text;
    return [value length] ? value : key;
}

@end

static NSString *(*former_resource_path)(id bundle, SEL selector);

/// The bundle itself, if it has no folder for resources: on the device none has.
static NSString *resource_path(NSBundle *bundle, SEL selector) {
    NSString *path = former_resource_path(bundle, selector);
    return path && access([path fileSystemRepresentation], F_OK) == 0 ? path : [bundle bundlePath];
}

INSTALL(bundle_resources) {
    former_resource_path = (NSString * (*)(id, SEL))
        replace_instance_method(objc_lookUpClass("NSBundle"), @selector(resourcePath), (IMP)resource_path);
}
