// Resources and code of bundles; user defaults.

#import <UIKit/UIKit.h>

static int failures;

/// Prints what does not hold.
#define CHECK(...)                                                                                                     \
    do {                                                                                                               \
        @try {                                                                                                         \
            if (!(__VA_ARGS__)) printf("%d: %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                           \
        } @catch (NSException *exception) {                                                                            \
            printf("%d: %s raised %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__, [[exception reason] UTF8String]);     \
        }                                                                                                              \
    } while (0)

/// Prints what does not raise an exception of that name.
#define RAISES(exception_name, ...)                                                                                    \
    do {                                                                                                               \
        BOOL raises = NO;                                                                                              \
        @try {                                                                                                         \
            __VA_ARGS__;                                                                                               \
        } @catch (NSException *exception) {                                                                            \
            raises = [[exception name] isEqualToString:exception_name];                                                \
        }                                                                                                              \
        if (!raises) printf("%d: %s does not raise\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                       \
    } while (0)

@interface Here : NSObject
@end
@implementation Here
@end
static NSString *b;
static void put(NSString *rel, NSString *text) {
    NSString *p = [b stringByAppendingPathComponent:rel];
    [[NSFileManager defaultManager] createDirectoryAtPath:[p stringByDeletingLastPathComponent]
            withIntermediateDirectories:YES attributes:nil error:NULL];
    [text writeToFile:p atomically:YES encoding:4 error:NULL];
}
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    b = [[NSTemporaryDirectory() stringByAppendingPathComponent:@"T.bundle"] retain];
    put(@"Info.plist",
            @"<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>org.t</string><key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleName</key><string>T</string></dict></plist>");
    put(@"a.txt", @"1");
    put(@"sub/b.txt", @"2");
    put(@"sub/c.txt", @"3");
    put(@"en.lproj/l.txt", @"en");
    put(@"de.lproj/l.txt", @"de");
    put(@"en.lproj/Localizable.strings", @"\"k\" = \"v\";\n");
    put(@"de.lproj/Localizable.strings", @"\"k\" = \"w\";\n");
    put(@"en.lproj/Other.strings", @"k = o;\n");
    put(@"pic@2x.png", @"p");
    put(@"pic.png", @"p");
    put(@"dev~ipad.txt", @"i");
    put(@"dev~iphone.txt", @"p");
    put(@"en.lproj/sub/d.txt", @"d");
    NSBundle *t = [NSBundle bundleWithPath:b];
    CHECK(t);
    CHECK([NSBundle bundleWithPath:b] == t);
    CHECK([NSBundle bundleWithPath:@"/none"] == nil);
    CHECK([NSBundle bundleWithURL:[NSURL fileURLWithPath:b]] == t);
    CHECK([[t bundleIdentifier] isEqual:@"org.t"]);
    CHECK([NSBundle bundleWithIdentifier:@"org.t"] == t);
    CHECK([[t objectForInfoDictionaryKey:@"CFBundleName"] isEqual:@"T"]);
    CHECK([[t infoDictionary] count] >= 3);
    CHECK([[t pathForResource:@"a" ofType:@"txt"] hasSuffix:@"a.txt"]);
    CHECK([[t pathForResource:@"a.txt" ofType:nil] hasSuffix:@"a.txt"]);
    CHECK([[t pathForResource:@"a.txt" ofType:@""] hasSuffix:@"a.txt"]);
    CHECK([t pathForResource:@"b" ofType:@"txt"] == nil);
    CHECK([[t pathForResource:@"b" ofType:@"txt" inDirectory:@"sub"] hasSuffix:@"sub/b.txt"]);
    CHECK([[t pathForResource:@"sub/b" ofType:@"txt"] hasSuffix:@"sub/b.txt"]);
    CHECK([[t pathForResource:@"l" ofType:@"txt"] hasSuffix:@"en.lproj/l.txt"]);
    CHECK([[t pathForResource:@"l" ofType:@"txt" inDirectory:nil forLocalization:@"de"] hasSuffix:@"de.lproj/l.txt"]);
    CHECK([[t pathForResource:@"d" ofType:@"txt" inDirectory:@"sub"] hasSuffix:@"en.lproj/sub/d.txt"]);
    CHECK([[t pathForResource:@"dev" ofType:@"txt"] hasSuffix:@"dev~iphone.txt"]);
    CHECK([[t pathsForResourcesOfType:@"txt" inDirectory:@"sub"] count] == 3);
    CHECK([[t pathsForResourcesOfType:nil inDirectory:@"sub"] count] == 3);
    CHECK([[t pathsForResourcesOfType:@"txt" inDirectory:nil forLocalization:@"de"] count] >= 1);
    CHECK([[[t URLForResource:@"a" withExtension:@"txt"] path] hasSuffix:@"a.txt"]);
    CHECK([t URLForResource:@"zz" withExtension:@"txt"] == nil);
    CHECK([[[t URLForResource:@"b" withExtension:@"txt" subdirectory:@"sub"] path] hasSuffix:@"sub/b.txt"]);
    CHECK([[[t URLForResource:@"l" withExtension:@"txt" subdirectory:nil localization:@"de"] path]
            hasSuffix:@"de.lproj/l.txt"]);
    CHECK([[t URLsForResourcesWithExtension:@"txt" subdirectory:@"sub"] count] == 3);
    CHECK([[[t URLsForResourcesWithExtension:@"txt" subdirectory:@"sub"] lastObject] isKindOfClass:[NSURL class]]);
    CHECK([[t URLsForResourcesWithExtension:@"txt" subdirectory:nil localization:@"de"] count] >= 1);
    CHECK([[NSBundle URLForResource:@"a" withExtension:@"txt" subdirectory:nil inBundleWithURL:[NSURL
            fileURLWithPath:b]] isFileURL]);
    CHECK([[NSBundle URLsForResourcesWithExtension:@"txt" subdirectory:@"sub" inBundleWithURL:[NSURL
            fileURLWithPath:b]] count] == 3);
    CHECK([NSBundle pathForResource:@"a" ofType:@"txt" inDirectory:b]);
    CHECK([[NSBundle pathsForResourcesOfType:@"txt" inDirectory:[b stringByAppendingPathComponent:@"sub"]] count] ==
            2);
    CHECK([[t localizedStringForKey:@"k" value:@"d" table:nil] isEqual:@"v"]);
    CHECK([[t localizedStringForKey:@"k" value:@"d" table:@"Other"] isEqual:@"o"]);
    CHECK([[t localizedStringForKey:@"q" value:@"d" table:nil] isEqual:@"d"]);
    CHECK([[t localizedStringForKey:@"q" value:nil table:nil] isEqual:@"q"]);
    CHECK([[t localizedStringForKey:@"q" value:@"" table:@"None"] isEqual:@"q"]);
    CHECK([[t localizedStringForKey:nil value:@"z" table:nil] isEqual:@"z"]);
    CHECK([[t localizedStringForKey:nil value:nil table:nil] isEqual:@""]);
    CHECK([[NSSet setWithArray:[t localizations]] isEqual:([NSSet setWithObjects:@"en", @"de", nil])]);
    CHECK([[[t preferredLocalizations] objectAtIndex:0] isEqual:@"en"]);
    CHECK([[t developmentLocalization] isEqual:@"en"]);
    CHECK([[NSBundle preferredLocalizationsFromArray:[NSArray arrayWithObjects:@"fr", @"en", nil]] isEqual:[NSArray
            arrayWithObject:@"en"]]);
    CHECK([[[NSBundle preferredLocalizationsFromArray:[NSArray arrayWithObjects:@"fr", @"en", @"de", nil]
            forPreferences:[NSArray arrayWithObjects:@"de", @"en", nil]] objectAtIndex:0] isEqual:@"de"]);
    CHECK([[t bundlePath] isEqual:b]);
    CHECK([[[t bundleURL] path] isEqual:b]);
    CHECK([[t resourcePath] isEqual:b]);
    CHECK([[[t resourceURL] path] isEqual:b]);
    CHECK([t executablePath] == nil && ![t isLoaded]);
    CHECK([t principalClass] == Nil);
    CHECK([NSBundle bundleForClass:[Here class]] == [NSBundle mainBundle]);
    CHECK([NSBundle bundleForClass:[NSString class]] != nil);
    CHECK([[NSBundle mainBundle] classNamed:@"Here"] == [Here class]);
    CHECK([[NSBundle mainBundle] classNamed:@"Nope"] == Nil);
    CHECK([[NSBundle mainBundle] isLoaded]);
    CHECK([[NSBundle mainBundle] load]);
    CHECK([[t sharedSupportPath] length] && [[t sharedFrameworksURL] isFileURL]);
    CHECK([[NSBundle allBundles] containsObject:[NSBundle mainBundle]]);
    NSError *e = nil;
    CHECK(![t loadAndReturnError:&e] && e);
    CHECK(![t preflightAndReturnError:&e]);
    CHECK([t localizedInfoDictionary] == nil);
    // defaults
    NSUserDefaults *d = [NSUserDefaults standardUserDefaults];
    [d registerDefaults:[NSDictionary dictionaryWithObjectsAndKeys:@"r", @"reg", @"1", @"num", nil]];
    CHECK([[d objectForKey:@"reg"] isEqual:@"r"]);
    CHECK([d integerForKey:@"num"] == 1);
    CHECK([d boolForKey:@"num"]);
    [d setObject:@"s" forKey:@"reg"];
    CHECK([[d stringForKey:@"reg"] isEqual:@"s"]);
    [d removeObjectForKey:@"reg"];
    CHECK([[d stringForKey:@"reg"] isEqual:@"r"]);
    [d setBool:YES forKey:@"b"];
    CHECK([d boolForKey:@"b"]);
    CHECK([d integerForKey:@"b"] == 1);
    CHECK([[d stringForKey:@"b"] isEqual:@"1"]);
    [d setFloat:1.5f forKey:@"f"];
    CHECK([d floatForKey:@"f"] == 1.5f && [[d stringForKey:@"f"] isEqual:@"1.5"]);
    [d setDouble:2.25 forKey:@"d"];
    CHECK([d doubleForKey:@"d"] == 2.25);
    [d setInteger:-7 forKey:@"i"];
    CHECK([d integerForKey:@"i"] == -7);
    CHECK([[d objectForKey:@"i"] isKindOfClass:[NSNumber class]]);
    [d setObject:@"YES" forKey:@"y"];
    CHECK([d boolForKey:@"y"]);
    [d setObject:@"true" forKey:@"y"];
    CHECK([d boolForKey:@"y"]);
    CHECK([d arrayForKey:@"y"] == nil);
    CHECK([d dictionaryForKey:@"y"] == nil);
    CHECK([d dataForKey:@"y"] == nil);
    CHECK([d stringArrayForKey:@"y"] == nil);
    [d setObject:[NSArray arrayWithObjects:@"a", @"b", nil] forKey:@"arr"];
    CHECK([[d stringArrayForKey:@"arr"] count] == 2);
    [d setObject:[NSArray arrayWithObject:[NSNumber numberWithInt:1]] forKey:@"arr"];
    CHECK([d stringArrayForKey:@"arr"] == nil && [[d arrayForKey:@"arr"] count] == 1);
    [d setURL:[NSURL URLWithString:@"http://x/y"] forKey:@"u"];
    CHECK([[[d URLForKey:@"u"] absoluteString] isEqual:@"http://x/y"]);
    [d setURL:[NSURL fileURLWithPath:@"/tmp/z"] forKey:@"u"];
    CHECK([[[d URLForKey:@"u"] path] isEqual:@"/tmp/z"]);
    CHECK([d synchronize]);
    NSMutableArray *mut = [NSMutableArray arrayWithObject:@"q"];
    [d setObject:mut forKey:@"m"];
    [mut addObject:@"w"];
    CHECK([[d objectForKey:@"m"] count] == 1);
    CHECK(![[d objectForKey:@"m"] respondsToSelector:@selector(addObject:)]);
    [d setObject:[[Here new] autorelease] forKey:@"bad"];
    CHECK([d objectForKey:@"bad"] == nil);
    [d setValue:@"kv" forKey:@"kv"];
    CHECK([[d valueForKey:@"kv"] isEqual:@"kv"]);
    [d setObject:nil forKey:@"kv"];
    CHECK([d objectForKey:@"kv"] == nil);
    CHECK([d objectForKey:nil] == nil);
    [d setVolatileDomain:[NSDictionary dictionaryWithObject:@"v" forKey:@"vol"] forName:@"V"];
    CHECK([[[d volatileDomainForName:@"V"] objectForKey:@"vol"] isEqual:@"v"]);
    CHECK([[d volatileDomainNames] containsObject:NSRegistrationDomain]);
    [d removeVolatileDomainForName:@"V"];
    CHECK([[[d volatileDomainForName:NSRegistrationDomain] objectForKey:@"reg"] isEqual:@"r"]);
    [d addSuiteNamed:@"org.suite"];
    [d removeSuiteNamed:@"org.suite"];
    CHECK([[d dictionaryRepresentation] objectForKey:@"i"]);
    CHECK(![d objectIsForcedForKey:@"i"]);
    CHECK(![d objectIsForcedForKey:@"i" inDomain:NSGlobalDomain]);
    [d setPersistentDomain:[NSDictionary dictionaryWithObject:@"p" forKey:@"pk"] forName:@"org.p"];
    CHECK([[[d persistentDomainForName:@"org.p"] objectForKey:@"pk"] isEqual:@"p"]);
    [d removePersistentDomainForName:@"org.p"];
    CHECK([d persistentDomainForName:@"org.p"] == nil);
    CHECK([[d objectForKey:@"AppleLanguages"] isKindOfClass:[NSArray class]]);
    [NSUserDefaults resetStandardUserDefaults];
    CHECK([[NSUserDefaults standardUserDefaults] integerForKey:@"i"] == -7);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
