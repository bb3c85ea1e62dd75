// A process that is killed while it writes its user defaults leaves no lock, nothing torn and nothing lost: the next
// one starts at once, with the last values that were written.

#import <UIKit/UIKit.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

/// Writes one number after the other, and says each when it is on the disk.
static int write_for_ever(void) {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    for (int number = (int)[defaults integerForKey:@"number"] + 1;; number++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        [defaults setInteger:number forKey:@"number"];
        [defaults setObject:[@"" stringByPaddingToLength:3000 withString:@"x" startingAtIndex:0] forKey:@"text"];
        if ([defaults synchronize] && write(STDOUT_FILENO, &number, sizeof number) < 0) return 1;
        [pool drain];
    }
}

/// - Returns: the last number that the process has written before it was killed.
static int run(const char *program, useconds_t time) {
    int ends[2];
    if (pipe(ends) != 0) return -1;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    char *arguments[] = {(char *)program, "write", NULL};
    pid_t process = 0;
    posix_spawn(&process, program, &actions, NULL, arguments, environ);
    close(ends[1]);
    int number = -1;
    // From the first on: a start takes its time.
    if (read(ends[0], &number, sizeof number) > 0) usleep(time);
    kill(process, SIGKILL);
    while (read(ends[0], &number, sizeof number) == sizeof number) {}
    close(ends[0]);
    waitpid(process, NULL, 0);
    return number;
}

int main(int argc, char **argv) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    if (argc > 1) return write_for_ever();
    int lost = 0, last = 0;
    double longest = 0;
    for (int i = 0; i < 40; i++) {
        NSDate *start = [NSDate date];
        int written = run(argv[0], (useconds_t)(i * 173 % 5000));
        if (written < last) lost++;
        last = written;
        longest = MAX(longest, -[start timeIntervalSinceNow]);
    }
    printf("lost: %d, waited: %d\n", lost, longest > 5);
    NSDate *start = [NSDate date];
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    printf("number kept: %d, text whole: %d\n", [defaults integerForKey:@"number"] >= last,
           [[defaults stringForKey:@"text"] length] == 3000);
    [defaults setInteger:-1 forKey:@"number"];
    printf("written: %d, at once: %d\n", [defaults synchronize], -[start timeIntervalSinceNow] < 5);
    NSArray *files = [[NSFileManager defaultManager]
        contentsOfDirectoryAtPath:[NSHomeDirectory() stringByAppendingPathComponent:@"Library/Preferences"]
                            error:NULL];
    int strays = 0;
    for (NSString *name in files) strays += ![name hasSuffix:@".plist"] && ![name hasPrefix:@"."];
    printf("strays: %d\n", strays);
    [pool drain];
    return 0;
}

// > lost: 0, waited: 0
// > number kept: 1, text whole: 1
// > written: 1, at once: 1
// > strays: 0
