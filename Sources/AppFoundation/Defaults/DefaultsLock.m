// The lock around the files of user defaults, which the kernel releases when the process ends. GNUstep's lock is a
// folder that stays when a process is killed: the next process waits for it, and is reported as hung.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <unistd.h>

/// How many times to wait for another process that holds the lock, 10 ms each time.
enum { MostAttempts = 500 };

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int depth, descriptor = -1;

/// Removes temporary files of killed processes: files are written under a name with a point and six letters added, and
/// then renamed.
static void remove_unfinished(NSString *folder) {
    NSFileManager *files = [NSFileManager defaultManager];
    for (NSString *name in [files contentsOfDirectoryAtPath:folder error:NULL]) {
        NSRange extension = [name rangeOfString:@".plist" options:NSBackwardsSearch];
        if (extension.length == 0 || NSMaxRange(extension) + 7 != [name length]) continue;
        [files removeItemAtPath:[folder stringByAppendingPathComponent:name] error:NULL];
    }
}

static int open_locked(void) {
    NSString *folder = [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Preferences"];
    const char *path = [[folder stringByAppendingPathComponent:@".lock"] fileSystemRepresentation];
    int opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    for (int attempt = 0; opened >= 0 && flock(opened, LOCK_EX | LOCK_NB) != 0; attempt++) {
        if (errno != EWOULDBLOCK || attempt == MostAttempts) {
            close(opened);
            return -1;
        }
        usleep(10000);
    }
    static BOOL is_clean;
    if (opened >= 0 && !is_clean) {
        is_clean = YES;
        remove_unfinished(folder);
    }
    return opened;
}

@interface NSUserDefaults (DefaultsLock)
@end

@implementation NSUserDefaults (DefaultsLock)

/// Replaces GNUstep's method, which is called around reading and writing.
/// - was_locked: set to YES if this thread already holds the lock; the caller does not release it then.
- (BOOL)_lockDefaultsFile:(BOOL *)was_locked {
    pthread_mutex_lock(&lock);
    *was_locked = depth > 0;
    if (*was_locked) {
        pthread_mutex_unlock(&lock);
        return YES;
    }
    depth = 1;
    // If there is no folder to write to, nothing has to be locked.
    descriptor = open_locked();
    return YES;
}

- (void)_unlockDefaultsFile {
    if (depth == 0) return;
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
    depth = 0;
    pthread_mutex_unlock(&lock);
}

@end
