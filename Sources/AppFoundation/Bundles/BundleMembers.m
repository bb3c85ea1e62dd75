// Methods of NSBundle that GNUstep lacks: lists of URLs, shared folders, choice of languages, and loading of code, of
// which an app has only its own.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <dlfcn.h>
#include <objc/runtime.h>

static NSArray *urls(NSArray *paths) {
    NSMutableArray *urls = [NSMutableArray arrayWithCapacity:[paths count]];
    for (NSString *path in paths) [urls addObject:[NSURL fileURLWithPath:path]];
    return urls;
}

@interface NSBundle (Members)
@end

@implementation NSBundle (Members)

- (NSArray *)URLsForResourcesWithExtension:(NSString *)type subdirectory:(NSString *)folder {
    return urls([self pathsForResourcesOfType:type inDirectory:folder]);
}
- (NSArray *)URLsForResourcesWithExtension:(NSString *)type
                              subdirectory:(NSString *)folder
                              localization:(NSString *)localization {
    return urls([self pathsForResourcesOfType:type inDirectory:folder forLocalization:localization]);
}
+ (NSArray *)URLsForResourcesWithExtension:(NSString *)type
                              subdirectory:(NSString *)folder
                           inBundleWithURL:(NSURL *)url {
    return [[NSBundle bundleWithURL:url] URLsForResourcesWithExtension:type subdirectory:folder];
}

- (NSString *)sharedSupportPath { return [[self bundlePath] stringByAppendingPathComponent:@"SharedSupport"]; }
- (NSString *)sharedFrameworksPath { return [[self bundlePath] stringByAppendingPathComponent:@"SharedFrameworks"]; }
- (NSURL *)sharedSupportURL { return [NSURL fileURLWithPath:[self sharedSupportPath] isDirectory:YES]; }
- (NSURL *)sharedFrameworksURL { return [NSURL fileURLWithPath:[self sharedFrameworksPath] isDirectory:YES]; }

/// A bundle of the phone has no folder `Contents`.
- (NSString *)privateFrameworksPath { return [[self bundlePath] stringByAppendingPathComponent:@"Frameworks"]; }
- (NSURL *)privateFrameworksURL { return [NSURL fileURLWithPath:[self privateFrameworksPath] isDirectory:YES]; }
- (NSString *)builtInPlugInsPath { return [[self bundlePath] stringByAppendingPathComponent:@"PlugIns"]; }
- (NSURL *)builtInPlugInsURL { return [NSURL fileURLWithPath:[self builtInPlugInsPath] isDirectory:YES]; }

- (NSURL *)URLForAuxiliaryExecutable:(NSString *)name {
    NSString *path = [self pathForAuxiliaryExecutable:name];
    return path ? [NSURL fileURLWithPath:path] : nil;
}

/// 64-bit Intel, the architecture of every program here.
- (NSArray *)executableArchitectures { return [NSArray arrayWithObject:[NSNumber numberWithInt:0x01000007]]; }

- (NSString *)developmentLocalization {
    id region = [self objectForInfoDictionaryKey:@"CFBundleDevelopmentRegion"];
    return [region isKindOfClass:[NSString class]] ? region : nil;
}

/// The given localizations that the user prefers, in the order of preference; if there is none, the first one given.
+ (NSArray *)preferredLocalizationsFromArray:(NSArray *)localizations forPreferences:(NSArray *)preferences {
    preferences = preferences ?: [[NSUserDefaults standardUserDefaults] arrayForKey:@"AppleLanguages"];
    for (NSString *preference in preferences) {
        NSString *language = [[preference componentsSeparatedByString:@"-"] objectAtIndex:0];
        for (NSString *wanted in [NSArray arrayWithObjects:preference, language, nil]) {
            NSUInteger place = [localizations indexOfObject:wanted];
            if (place != NSNotFound) return [NSArray arrayWithObject:[localizations objectAtIndex:place]];
        }
    }
    return [localizations count] ? [localizations subarrayWithRange:NSMakeRange(0, 1)] : [NSArray array];
}
+ (NSArray *)preferredLocalizationsFromArray:(NSArray *)localizations {
    return [self preferredLocalizationsFromArray:localizations forPreferences:nil];
}

/// The contents of `InfoPlist.strings` in the user's language, or nil.
- (NSDictionary *)localizedInfoDictionary {
    NSString *path = [self pathForResource:@"InfoPlist" ofType:@"strings"];
    return path ? [NSDictionary dictionaryWithContentsOfFile:path] : nil;
}

- (NSString *)pathForAuxiliaryExecutable:(NSString *)name {
    NSString *path = [name length] ? [[self bundlePath] stringByAppendingPathComponent:name] : nil;
    return path && [[NSFileManager defaultManager] fileExistsAtPath:path] ? path : nil;
}

#pragma mark Code

/// True for the main bundle, whose code is always loaded.
static BOOL is_program(NSBundle *bundle) { return bundle == [NSBundle mainBundle]; }

/// NSFileNoSuchFileError.
static BOOL tell_missing(NSBundle *bundle, NSError **error) {
    if (error == NULL) return NO;
    NSDictionary *info = [NSDictionary dictionaryWithObjectsAndKeys:[bundle bundlePath], @"NSBundlePath", nil];
    *error = [NSError errorWithDomain:NSCocoaErrorDomain code:4 userInfo:info];
    return NO;
}

- (BOOL)preflightAndReturnError:(NSError **)error {
    if (is_program(self)) return YES;
    NSString *path = [self executablePath];
    if (path && [[NSFileManager defaultManager] isReadableFileAtPath:path]) return YES;
    return tell_missing(self, error);
}
- (BOOL)loadAndReturnError:(NSError **)error {
    return [self preflightAndReturnError:error] && ([self load] || tell_missing(self, error));
}

@end

typedef BOOL ask(NSBundle *bundle, SEL selector);
typedef Class find_class(NSBundle *bundle, SEL selector, NSString *name);
static ask *former_is_loaded, *former_load;
static find_class *former_class_named;

static BOOL is_loaded(NSBundle *bundle, SEL selector) {
    return is_program(bundle) || former_is_loaded(bundle, selector);
}

static BOOL load(NSBundle *bundle, SEL selector) {
    if (is_program(bundle)) return YES;
    return [bundle executablePath] != nil && former_load(bundle, selector);
}

/// Looks only among loaded classes: GNUstep would load the program once more, or a bundle that has no code.
static Class class_named(NSBundle *bundle, SEL selector, NSString *name) {
    if (is_program(bundle)) return NSClassFromString(name);
    return [bundle executablePath] ? former_class_named(bundle, selector, name) : Nil;
}

INSTALL(bundle_members) {
    Class class = objc_lookUpClass("NSBundle");
    former_is_loaded = (ask *)replace_instance_method(class, @selector(isLoaded), (IMP)is_loaded);
    former_load = (ask *)replace_instance_method(class, @selector(load), (IMP)load);
    former_class_named = (find_class *)replace_instance_method(class, @selector(classNamed:), (IMP)class_named);
}
