// Locale identifiers with keywords, among them those with a calendar.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef NSString *join(Class, SEL, NSDictionary *);
static join *former_join;

/// Writes other components than language, script, country and variant, which GNUstep handles, as keywords.
static NSString *identifier_from_components(Class class, SEL selector, NSDictionary *components) {
    NSSet *known = [NSSet setWithObjects:NSLocaleLanguageCode, NSLocaleScriptCode, NSLocaleCountryCode,
        NSLocaleVariantCode, NSLocaleIdentifier, nil];
    NSMutableArray *keywords = [NSMutableArray array];
    NSMutableDictionary *rest = [NSMutableDictionary dictionary];
    for (NSString *key in components) {
        id value = [components objectForKey:key];
        if ([known containsObject:key]) {
            [rest setObject:value forKey:key];
        } else {
            [keywords addObject:[NSString stringWithFormat:@"%@=%@", key, value]];
        }
    }
    NSString *identifier = former_join(class, selector, rest);
    if ([keywords count] == 0) return identifier;
    [keywords sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@@%@", identifier, [keywords componentsJoinedByString:@";"]];
}

typedef void set_locale(NSCalendar *, SEL, NSLocale *);
typedef NSLocale *get_locale(NSCalendar *, SEL);
static get_locale *former_locale;

static NSLocale *calendar_locale(NSCalendar *calendar, SEL selector) {
    NSLocale *locale = former_locale(calendar, selector);
    NSString *identifier = [locale localeIdentifier];
    NSString *suffix = [@"@calendar=" stringByAppendingString:[calendar calendarIdentifier] ?: @""];
    if (![identifier hasSuffix:suffix]) return locale;
    identifier = [identifier substringToIndex:[identifier length] - [suffix length]];
    return [[[NSLocale alloc] initWithLocaleIdentifier:identifier] autorelease];
}

INSTALL(locale_identifiers) {
    former_join = (join *)replace_class_method(objc_lookUpClass("NSLocale"), @selector(localeIdentifierFromComponents:),
                                               (IMP)identifier_from_components);
    former_locale =
        (get_locale *)replace_instance_method(objc_lookUpClass("NSCalendar"), @selector(locale), (IMP)calendar_locale);
}
