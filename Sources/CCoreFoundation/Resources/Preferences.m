// CFPreferences: the app's preferences are those of NSUserDefaults, for any user and host.

#include "Objects/References.h"

const CFStringRef kCFPreferencesAnyApplication = CFSTR("kCFPreferencesAnyApplication");
const CFStringRef kCFPreferencesCurrentApplication = CFSTR("kCFPreferencesCurrentApplication");
const CFStringRef kCFPreferencesAnyHost = CFSTR("kCFPreferencesAnyHost");
const CFStringRef kCFPreferencesCurrentHost = CFSTR("kCFPreferencesCurrentHost");
const CFStringRef kCFPreferencesAnyUser = CFSTR("kCFPreferencesAnyUser");
const CFStringRef kCFPreferencesCurrentUser = CFSTR("kCFPreferencesCurrentUser");

static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }
static NSUserDefaults *defaults(void) { return [NSUserDefaults standardUserDefaults]; }

/// Whether the application is this app. Preferences of others are in persistent domains with their names.
static BOOL is_own(CFStringRef application) {
    return application == NULL || CFEqual(application, kCFPreferencesCurrentApplication)
        || [string_of(application) isEqual:[[NSBundle mainBundle] bundleIdentifier]];
}

static NSString *domain_of(CFStringRef application) {
    return CFEqual(application, kCFPreferencesAnyApplication) ? NSGlobalDomain : string_of(application);
}

CFPropertyListRef CFPreferencesCopyAppValue(CFStringRef key, CFStringRef application) {
    id value = is_own(application) ? [defaults() objectForKey:string_of(key)]
                                   : [[defaults() persistentDomainForName:domain_of(application)] objectForKey:string_of(key)];
    return OWNED(CFPropertyListRef, value);
}

Boolean CFPreferencesGetAppBooleanValue(CFStringRef key, CFStringRef application, Boolean *isThereAndValid) {
    id value = [(id)CFPreferencesCopyAppValue(key, application) autorelease];
    BOOL is_text = [value isKindOfClass:[NSString class]], is_valid = is_text || [value isKindOfClass:[NSNumber class]];
    if (isThereAndValid) *isThereAndValid = is_valid;
    return is_valid && [value boolValue];
}

CFIndex CFPreferencesGetAppIntegerValue(CFStringRef key, CFStringRef application, Boolean *isThereAndValid) {
    id value = [(id)CFPreferencesCopyAppValue(key, application) autorelease];
    BOOL is_valid = [value isKindOfClass:[NSString class]] || [value isKindOfClass:[NSNumber class]];
    if (isThereAndValid) *isThereAndValid = is_valid;
    return is_valid ? (CFIndex)[value integerValue] : 0;
}

void CFPreferencesSetAppValue(CFStringRef key, CFPropertyListRef value, CFStringRef application) {
    if (is_own(application)) {
        if (value) [defaults() setObject:(id)value forKey:string_of(key)];
        else [defaults() removeObjectForKey:string_of(key)];
        return;
    }
    NSDictionary *old = [defaults() persistentDomainForName:domain_of(application)];
    NSMutableDictionary *domain = [NSMutableDictionary dictionaryWithDictionary:old ? old : [NSDictionary dictionary]];
    if (value) [domain setObject:(id)value forKey:string_of(key)];
    else [domain removeObjectForKey:string_of(key)];
    [defaults() setPersistentDomain:domain forName:domain_of(application)];
}

void CFPreferencesAddSuitePreferencesToApp(CFStringRef application, CFStringRef suite) {
    [defaults() addSuiteNamed:string_of(suite)];
}

void CFPreferencesRemoveSuitePreferencesFromApp(CFStringRef application, CFStringRef suite) {
    [defaults() removeSuiteNamed:string_of(suite)];
}

Boolean CFPreferencesAppSynchronize(CFStringRef application) { return [defaults() synchronize]; }

CFPropertyListRef CFPreferencesCopyValue(CFStringRef key, CFStringRef application, CFStringRef user, CFStringRef host) {
    return CFPreferencesCopyAppValue(key, application);
}

CFDictionaryRef CFPreferencesCopyMultiple(CFArrayRef keys, CFStringRef application, CFStringRef user, CFStringRef host) {
    NSMutableDictionary *values = [NSMutableDictionary new];
    NSArray *wanted = keys ? OBJECT(NSArray, keys)
                           : [(NSArray *)CFPreferencesCopyKeyList(application, user, host) autorelease];
    for (NSString *key in wanted) {
        id value = [(id)CFPreferencesCopyAppValue((CFStringRef)key, application) autorelease];
        if (value) [values setObject:value forKey:key];
    }
    return (CFDictionaryRef)values;
}

void CFPreferencesSetValue(CFStringRef key, CFPropertyListRef value, CFStringRef application, CFStringRef user,
                           CFStringRef host) {
    CFPreferencesSetAppValue(key, value, application);
}

void CFPreferencesSetMultiple(CFDictionaryRef values, CFArrayRef removedKeys, CFStringRef application, CFStringRef user,
                              CFStringRef host) {
    for (NSString *key in OBJECT(NSArray, removedKeys)) CFPreferencesSetAppValue((CFStringRef)key, NULL, application);
    for (NSString *key in OBJECT(NSDictionary, values)) {
        CFPreferencesSetAppValue((CFStringRef)key, CFDictionaryGetValue(values, (const void *)key), application);
    }
}

Boolean CFPreferencesSynchronize(CFStringRef application, CFStringRef user, CFStringRef host) {
    return [defaults() synchronize];
}

CFArrayRef CFPreferencesCopyKeyList(CFStringRef application, CFStringRef user, CFStringRef host) {
    NSString *name = is_own(application) ? [[NSBundle mainBundle] bundleIdentifier] : domain_of(application);
    if (name == nil) name = [[NSProcessInfo processInfo] processName];
    NSArray *keys = [[defaults() persistentDomainForName:name] allKeys];
    return [keys count] ? COPIED(CFArrayRef, keys) : NULL;
}

CFArrayRef CFPreferencesCopyApplicationList(CFStringRef user, CFStringRef host) {
    NSArray *names = [defaults() persistentDomainNames];
    return [names count] ? COPIED(CFArrayRef, names) : NULL;
}

Boolean CFPreferencesAppValueIsForced(CFStringRef key, CFStringRef application) {
    return is_own(application) && key && [defaults() objectIsForcedForKey:string_of(key)];
}
