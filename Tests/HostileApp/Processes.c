#include "Attempts.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// Whether a child could be made; it ends at once.
static int has_forked(long result) {
    if (result == 0) _exit(0);
    if (result > 0) waitpid((pid_t)result, NULL, 0);
    return result > 0;
}

static int can_read(int process, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", process, name);
    int file = open(path, O_RDONLY);
    if (file >= 0) close(file);
    return file >= 0;
}

/// Whether a file of any other process can be read, of all that the kernel may number.
static int can_read_any(const char *name) {
    int limit = 1 << 16, own = getpid();
    for (int process = 1; process < limit; process++) {
        char thread[64];
        snprintf(thread, sizeof thread, "/proc/self/task/%d", process);
        if (process != own && can_read(process, name) && access(thread, F_OK) != 0) return 1;
    }
    return 0;
}

/// Whether a process is reached from what an app has of its own in /proc.
static int can_reach(int process, const char *way) {
    char path[96];
    snprintf(path, sizeof path, "%s/%d/cmdline", way, process);
    int file = open(path, O_RDONLY);
    if (file >= 0) close(file);
    return file >= 0;
}

static int can_list_processes(void) {
    DIR *folder = opendir("/proc");
    if (folder == NULL) return 0;
    struct dirent *entry = readdir(folder);
    closedir(folder);
    return entry != NULL;
}

static int can_spawn(const char *path) {
    char *words[] = {(char *)path, "-c", "exit 0", NULL};
    pid_t child;
    if (posix_spawn(&child, path, NULL, NULL, words, environ) != 0) return 0;
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// These would not return if they worked: the line that tells of it comes first.
static void try_programs(void) {
    char *words[] = {"sh", "-c", "echo BROKE start a shell", NULL};
    char *loaded[] = {"ld.so", "/bin/sh", "-c", "echo BROKE start a shell by the loader", NULL};
    fflush(stdout);
    HELD("start a shell", execve("/bin/sh", words, environ) == 0);
    fflush(stdout);
    HELD("start a shell by the loader", execve("/lib64/ld-linux-x86-64.so.2", loaded, environ) == 0);
    int memory = memfd_create("program", 0), shell = open("/bin/sh", O_RDONLY);
    char bytes[4096];
    for (ssize_t count; shell >= 0 && (count = read(shell, bytes, sizeof bytes)) > 0;) {
        if (write(memory, bytes, (size_t)count) != count) break;
    }
    fflush(stdout);
    HELD("start a program out of memory", syscall(SYS_execveat, memory, "", words, environ, AT_EMPTY_PATH) == 0);
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", memory);
    fflush(stdout);
    HELD("start a program by a descriptor", execve(path, words, environ) == 0);
    fflush(stdout);
    HELD("start itself again", execve("/proc/self/exe", words, environ) == 0);
}

void try_processes(const struct targets *targets) {
    int other = targets->process;
    HELD("fork", has_forked(fork()));
    HELD("fork by the kernel's number", has_forked(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)));
    struct clone_args arguments = {.exit_signal = SIGCHLD};
    HELD("fork by clone3", has_forked(syscall(SYS_clone3, &arguments, sizeof arguments)));
    HELD("spawn a program", can_spawn("/bin/sh"));
    HELD("run a command", system("exit 0") == 0);
    HELD("find out whether a process lives", kill(other, 0) == 0 || kill(getppid(), 0) == 0);
    HELD("send a signal to all processes", kill(-1, 0) == 0);
    HELD("send a signal to a thread", syscall(SYS_tkill, other, 0) == 0 || syscall(SYS_tgkill, other, other, 0) == 0);
    HELD("queue a signal", sigqueue(other, 0, (union sigval){0}) == 0);
    int own = (int)syscall(SYS_pidfd_open, other, 0);
    HELD("send a signal by a descriptor", own >= 0 && syscall(SYS_pidfd_send_signal, own, 0, NULL, 0) == 0);
    HELD("take a descriptor of a process", own >= 0 && syscall(SYS_pidfd_getfd, own, 0, 0) >= 0);
    int ends[2];
    HELD("have signals of a pipe sent to a process", pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, other) == 0);
    HELD("debug a process", ptrace(PTRACE_ATTACH, other, NULL, NULL) == 0 ||
                                ptrace(PTRACE_SEIZE, getppid(), NULL, NULL) == 0);
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)0x400000, 1};
    HELD("read a process's memory", process_vm_readv(other, &here, 1, &there, 1, 0) == 1 || errno == EFAULT);
    HELD("open a process's memory", can_read(other, "mem") || can_read(getppid(), "mem"));
    HELD("read a process's environment", can_read(other, "environ") || can_read(getppid(), "environ"));
    HELD("read a process's command line", can_read(other, "cmdline"));
    HELD("read any process's environment", can_read_any("environ"));
    HELD("read any process's command line", can_read_any("cmdline") || can_read_any("comm") || can_read_any("status"));
    HELD("list the processes of the machine", can_list_processes());
    HELD("reach a process from its own", can_reach(other, "/proc/self/..") || can_reach(other, "/proc/thread-self/../../..") ||
                                             can_reach(other, "/proc/self/task/../..") || can_reach(other, "/proc/self/root/proc"));
    HELD("list a process's files", can_read(other, "fd") || can_read(other, "maps"));
    struct rlimit limit = {1, 1};
    HELD("limit a process", prlimit(other, RLIMIT_CPU, &limit, NULL) == 0);
    HELD("outlive the device", prctl(PR_SET_PDEATHSIG, 0) == 0);
    HELD("raise a limit of its own", getrlimit(RLIMIT_CORE, &limit) != 0 || limit.rlim_max != 0);
    try_programs();
}
