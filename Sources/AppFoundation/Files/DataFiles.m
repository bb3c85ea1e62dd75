// Reading and writing data with Cocoa's errors.

#import "../Errors/FileErrors.h"
#include "Files/FileProtection.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { Atomically = 1 };

/// The contents of a file; nil, with `errno` set, on failure.
static NSMutableData *contents(NSString *path) {
    int file = open([path fileSystemRepresentation], O_RDONLY | O_CLOEXEC);
    if (file < 0) return nil;
    struct stat status;
    if (fstat(file, &status) != 0 || S_ISDIR(status.st_mode)) {
        close(file);
        errno = EISDIR;
        return nil;
    }
    NSMutableData *data = [NSMutableData dataWithLength:S_ISREG(status.st_mode) ? (NSUInteger)status.st_size : 0];
    char *bytes = [data mutableBytes];
    NSUInteger length = 0;
    int obstacle = 0;
    for (;;) {
        if (length == [data length]) {
            // Either the end, or a file such as those in /proc, whose size is given as less than its content.
            char more[4096];
            ssize_t count = read(file, more, sizeof more);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) obstacle = errno;
            if (count <= 0) break;
            [data appendBytes:more length:(NSUInteger)count];
            bytes = [data mutableBytes];
            length += (NSUInteger)count;
            continue;
        }
        ssize_t count = read(file, bytes + length, [data length] - length);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) obstacle = errno;
        if (count <= 0) break;
        length += (NSUInteger)count;
    }
    [data setLength:length];
    close(file);
    errno = obstacle;
    return obstacle ? nil : data;
}

/// Returns 0 or `errno`.
static int write_all(int file, const char *bytes, NSUInteger length) {
    while (length > 0) {
        ssize_t count = write(file, bytes, length);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        bytes += count;
        length -= (NSUInteger)count;
    }
    return 0;
}

/// Makes a temporary file, which will replace the target: in the app's temporary folder, where the device removes it
/// after a process was killed (`InstalledApp.removeUnfinishedWrites`), or else beside the target.
///
/// Returns its descriptor, or -1 and `errno`.
static int make_unfinished(char name[PATH_MAX], const char *target, BOOL is_beside) {
    const char *home = getenv("CFFIXED_USER_HOME");
    size_t length = home ? strlen(home) : 0;
    BOOL is_at_home = length > 1 && strncmp(target, home, length) == 0 && target[length] == '/';
    int count = is_beside || !is_at_home ? snprintf(name, PATH_MAX, "%s.XXXXXX", target)
                                         : snprintf(name, PATH_MAX, "%s/tmp/.unfinished-write-XXXXXX", home);
    if (count >= PATH_MAX) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int file = mkostemp(name, O_CLOEXEC);
    return file < 0 && is_at_home && !is_beside ? make_unfinished(name, target, YES) : file;
}

/// Renames the temporary file to its final name. Returns 0 or `errno`.
static int finish(int file, const char *name, const char *target, mode_t mode) {
    fchmod(file, mode);
    return rename(name, target) == 0 ? 0 : errno;
}

/// Returns 0 or `errno`.
static int write_file(NSData *data, NSString *path, BOOL atomically) {
    const char *target = [path fileSystemRepresentation];
    struct stat status;
    BOOL is_there = stat(target, &status) == 0;
    if (is_there && S_ISDIR(status.st_mode)) return EISDIR;
    if (!atomically || (is_there && !S_ISREG(status.st_mode))) {
        int file = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
        if (file < 0) return errno;
        int obstacle = write_all(file, [data bytes], [data length]);
        close(file);
        return obstacle;
    }
    mode_t mode = is_there ? status.st_mode & 0777 : 0644;
    int obstacle = 0;
    // The second attempt, beside the target, is for one on another disk, behind a link.
    for (int is_beside = 0; is_beside < 2; is_beside++) {
        char name[PATH_MAX];
        int file = make_unfinished(name, target, is_beside);
        if (file < 0) return errno;
        obstacle = write_all(file, [data bytes], [data length]);
        if (obstacle == 0) obstacle = finish(file, name, target, mode);
        close(file);
        if (obstacle) unlink(name);
        if (obstacle != EXDEV) break;
    }
    return obstacle;
}

@implementation NSData (Files)

+ (id)dataWithContentsOfFile:(NSString *)path options:(NSUInteger)options error:(NSError **)error {
    return [[[self alloc] initWithContentsOfFile:path options:options error:error] autorelease];
}

- (id)initWithContentsOfFile:(NSString *)path options:(NSUInteger)options error:(NSError **)error {
    NSMutableData *data = path ? contents(path) : nil;
    if (data) return [self initWithData:data];
    hand_out_error(error, file_error(FileOperationRead, path ? errno : ENOENT, path));
    [self release];
    return nil;
}

+ (id)dataWithContentsOfURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    return [[[self alloc] initWithContentsOfURL:url options:options error:error] autorelease];
}

- (id)initWithContentsOfURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    if ([url isFileURL]) return [self initWithContentsOfFile:[url path] options:options error:error];
    NSURLResponse *response = nil;
    NSData *data = nil;
    if (url) {
        NSURLRequest *request = [NSURLRequest requestWithURL:url];
        data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:error];
        BOOL is_http = [response isKindOfClass:[NSHTTPURLResponse class]];
        if (data && is_http && [(NSHTTPURLResponse *)response statusCode] >= 400) {
            data = nil;
            hand_out_error(error, [NSError errorWithDomain:NSCocoaErrorDomain
                                                 code:NSFileReadUnknownError
                                             userInfo:[NSDictionary dictionaryWithObject:url forKey:NSURLErrorKey]]);
        }
    } else {
        hand_out_error(error, file_error(FileOperationRead, ENOENT, nil));
    }
    if (data) return [self initWithData:data];
    [self release];
    return nil;
}

+ (id)dataWithContentsOfURL:(NSURL *)url { return [self dataWithContentsOfURL:url options:0 error:NULL]; }
- (id)initWithContentsOfURL:(NSURL *)url { return [self initWithContentsOfURL:url options:0 error:NULL]; }

- (BOOL)writeToFile:(NSString *)path options:(NSUInteger)options error:(NSError **)error {
    int obstacle = [path length] ? write_file(self, path, (options & Atomically) != 0) : ENOENT;
    if (obstacle) return hand_out_error(error, file_error(FileOperationWrite, obstacle, path));
    file_set_protection(path, file_protection_of_options(options));
    return YES;
}

- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return [self writeToFile:path options:atomically ? Atomically : 0 error:NULL];
}

- (BOOL)writeToURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    if ([url isFileURL]) return [self writeToFile:[url path] options:options error:error];
    return hand_out_error(error, [NSError errorWithDomain:NSCocoaErrorDomain
                                                code:518 // NSFileWriteUnsupportedSchemeError
                                            userInfo:nil]);
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return [self writeToURL:url options:atomically ? Atomically : 0 error:NULL];
}

@end
