// Preferences, which are those of NSUserDefaults.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDictionary.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFPreferencesAnyApplication;
extern const CFStringRef kCFPreferencesCurrentApplication;
extern const CFStringRef kCFPreferencesAnyHost;
extern const CFStringRef kCFPreferencesCurrentHost;
extern const CFStringRef kCFPreferencesAnyUser;
extern const CFStringRef kCFPreferencesCurrentUser;

CFPropertyListRef CFPreferencesCopyAppValue(CFStringRef key, CFStringRef application);
Boolean CFPreferencesGetAppBooleanValue(CFStringRef key, CFStringRef application, Boolean *isThereAndValid);
CFIndex CFPreferencesGetAppIntegerValue(CFStringRef key, CFStringRef application, Boolean *isThereAndValid);
/// NULL removes the value.
void CFPreferencesSetAppValue(CFStringRef key, CFPropertyListRef value, CFStringRef application);
void CFPreferencesAddSuitePreferencesToApp(CFStringRef application, CFStringRef suite);
void CFPreferencesRemoveSuitePreferencesFromApp(CFStringRef application, CFStringRef suite);
Boolean CFPreferencesAppSynchronize(CFStringRef application);
CFPropertyListRef CFPreferencesCopyValue(CFStringRef key, CFStringRef application, CFStringRef user, CFStringRef host);
CFDictionaryRef CFPreferencesCopyMultiple(CFArrayRef keys, CFStringRef application, CFStringRef user, CFStringRef host);
void CFPreferencesSetValue(CFStringRef key, CFPropertyListRef value, CFStringRef application, CFStringRef user,
                           CFStringRef host);
void CFPreferencesSetMultiple(CFDictionaryRef values, CFArrayRef removedKeys, CFStringRef application, CFStringRef user,
                              CFStringRef host);
Boolean CFPreferencesSynchronize(CFStringRef application, CFStringRef user, CFStringRef host);
/// The names of what has preferences; NULL if there is nothing.
CFArrayRef CFPreferencesCopyApplicationList(CFStringRef user, CFStringRef host);
/// Nobody administers the device: false.
Boolean CFPreferencesAppValueIsForced(CFStringRef key, CFStringRef application);
CFArrayRef CFPreferencesCopyKeyList(CFStringRef application, CFStringRef user, CFStringRef host);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
