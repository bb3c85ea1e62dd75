// Going through the contents of a folder.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFError.h>
#include <CoreFoundation/CFURL.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const struct __CFURLEnumerator *CFURLEnumeratorRef;

enum {
    kCFURLEnumeratorDefaultBehavior = 0,
    kCFURLEnumeratorDescendRecursively = 1UL << 0,
    kCFURLEnumeratorSkipInvisibles = 1UL << 1,
    kCFURLEnumeratorGenerateFileReferenceURLs = 1UL << 2,
    kCFURLEnumeratorSkipPackageContents = 1UL << 3,
    kCFURLEnumeratorIncludeDirectoriesPreOrder = 1UL << 4,
    kCFURLEnumeratorIncludeDirectoriesPostOrder = 1UL << 5
};
typedef CFOptionFlags CFURLEnumeratorOptions;

enum {
    kCFURLEnumeratorSuccess = 1,
    kCFURLEnumeratorEnd = 2,
    kCFURLEnumeratorError = 3,
    kCFURLEnumeratorDirectoryPostOrderSuccess = 4
};
typedef CFIndex CFURLEnumeratorResult;

CF_EXTERN_C_BEGIN

CFTypeID CFURLEnumeratorGetTypeID(void);
/// `keys` of properties may be fetched ahead: they are read when they are asked for.
CFURLEnumeratorRef CFURLEnumeratorCreateForDirectoryURL(
    CFAllocatorRef allocator, CFURLRef directory, CFURLEnumeratorOptions options, CFArrayRef keys);
/// The one volume, `/`.
CFURLEnumeratorRef CFURLEnumeratorCreateForMountedVolumes(
    CFAllocatorRef allocator, CFURLEnumeratorOptions options, CFArrayRef keys);
/// The URL belongs to the enumerator until the next call.
CFURLEnumeratorResult CFURLEnumeratorGetNextURL(CFURLEnumeratorRef enumerator, CFURLRef *url, CFErrorRef *error);
/// Does not go into the folder that was given last.
void CFURLEnumeratorSkipDescendents(CFURLEnumeratorRef enumerator);
/// 1 for what is in the folder itself.
CFIndex CFURLEnumeratorGetDescendentLevel(CFURLEnumeratorRef enumerator);
/// Nothing is watched: false.
Boolean CFURLEnumeratorGetSourceDidChange(CFURLEnumeratorRef enumerator);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
