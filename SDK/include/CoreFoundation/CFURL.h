// CFURL, which is NSURL.
#pragma once
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFError.h>
#include <CoreFoundation/CFString.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef enum CFURLPathStyle : CFIndex {
    kCFURLPOSIXPathStyle = 0,
    kCFURLHFSPathStyle,
    kCFURLWindowsPathStyle
} CFURLPathStyle;

typedef enum CFURLComponentType : CFIndex {
    kCFURLComponentScheme = 1,
    kCFURLComponentNetLocation,
    kCFURLComponentPath,
    kCFURLComponentResourceSpecifier,
    kCFURLComponentUser,
    kCFURLComponentPassword,
    kCFURLComponentUserInfo,
    kCFURLComponentHost,
    kCFURLComponentPort,
    kCFURLComponentParameterString,
    kCFURLComponentQuery,
    kCFURLComponentFragment
} CFURLComponentType;

enum {
    kCFURLBookmarkCreationPreferFileIDResolutionMask = 256,
    kCFURLBookmarkCreationMinimalBookmarkMask = 512,
    kCFURLBookmarkCreationSuitableForBookmarkFile = 1024,
    kCFBookmarkResolutionWithoutUIMask = 256,
    kCFBookmarkResolutionWithoutMountingMask = 512
};
typedef CFOptionFlags CFURLBookmarkCreationOptions;
typedef CFOptionFlags CFURLBookmarkResolutionOptions;
typedef CFOptionFlags CFURLBookmarkFileCreationOptions;

CF_EXTERN_C_BEGIN

CFTypeID CFURLGetTypeID(void);
CFURLRef CFURLCreateWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFStringEncoding encoding,
                              CFURLRef base);
CFDataRef CFURLCreateData(CFAllocatorRef allocator, CFURLRef url, CFStringEncoding encoding, Boolean escapeWhitespace);
/// NULL if the string is not a URL.
CFURLRef CFURLCreateWithString(CFAllocatorRef allocator, CFStringRef string, CFURLRef base);
CFURLRef CFURLCreateAbsoluteURLWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                         CFStringEncoding encoding, CFURLRef base, Boolean useCompatibilityMode);
CFURLRef CFURLCreateWithFileSystemPath(CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style,
                                       Boolean isDirectory);
CFURLRef CFURLCreateFromFileSystemRepresentation(CFAllocatorRef allocator, const UInt8 *path, CFIndex length,
                                                 Boolean isDirectory);
CFURLRef CFURLCreateWithFileSystemPathRelativeToBase(CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style,
                                                     Boolean isDirectory, CFURLRef base);
CFURLRef CFURLCreateFromFileSystemRepresentationRelativeToBase(CFAllocatorRef allocator, const UInt8 *path,
                                                               CFIndex length, Boolean isDirectory, CFURLRef base);
Boolean CFURLGetFileSystemRepresentation(CFURLRef url, Boolean resolveAgainstBase, UInt8 *buffer, CFIndex size);
CFURLRef CFURLCopyAbsoluteURL(CFURLRef url);
CFStringRef CFURLGetString(CFURLRef url);
CFURLRef CFURLGetBaseURL(CFURLRef url);
Boolean CFURLCanBeDecomposed(CFURLRef url);
CFStringRef CFURLCopyScheme(CFURLRef url);
CFStringRef CFURLCopyNetLocation(CFURLRef url);
CFStringRef CFURLCopyPath(CFURLRef url);
/// The path without the slash that it begins with, which `isAbsolute` tells of.
CFStringRef CFURLCopyStrictPath(CFURLRef url, Boolean *isAbsolute);
CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style);
Boolean CFURLHasDirectoryPath(CFURLRef url);
CFStringRef CFURLCopyResourceSpecifier(CFURLRef url);
CFStringRef CFURLCopyHostName(CFURLRef url);
/// -1 if the URL has none.
SInt32 CFURLGetPortNumber(CFURLRef url);
CFStringRef CFURLCopyUserName(CFURLRef url);
CFStringRef CFURLCopyPassword(CFURLRef url);
CFStringRef CFURLCopyParameterString(CFURLRef url, CFStringRef charactersToLeaveEscaped);
CFStringRef CFURLCopyQueryString(CFURLRef url, CFStringRef charactersToLeaveEscaped);
CFStringRef CFURLCopyFragment(CFURLRef url, CFStringRef charactersToLeaveEscaped);
CFStringRef CFURLCopyLastPathComponent(CFURLRef url);
CFStringRef CFURLCopyPathExtension(CFURLRef url);
CFURLRef CFURLCreateCopyAppendingPathComponent(CFAllocatorRef allocator, CFURLRef url, CFStringRef component,
                                               Boolean isDirectory);
CFURLRef CFURLCreateCopyDeletingLastPathComponent(CFAllocatorRef allocator, CFURLRef url);
CFURLRef CFURLCreateCopyAppendingPathExtension(CFAllocatorRef allocator, CFURLRef url, CFStringRef extension);
CFURLRef CFURLCreateCopyDeletingPathExtension(CFAllocatorRef allocator, CFURLRef url);
CFIndex CFURLGetBytes(CFURLRef url, UInt8 *buffer, CFIndex size);
CFRange CFURLGetByteRangeForComponent(CFURLRef url, CFURLComponentType component, CFRange *rangeIncludingSeparators);

/// With the `%XX` of all characters but those of `charactersToLeaveEscaped` replaced: NULL leaves all as they are, an empty
/// string replaces all. NULL if the bytes are not text.
CFStringRef CFURLCreateStringByReplacingPercentEscapes(CFAllocatorRef allocator, CFStringRef string,
                                                       CFStringRef charactersToLeaveEscaped);
CFStringRef CFURLCreateStringByReplacingPercentEscapesUsingEncoding(CFAllocatorRef allocator, CFStringRef string,
                                                                    CFStringRef charactersToLeaveEscaped,
                                                                    CFStringEncoding encoding);
/// Writes `%XX` for what a URL cannot contain, without the characters of `left`, and for those of `added`.
CFStringRef CFURLCreateStringByAddingPercentEscapes(CFAllocatorRef allocator, CFStringRef string, CFStringRef left,
                                                    CFStringRef added, CFStringEncoding encoding);

// Keys and values of properties: NSURL's.
extern const CFStringRef kCFURLKeysOfUnsetValuesKey;
extern const CFStringRef kCFURLNameKey;
extern const CFStringRef kCFURLLocalizedNameKey;
extern const CFStringRef kCFURLIsRegularFileKey;
extern const CFStringRef kCFURLIsDirectoryKey;
extern const CFStringRef kCFURLIsSymbolicLinkKey;
extern const CFStringRef kCFURLIsVolumeKey;
extern const CFStringRef kCFURLIsPackageKey;
extern const CFStringRef kCFURLIsSystemImmutableKey;
extern const CFStringRef kCFURLIsUserImmutableKey;
extern const CFStringRef kCFURLIsHiddenKey;
extern const CFStringRef kCFURLHasHiddenExtensionKey;
extern const CFStringRef kCFURLCreationDateKey;
extern const CFStringRef kCFURLContentAccessDateKey;
extern const CFStringRef kCFURLContentModificationDateKey;
extern const CFStringRef kCFURLAttributeModificationDateKey;
extern const CFStringRef kCFURLLinkCountKey;
extern const CFStringRef kCFURLParentDirectoryURLKey;
extern const CFStringRef kCFURLVolumeURLKey;
extern const CFStringRef kCFURLTypeIdentifierKey;
extern const CFStringRef kCFURLLocalizedTypeDescriptionKey;
extern const CFStringRef kCFURLLabelNumberKey;
extern const CFStringRef kCFURLLabelColorKey;
extern const CFStringRef kCFURLLocalizedLabelKey;
extern const CFStringRef kCFURLEffectiveIconKey;
extern const CFStringRef kCFURLCustomIconKey;
extern const CFStringRef kCFURLFileResourceIdentifierKey;
extern const CFStringRef kCFURLVolumeIdentifierKey;
extern const CFStringRef kCFURLPreferredIOBlockSizeKey;
extern const CFStringRef kCFURLIsReadableKey;
extern const CFStringRef kCFURLIsWritableKey;
extern const CFStringRef kCFURLIsExecutableKey;
extern const CFStringRef kCFURLFileSecurityKey;
extern const CFStringRef kCFURLIsExcludedFromBackupKey;
extern const CFStringRef kCFURLFileResourceTypeKey;
extern const CFStringRef kCFURLFileResourceTypeNamedPipe;
extern const CFStringRef kCFURLFileResourceTypeCharacterSpecial;
extern const CFStringRef kCFURLFileResourceTypeDirectory;
extern const CFStringRef kCFURLFileResourceTypeBlockSpecial;
extern const CFStringRef kCFURLFileResourceTypeRegular;
extern const CFStringRef kCFURLFileResourceTypeSymbolicLink;
extern const CFStringRef kCFURLFileResourceTypeSocket;
extern const CFStringRef kCFURLFileResourceTypeUnknown;
extern const CFStringRef kCFURLFileSizeKey;
extern const CFStringRef kCFURLFileAllocatedSizeKey;
extern const CFStringRef kCFURLTotalFileSizeKey;
extern const CFStringRef kCFURLTotalFileAllocatedSizeKey;
extern const CFStringRef kCFURLIsAliasFileKey;
extern const CFStringRef kCFURLIsMountTriggerKey;
extern const CFStringRef kCFURLVolumeLocalizedFormatDescriptionKey;
extern const CFStringRef kCFURLVolumeTotalCapacityKey;
extern const CFStringRef kCFURLVolumeAvailableCapacityKey;
extern const CFStringRef kCFURLVolumeResourceCountKey;
extern const CFStringRef kCFURLVolumeSupportsPersistentIDsKey;
extern const CFStringRef kCFURLVolumeSupportsSymbolicLinksKey;
extern const CFStringRef kCFURLVolumeSupportsHardLinksKey;
extern const CFStringRef kCFURLVolumeSupportsJournalingKey;
extern const CFStringRef kCFURLVolumeIsJournalingKey;
extern const CFStringRef kCFURLVolumeSupportsSparseFilesKey;
extern const CFStringRef kCFURLVolumeSupportsZeroRunsKey;
extern const CFStringRef kCFURLVolumeSupportsCaseSensitiveNamesKey;
extern const CFStringRef kCFURLVolumeSupportsCasePreservedNamesKey;
extern const CFStringRef kCFURLVolumeSupportsRootDirectoryDatesKey;
extern const CFStringRef kCFURLVolumeSupportsVolumeSizesKey;
extern const CFStringRef kCFURLVolumeSupportsRenamingKey;
extern const CFStringRef kCFURLVolumeSupportsAdvisoryFileLockingKey;
extern const CFStringRef kCFURLVolumeSupportsExtendedSecurityKey;
extern const CFStringRef kCFURLVolumeIsBrowsableKey;
extern const CFStringRef kCFURLVolumeMaximumFileSizeKey;
extern const CFStringRef kCFURLVolumeIsEjectableKey;
extern const CFStringRef kCFURLVolumeIsRemovableKey;
extern const CFStringRef kCFURLVolumeIsInternalKey;
extern const CFStringRef kCFURLVolumeIsAutomountedKey;
extern const CFStringRef kCFURLVolumeIsLocalKey;
extern const CFStringRef kCFURLVolumeIsReadOnlyKey;
extern const CFStringRef kCFURLVolumeCreationDateKey;
extern const CFStringRef kCFURLVolumeURLForRemountingKey;
extern const CFStringRef kCFURLVolumeUUIDStringKey;
extern const CFStringRef kCFURLVolumeNameKey;
extern const CFStringRef kCFURLVolumeLocalizedNameKey;
extern const CFStringRef kCFURLIsUbiquitousItemKey;
extern const CFStringRef kCFURLUbiquitousItemHasUnresolvedConflictsKey;
extern const CFStringRef kCFURLUbiquitousItemIsDownloadedKey;
extern const CFStringRef kCFURLUbiquitousItemIsDownloadingKey;
extern const CFStringRef kCFURLUbiquitousItemIsUploadedKey;
extern const CFStringRef kCFURLUbiquitousItemIsUploadingKey;
extern const CFStringRef kCFURLUbiquitousItemPercentDownloadedKey;
extern const CFStringRef kCFURLUbiquitousItemPercentUploadedKey;

// Properties of files. Nothing is kept: each is read when it is asked for.

Boolean CFURLCopyResourcePropertyForKey(CFURLRef url, CFStringRef key, void *value, CFErrorRef *error);
CFDictionaryRef CFURLCopyResourcePropertiesForKeys(CFURLRef url, CFArrayRef keys, CFErrorRef *error);
Boolean CFURLSetResourcePropertyForKey(CFURLRef url, CFStringRef key, CFTypeRef value, CFErrorRef *error);
Boolean CFURLSetResourcePropertiesForKeys(CFURLRef url, CFDictionaryRef values, CFErrorRef *error);
void CFURLClearResourcePropertyCacheForKey(CFURLRef url, CFStringRef key);
/// Also takes temporary properties away.
void CFURLClearResourcePropertyCache(CFURLRef url);
/// A value that only this URL object has, and no file.
void CFURLSetTemporaryResourcePropertyForKey(CFURLRef url, CFStringRef key, CFTypeRef value);
Boolean CFURLResourceIsReachable(CFURLRef url, CFErrorRef *error);

// Bookmarks: NSURL's.

CFDataRef CFURLCreateBookmarkData(CFAllocatorRef allocator, CFURLRef url, CFURLBookmarkCreationOptions options,
                                  CFArrayRef keys, CFURLRef relativeTo, CFErrorRef *error);
CFURLRef CFURLCreateByResolvingBookmarkData(CFAllocatorRef allocator, CFDataRef bookmark,
                                            CFURLBookmarkResolutionOptions options, CFURLRef relativeTo,
                                            CFArrayRef keys, Boolean *isStale, CFErrorRef *error);
CFDictionaryRef CFURLCreateResourcePropertiesForKeysFromBookmarkData(CFAllocatorRef allocator, CFArrayRef keys,
                                                                     CFDataRef bookmark);
CFTypeRef CFURLCreateResourcePropertyForKeyFromBookmarkData(CFAllocatorRef allocator, CFStringRef key,
                                                            CFDataRef bookmark);
CFDataRef CFURLCreateBookmarkDataFromFile(CFAllocatorRef allocator, CFURLRef file, CFErrorRef *error);
Boolean CFURLWriteBookmarkDataToFile(CFDataRef bookmark, CFURLRef file, CFURLBookmarkFileCreationOptions options,
                                     CFErrorRef *error);

// Files by their number. File systems here do not find files by it: a reference is the path of a file that is there.

CFURLRef CFURLCreateFileReferenceURL(CFAllocatorRef allocator, CFURLRef url, CFErrorRef *error);
CFURLRef CFURLCreateFilePathURL(CFAllocatorRef allocator, CFURLRef url, CFErrorRef *error);
/// A structure of 80 bytes that is the Mac's; it finds a file that this program asked for before, if that did not move.
struct FSRef;
CFURLRef CFURLCreateFromFSRef(CFAllocatorRef allocator, const struct FSRef *reference);
Boolean CFURLGetFSRef(CFURLRef url, struct FSRef *reference);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
