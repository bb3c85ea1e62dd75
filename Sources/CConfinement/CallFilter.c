#define _GNU_SOURCE
#include "CallFilter.h"
#include <errno.h>
#include <linux/audit.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
static const uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const uint32_t machine = AUDIT_ARCH_AARCH64;
#else
#error "The numbers of system calls on this machine are not known here."
#endif

static const int dangers[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_process_madvise, SYS_pidfd_getfd,
    SYS_migrate_pages, SYS_move_pages,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig,
    SYS_fsmount, SYS_fspick, SYS_swapon, SYS_swapoff, SYS_quotactl, SYS_open_by_handle_at, SYS_name_to_handle_at,
    SYS_fanotify_init, SYS_unshare, SYS_setns,
    SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup,
    SYS_io_uring_enter, SYS_io_uring_register,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_acct, SYS_syslog,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_vhangup, SYS_lookup_dcookie,
    SYS_shmget, SYS_shmat, SYS_semget, SYS_msgget, SYS_mq_open, SYS_mq_unlink,
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
    // open_tree_attr: newer than the headers.
    467,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS__sysctl, SYS_nfsservctl, SYS_ustat, SYS_create_module,
#endif
};

void call_filter_add(struct call_filter *filter, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (filter->count < call_filter_longest) {
        filter->steps[filter->count++] = (struct sock_filter){code, if_true, if_false, value};
    }
}

static void load_field(struct call_filter *filter, size_t offset) {
    call_filter_add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

void call_filter_load_argument(struct call_filter *filter, int index, int is_upper) {
    load_field(filter, offsetof(struct seccomp_data, args) + 8 * (size_t)index + (is_upper ? 4 : 0));
}

void call_filter_end(struct call_filter *filter, uint32_t result) {
    call_filter_add(filter, BPF_RET | BPF_K, result, 0, 0);
}

void call_filter_end_with_error(struct call_filter *filter, int error) {
    call_filter_end(filter, SECCOMP_RET_ERRNO | (uint32_t)error);
}

void call_filter_end_if_equal(struct call_filter *filter, uint32_t value, uint32_t result) {
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    call_filter_end(filter, result);
}

unsigned short call_filter_begin_call(struct call_filter *filter, int number) {
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 0);
    return (unsigned short)(filter->count - 1);
}

void call_filter_end_call(struct call_filter *filter, unsigned short start) {
    filter->steps[start].jf = (uint8_t)(filter->count - start - 1);
}

struct call_filter call_filter_begin(void) {
    struct call_filter filter = {.count = 0};
    load_field(&filter, offsetof(struct seccomp_data, arch));
    call_filter_add(&filter, BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0);
    call_filter_end(&filter, SECCOMP_RET_KILL_PROCESS);
    load_field(&filter, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    // Numbers of the x32 machine.
    call_filter_add(&filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    call_filter_end_with_error(&filter, ENOSYS);
#endif
    return filter;
}

void call_filter_end_for(struct call_filter *filter, const int *calls, size_t count, uint32_t result) {
    for (size_t index = 0; index < count; index++) call_filter_end_if_equal(filter, (uint32_t)calls[index], result);
}

static const int detours[] = {
    SYS_pidfd_send_signal, SYS_tkill, SYS_execveat,
    SYS_fchmodat, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_mknodat,
    // fchmodat2, setxattrat, removexattrat, file_setattr: newer than the headers.
    452, 463, 466, 469,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod,
#endif
};

void call_filter_refuse_detours(struct call_filter *filter) {
    call_filter_end_for(filter, detours, sizeof detours / sizeof detours[0], call_refused);
}

void call_filter_refuse_dangers(struct call_filter *filter) {
    call_filter_end_for(filter, dangers, sizeof dangers / sizeof dangers[0], call_refused);
}

int call_filter_enter(struct call_filter *filter) {
    call_filter_end(filter, call_allowed);
    if (filter->count == call_filter_longest) {
        errno = E2BIG;
        return -1;
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    struct sock_fprog program = {filter->count, filter->steps};
    // Other programs do not share this process's secrets: no slower branches for their sake.
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0) return 0;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}
