// The lock around the files of user defaults dies with the process that holds it. GNUstep's is a folder that stays
// behind when a process is killed: the next one waits for it, and is taken for hung.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <unistd.h>

/// How often another process that holds it is waited for, each time for a hundredth of a second.
enum { MostAttempts = 500 };

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int depth, descriptor = -1;

/// What killed processes have left: files are written by another name, with a point and six letters behind, and
/// renamed.
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

/// In place of GNUstep's: called around reading and writing.
/// - was_locked: set to YES if this thread has it already; it does not give it back then.
- (BOOL)_lockDefaultsFile:(BOOL *)was_locked {
    pthread_mutex_lock(&lock);
    *was_locked = depth > 0;
    if (*was_locked) {
        pthread_mutex_unlock(&lock);
        return YES;
    }
    depth = 1;
    // Without a folder to write to there is nothing to guard.
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
