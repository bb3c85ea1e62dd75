// CFURLAccess: reading and writing files by URL.

#include "Objects/References.h"
#include <sys/stat.h>

const CFStringRef kCFURLFileExists = CFSTR("kCFURLFileExists");
const CFStringRef kCFURLFileDirectoryContents = CFSTR("kCFURLFileDirectoryContents");
const CFStringRef kCFURLFileLength = CFSTR("kCFURLFileLength");
const CFStringRef kCFURLFileLastModificationTime = CFSTR("kCFURLFileLastModificationTime");
const CFStringRef kCFURLFilePOSIXMode = CFSTR("kCFURLFilePOSIXMode");
const CFStringRef kCFURLFileOwnerID = CFSTR("kCFURLFileOwnerID");
const CFStringRef kCFURLHTTPStatusCode = CFSTR("kCFURLHTTPStatusCode");
const CFStringRef kCFURLHTTPStatusLine = CFSTR("kCFURLHTTPStatusLine");

/// The error of CFURLAccess for an errno value.
static SInt32 error_number(int number) {
    switch (number) {
    case ENOENT:
    case ENOTDIR: return kCFURLResourceNotFoundError;
    case EACCES:
    case EPERM: return kCFURLResourceAccessViolationError;
    default: return kCFURLUnknownError;
    }
}

static Boolean finish(SInt32 *place, SInt32 error) {
    if (place) *place = error;
    return error == 0;
}

/// The path of a file URL; nil for other URLs.
static NSString *file_path(CFURLRef url) {
    return [OBJECT(NSURL, url) isFileURL] ? [[OBJECT(NSURL, url) absoluteURL] path] : nil;
}

CFTypeRef CFURLCreatePropertyFromResource(CFAllocatorRef allocator, CFURLRef url, CFStringRef property,
                                          SInt32 *errorCode) {
    NSString *path = file_path(url);
    struct stat info;
    id value = nil;
    SInt32 error = kCFURLUnknownPropertyKeyError;
    if (path == nil) error = kCFURLUnknownSchemeError;
    else if (CFEqual(property, kCFURLFileExists)) value = [NSNumber numberWithBool:stat([path fileSystemRepresentation], &info) == 0];
    else if (stat([path fileSystemRepresentation], &info) != 0) error = error_number(errno);
    else if (CFEqual(property, kCFURLFileLength)) value = [NSNumber numberWithLongLong:info.st_size];
    else if (CFEqual(property, kCFURLFilePOSIXMode)) value = [NSNumber numberWithInt:(int)info.st_mode];
    else if (CFEqual(property, kCFURLFileOwnerID)) value = [NSNumber numberWithInt:(int)info.st_uid];
    else if (CFEqual(property, kCFURLFileLastModificationTime)) {
        value = [NSDate dateWithTimeIntervalSince1970:(double)info.st_mtim.tv_sec + info.st_mtim.tv_nsec / 1e9];
    } else if (CFEqual(property, kCFURLFileDirectoryContents)) {
        NSMutableArray *urls = [NSMutableArray array];
        for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:path error:NULL]) {
            [urls addObject:[NSURL fileURLWithPath:[path stringByAppendingPathComponent:name]]];
        }
        value = urls;
    }
    finish(errorCode, value ? 0 : error);
    return OWNED(CFTypeRef, value);
}

Boolean CFURLCreateDataAndPropertiesFromResource(CFAllocatorRef allocator, CFURLRef url, CFDataRef *data,
                                                 CFDictionaryRef *properties, CFArrayRef desiredProperties,
                                                 SInt32 *errorCode) {
    NSString *path = file_path(url);
    if (data) *data = NULL;
    if (properties) *properties = NULL;
    if (path == nil) return finish(errorCode, kCFURLUnknownSchemeError);
    if (properties) {
        NSMutableDictionary *found = [NSMutableDictionary new];
        for (NSString *key in OBJECT(NSArray, desiredProperties)) {
            id value = (id)CFURLCreatePropertyFromResource(allocator, url, (CFStringRef)key, NULL);
            if (value) [found setObject:value forKey:key];
            [value release];
        }
        *properties = (CFDictionaryRef)found;
    }
    if (data == NULL) return finish(errorCode, 0);
    struct stat info;
    if (stat([path fileSystemRepresentation], &info) != 0) return finish(errorCode, error_number(errno));
    NSData *contents = [[NSData alloc] initWithContentsOfFile:path];
    *data = (CFDataRef)contents;
    return finish(errorCode, contents ? 0 : kCFURLResourceAccessViolationError);
}

Boolean CFURLWriteDataAndPropertiesToResource(CFURLRef url, CFDataRef data, CFDictionaryRef properties,
                                              SInt32 *errorCode) {
    NSString *path = file_path(url);
    if (path == nil) return finish(errorCode, kCFURLUnknownSchemeError);
    BOOL done = data == NULL || [OBJECT(NSData, data) writeToFile:path atomically:YES];
    return finish(errorCode, done ? 0 : kCFURLResourceAccessViolationError);
}

Boolean CFURLDestroyResource(CFURLRef url, SInt32 *errorCode) {
    NSString *path = file_path(url);
    if (path == nil) return finish(errorCode, kCFURLUnknownSchemeError);
    return finish(errorCode, remove([path fileSystemRepresentation]) == 0 ? 0 : error_number(errno));
}
