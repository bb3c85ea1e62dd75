// Resource values of file URLs, and bookmarks.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>

NSString *const NSURLKeysOfUnsetValuesKey = @"NSURLKeysOfUnsetValuesKey";
NSString *const NSURLUbiquitousItemIsDownloadedKey = @"NSURLUbiquitousItemIsDownloadedKey";
NSString *const NSURLUbiquitousItemPercentDownloadedKey = @"NSURLUbiquitousItemPercentDownloadedKey";
NSString *const NSURLUbiquitousItemPercentUploadedKey = @"NSURLUbiquitousItemPercentUploadedKey";

/// The extended attribute that marks a file as excluded from backups.
static const char exclusion[] = "user.verger.excludedFromBackup";

typedef struct {
    NSURL *url;
    NSString *path;
    struct stat status;
} Item;

static NSNumber *truth(BOOL value) { return [NSNumber numberWithBool:value]; }
static NSNumber *size(unsigned long long value) { return [NSNumber numberWithUnsignedLongLong:value]; }
static NSDate *date(struct timespec time) {
    return [NSDate dateWithTimeIntervalSince1970:(double)time.tv_sec + (double)time.tv_nsec / 1e9];
}

static NSString *resource_type(mode_t mode) {
    switch (mode & S_IFMT) {
    case S_IFREG: return NSURLFileResourceTypeRegular;
    case S_IFDIR: return NSURLFileResourceTypeDirectory;
    case S_IFLNK: return NSURLFileResourceTypeSymbolicLink;
    case S_IFIFO: return NSURLFileResourceTypeNamedPipe;
    case S_IFCHR: return NSURLFileResourceTypeCharacterSpecial;
    case S_IFBLK: return NSURLFileResourceTypeBlockSpecial;
    case S_IFSOCK: return NSURLFileResourceTypeSocket;
    default: return NSURLFileResourceTypeUnknown;
    }
}

static NSURL *parent(const Item *item) {
    if ([item->path isEqualToString:@"/"]) return nil;
    return [NSURL fileURLWithPath:[item->path stringByDeletingLastPathComponent] isDirectory:YES];
}

@interface NSURL (UniformTypes)
/// Implemented in MobileCoreServices, which is above this module.
- (NSString *)uniformTypeOfFileWithMode:(unsigned)mode;
@end

static NSString *type_identifier(const Item *item) {
    if (![item->url respondsToSelector:@selector(uniformTypeOfFileWithMode:)]) return nil;
    return [item->url uniformTypeOfFileWithMode:item->status.st_mode];
}

/// The value of a volume's key; nil for other keys.
static id volume_value(const Item *item, NSString *key) {
    struct statvfs volume;
    if (statvfs([item->path fileSystemRepresentation], &volume) != 0) return nil;
    if ([key isEqualToString:NSURLVolumeTotalCapacityKey]) return size(volume.f_blocks * volume.f_frsize);
    if ([key isEqualToString:NSURLVolumeAvailableCapacityKey]) return size(volume.f_bavail * volume.f_frsize);
    if ([key isEqualToString:NSURLVolumeURLKey]) return [NSURL fileURLWithPath:@"/" isDirectory:YES];
    if ([key isEqualToString:NSURLVolumeIsReadOnlyKey]) return truth((volume.f_flag & ST_RDONLY) != 0);
    if ([key isEqualToString:NSURLVolumeSupportsHardLinksKey]) return truth(YES);
    if ([key isEqualToString:NSURLVolumeSupportsSymbolicLinksKey]) return truth(YES);
    if ([key isEqualToString:NSURLVolumeSupportsCaseSensitiveNamesKey]) return truth(YES);
    if ([key isEqualToString:NSURLVolumeSupportsCasePreservedNamesKey]) return truth(YES);
    if ([key isEqualToString:NSURLVolumeIsLocalKey]) return truth(YES);
    return nil;
}

/// The value for a key; nil if the item has none.
static id value_of(const Item *item, NSString *key) {
    const struct stat *status = &item->status;
    const char *name = [item->path fileSystemRepresentation];
    BOOL is_folder = S_ISDIR(status->st_mode);
#define IS(constant) [key isEqualToString:constant]
    if (IS(NSURLNameKey) || IS(NSURLLocalizedNameKey)) return [item->path lastPathComponent];
    if (IS(NSURLIsRegularFileKey)) return truth(S_ISREG(status->st_mode));
    if (IS(NSURLIsDirectoryKey)) return truth(is_folder);
    if (IS(NSURLIsSymbolicLinkKey)) return truth(S_ISLNK(status->st_mode));
    if (IS(NSURLIsVolumeKey)) return truth([item->path isEqualToString:@"/"]);
    if (IS(NSURLIsPackageKey)) return truth(is_folder && [[item->path pathExtension] isEqualToString:@"app"]);
    if (IS(NSURLIsHiddenKey)) return truth([[item->path lastPathComponent] hasPrefix:@"."]);
    if (IS(NSURLIsSystemImmutableKey) || IS(NSURLIsUserImmutableKey)) return truth(NO);
    if (IS(NSURLHasHiddenExtensionKey) || IS(NSURLIsAliasFileKey) || IS(NSURLIsMountTriggerKey)) return truth(NO);
    if (IS(NSURLIsUbiquitousItemKey)) return truth(NO);
    if (IS(NSURLCreationDateKey)) return date(status->st_ctim);
    if (IS(NSURLContentAccessDateKey)) return date(status->st_atim);
    if (IS(NSURLContentModificationDateKey)) return date(status->st_mtim);
    if (IS(NSURLAttributeModificationDateKey)) return date(status->st_ctim);
    if (IS(NSURLLinkCountKey)) return size(status->st_nlink);
    if (IS(NSURLParentDirectoryURLKey)) return parent(item);
    if (IS(NSURLFileSizeKey) || IS(NSURLTotalFileSizeKey)) return is_folder ? nil : size((unsigned long long)status->st_size);
    if (IS(NSURLFileAllocatedSizeKey) || IS(NSURLTotalFileAllocatedSizeKey)) {
        return is_folder ? nil : size((unsigned long long)status->st_blocks * 512);
    }
    if (IS(NSURLFileResourceTypeKey)) return resource_type(status->st_mode);
    if (IS(NSURLFileResourceIdentifierKey)) {
        return [NSString stringWithFormat:@"%llx.%llx", (unsigned long long)status->st_dev, (unsigned long long)status->st_ino];
    }
    if (IS(NSURLPreferredIOBlockSizeKey)) return size((unsigned long long)status->st_blksize);
    if (IS(NSURLIsReadableKey)) return truth(access(name, R_OK) == 0);
    if (IS(NSURLIsWritableKey)) return truth(access(name, W_OK) == 0);
    if (IS(NSURLIsExecutableKey)) return truth(access(name, X_OK) == 0);
    if (IS(NSURLTypeIdentifierKey)) return type_identifier(item);
    if (IS(NSURLIsExcludedFromBackupKey)) return truth(getxattr(name, exclusion, NULL, 0) >= 0);
#undef IS
    return volume_value(item, key);
}

/// Reads the item's status. Returns 0 or `errno`.
static int look_at(NSURL *url, Item *item) {
    item->url = url;
    item->path = [url isFileURL] ? [url path] : nil;
    if (item->path == nil) return EINVAL;
    return lstat([item->path fileSystemRepresentation], &item->status) == 0 ? 0 : errno;
}

@interface NSData (FilesByURL)
+ (id)dataWithContentsOfURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error;
@end

@interface NSURL (ResourceValues)
@end

@implementation NSURL (ResourceValues)

- (BOOL)getResourceValue:(id *)value forKey:(NSString *)key error:(NSError **)error {
    Item item;
    int obstacle = look_at(self, &item);
    if (value) *value = nil;
    if (obstacle) return hand_out_error(error, file_error(FileOperationRead, obstacle, [self path]));
    if (value) *value = value_of(&item, key);
    return YES;
}

- (NSDictionary *)resourceValuesForKeys:(NSArray *)keys error:(NSError **)error {
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    for (NSString *key in keys) {
        id value = nil;
        if (![self getResourceValue:&value forKey:key error:error]) return nil;
        if (value) [values setObject:value forKey:key];
    }
    return values;
}

- (BOOL)setResourceValue:(id)value forKey:(NSString *)key error:(NSError **)error {
    Item item;
    int obstacle = look_at(self, &item);
    if (obstacle) return hand_out_error(error, file_error(FileOperationWrite, obstacle, [self path]));
    const char *name = [item.path fileSystemRepresentation];
    if ([key isEqualToString:NSURLIsExcludedFromBackupKey]) {
        // On a file system without extended attributes the mark is lost, which does not matter: there are no backups.
        if ([value boolValue]) {
            setxattr(name, exclusion, "1", 1, 0);
        } else {
            removexattr(name, exclusion);
        }
        return YES;
    }
    NSDate *modified = [key isEqualToString:NSURLContentModificationDateKey] ? value : nil;
    NSDate *accessed = [key isEqualToString:NSURLContentAccessDateKey] ? value : nil;
    if (modified == nil && accessed == nil) return YES; // values that cannot be set are left alone
    NSTimeInterval time = [modified ?: accessed timeIntervalSince1970];
    struct timespec set = {(time_t)floor(time), (long)((time - floor(time)) * 1e9)}, omitted = {0, UTIME_OMIT};
    struct timespec times[] = {accessed ? set : omitted, modified ? set : omitted};
    if (utimensat(AT_FDCWD, name, times, 0) == 0) return YES;
    return hand_out_error(error, file_error(FileOperationWrite, errno, item.path));
}

- (BOOL)setResourceValues:(NSDictionary *)values error:(NSError **)error {
    for (NSString *key in values) {
        if (![self setResourceValue:[values objectForKey:key] forKey:key error:error]) return NO;
    }
    return YES;
}

- (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error {
    Item item;
    int obstacle = look_at(self, &item);
    return obstacle ? hand_out_error(error, file_error(FileOperationRead, obstacle, [self path])) : YES;
}

#pragma mark Bookmarks: property lists with the path, by which a file is found again

- (NSData *)bookmarkDataWithOptions:(NSUInteger)options
     includingResourceValuesForKeys:(NSArray *)keys
                      relativeToURL:(NSURL *)base
                              error:(NSError **)error {
    if (![self checkResourceIsReachableAndReturnError:error]) return nil;
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    for (NSString *key in keys) {
        id value = nil;
        [self getResourceValue:&value forKey:key error:NULL];
        BOOL is_kept = [value isKindOfClass:[NSString class]] || [value isKindOfClass:[NSNumber class]] ||
                       [value isKindOfClass:[NSDate class]];
        if (is_kept) [values setObject:value forKey:key];
    }
    NSDictionary *bookmark = [NSDictionary
        dictionaryWithObjectsAndKeys:[self path], @"path", values, @"values", nil];
    return [NSPropertyListSerialization dataWithPropertyList:bookmark
                                                      format:NSPropertyListBinaryFormat_v1_0
                                                     options:0
                                                       error:NULL];
}

static NSDictionary *bookmark_in(NSData *data) {
    if (data == nil) return nil;
    id bookmark = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
    BOOL is_valid = [bookmark isKindOfClass:[NSDictionary class]] &&
                    [[bookmark objectForKey:@"path"] isKindOfClass:[NSString class]];
    return is_valid ? bookmark : nil;
}

+ (id)URLByResolvingBookmarkData:(NSData *)data
                         options:(NSUInteger)options
                   relativeToURL:(NSURL *)base
             bookmarkDataIsStale:(BOOL *)is_stale
                           error:(NSError **)error {
    NSString *path = [bookmark_in(data) objectForKey:@"path"];
    if (is_stale) *is_stale = NO;
    NSURL *url = path ? [NSURL fileURLWithPath:path] : nil;
    if (url == nil) {
        hand_out_error(error, file_error(FileOperationRead, EINVAL, nil));
        return nil;
    }
    return [url checkResourceIsReachableAndReturnError:error] ? url : nil;
}

- (id)initByResolvingBookmarkData:(NSData *)data
                          options:(NSUInteger)options
                    relativeToURL:(NSURL *)base
              bookmarkDataIsStale:(BOOL *)is_stale
                            error:(NSError **)error {
    [self release];
    return [[NSURL URLByResolvingBookmarkData:data
                                      options:options
                                relativeToURL:base
                          bookmarkDataIsStale:is_stale
                                        error:error] retain];
}

+ (NSDictionary *)resourceValuesForKeys:(NSArray *)keys fromBookmarkData:(NSData *)data {
    NSDictionary *values = [bookmark_in(data) objectForKey:@"values"];
    if (![values isKindOfClass:[NSDictionary class]]) return nil;
    NSMutableDictionary *wanted = [NSMutableDictionary dictionary];
    for (NSString *key in keys) {
        if ([values objectForKey:key]) [wanted setObject:[values objectForKey:key] forKey:key];
    }
    return wanted;
}

+ (BOOL)writeBookmarkData:(NSData *)data toURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    return [data writeToURL:url options:NSDataWritingAtomic error:error];
}

+ (NSData *)bookmarkDataWithContentsOfURL:(NSURL *)url error:(NSError **)error {
    return [NSData dataWithContentsOfURL:url options:0 error:error];
}

@end
