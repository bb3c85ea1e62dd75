#include "Attempts.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/io_uring.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void try_kernel(const struct targets *targets) {
    // Where the program may be anybody's, and not confined, nothing of this must do harm: some attempts are such that a
    // kernel which lets them through refuses them for another reason.
    char zeros[256] = "";
    struct timespec never = {0, -1};
    HELD("make a user namespace", unshare(CLONE_NEWUSER | 0x1) == 0 || errno != EPERM);
    HELD("make a mount namespace", unshare(CLONE_NEWNS | 0x1) == 0 || errno != EPERM);
    int space = open("/proc/self/ns/user", O_RDONLY);
    HELD("enter a namespace", setns(space, 0) == 0);
    HELD("mount a folder", mount("none", "/nowhere", "none", 0, NULL) == 0 || errno != EPERM);
    HELD("change the root", chroot("/nowhere") == 0 || errno != EPERM);
    HELD("copy a mount", syscall(SYS_open_tree, AT_FDCWD, targets->folder, 1) >= 0);
    HELD("load a program into the kernel", syscall(SYS_bpf, 0, zeros, sizeof zeros) >= 0);
    struct io_uring_params ring = {0};
    HELD("make a ring of requests", syscall(SYS_io_uring_setup, 4, &ring) >= 0);
    HELD("make a key", syscall(SYS_add_key, "user", "hostile", "x", 1, -3) >= 0);
    HELD("read the user's keys", syscall(SYS_keyctl, 0, -4, 0) >= 0);
    HELD("handle faults of pages", syscall(SYS_userfaultfd, 0) >= 0 || syscall(SYS_userfaultfd, 1) >= 0);
    HELD("count the machine's events", syscall(SYS_perf_event_open, zeros, 0, -1, -1, 0) >= 0);
    HELD("read the kernel's log", syscall(SYS_syslog, 3, zeros, sizeof zeros) >= 0);
    HELD("change its personality", personality(ADDR_NO_RANDOMIZE) >= 0);
    HELD("share memory with others", shmget(4711, 4096, IPC_CREAT | 0666) >= 0);
    HELD("make a queue of messages", syscall(SYS_mq_open, "hostile", O_CREAT | O_RDWR, 0600, NULL) >= 0);
    HELD("type into a terminal", open("/dev/tty", O_RDWR) >= 0 || ioctl(0, TIOCSTI, "x") == 0);
    HELD("set the clock", syscall(SYS_clock_settime, 0, &never) == 0 || errno != EPERM);
#if defined(__x86_64__)
    // getpid of the x32 machine, whose calls no filter of the others sees.
    HELD("call by other numbers", syscall(0x40000000 + 39) >= 0);
#endif
}
