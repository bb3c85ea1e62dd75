// Properties and bookmarks of files by URL, implemented with NSURL. A file reference finds a file as long as its path
// does not change.

#include "Objects/References.h"
#include <objc/runtime.h>
#include <sys/stat.h>

static NSURL *url_of(CFURLRef url) { return OBJECT(NSURL, url); }

/// Stores the error for the caller, who owns it.
static Boolean finish(BOOL done, NSError *found, CFErrorRef *error) {
    if (error) *error = done ? NULL : OWNED(CFErrorRef, found);
    return done;
}

static char temporary_key;

static NSDictionary *temporary_values(CFURLRef url) { return objc_getAssociatedObject(url_of(url), &temporary_key); }

static void set_temporary_value(CFURLRef url, id key, id value) {
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    if (temporary_values(url)) [values addEntriesFromDictionary:temporary_values(url)];
    if (value) [values setObject:value forKey:key];
    else [values removeObjectForKey:key];
    objc_setAssociatedObject(url_of(url), &temporary_key, [values count] ? values : nil, OBJC_ASSOCIATION_RETAIN);
}

Boolean CFURLCopyResourcePropertyForKey(CFURLRef url, CFStringRef key, void *value, CFErrorRef *error) {
    id temporary = key ? [temporary_values(url) objectForKey:OBJECT(NSString, key)] : nil;
    id found = temporary;
    NSError *problem = nil;
    BOOL done = temporary || [url_of(url) getResourceValue:&found forKey:OBJECT(NSString, key) error:&problem];
    if (value) *(CFTypeRef *)value = done ? OWNED(CFTypeRef, found) : NULL;
    return finish(done, problem, error);
}

CFDictionaryRef CFURLCopyResourcePropertiesForKeys(CFURLRef url, CFArrayRef keys, CFErrorRef *error) {
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    if (error) *error = NULL;
    for (NSString *key in OBJECT(NSArray, keys)) {
        CFTypeRef value = NULL;
        if (!CFURLCopyResourcePropertyForKey(url, (CFStringRef)key, &value, error)) return NULL;
        if (value) [values setObject:[(id)value autorelease] forKey:key];
    }
    return OWNED(CFDictionaryRef, values);
}

Boolean CFURLSetResourcePropertyForKey(CFURLRef url, CFStringRef key, CFTypeRef value, CFErrorRef *error) {
    NSError *problem = nil;
    BOOL done = [url_of(url) setResourceValue:(id)value forKey:OBJECT(NSString, key) error:&problem];
    return finish(done, problem, error);
}

Boolean CFURLSetResourcePropertiesForKeys(CFURLRef url, CFDictionaryRef values, CFErrorRef *error) {
    NSError *problem = nil;
    BOOL done = [url_of(url) setResourceValues:OBJECT(NSDictionary, values) error:&problem];
    return finish(done, problem, error);
}

void CFURLClearResourcePropertyCacheForKey(CFURLRef url, CFStringRef key) {
    if (key) set_temporary_value(url, OBJECT(NSString, key), nil);
}

void CFURLClearResourcePropertyCache(CFURLRef url) {
    objc_setAssociatedObject(url_of(url), &temporary_key, nil, OBJC_ASSOCIATION_RETAIN);
}

void CFURLSetTemporaryResourcePropertyForKey(CFURLRef url, CFStringRef key, CFTypeRef value) {
    if (key) set_temporary_value(url, OBJECT(NSString, key), (id)value);
}

Boolean CFURLResourceIsReachable(CFURLRef url, CFErrorRef *error) {
    NSError *problem = nil;
    BOOL done = [url_of(url) checkResourceIsReachableAndReturnError:&problem];
    return finish(done, problem, error);
}

CFDataRef CFURLCreateBookmarkData(CFAllocatorRef allocator, CFURLRef url, CFURLBookmarkCreationOptions options,
                                  CFArrayRef keys, CFURLRef relativeTo, CFErrorRef *error) {
    NSError *problem = nil;
    NSData *data = [url_of(url) bookmarkDataWithOptions:(NSUInteger)options
                         includingResourceValuesForKeys:OBJECT(NSArray, keys)
                                          relativeToURL:url_of(relativeTo)
                                                  error:&problem];
    finish(data != nil, problem, error);
    return OWNED(CFDataRef, data);
}

CFURLRef CFURLCreateByResolvingBookmarkData(CFAllocatorRef allocator, CFDataRef bookmark,
                                            CFURLBookmarkResolutionOptions options, CFURLRef relativeTo,
                                            CFArrayRef keys, Boolean *isStale, CFErrorRef *error) {
    NSError *problem = nil;
    BOOL stale = NO;
    NSURL *url = [NSURL URLByResolvingBookmarkData:OBJECT(NSData, bookmark)
                                           options:(NSUInteger)options
                                     relativeToURL:url_of(relativeTo)
                               bookmarkDataIsStale:&stale
                                             error:&problem];
    if (isStale) *isStale = stale;
    finish(url != nil, problem, error);
    return OWNED(CFURLRef, url);
}

CFDictionaryRef CFURLCreateResourcePropertiesForKeysFromBookmarkData(CFAllocatorRef allocator, CFArrayRef keys,
                                                                     CFDataRef bookmark) {
    return OWNED(CFDictionaryRef, [NSURL resourceValuesForKeys:OBJECT(NSArray, keys)
                                              fromBookmarkData:OBJECT(NSData, bookmark)]);
}

CFTypeRef CFURLCreateResourcePropertyForKeyFromBookmarkData(CFAllocatorRef allocator, CFStringRef key,
                                                            CFDataRef bookmark) {
    if (key == NULL) return NULL;
    NSArray *keys = [NSArray arrayWithObject:OBJECT(NSString, key)];
    NSDictionary *values = [NSURL resourceValuesForKeys:keys fromBookmarkData:OBJECT(NSData, bookmark)];
    return OWNED(CFTypeRef, [values objectForKey:OBJECT(NSString, key)]);
}

CFDataRef CFURLCreateBookmarkDataFromFile(CFAllocatorRef allocator, CFURLRef file, CFErrorRef *error) {
    NSError *problem = nil;
    NSData *data = [NSURL bookmarkDataWithContentsOfURL:url_of(file) error:&problem];
    finish(data != nil, problem, error);
    return OWNED(CFDataRef, data);
}

Boolean CFURLWriteBookmarkDataToFile(CFDataRef bookmark, CFURLRef file, CFURLBookmarkFileCreationOptions options,
                                     CFErrorRef *error) {
    NSError *problem = nil;
    BOOL done = [NSURL writeBookmarkData:OBJECT(NSData, bookmark)
                                   toURL:url_of(file)
                                 options:(NSUInteger)options
                                   error:&problem];
    return finish(done, problem, error);
}

CFURLRef CFURLCreateFileReferenceURL(CFAllocatorRef allocator, CFURLRef url, CFErrorRef *error) {
    return CFURLResourceIsReachable(url, error) ? OWNED(CFURLRef, url_of(url)) : NULL;
}

CFURLRef CFURLCreateFilePathURL(CFAllocatorRef allocator, CFURLRef url, CFErrorRef *error) {
    return CFURLResourceIsReachable(url, error) ? OWNED(CFURLRef, [url_of(url) absoluteURL]) : NULL;
}

/// The contents of an FSRef: the file's device and inode, by which the table below finds its path.
struct file_reference {
    char mark[16];
    uint64_t device, node;
    uint8_t unused[48];
};

_Static_assert(sizeof(struct file_reference) == 80, "the size of the Mac's FSRef");

static const char reference_mark[16] = "FSRef of a file";
static NSMutableDictionary *paths_by_number;

static id number_key(const struct file_reference *reference) {
    return [NSString stringWithFormat:@"%llx.%llx", (unsigned long long)reference->device,
                                      (unsigned long long)reference->node];
}

Boolean CFURLGetFSRef(CFURLRef url, struct FSRef *reference) {
    NSString *path = [url_of(url) isFileURL] ? [[url_of(url) absoluteURL] path] : nil;
    struct stat info;
    if (path == nil || reference == NULL || stat([path fileSystemRepresentation], &info) != 0) return false;
    struct file_reference it = {.device = info.st_dev, .node = info.st_ino};
    memcpy(it.mark, reference_mark, sizeof it.mark);
    memcpy(reference, &it, sizeof it);
    @synchronized([NSURL class]) {
        if (paths_by_number == nil) paths_by_number = [NSMutableDictionary new];
        [paths_by_number setObject:path forKey:number_key(&it)];
    }
    return true;
}

CFURLRef CFURLCreateFromFSRef(CFAllocatorRef allocator, const struct FSRef *reference) {
    struct file_reference it;
    if (reference == NULL) return NULL;
    memcpy(&it, reference, sizeof it);
    if (memcmp(it.mark, reference_mark, sizeof it.mark) != 0) return NULL;
    NSString *path = nil;
    @synchronized([NSURL class]) {
        path = [[[paths_by_number objectForKey:number_key(&it)] retain] autorelease];
    }
    struct stat info;
    if (path == nil || stat([path fileSystemRepresentation], &info) != 0) return NULL;
    if (info.st_dev != it.device || info.st_ino != it.node) return NULL;
    return (CFURLRef)[[NSURL alloc] initFileURLWithPath:path];
}
