#include "Files/FileOperations.h"
#import "Errors/FileErrors.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <objc/message.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/// The delegate's messages for one kind of operation, with paths and with URLs.
typedef struct {
    const char *should_paths, *should_urls, *proceed_paths, *proceed_urls;
} Questions;

static const Questions copying = {"fileManager:shouldCopyItemAtPath:toPath:", "fileManager:shouldCopyItemAtURL:toURL:",
                                  "fileManager:shouldProceedAfterError:copyingItemAtPath:toPath:",
                                  "fileManager:shouldProceedAfterError:copyingItemAtURL:toURL:"};
static const Questions moving = {"fileManager:shouldMoveItemAtPath:toPath:", "fileManager:shouldMoveItemAtURL:toURL:",
                                 "fileManager:shouldProceedAfterError:movingItemAtPath:toPath:",
                                 "fileManager:shouldProceedAfterError:movingItemAtURL:toURL:"};
static const Questions linking = {"fileManager:shouldLinkItemAtPath:toPath:", "fileManager:shouldLinkItemAtURL:toURL:",
                                  "fileManager:shouldProceedAfterError:linkingItemAtPath:toPath:",
                                  "fileManager:shouldProceedAfterError:linkingItemAtURL:toURL:"};
static const Questions removing = {"fileManager:shouldRemoveItemAtPath:", "fileManager:shouldRemoveItemAtURL:",
                                   "fileManager:shouldProceedAfterError:removingItemAtPath:",
                                   "fileManager:shouldProceedAfterError:removingItemAtURL:"};

static id as_url(NSString *path) { return path ? [NSURL fileURLWithPath:path] : nil; }

/// True unless the delegate says no. A method of the delegate that has only one path ignores the second argument.
static BOOL is_wanted(NSFileManager *manager, const Questions *questions, NSString *from, NSString *to) {
    id delegate = [manager delegate];
    SEL by_paths = sel_registerName(questions->should_paths), by_urls = sel_registerName(questions->should_urls);
    typedef BOOL ask(id, SEL, id, id, id);
    if ([delegate respondsToSelector:by_paths]) {
        return ((ask *)objc_msg_lookup(delegate, by_paths))(delegate, by_paths, manager, from, to);
    }
    if ([delegate respondsToSelector:by_urls]) {
        return ((ask *)objc_msg_lookup(delegate, by_urls))(delegate, by_urls, manager, as_url(from), as_url(to));
    }
    return YES;
}

/// True if the delegate wants to proceed after the error in `errno`. Does not change `errno`.
static BOOL goes_on(NSFileManager *manager, const Questions *questions, NSString *from, NSString *to) {
    int number = errno;
    id delegate = [manager delegate];
    NSError *error = file_error(questions == &copying ? FileOperationRead : FileOperationWrite, number, from);
    SEL by_paths = sel_registerName(questions->proceed_paths), by_urls = sel_registerName(questions->proceed_urls);
    typedef BOOL ask(id, SEL, id, id, id, id);
    BOOL goes_on = NO;
    if ([delegate respondsToSelector:by_paths]) {
        goes_on = ((ask *)objc_msg_lookup(delegate, by_paths))(delegate, by_paths, manager, error, from, to);
    } else if ([delegate respondsToSelector:by_urls]) {
        goes_on = ((ask *)objc_msg_lookup(delegate, by_urls))(delegate, by_urls, manager, error, as_url(from), as_url(to));
    }
    errno = number;
    return goes_on;
}

/// The names in a folder, in order.
static NSArray *names_in(NSFileManager *manager, NSString *path) {
    DIR *folder = opendir([path fileSystemRepresentation]);
    if (folder == NULL) return nil;
    NSMutableArray *names = [NSMutableArray array];
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
        [names addObject:[manager stringWithFileSystemRepresentation:entry->d_name length:strlen(entry->d_name)]];
    }
    closedir(folder);
    return [names sortedArrayUsingSelector:@selector(compare:)];
}

static BOOL copy_bytes(int from, int to) {
    char buffer[1 << 16];
    for (;;) {
        ssize_t count = read(from, buffer, sizeof buffer);
        if (count <= 0) return count == 0;
        for (ssize_t written = 0; written < count;) {
            ssize_t step = write(to, buffer + written, (size_t)(count - written));
            if (step < 0) return NO;
            written += step;
        }
    }
}

/// Copies times and extended attributes.
static void copy_attributes(int from, int to, const struct stat *status) {
    char names[4096], value[4096];
    ssize_t length = flistxattr(from, names, sizeof names);
    for (ssize_t place = 0; place < length; place += (ssize_t)strlen(names + place) + 1) {
        ssize_t size = fgetxattr(from, names + place, value, sizeof value);
        if (size >= 0) fsetxattr(to, names + place, value, (size_t)size, 0);
    }
    fchmod(to, status->st_mode & 07777);
    futimens(to, (struct timespec[]){status->st_atim, status->st_mtim});
}

static BOOL copy_file(const char *from, const char *to, const struct stat *status) {
    int source = open(from, O_RDONLY | O_CLOEXEC);
    if (source < 0) return NO;
    int target = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    BOOL is_copied = target >= 0 && copy_bytes(source, target);
    int number = errno;
    if (is_copied) copy_attributes(source, target, status);
    if (target >= 0) close(target);
    close(source);
    errno = number;
    return is_copied;
}

static BOOL copy_link(const char *from, const char *to) {
    char target[4096];
    ssize_t length = readlink(from, target, sizeof target - 1);
    if (length < 0) return NO;
    target[length] = 0;
    return symlink(target, to) == 0;
}

typedef BOOL transfer(NSFileManager *manager, NSString *from, NSString *to);

/// Makes the folder and transfers its contents.
static BOOL transfer_folder(NSFileManager *manager, transfer *transfer, NSString *from, NSString *to,
                            const struct stat *status) {
    NSArray *names = names_in(manager, from);
    if (names == nil || mkdir([to fileSystemRepresentation], (status->st_mode & 0777) | 0700) != 0) return NO;
    for (NSString *name in names) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        BOOL is_done = transfer(manager, [from stringByAppendingPathComponent:name], [to stringByAppendingPathComponent:name]);
        int number = errno;
        [pool drain];
        errno = number;
        if (!is_done) return NO;
    }
    int source = open([from fileSystemRepresentation], O_RDONLY | O_CLOEXEC);
    int target = open([to fileSystemRepresentation], O_RDONLY | O_CLOEXEC);
    if (source >= 0 && target >= 0) copy_attributes(source, target, status);
    if (source >= 0) close(source);
    if (target >= 0) close(target);
    return YES;
}

BOOL copy_tree(NSFileManager *manager, NSString *from, NSString *to) {
    if (!is_wanted(manager, &copying, from, to)) return YES;
    const char *source = [from fileSystemRepresentation], *target = [to fileSystemRepresentation];
    struct stat status;
    BOOL is_copied = lstat(source, &status) == 0;
    if (is_copied) {
        is_copied = S_ISDIR(status.st_mode)   ? transfer_folder(manager, copy_tree, from, to, &status)
                    : S_ISLNK(status.st_mode) ? copy_link(source, target)
                                              : copy_file(source, target, &status);
    }
    return is_copied || goes_on(manager, &copying, from, to);
}

BOOL link_tree(NSFileManager *manager, NSString *from, NSString *to) {
    if (!is_wanted(manager, &linking, from, to)) return YES;
    const char *source = [from fileSystemRepresentation], *target = [to fileSystemRepresentation];
    struct stat status;
    BOOL is_linked = lstat(source, &status) == 0;
    if (is_linked) {
        is_linked = S_ISDIR(status.st_mode)   ? transfer_folder(manager, link_tree, from, to, &status)
                    : S_ISLNK(status.st_mode) ? copy_link(source, target)
                                              : link(source, target) == 0;
    }
    return is_linked || goes_on(manager, &linking, from, to);
}

static BOOL remove_whole(NSFileManager *manager, NSString *path, BOOL asks) {
    if (asks && !is_wanted(manager, &removing, path, nil)) return YES;
    const char *name = [path fileSystemRepresentation];
    struct stat status;
    BOOL is_removed = lstat(name, &status) == 0;
    if (is_removed && S_ISDIR(status.st_mode)) {
        NSArray *names = names_in(manager, path);
        is_removed = names != nil;
        for (NSString *child in names) {
            if (!remove_whole(manager, [path stringByAppendingPathComponent:child], asks)) return NO;
        }
        // A folder with an item that the delegate has kept stays, too.
        is_removed = is_removed && (rmdir(name) == 0 || (asks && errno == ENOTEMPTY && [names_in(manager, path) count] > 0));
    } else if (is_removed) {
        is_removed = unlink(name) == 0;
    }
    return is_removed || (asks && goes_on(manager, &removing, path, nil));
}

BOOL remove_tree(NSFileManager *manager, NSString *path) { return remove_whole(manager, path, YES); }

BOOL move_tree(NSFileManager *manager, NSString *from, NSString *to) {
    if (!is_wanted(manager, &moving, from, to)) return YES;
    if (rename([from fileSystemRepresentation], [to fileSystemRepresentation]) == 0) return YES;
    // Moving to another file system copies the items, without asking the delegate about copies.
    if (errno == EXDEV) {
        NSFileManager *silent = [[NSFileManager new] autorelease];
        if (copy_tree(silent, from, to) && remove_whole(silent, from, NO)) return YES;
    }
    return goes_on(manager, &moving, from, to);
}

BOOL may_go_on(transfer *does, NSFileManager *manager, NSString *from, NSString *to, int number) {
    const Questions *questions = does == copy_tree ? &copying : does == link_tree ? &linking : &moving;
    if ([manager delegate] == nil) return NO;
    if (!is_wanted(manager, questions, from, to)) return YES;
    errno = number;
    return goes_on(manager, questions, from, to);
}
