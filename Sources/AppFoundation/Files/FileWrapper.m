// NSFileWrapper: a file, a link or a folder of wrappers, in memory. GNUstep's finds no files by URL and no keys.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include <errno.h>

enum {
    ReadingImmediate = 1,
    ReadingWithoutMapping = 2,
    WritingAtomic = 1,
    WritingWithNameUpdating = 2,
    DeepestFolder = 128
};

@interface NSFileWrapper (Wrapping)
- (id)initDirectoryWithFileWrappers:(NSDictionary *)wrappers;
@end

static void require(NSFileWrapper *wrapper, SEL selector, BOOL is_right) {
    if (is_right) return;
    [NSException raise:NSInternalInconsistencyException format:@"*** -[NSFileWrapper %@]: wrapper is of another kind",
                       NSStringFromSelector(selector)];
}

/// The destination of a link: a path, if it was made with one.
static NSString *destination_of(id data) { return [data isKindOfClass:[NSURL class]] ? [data path] : data; }

@implementation NSFileWrapper (Wrapping)

- (id)initDirectoryWithFileWrappers:(NSDictionary *)wrappers {
    _wrapperType = GSFileWrapperDirectoryType;
    _wrapperData = [NSMutableDictionary new];
    for (NSString *name in wrappers) {
        NSFileWrapper *child = [wrappers objectForKey:name];
        if (![[child preferredFilename] length]) [child setPreferredFilename:name];
        [_wrapperData setObject:child forKey:name];
    }
    return self;
}

- (id)initRegularFileWithContents:(NSData *)contents {
    _wrapperType = GSFileWrapperRegularFileType;
    _wrapperData = [contents copy];
    return self;
}

- (id)initSymbolicLinkWithDestinationURL:(NSURL *)url {
    _wrapperType = GSFileWrapperSymbolicLinkType;
    _wrapperData = [url copy];
    return self;
}

- (id)initWithURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    self = [self init];
    if ([self readFromURL:url options:options error:error]) return self;
    [self release];
    return nil;
}

- (id)initWithSerializedRepresentation:(NSData *)data {
    id list = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
    if (![list isKindOfClass:[NSDictionary class]] || ![self takeList:list depth:0]) {
        [self release];
        return nil;
    }
    return self;
}

- (BOOL)isRegularFile { return _wrapperType == GSFileWrapperRegularFileType; }
- (BOOL)isDirectory { return _wrapperType == GSFileWrapperDirectoryType; }
- (BOOL)isSymbolicLink { return _wrapperType == GSFileWrapperSymbolicLinkType; }

- (NSString *)filename { return _filename; }
- (NSString *)preferredFilename { return _preferredFilename; }
- (NSDictionary *)fileAttributes { return _fileAttributes ?: [NSDictionary dictionary]; }

- (void)setFilename:(NSString *)name {
    [_filename autorelease];
    _filename = [name copy];
}

- (void)setPreferredFilename:(NSString *)name {
    if ([name length] == 0)
        [NSException raise:NSInvalidArgumentException format:@"*** -[NSFileWrapper setPreferredFilename:]: no name"];
    [_preferredFilename autorelease];
    _preferredFilename = [name copy];
}

- (void)setFileAttributes:(NSDictionary *)attributes {
    [_fileAttributes autorelease];
    _fileAttributes = [attributes mutableCopy];
}

- (NSDictionary *)fileWrappers {
    require(self, _cmd, [self isDirectory]);
    return [[_wrapperData copy] autorelease];
}

- (NSData *)regularFileContents {
    require(self, _cmd, [self isRegularFile]);
    return _wrapperData;
}

- (NSString *)symbolicLinkDestination { return [self isSymbolicLink] ? destination_of(_wrapperData) : nil; }

- (NSURL *)symbolicLinkDestinationURL {
    require(self, _cmd, [self isSymbolicLink]);
    return [_wrapperData isKindOfClass:[NSURL class]] ? _wrapperData : [NSURL fileURLWithPath:_wrapperData];
}

/// The key is the preferred name, with a number before it if another child has that.
- (NSString *)addFileWrapper:(NSFileWrapper *)child {
    require(self, _cmd, [self isDirectory]);
    NSString *name = [child preferredFilename], *key = name;
    if ([name length] == 0) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSFileWrapper addFileWrapper:]: child has no preferred name"];
    }
    for (int number = 1; [_wrapperData objectForKey:key]; number++)
        key = [NSString stringWithFormat:@"%d__#$!@%%!#__%@", number, name];
    [_wrapperData setObject:child forKey:key];
    return key;
}

- (NSString *)addRegularFileWithContents:(NSData *)contents preferredFilename:(NSString *)name {
    NSFileWrapper *child = [[[NSFileWrapper alloc] initRegularFileWithContents:contents] autorelease];
    [child setPreferredFilename:name];
    return [self addFileWrapper:child];
}

- (NSString *)keyForFileWrapper:(NSFileWrapper *)child {
    require(self, _cmd, [self isDirectory]);
    for (NSString *key in _wrapperData) {
        if ([_wrapperData objectForKey:key] == child) return key;
    }
    return nil;
}

- (void)removeFileWrapper:(NSFileWrapper *)child {
    NSString *key = [self keyForFileWrapper:child];
    if (key) [_wrapperData removeObjectForKey:key];
}

- (BOOL)readPath:(NSString *)path depth:(int)depth error:(NSError **)error {
    NSFileManager *manager = [NSFileManager defaultManager];
    NSDictionary *attributes = [manager attributesOfItemAtPath:path error:error];
    if (attributes == nil || depth > DeepestFolder) return NO;
    NSString *type = [attributes fileType];
    id data = nil;
    if ([type isEqual:NSFileTypeDirectory]) {
        data = [NSMutableDictionary dictionary];
        for (NSString *name in [manager contentsOfDirectoryAtPath:path error:error]) {
            NSFileWrapper *child = [[[NSFileWrapper alloc] init] autorelease];
            if (![child readPath:[path stringByAppendingPathComponent:name] depth:depth + 1 error:error]) return NO;
            [data setObject:child forKey:name];
        }
        _wrapperType = GSFileWrapperDirectoryType;
    } else if ([type isEqual:NSFileTypeSymbolicLink]) {
        data = [manager pathContentOfSymbolicLinkAtPath:path];
        _wrapperType = GSFileWrapperSymbolicLinkType;
    } else {
        data = [NSData dataWithContentsOfFile:path];
        _wrapperType = GSFileWrapperRegularFileType;
    }
    if (data == nil) return hand_out_error(error, file_error(FileOperationRead, EACCES, path));
    [_wrapperData autorelease];
    _wrapperData = [data retain];
    [self setFileAttributes:attributes];
    [self setFilename:[path lastPathComponent]];
    if (_preferredFilename == nil) [self setPreferredFilename:[path lastPathComponent]];
    return YES;
}

- (BOOL)readFromURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    return [self readPath:[url path] depth:0 error:error];
}

- (BOOL)matchesContentsOfURL:(NSURL *)url {
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[url path] error:NULL];
    NSString *type = [attributes fileType];
    if ([self isDirectory]) {
        NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:[url path] error:NULL];
        if (![type isEqual:NSFileTypeDirectory] || [names count] != [_wrapperData count]) return NO;
        for (NSString *name in names) {
            if (![[_wrapperData objectForKey:name] matchesContentsOfURL:[url URLByAppendingPathComponent:name]])
                return NO;
        }
        return YES;
    }
    if ([self isSymbolicLink]) return [type isEqual:NSFileTypeSymbolicLink];
    return [type isEqual:NSFileTypeRegular] && [[NSData dataWithContentsOfURL:url] isEqual:_wrapperData];
}

- (BOOL)writePath:(NSString *)path updating:(BOOL)updates error:(NSError **)error {
    NSFileManager *manager = [NSFileManager defaultManager];
    BOOL is_written = NO;
    if ([self isDirectory]) {
        is_written = [manager createDirectoryAtPath:path withIntermediateDirectories:NO attributes:nil error:error];
        for (NSString *name in is_written ? [_wrapperData allKeys] : nil) {
            NSFileWrapper *child = [_wrapperData objectForKey:name];
            if (![child writePath:[path stringByAppendingPathComponent:name] updating:updates error:error]) return NO;
        }
    } else if ([self isSymbolicLink]) {
        is_written = [manager createSymbolicLinkAtPath:path withDestinationPath:destination_of(_wrapperData) error:error];
    } else {
        is_written = [_wrapperData writeToFile:path atomically:NO];
        if (!is_written) hand_out_error(error, file_error(FileOperationWrite, EACCES, path));
    }
    if (!is_written) return NO;
    id permissions = [_fileAttributes objectForKey:NSFilePosixPermissions];
    if (permissions && ![self isSymbolicLink]) {
        [manager changeFileAttributes:[NSDictionary dictionaryWithObject:permissions forKey:NSFilePosixPermissions]
                               atPath:path];
    }
    if (updates) [self setFilename:[path lastPathComponent]];
    return YES;
}

/// Written beside the destination, and renamed when complete.
- (BOOL)writeToURL:(NSURL *)url
                options:(NSUInteger)options
    originalContentsURL:(NSURL *)original
                  error:(NSError **)error {
    NSFileManager *manager = [NSFileManager defaultManager];
    NSString *path = [url path];
    NSString *beside = [path stringByAppendingFormat:@".%@", [[NSProcessInfo processInfo] globallyUniqueString]];
    if (![self writePath:beside updating:(options & WritingWithNameUpdating) != 0 error:error]) {
        [manager removeItemAtPath:beside error:NULL];
        return NO;
    }
    if (options & WritingWithNameUpdating) [self setFilename:[path lastPathComponent]];
    [manager removeItemAtPath:path error:NULL];
    return [manager moveItemAtPath:beside toPath:path error:error];
}

- (NSDictionary *)list {
    NSMutableDictionary *list = [NSMutableDictionary dictionary];
    if (_preferredFilename) [list setObject:_preferredFilename forKey:@"name"];
    if ([self isDirectory]) {
        NSMutableDictionary *children = [NSMutableDictionary dictionary];
        for (NSString *key in _wrapperData) [children setObject:[[_wrapperData objectForKey:key] list] forKey:key];
        [list setObject:children forKey:@"children"];
    } else {
        [list setObject:[self isSymbolicLink] ? (id)destination_of(_wrapperData) : _wrapperData
                 forKey:[self isSymbolicLink] ? @"link" : @"data"];
    }
    return list;
}

- (BOOL)takeList:(NSDictionary *)list depth:(int)depth {
    id children = [list objectForKey:@"children"], link = [list objectForKey:@"link"],
       data = [list objectForKey:@"data"];
    id name = [list objectForKey:@"name"];
    if (depth > DeepestFolder) return NO;
    if ([name isKindOfClass:[NSString class]] && [name length]) [self setPreferredFilename:name];
    if ([children isKindOfClass:[NSDictionary class]]) {
        [self initDirectoryWithFileWrappers:nil];
        for (NSString *key in children) {
            NSFileWrapper *child = [[[NSFileWrapper alloc] init] autorelease];
            id of_child = [children objectForKey:key];
            if (![of_child isKindOfClass:[NSDictionary class]] || ![child takeList:of_child depth:depth + 1]) return NO;
            [_wrapperData setObject:child forKey:key];
        }
        return YES;
    }
    if ([link isKindOfClass:[NSString class]])
        return [self initSymbolicLinkWithDestinationURL:[NSURL fileURLWithPath:link]] != nil;
    return [data isKindOfClass:[NSData class]] && [self initRegularFileWithContents:data] != nil;
}

- (NSData *)serializedRepresentation {
    return [NSPropertyListSerialization dataWithPropertyList:[self list]
                                                      format:NSPropertyListBinaryFormat_v1_0
                                                     options:0
                                                       error:NULL];
}

@end
