// NSFileWrapper by URLs, with errors, and files of one name beside each other. GNUstep's of these do nothing, or lose
// one.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerFiles.h"
#include "Errors/FileErrors.h"
#include <errno.h>

@implementation NSFileWrapper (FilesByURL)

// MARK: Reading

- (BOOL)readFolder:(NSString *)path options:(NSFileWrapperReadingOptions)options error:(NSError **)error {
    NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:path error:error];
    if (names == nil) return NO;
    NSMutableDictionary *children = [NSMutableDictionary dictionary];
    for (NSString *name in names) {
        NSURL *url = [NSURL fileURLWithPath:[path stringByAppendingPathComponent:name]];
        NSFileWrapper *child = [[[NSFileWrapper alloc] initWithURL:url options:options error:error] autorelease];
        if (child == nil) return NO;
        [children setObject:child forKey:name];
    }
    _wrapperType = GSFileWrapperDirectoryType;
    [_wrapperData autorelease];
    _wrapperData = [children retain];
    return YES;
}

- (BOOL)readFromURL:(NSURL *)url options:(NSFileWrapperReadingOptions)options error:(NSError **)error {
    NSString *path = [url path];
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:path error:NULL];
    if (attributes == nil) return hand_out_error(error, file_error(FileOperationRead, ENOENT, path));
    NSString *type = [attributes fileType];
    if ([type isEqualToString:NSFileTypeDirectory]) {
        if (![self readFolder:path options:options error:error]) return NO;
    } else {
        BOOL is_link = [type isEqualToString:NSFileTypeSymbolicLink];
        id content = is_link ? [[NSFileManager defaultManager] destinationOfSymbolicLinkAtPath:path error:error]
                             : (id)[NSData dataWithContentsOfFile:path options:0 error:error];
        if (content == nil) return NO;
        _wrapperType = is_link ? GSFileWrapperSymbolicLinkType : GSFileWrapperRegularFileType;
        [_wrapperData autorelease];
        _wrapperData = [content retain];
    }
    [self setFilename:[path lastPathComponent]];
    [self setPreferredFilename:[path lastPathComponent]];
    [self setFileAttributes:attributes];
    return YES;
}

- (id)initWithURL:(NSURL *)url options:(NSFileWrapperReadingOptions)options error:(NSError **)error {
    self = [super init];
    if (self && ![self readFromURL:url options:options error:error]) {
        [self release];
        return nil;
    }
    return self;
}

- (BOOL)matchesContentsOfURL:(NSURL *)url {
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[url path] error:NULL];
    if (![[attributes fileType] isEqual:[[self fileAttributes] fileType]]) return NO;
    if (![[attributes fileModificationDate] isEqual:[[self fileAttributes] fileModificationDate]]) return NO;
    if (![self isDirectory]) return YES;
    NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:[url path] error:NULL];
    NSSet *there = [NSSet setWithArray:names ?: [NSArray array]];
    if (![there isEqual:[NSSet setWithArray:[[self fileWrappers] allKeys]]]) return NO;
    for (NSString *name in names) {
        NSURL *child = [NSURL fileURLWithPath:[[url path] stringByAppendingPathComponent:name]];
        if (![[[self fileWrappers] objectForKey:name] matchesContentsOfURL:child]) return NO;
    }
    return YES;
}

// MARK: Writing

- (BOOL)writeContentTo:(NSString *)path error:(NSError **)error {
    NSFileManager *files = [NSFileManager defaultManager];
    if ([self isRegularFile]) return [[self regularFileContents] writeToFile:path options:0 error:error];
    if ([self isSymbolicLink]) {
        return [files createSymbolicLinkAtPath:path withDestinationPath:[self symbolicLinkDestination] error:error];
    }
    if (![files createDirectoryAtPath:path withIntermediateDirectories:NO attributes:nil error:error]) return NO;
    NSDictionary *children = [self fileWrappers];
    for (NSString *name in children) {
        NSString *place = [path stringByAppendingPathComponent:name];
        if (![[children objectForKey:name] writeContentTo:place error:error]) return NO;
    }
    return YES;
}

- (void)takeNames:(NSString *)name {
    [self setFilename:name];
    if (![self isDirectory]) return;
    NSDictionary *children = [self fileWrappers];
    for (NSString *key in children) [[children objectForKey:key] takeNames:key];
}

- (BOOL)writeToURL:(NSURL *)url
                options:(NSFileWrapperWritingOptions)options
    originalContentsURL:(NSURL *)original
                  error:(NSError **)error {
    NSFileManager *files = [NSFileManager defaultManager];
    NSString *path = [url path];
    if (path == nil) return hand_out_error(error, file_error(FileOperationWrite, ENOENT, path));
    // Whole beside its place, and then there: what was there stays until the new one is complete.
    NSString *beside = [NSString stringWithFormat:@".%@.%@", [path lastPathComponent],
                                                  [[NSProcessInfo processInfo] globallyUniqueString]];
    beside = [[path stringByDeletingLastPathComponent] stringByAppendingPathComponent:beside];
    if (![self writeContentTo:beside error:error]) {
        [files removeItemAtPath:beside error:NULL];
        return NO;
    }
    if ([files attributesOfItemAtPath:path error:NULL]) [files removeItemAtPath:path error:NULL];
    if (![files moveItemAtPath:beside toPath:path error:error]) {
        [files removeItemAtPath:beside error:NULL];
        return NO;
    }
    if (options & NSFileWrapperWritingWithNameUpdating) [self takeNames:[path lastPathComponent]];
    return YES;
}

// MARK: Children

/// The key is the preferred name, with a number before it if another has that.
- (NSString *)addFileWrapper:(NSFileWrapper *)child {
    NSString *wanted = [child preferredFilename];
    if (![self isDirectory]) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"*** -[NSFileWrapper addFileWrapper:]: the receiver is not a directory"];
    }
    if (![wanted length]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSFileWrapper addFileWrapper:]: the file wrapper has no preferred file name"];
    }
    NSMutableDictionary *children = [NSMutableDictionary dictionaryWithDictionary:[self fileWrappers]];
    NSString *key = wanted;
    for (int number = 1; [children objectForKey:key]; number++) {
        if ([children objectForKey:key] == child) return key;
        key = [NSString stringWithFormat:@"%d__#$!@%%!#__%@", number, wanted];
    }
    [children setObject:child forKey:key];
    [_wrapperData autorelease];
    _wrapperData = [children retain];
    return key;
}

@end
