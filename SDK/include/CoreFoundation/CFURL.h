// CFURL, which is NSURL.
#pragma once
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFError.h>
#include <CoreFoundation/CFString.h>

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

CF_EXTERN_C_END
