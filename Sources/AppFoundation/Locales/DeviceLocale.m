// The language and the region of the device; GNUstep takes them from the environment.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ucurr.h>
#include <unicode/ures.h>

/// In ObjCBridge: copies both names; only on the main thread.
extern bool objc_bridge_language(char *language, char *locale, long capacity) __attribute__((weak));

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char language_name[64] = "en", locale_name[64] = "en_US";

static void read_names(char *language, char *locale) {
    char now[2][64];
    BOOL is_known = objc_bridge_language && [NSThread isMainThread] && objc_bridge_language(now[0], now[1], 64);
    pthread_mutex_lock(&lock);
    if (is_known) {
        strcpy(language_name, now[0]);
        strcpy(locale_name, now[1]);
    }
    strcpy(language, language_name);
    strcpy(locale, locale_name);
    pthread_mutex_unlock(&lock);
}

/// The device's language, then those that every device has.
static NSArray *languages(void) {
    static const char *const others[] = {
        "en", "fr", "de", "ja", "nl", "it", "es", "pt", "pt-PT", "da", "fi", "nb", "sv", "ko", "zh-Hans", "zh-Hant",
        "ru", "pl", "tr", "uk", "ar", "hr", "cs", "el", "he", "ro", "sk", "th", "id", "ms", "en-GB", "ca", "hu", "vi"};
    enum { OtherCount = sizeof others / sizeof *others };
    static char last[64];
    static NSArray *list;
    char language[64], locale[64];
    read_names(language, locale);
    @synchronized([NSLocale class]) {
        if (list == nil || strcmp(last, language) != 0) {
            id names[1 + OtherCount] = {[NSString stringWithUTF8String:language]};
            NSUInteger count = 1;
            for (int i = 0; i < OtherCount; i++) {
                if (strcmp(others[i], language) != 0) names[count++] = [NSString stringWithUTF8String:others[i]];
            }
            [list autorelease];
            list = [[NSArray alloc] initWithObjects:names count:count];
            strcpy(last, language);
        }
        return [[list retain] autorelease];
    }
}

static NSLocale *current_locale(Class class, SEL selector) {
    static NSLocale *current;
    char language[64], locale[64];
    read_names(language, locale);
    @synchronized([NSLocale class]) {
        if (current == nil || strcmp([[current localeIdentifier] UTF8String], locale) != 0) {
            [current autorelease];
            current = [[NSLocale alloc] initWithLocaleIdentifier:[NSString stringWithUTF8String:locale]];
        }
        return [[current retain] autorelease];
    }
}

/// The languages in the app's defaults, or nil. Each request to a server asks, so they are looked up again only after a
/// change of the defaults.
@interface ChosenLanguages : NSObject
@end

@implementation ChosenLanguages

static BOOL may_have_changed = YES;

+ (void)defaultsChanged:(NSNotification *)notification { __atomic_store_n(&may_have_changed, YES, __ATOMIC_RELEASE); }

+ (NSArray *)languages {
    static NSArray *chosen;
    static BOOL observes;
    @synchronized(self) {
        if (!observes) {
            observes = YES;
            [[NSNotificationCenter defaultCenter] addObserver:self
                                                     selector:@selector(defaultsChanged:)
                                                         name:NSUserDefaultsDidChangeNotification
                                                       object:nil];
        }
        if (__atomic_exchange_n(&may_have_changed, NO, __ATOMIC_ACQ_REL)) {
            [chosen autorelease];
            chosen = [[[NSUserDefaults standardUserDefaults] objectForKey:@"AppleLanguages"] retain];
        }
        return [[chosen retain] autorelease];
    }
}

@end

static NSArray *preferred_languages(Class class, SEL selector) {
    NSArray *chosen = [ChosenLanguages languages];
    return [chosen isKindOfClass:[NSArray class]] && [chosen count] ? chosen : languages();
}

typedef id object_for_key(id defaults, SEL selector, NSString *key);
static object_for_key *former_object_for_key;

static id object_for(id defaults, SEL selector, NSString *key) {
    id object = former_object_for_key(defaults, selector, key);
    if (object || ![key hasPrefix:@"Apple"]) return object;
    if ([key isEqualToString:@"AppleLanguages"]) return languages();
    if ([key isEqualToString:@"AppleLocale"]) return [current_locale(Nil, NULL) localeIdentifier];
    return nil;
}

static NSString *text(const UChar *units, int32_t length) {
    return [NSString stringWithCharacters:(const unichar *)units length:(NSUInteger)length];
}

/// The name of a country, a language, a currency … in the words of a locale.
static NSString *display_name(NSLocale *locale, SEL selector, id key, id value) {
    if (![key isKindOfClass:[NSString class]] || ![value isKindOfClass:[NSString class]]) return nil;
    const char *place = [[locale localeIdentifier] UTF8String], *name = [value UTF8String];
    UChar units[256];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    if ([key isEqualToString:NSLocaleIdentifier]) {
        length = uloc_getDisplayName(name, place, units, 256, &status);
    } else if ([key isEqualToString:NSLocaleLanguageCode]) {
        length = uloc_getDisplayLanguage(name, place, units, 256, &status);
    } else if ([key isEqualToString:NSLocaleCountryCode]) {
        length = uloc_getDisplayCountry([[@"und_" stringByAppendingString:value] UTF8String], place, units, 256, &status);
    } else if ([key isEqualToString:NSLocaleScriptCode]) {
        length = uloc_getDisplayScript([[@"und_" stringByAppendingString:value] UTF8String], place, units, 256, &status);
    } else if ([key isEqualToString:NSLocaleVariantCode]) {
        NSString *full = [@"und_US_" stringByAppendingString:value];
        length = uloc_getDisplayVariant([full UTF8String], place, units, 256, &status);
    } else if ([key isEqualToString:NSLocaleCurrencyCode] || [key isEqualToString:NSLocaleCurrencySymbol]) {
        UCurrNameStyle style = [key isEqualToString:NSLocaleCurrencyCode] ? UCURR_LONG_NAME : UCURR_SYMBOL_NAME;
        UChar code[4] = {0};
        if ([value length] != 3) return nil;
        [value getCharacters:(unichar *)code range:NSMakeRange(0, 3)];
        const UChar *found = ucurr_getName(code, place, style, NULL, &length, &status);
        return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING ? text(found, length) : nil;
    } else {
        return nil;
    }
    BOOL is_found = U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING && length > 0;
    return is_found ? text(units, length) : nil;
}

static NSString *canonical_identifier(Class class, SEL selector, NSString *identifier) {
    if (identifier == nil) return nil;
    char name[128];
    UErrorCode status = U_ZERO_ERROR;
    uloc_canonicalize([identifier UTF8String], name, sizeof name, &status);
    return U_SUCCESS(status) ? [NSString stringWithUTF8String:name] : identifier;
}

/// The same, as the names of languages are written: "zh-Hant".
static NSString *canonical_language(Class class, SEL selector, NSString *identifier) {
    return [canonical_identifier(class, selector, identifier) stringByReplacingOccurrencesOfString:@"_" withString:@"-"];
}

INSTALL(device_locale) {
    Class class = objc_lookUpClass("NSLocale");
    replace_class_method(class, @selector(currentLocale), (IMP)current_locale);
    replace_class_method(class, @selector(autoupdatingCurrentLocale), (IMP)current_locale);
    replace_class_method(class, @selector(preferredLanguages), (IMP)preferred_languages);
    replace_class_method(class, @selector(canonicalLocaleIdentifierFromString:), (IMP)canonical_identifier);
    replace_class_method(class, @selector(canonicalLanguageIdentifierFromString:), (IMP)canonical_language);
    replace_instance_method(class, @selector(displayNameForKey:value:), (IMP)display_name);
    former_object_for_key = (object_for_key *)replace_instance_method(objc_lookUpClass("NSUserDefaults"),
                                                                      @selector(objectForKey:), (IMP)object_for);
}
