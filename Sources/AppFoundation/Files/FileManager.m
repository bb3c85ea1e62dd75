// NSFileManager with Cocoa's errors, and methods that GNUstep lacks.

#import "../Errors/FileErrors.h"
#include "Files/FileOperations.h"
#include "Files/FileProtection.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <objc/runtime.h>
#include <sys/stat.h>
#include <unistd.h>

static BOOL exists(NSString *path) {
    struct stat status;
    return path && lstat([path fileSystemRepresentation], &status) == 0;
}

/// The `errno` for which no item can be made at this path, from looking at its folder.
static int obstacle_at(NSString *path) {
    if (path == nil) return EINVAL;
    if (exists(path)) return EEXIST;
    NSString *folder = [path stringByDeletingLastPathComponent];
    if ([folder length] == 0) folder = @".";
    return access([folder fileSystemRepresentation], W_OK | X_OK) == 0 ? 0 : errno;
}

/// The `errno` for which an item cannot be read.
static int obstacle_of(NSString *path) {
    if (path == nil) return ENOENT;
    struct stat status;
    if (lstat([path fileSystemRepresentation], &status) != 0) return errno;
    if (S_ISLNK(status.st_mode)) return 0;
    return access([path fileSystemRepresentation], R_OK) == 0 ? 0 : errno;
}

typedef BOOL create_folder(id manager, SEL selector, NSString *path, BOOL with_parents, NSDictionary *attributes,
                           NSError **error);
typedef BOOL transfer_tree(NSFileManager *manager, NSString *from, NSString *to);
typedef id list_folder(id manager, SEL selector, NSString *path, NSError **error);
typedef NSDictionary *read_attributes(id manager, SEL selector, NSString *path, NSError **error);

static create_folder *former_create_folder;
static list_folder *former_contents;
static read_attributes *former_attributes, *former_file_system_attributes;

static BOOL create_folder_at(id manager, SEL selector, NSString *path, BOOL with_parents, NSDictionary *attributes,
                             NSError **error) {
    struct stat status;
    int obstacle = path ? 0 : EINVAL;
    if (path && stat([path fileSystemRepresentation], &status) == 0) {
        if (with_parents && S_ISDIR(status.st_mode)) return YES;
        obstacle = EEXIST;
    } else if (path && !with_parents) {
        obstacle = obstacle_at(path);
    }
    if (obstacle) return hand_out_error(error, file_error(FileOperationWrite, obstacle, path));
    errno = 0;
    if (former_create_folder(manager, selector, path, with_parents, attributes, NULL)) return YES;
    return hand_out_error(error, file_error(FileOperationWrite, errno ?: EACCES, path));
}

static BOOL remove_item_at(id manager, SEL selector, NSString *path, NSError **error) {
    struct stat status;
    if (path == nil || lstat([path fileSystemRepresentation], &status) != 0) {
        return hand_out_error(error, file_error(FileOperationWrite, path ? errno : ENOENT, path));
    }
    errno = 0;
    if (remove_tree(manager, path)) return YES;
    return hand_out_error(error, file_error(FileOperationWrite, errno ?: EACCES, path));
}

static BOOL transfer(transfer_tree *does, NSFileManager *manager, NSString *from, NSString *to, NSError **error) {
    int obstacle = obstacle_of(from);
    if (obstacle) {
        // A move also removes: for that a missing source is reported as a missing file, not as an unreadable one.
        return hand_out_error(error, file_error(does == move_tree ? FileOperationWrite : FileOperationRead, obstacle, from));
    }
    obstacle = obstacle_at(to);
    if (obstacle) {
        // The delegate may choose to proceed after the error.
        if (may_go_on(does, manager, from, to, obstacle)) return YES;
        return hand_out_error(error, file_error(FileOperationWrite, obstacle, obstacle == EEXIST ? to : from));
    }
    errno = 0;
    if (does(manager, from, to)) return YES;
    return hand_out_error(error, file_error(FileOperationWrite, errno ?: EIO, from));
}

static BOOL copy_item(id manager, SEL selector, NSString *from, NSString *to, NSError **error) {
    return transfer(copy_tree, manager, from, to, error);
}

static BOOL move_item(id manager, SEL selector, NSString *from, NSString *to, NSError **error) {
    return transfer(move_tree, manager, from, to, error);
}

static id contents(id manager, SEL selector, NSString *path, NSError **error) {
    DIR *folder = path ? opendir([path fileSystemRepresentation]) : NULL;
    if (folder == NULL) {
        hand_out_error(error, file_error(FileOperationRead, path ? errno : ENOENT, path));
        return nil;
    }
    closedir(folder);
    // Sorted, as names are in the device's file system; here the order is random.
    return [former_contents(manager, selector, path, NULL) sortedArrayUsingSelector:@selector(compare:)];
}

static NSDictionary *attributes(id manager, SEL selector, NSString *path, NSError **error) {
    NSDictionary *found = exists(path) ? former_attributes(manager, selector, path, NULL) : nil;
    if (found == nil) hand_out_error(error, file_error(FileOperationRead, path ? errno ?: ENOENT : ENOENT, path));
    NSString *protection = found ? file_protection(path) : nil;
    if (protection == nil) return found;
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:found];
    [all setObject:protection forKey:NSFileProtectionKey];
    return all;
}

/// Attributes that GNUstep does not know are set here.
static void protect(NSString *path, NSDictionary *attributes) {
    NSString *protection = [attributes objectForKey:NSFileProtectionKey];
    if (protection) file_set_protection(path, protection);
}

typedef BOOL make_file(id manager, SEL selector, NSString *path, NSData *contents, NSDictionary *attributes);
static make_file *former_create_file;

static BOOL create_file(id manager, SEL selector, NSString *path, NSData *contents, NSDictionary *attributes) {
    if (!former_create_file(manager, selector, path, contents, attributes)) return NO;
    protect(path, attributes);
    return YES;
}

static NSDictionary *file_system_attributes(id manager, SEL selector, NSString *path, NSError **error) {
    NSDictionary *found = exists(path) ? former_file_system_attributes(manager, selector, path, NULL) : nil;
    if (found == nil) hand_out_error(error, file_error(FileOperationRead, path ? errno ?: ENOENT : ENOENT, path));
    return found;
}

@interface NSFileManager (FormerMethods)
- (BOOL)changeFileAttributes:(NSDictionary *)attributes atPath:(NSString *)path;
@end

@interface NSFileManager (MissingMethods)
@end

@implementation NSFileManager (MissingMethods)

- (BOOL)setAttributes:(NSDictionary *)attributes ofItemAtPath:(NSString *)path error:(NSError **)error {
    if (!exists(path)) return hand_out_error(error, file_error(FileOperationWrite, ENOENT, path));
    errno = 0;
    if ([self changeFileAttributes:attributes atPath:path]) {
        protect(path, attributes);
        return YES;
    }
    return hand_out_error(error, file_error(FileOperationWrite, errno ?: EPERM, path));
}

- (NSArray *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error {
    DIR *folder = path ? opendir([path fileSystemRepresentation]) : NULL;
    if (folder == NULL) {
        hand_out_error(error, file_error(FileOperationRead, path ? errno : ENOENT, path));
        return nil;
    }
    closedir(folder);
    return [[[self enumeratorAtPath:path] allObjects] sortedArrayUsingSelector:@selector(compare:)];
}

- (NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error {
    char target[PATH_MAX];
    ssize_t length = path ? readlink([path fileSystemRepresentation], target, sizeof target) : -1;
    if (length < 0) {
        hand_out_error(error, file_error(FileOperationRead, path ? errno : ENOENT, path));
        return nil;
    }
    return [self stringWithFileSystemRepresentation:target length:(NSUInteger)length];
}

- (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)target error:(NSError **)error {
    if (path && target && symlink([target fileSystemRepresentation], [path fileSystemRepresentation]) == 0) return YES;
    return hand_out_error(error, file_error(FileOperationWrite, path && target ? errno : EINVAL, path));
}

- (NSArray *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains {
    NSMutableArray *urls = [NSMutableArray array];
    for (NSString *path in NSSearchPathForDirectoriesInDomains(directory, domains, YES)) {
        [urls addObject:[NSURL fileURLWithPath:path isDirectory:YES]];
    }
    return urls;
}

- (NSURL *)URLForDirectory:(NSSearchPathDirectory)directory
                  inDomain:(NSSearchPathDomainMask)domain
         appropriateForURL:(NSURL *)url
                    create:(BOOL)creates
                     error:(NSError **)error {
    NSString *path = [NSSearchPathForDirectoriesInDomains(directory, domain, YES) lastObject];
    if (path == nil) {
        hand_out_error(error, file_error(FileOperationRead, ENOENT, nil));
        return nil;
    }
    if (creates && ![self createDirectoryAtPath:path withIntermediateDirectories:YES attributes:nil error:error]) {
        return nil;
    }
    return [NSURL fileURLWithPath:path isDirectory:YES];
}

- (BOOL)createDirectoryAtURL:(NSURL *)url
    withIntermediateDirectories:(BOOL)with_parents
                     attributes:(NSDictionary *)attributes
                          error:(NSError **)error {
    return [self createDirectoryAtPath:[url path]
           withIntermediateDirectories:with_parents
                            attributes:attributes
                                 error:error];
}

- (BOOL)createSymbolicLinkAtURL:(NSURL *)url withDestinationURL:(NSURL *)target error:(NSError **)error {
    return [self createSymbolicLinkAtPath:[url path] withDestinationPath:[target path] error:error];
}

- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error { return [self removeItemAtPath:[url path] error:error]; }

- (BOOL)copyItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError **)error {
    return [self copyItemAtPath:[from path] toPath:[to path] error:error];
}

- (BOOL)moveItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError **)error {
    return [self moveItemAtPath:[from path] toPath:[to path] error:error];
}

- (BOOL)linkItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error {
    return transfer(link_tree, self, from, to, error);
}

- (BOOL)linkItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError **)error {
    return [self linkItemAtPath:[from path] toPath:[to path] error:error];
}

/// Replaces the item at the first URL by the one at the second.
- (BOOL)replaceItemAtURL:(NSURL *)original
           withItemAtURL:(NSURL *)replacement
          backupItemName:(NSString *)backup
                 options:(NSUInteger)options
        resultingItemURL:(NSURL **)result
                   error:(NSError **)error {
    NSString *path = [original path], *from = [replacement path];
    int obstacle = obstacle_of(from);
    if (obstacle) return hand_out_error(error, file_error(FileOperationRead, obstacle, from));
    NSString *kept = [[path stringByDeletingLastPathComponent]
        stringByAppendingPathComponent:backup ?: [[NSProcessInfo processInfo] globallyUniqueString]];
    if (exists(path) && ![self moveItemAtPath:path toPath:kept error:error]) return NO;
    if (![self moveItemAtPath:from toPath:path error:error]) {
        [self moveItemAtPath:kept toPath:path error:NULL];
        return NO;
    }
    enum { WithoutDeletingBackup = 2 };
    if (exists(kept) && (backup == nil || !(options & WithoutDeletingBackup))) [self removeItemAtPath:kept error:NULL];
    if (result) *result = original;
    return YES;
}

@end

INSTALL(file_manager) {
    Class class = objc_lookUpClass("NSFileManager");
#define REPLACE(former, name, implementation)                                                                         \
    former = (void *)replace_instance_method(class, @selector(name), (IMP)implementation)
    REPLACE(former_create_folder, createDirectoryAtPath:withIntermediateDirectories:attributes:error:,
            create_folder_at);
    replace_instance_method(class, @selector(removeItemAtPath:error:), (IMP)remove_item_at);
    replace_instance_method(class, @selector(copyItemAtPath:toPath:error:), (IMP)copy_item);
    replace_instance_method(class, @selector(moveItemAtPath:toPath:error:), (IMP)move_item);
    REPLACE(former_create_file, createFileAtPath:contents:attributes:, create_file);
    REPLACE(former_contents, contentsOfDirectoryAtPath:error:, contents);
    REPLACE(former_attributes, attributesOfItemAtPath:error:, attributes);
    REPLACE(former_file_system_attributes, attributesOfFileSystemForPath:error:, file_system_attributes);
#undef REPLACE
}
