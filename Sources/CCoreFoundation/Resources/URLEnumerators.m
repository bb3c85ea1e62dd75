// CFURLEnumerator: reads one folder at a time, and sorts its contents by name.

#include "Objects/Types.h"

@interface CoreFoundationURLEnumerator : NSObject {
@public
    /// The remaining URLs of each open folder, from the outermost to the innermost, in reverse order.
    NSMutableArray *levels;
    /// The open folders, which are reported at the end of their contents if the options ask for it.
    NSMutableArray *folders;
    NSURL *current;
    /// The latest folder, until it is entered or skipped.
    NSURL *pending;
    CFURLEnumeratorOptions options;
    NSUInteger level;
}
@end

@implementation CoreFoundationURLEnumerator

- (CFTypeID)coreFoundationType { return TypeURLEnumerator; }

- (void)dealloc {
    [levels release];
    [folders release];
    [current release];
    [pending release];
    [super dealloc];
}

/// Opens a folder.
- (BOOL)enter:(NSURL *)folder error:(NSError **)error {
    NSFileManager *files = [NSFileManager defaultManager];
    NSArray *names = [files contentsOfDirectoryAtPath:[folder path] error:error];
    if (names == nil) return NO;
    NSMutableArray *urls = [NSMutableArray array];
    for (NSString *name in [[names sortedArrayUsingSelector:@selector(compare:)] reverseObjectEnumerator]) {
        if ((options & kCFURLEnumeratorSkipInvisibles) && [name hasPrefix:@"."]) continue;
        NSString *path = [[folder path] stringByAppendingPathComponent:name];
        BOOL isFolder = NO;
        [files fileExistsAtPath:path isDirectory:&isFolder];
        [urls addObject:[NSURL fileURLWithPath:path isDirectory:isFolder]];
    }
    [levels addObject:urls];
    [folders addObject:folder];
    return YES;
}

@end

static CoreFoundationURLEnumerator *enumerator_of(CFURLEnumeratorRef it) {
    return OBJECT(CoreFoundationURLEnumerator, it);
}

static CoreFoundationURLEnumerator *new_enumerator(CFURLEnumeratorOptions options) {
    CoreFoundationURLEnumerator *made = [CoreFoundationURLEnumerator new];
    made->levels = [NSMutableArray new];
    made->folders = [NSMutableArray new];
    made->options = options;
    return made;
}

CFURLEnumeratorRef CFURLEnumeratorCreateForDirectoryURL(
    CFAllocatorRef allocator, CFURLRef directory, CFURLEnumeratorOptions options, CFArrayRef keys) {
    if (directory == NULL) return NULL;
    CoreFoundationURLEnumerator *made = new_enumerator(options);
    made->pending = [OBJECT(NSURL, directory) copy];
    return (CFURLEnumeratorRef)made;
}

CFURLEnumeratorRef CFURLEnumeratorCreateForMountedVolumes(
    CFAllocatorRef allocator, CFURLEnumeratorOptions options, CFArrayRef keys) {
    CoreFoundationURLEnumerator *made = new_enumerator(options & ~kCFURLEnumeratorDescendRecursively);
    NSURL *root = [NSURL fileURLWithPath:@"/" isDirectory:YES];
    [made->levels addObject:[NSMutableArray arrayWithObject:root]];
    [made->folders addObject:root];
    return (CFURLEnumeratorRef)made;
}

static BOOL is_package(NSURL *folder) {
    NSArray *kinds = [NSArray arrayWithObjects:@"app", @"bundle", @"framework", @"rtfd", @"plugin", nil];
    return [kinds containsObject:[[folder path] pathExtension]];
}

CFURLEnumeratorResult CFURLEnumeratorGetNextURL(CFURLEnumeratorRef enumerator, CFURLRef *url, CFErrorRef *error) {
    CoreFoundationURLEnumerator *it = enumerator_of(enumerator);
    if (it->pending) {
        NSURL *folder = [it->pending autorelease];
        it->pending = nil;
        NSError *failure = nil;
        if (![it enter:folder error:&failure]) {
            if (error) *error = (CFErrorRef)[failure retain];
            if ([it->levels count] == 0) return kCFURLEnumeratorError;
        }
    }
    while ([it->levels count] > 0) {
        NSMutableArray *left = [it->levels lastObject];
        it->level = [it->levels count];
        if ([left count] == 0) {
            NSURL *folder = [[[it->folders lastObject] retain] autorelease];
            [it->levels removeLastObject];
            [it->folders removeLastObject];
            if ([it->levels count] == 0 || !(it->options & kCFURLEnumeratorIncludeDirectoriesPostOrder)) continue;
            it->level--;
            [it->current release];
            it->current = [folder retain];
            if (url) *url = (CFURLRef)it->current;
            return kCFURLEnumeratorDirectoryPostOrderSuccess;
        }
        [it->current release];
        it->current = [[left lastObject] retain];
        [left removeLastObject];
        BOOL isFolder = [[it->current absoluteString] hasSuffix:@"/"];
        BOOL descends = isFolder && (it->options & kCFURLEnumeratorDescendRecursively)
            && !((it->options & kCFURLEnumeratorSkipPackageContents) && is_package(it->current));
        if (descends) it->pending = [it->current retain];
        BOOL isTold = !descends || (it->options & kCFURLEnumeratorIncludeDirectoriesPreOrder)
            || !(it->options & kCFURLEnumeratorIncludeDirectoriesPostOrder);
        if (!isTold) return CFURLEnumeratorGetNextURL(enumerator, url, error);
        if (url) *url = (CFURLRef)it->current;
        return kCFURLEnumeratorSuccess;
    }
    return kCFURLEnumeratorEnd;
}

void CFURLEnumeratorSkipDescendents(CFURLEnumeratorRef enumerator) {
    CoreFoundationURLEnumerator *it = enumerator_of(enumerator);
    if ([it->levels count] == 0) return;
    [it->pending release];
    it->pending = nil;
}

CFIndex CFURLEnumeratorGetDescendentLevel(CFURLEnumeratorRef enumerator) {
    return (CFIndex)enumerator_of(enumerator)->level;
}

Boolean CFURLEnumeratorGetSourceDidChange(CFURLEnumeratorRef enumerator) { return false; }
