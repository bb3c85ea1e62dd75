// The confinement of an app's process: rules about files by Landlock, and a filter of system calls.

#define _GNU_SOURCE
#include "AppSandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif

#if defined(__x86_64__)
static const uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const uint32_t machine = AUDIT_ARCH_AARCH64;
#else
#error "The numbers of system calls on this machine are not known here."
#endif

/// System calls that no app needs: they look into other processes, change the machine, start programs or processes,
/// reach parts of the kernel with a long list of faults, or change files by a path, which Landlock does not see.
static const int refused[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_process_madvise, SYS_pidfd_getfd,
    SYS_pidfd_send_signal, SYS_tkill, SYS_migrate_pages, SYS_move_pages,
    SYS_execveat,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig,
    SYS_fsmount, SYS_fspick, SYS_swapon, SYS_swapoff, SYS_quotactl, SYS_open_by_handle_at, SYS_name_to_handle_at,
    SYS_fanotify_init, SYS_unshare, SYS_setns,
    SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup,
    SYS_io_uring_enter, SYS_io_uring_register,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_acct, SYS_syslog,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_vhangup, SYS_lookup_dcookie,
    SYS_shmget, SYS_shmat, SYS_semget, SYS_msgget, SYS_mq_open, SYS_mq_unlink,
    SYS_fchmodat, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_mknodat,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_process_mrelease
    SYS_process_mrelease,
#endif
#ifdef SYS_mount_setattr
    SYS_mount_setattr,
#endif
#ifdef SYS_quotactl_fd
    SYS_quotactl_fd,
#endif
    // fchmodat2, setxattrat, removexattrat, open_tree_attr, file_setattr: newer than the headers.
    452, 463, 466, 467, 469,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod, SYS_iopl,
    SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS__sysctl, SYS_nfsservctl, SYS_ustat, SYS_create_module,
#endif
};

enum { longest_program = 512 };

struct program {
    struct sock_filter steps[longest_program];
    unsigned short count;
};

static void add(struct program *program, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (program->count < longest_program) {
        program->steps[program->count++] = (struct sock_filter){code, if_true, if_false, value};
    }
}

static void load(struct program *program, size_t offset) { add(program, BPF_LD | BPF_W | BPF_ABS, offset, 0, 0); }

/// The lower half of an argument, or the upper one.
static void load_argument(struct program *program, int index, int is_upper) {
    load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)index + (is_upper ? 4 : 0));
}

static void end(struct program *program, uint32_t result) { add(program, BPF_RET | BPF_K, result, 0, 0); }

static void end_with_error(struct program *program, int error) { end(program, SECCOMP_RET_ERRNO | (uint32_t)error); }

/// If what was loaded is the value, ends with the result; else goes on.
static void end_if_equal(struct program *program, uint32_t value, uint32_t result) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    end(program, result);
}

static const uint32_t allow = SECCOMP_RET_ALLOW;
static const uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;

/// Begins what is done for one system call: the place is to be given to `end_call`, behind an end for each case.
static unsigned short begin_call(struct program *program, int number) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 0);
    return (unsigned short)(program->count - 1);
}

static void end_call(struct program *program, unsigned short start) {
    program->steps[start].jf = (uint8_t)(program->count - start - 1);
}

/// A signal may go to the own process only.
static void add_signal(struct program *program, int number, uint32_t process, int knows_groups) {
    unsigned short start = begin_call(program, number);
    load_argument(program, 0, 0);
    end_if_equal(program, process, allow);
    if (knows_groups) {
        end_if_equal(program, 0, allow);
        end_if_equal(program, -process, allow);
    }
    end_with_error(program, EPERM);
    end_call(program, start);
}

/// Refuses a call when one argument has one of these values.
static void add_refusal(struct program *program, int number, int argument, const uint32_t *values, int count) {
    unsigned short start = begin_call(program, number);
    load_argument(program, argument, 0);
    for (int index = 0; index < count; index++) end_if_equal(program, values[index], refuse);
    end(program, allow);
    end_call(program, start);
}

static void add_processes(struct program *program, const char *executable) {
    uint32_t process = (uint32_t)getpid();
    // Threads, but no processes. Without clone3, whose flags a filter cannot see, the C library takes clone.
    unsigned short start = begin_call(program, SYS_clone);
    load_argument(program, 0, 0);
    add(program, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
    end(program, allow);
    end_with_error(program, EPERM);
    end_call(program, start);
    start = begin_call(program, SYS_clone3);
    end_with_error(program, ENOSYS);
    end_call(program, start);
    // This pointer means something in the process that has not become the app yet, and nothing afterwards.
    uint64_t address = (uint64_t)(uintptr_t)executable;
    start = begin_call(program, SYS_execve);
    load_argument(program, 0, 0);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)address, 1, 0);
    end_with_error(program, EPERM);
    load_argument(program, 0, 1);
    end_if_equal(program, (uint32_t)(address >> 32), allow);
    end_with_error(program, EPERM);
    end_call(program, start);
    add_signal(program, SYS_kill, process, 1);
    add_signal(program, SYS_tgkill, process, 0);
    add_signal(program, SYS_rt_sigqueueinfo, process, 0);
    add_signal(program, SYS_rt_tgsigqueueinfo, process, 0);
    start = begin_call(program, SYS_prlimit64);
    load_argument(program, 0, 0);
    end_if_equal(program, 0, allow);
    end_if_equal(program, process, allow);
    end_with_error(program, EPERM);
    end_call(program, start);
    // The signal that ends the app with its device stays.
    const uint32_t options[] = {PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_MM, PR_SET_PTRACER};
    add_refusal(program, SYS_prctl, 0, options, 4);
    start = begin_call(program, SYS_personality);
    load_argument(program, 0, 0);
    end_if_equal(program, 0xffffffff, allow);
    end_if_equal(program, 0, allow);
    end_with_error(program, EPERM);
    end_call(program, start);
}

static void add_descriptors(struct program *program) {
    // Sockets of the network. Those of this machine lead to the user's other programs; pairs are made otherwise.
    unsigned short start = begin_call(program, SYS_socket);
    load_argument(program, 0, 0);
    end_if_equal(program, AF_INET, allow);
    end_if_equal(program, AF_INET6, allow);
    // The list of network interfaces.
    add(program, BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 1, 0);
    end_with_error(program, EACCES);
    load_argument(program, 2, 0);
    end_if_equal(program, 0, allow);
    end_with_error(program, EACCES);
    end_call(program, start);
    // Who gets signals of a descriptor, and what a terminal reads.
    const uint32_t requests[] = {FIOSETOWN, SIOCSPGRP, TIOCSTI, 0x541C /* TIOCLINUX */};
    add_refusal(program, SYS_ioctl, 1, requests, 4);
    start = begin_call(program, SYS_fcntl);
    load_argument(program, 1, 0);
    end_if_equal(program, F_SETOWN_EX, refuse);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN, 1, 0);
    end(program, allow);
    load_argument(program, 2, 0);
    end_if_equal(program, (uint32_t)getpid(), allow);
    end_if_equal(program, 0, allow);
    end_with_error(program, EPERM);
    end_call(program, start);
    // By a descriptor, which Landlock has seen, and not by a path.
    start = begin_call(program, SYS_utimensat);
    load_argument(program, 1, 0);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    end_with_error(program, EPERM);
    load_argument(program, 1, 1);
    end_if_equal(program, 0, allow);
    end_with_error(program, EPERM);
    end_call(program, start);
}

static int filter_calls(const char *executable) {
    struct program program = {.count = 0};
    load(&program, offsetof(struct seccomp_data, arch));
    add(&program, BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0);
    end(&program, SECCOMP_RET_KILL_PROCESS);
    load(&program, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    // Numbers of the x32 machine.
    add(&program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    end_with_error(&program, ENOSYS);
#endif
    for (size_t index = 0; index < sizeof refused / sizeof refused[0]; index++) {
        end_if_equal(&program, (uint32_t)refused[index], refuse);
    }
    add_processes(&program, executable);
    add_descriptors(&program);
    end(&program, allow);
    if (program.count == longest_program) {
        errno = E2BIG;
        return -1;
    }
    struct sock_fprog filter = {program.count, program.steps};
    // Other programs do not share this process's secrets: no slower branches for their sake.
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &filter) == 0) return 0;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter);
}

static void limit(int resource, rlim_t most) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) return;
    if (limit.rlim_max > most) limit.rlim_max = most;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    setrlimit(resource, &limit);
}

int app_sandbox_enter(int rules, const char *executable) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 4096);
    limit(RLIMIT_FSIZE, (rlim_t)16 << 30);
    limit(RLIMIT_DATA, (rlim_t)8 << 30);
    limit(RLIMIT_MSGQUEUE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    if (rules >= 0 && syscall(SYS_landlock_restrict_self, rules, 0) != 0) return -1;
    return filter_calls(executable);
}
