// CFBundle, which is NSBundle.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFError.h>
#include <CoreFoundation/CFString.h>
#include <CoreFoundation/CFURL.h>

CF_IMPLICIT_BRIDGING_ENABLED

/// The bundle of a plug-in.
typedef struct __CFBundle *CFPlugInRef;

/// Resource files of the Mac, of which there are none here.
typedef SInt16 CFBundleRefNum;

enum {
    kCFBundleExecutableArchitectureI386 = 0x00000007,
    kCFBundleExecutableArchitecturePPC = 0x00000012,
    kCFBundleExecutableArchitectureX86_64 = 0x01000007,
    kCFBundleExecutableArchitecturePPC64 = 0x01000012
};

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFBundleInfoDictionaryVersionKey;
extern const CFStringRef kCFBundleExecutableKey;
extern const CFStringRef kCFBundleIdentifierKey;
extern const CFStringRef kCFBundleVersionKey;
extern const CFStringRef kCFBundleDevelopmentRegionKey;
extern const CFStringRef kCFBundleNameKey;
extern const CFStringRef kCFBundleLocalizationsKey;

CFTypeID CFBundleGetTypeID(void);
CFBundleRef CFBundleGetMainBundle(void);
CFBundleRef CFBundleGetBundleWithIdentifier(CFStringRef identifier);
CFArrayRef CFBundleGetAllBundles(void);
CFBundleRef CFBundleCreate(CFAllocatorRef allocator, CFURLRef url);
CFArrayRef CFBundleCreateBundlesFromDirectory(CFAllocatorRef allocator, CFURLRef directory, CFStringRef type);
CFURLRef CFBundleCopyBundleURL(CFBundleRef bundle);
CFTypeRef CFBundleGetValueForInfoDictionaryKey(CFBundleRef bundle, CFStringRef key);
CFDictionaryRef CFBundleGetInfoDictionary(CFBundleRef bundle);
CFDictionaryRef CFBundleGetLocalInfoDictionary(CFBundleRef bundle);
void CFBundleGetPackageInfo(CFBundleRef bundle, UInt32 *type, UInt32 *creator);
CFStringRef CFBundleGetIdentifier(CFBundleRef bundle);
/// As 0x01108000 for 1.1.
UInt32 CFBundleGetVersionNumber(CFBundleRef bundle);
CFStringRef CFBundleGetDevelopmentRegion(CFBundleRef bundle);
CFURLRef CFBundleCopyResourcesDirectoryURL(CFBundleRef bundle);
CFURLRef CFBundleCopySupportFilesDirectoryURL(CFBundleRef bundle);
CFURLRef CFBundleCopyPrivateFrameworksURL(CFBundleRef bundle);
CFURLRef CFBundleCopySharedFrameworksURL(CFBundleRef bundle);
CFURLRef CFBundleCopySharedSupportURL(CFBundleRef bundle);
CFURLRef CFBundleCopyBuiltInPlugInsURL(CFBundleRef bundle);
/// Another program beside the bundle's own; NULL if there is none of that name.
CFURLRef CFBundleCopyAuxiliaryExecutableURL(CFBundleRef bundle, CFStringRef name);
CFURLRef CFBundleCopyExecutableURL(CFBundleRef bundle);
CFDictionaryRef CFBundleCopyInfoDictionaryInDirectory(CFURLRef url);
CFDictionaryRef CFBundleCopyInfoDictionaryForURL(CFURLRef url);
Boolean CFBundleGetPackageInfoInDirectory(CFURLRef url, UInt32 *type, UInt32 *creator);
CFArrayRef CFBundleCopyLocalizationsForURL(CFURLRef url);
/// Numbers of processors' kinds, as the program's file says; NULL if that is no program.
CFArrayRef CFBundleCopyExecutableArchitecturesForURL(CFURLRef url);
CFArrayRef CFBundleCopyExecutableArchitectures(CFBundleRef bundle);

CFURLRef CFBundleCopyResourceURL(CFBundleRef bundle, CFStringRef name, CFStringRef type, CFStringRef subdirectory);
CFArrayRef CFBundleCopyResourceURLsOfType(CFBundleRef bundle, CFStringRef type, CFStringRef subdirectory);
CFURLRef CFBundleCopyResourceURLForLocalization(CFBundleRef bundle, CFStringRef name, CFStringRef type,
                                                CFStringRef subdirectory, CFStringRef localization);
CFArrayRef CFBundleCopyResourceURLsOfTypeForLocalization(CFBundleRef bundle, CFStringRef type, CFStringRef subdirectory,
                                                         CFStringRef localization);
CFURLRef CFBundleCopyResourceURLInDirectory(CFURLRef bundle, CFStringRef name, CFStringRef type,
                                            CFStringRef subdirectory);
CFArrayRef CFBundleCopyResourceURLsOfTypeInDirectory(CFURLRef bundle, CFStringRef type, CFStringRef subdirectory);
CFStringRef CFBundleCopyLocalizedString(CFBundleRef bundle, CFStringRef key, CFStringRef value, CFStringRef table);
CFArrayRef CFBundleCopyBundleLocalizations(CFBundleRef bundle);
CFArrayRef CFBundleCopyPreferredLocalizationsFromArray(CFArrayRef localizations);
CFArrayRef CFBundleCopyLocalizationsForPreferences(CFArrayRef localizations, CFArrayRef preferences);

Boolean CFBundleLoadExecutable(CFBundleRef bundle);
Boolean CFBundleLoadExecutableAndReturnError(CFBundleRef bundle, CFErrorRef *error);
/// Whether the bundle has a program that could be loaded.
Boolean CFBundlePreflightExecutable(CFBundleRef bundle, CFErrorRef *error);
Boolean CFBundleIsExecutableLoaded(CFBundleRef bundle);
/// Code that is there stays: classes of it may be in use.
void CFBundleUnloadExecutable(CFBundleRef bundle);
/// A function of the program or one of its libraries; NULL if there is none of that name.
void *CFBundleGetFunctionPointerForName(CFBundleRef bundle, CFStringRef name);
void *CFBundleGetDataPointerForName(CFBundleRef bundle, CFStringRef name);
void CFBundleGetFunctionPointersForNames(CFBundleRef bundle, CFArrayRef names, void *functions[]);
void CFBundleGetDataPointersForNames(CFBundleRef bundle, CFArrayRef names, void *data[]);
/// NULL if the bundle is no plug-in.
CFPlugInRef CFBundleGetPlugIn(CFBundleRef bundle);

/// There are no resource files: -1, and the error for a resource that is not found.
CFBundleRefNum CFBundleOpenBundleResourceMap(CFBundleRef bundle);
SInt32 CFBundleOpenBundleResourceFiles(CFBundleRef bundle, CFBundleRefNum *number, CFBundleRefNum *localizedNumber);
void CFBundleCloseBundleResourceMap(CFBundleRef bundle, CFBundleRefNum number);

CF_EXTERN_C_END

#define CFCopyLocalizedString(key, comment) CFBundleCopyLocalizedString(CFBundleGetMainBundle(), (key), (key), NULL)
#define CFCopyLocalizedStringFromTable(key, table, comment) \
    CFBundleCopyLocalizedString(CFBundleGetMainBundle(), (key), (key), (table))
#define CFCopyLocalizedStringFromTableInBundle(key, table, bundle, comment) \
    CFBundleCopyLocalizedString((bundle), (key), (key), (table))
#define CFCopyLocalizedStringWithDefaultValue(key, table, bundle, value, comment) \
    CFBundleCopyLocalizedString((bundle), (key), (value), (table))

CF_IMPLICIT_BRIDGING_DISABLED
