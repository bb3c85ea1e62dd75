// The confinement of an app's process: rules about files by Landlock, and a filter of system calls.

#define _GNU_SOURCE
#include "AppSandbox.h"
#include "CallFilter.h"
#include "FileRules.h"
#include "ResourceLimit.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/prctl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
/// No other processes: clone is judged by its flags.
static const int refused[] = {SYS_fork, SYS_vfork};
#else
static const int refused[] = {};
#endif

/// A signal may go to the own process only.
static void add_signal(struct call_filter *filter, int number, uint32_t process, int knows_groups) {
    unsigned short start = call_filter_begin_call(filter, number);
    call_filter_load_argument(filter, 0, 0);
    call_filter_end_if_equal(filter, process, call_allowed);
    if (knows_groups) {
        call_filter_end_if_equal(filter, 0, call_allowed);
        call_filter_end_if_equal(filter, -process, call_allowed);
    }
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
}

/// Refuses a call when one argument has one of these values.
static void add_refusal(struct call_filter *filter, int number, int argument, const uint32_t *values, int count) {
    unsigned short start = call_filter_begin_call(filter, number);
    call_filter_load_argument(filter, argument, 0);
    for (int index = 0; index < count; index++) call_filter_end_if_equal(filter, values[index], call_refused);
    call_filter_end(filter, call_allowed);
    call_filter_end_call(filter, start);
}

static void add_processes(struct call_filter *filter, const char *executable) {
    uint32_t process = (uint32_t)getpid();
    // Threads, but no processes. Without clone3, whose flags a filter cannot see, the C library takes clone.
    unsigned short start = call_filter_begin_call(filter, SYS_clone);
    call_filter_load_argument(filter, 0, 0);
    call_filter_add(filter, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
    call_filter_end(filter, call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
    start = call_filter_begin_call(filter, SYS_clone3);
    call_filter_end_with_error(filter, ENOSYS);
    call_filter_end_call(filter, start);
    // This pointer means something in the process that has not become the app yet, and nothing afterwards.
    uint64_t address = (uint64_t)(uintptr_t)executable;
    start = call_filter_begin_call(filter, SYS_execve);
    call_filter_load_argument(filter, 0, 0);
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)address, 1, 0);
    call_filter_end_with_error(filter, EPERM);
    call_filter_load_argument(filter, 0, 1);
    call_filter_end_if_equal(filter, (uint32_t)(address >> 32), call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
    add_signal(filter, SYS_kill, process, 1);
    add_signal(filter, SYS_tgkill, process, 0);
    add_signal(filter, SYS_rt_sigqueueinfo, process, 0);
    add_signal(filter, SYS_rt_tgsigqueueinfo, process, 0);
    start = call_filter_begin_call(filter, SYS_prlimit64);
    call_filter_load_argument(filter, 0, 0);
    call_filter_end_if_equal(filter, 0, call_allowed);
    call_filter_end_if_equal(filter, process, call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
    // The signal that ends the app with its device stays.
    const uint32_t options[] = {PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_MM, PR_SET_PTRACER};
    add_refusal(filter, SYS_prctl, 0, options, 4);
    start = call_filter_begin_call(filter, SYS_personality);
    call_filter_load_argument(filter, 0, 0);
    call_filter_end_if_equal(filter, 0xffffffff, call_allowed);
    call_filter_end_if_equal(filter, 0, call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
}

static void add_descriptors(struct call_filter *filter) {
    // Sockets of the network. Those of this machine lead to the user's other programs; pairs are made otherwise.
    unsigned short start = call_filter_begin_call(filter, SYS_socket);
    call_filter_load_argument(filter, 0, 0);
    call_filter_end_if_equal(filter, AF_INET, call_allowed);
    call_filter_end_if_equal(filter, AF_INET6, call_allowed);
    // The list of network interfaces.
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 1, 0);
    call_filter_end_with_error(filter, EACCES);
    call_filter_load_argument(filter, 2, 0);
    call_filter_end_if_equal(filter, 0, call_allowed);
    call_filter_end_with_error(filter, EACCES);
    call_filter_end_call(filter, start);
    // Who gets signals of a descriptor, and what a terminal reads.
    const uint32_t requests[] = {FIOSETOWN, SIOCSPGRP, TIOCSTI, 0x541C /* TIOCLINUX */};
    add_refusal(filter, SYS_ioctl, 1, requests, 4);
    start = call_filter_begin_call(filter, SYS_fcntl);
    call_filter_load_argument(filter, 1, 0);
    call_filter_end_if_equal(filter, F_SETOWN_EX, call_refused);
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN, 1, 0);
    call_filter_end(filter, call_allowed);
    call_filter_load_argument(filter, 2, 0);
    call_filter_end_if_equal(filter, (uint32_t)getpid(), call_allowed);
    call_filter_end_if_equal(filter, 0, call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
    // By a descriptor, which Landlock has seen, and not by a path.
    start = call_filter_begin_call(filter, SYS_utimensat);
    call_filter_load_argument(filter, 1, 0);
    call_filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    call_filter_end_with_error(filter, EPERM);
    call_filter_load_argument(filter, 1, 1);
    call_filter_end_if_equal(filter, 0, call_allowed);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end_call(filter, start);
}

int app_sandbox_enter(int rules, const char *executable) {
    resource_limit(RLIMIT_CORE, 0);
    resource_limit(RLIMIT_NOFILE, 4096);
    resource_limit(RLIMIT_FSIZE, (rlim_t)16 << 30);
    resource_limit(RLIMIT_DATA, (rlim_t)8 << 30);
    resource_limit(RLIMIT_MSGQUEUE, 0);
    if (file_rules_enter(rules) != 0) return -1;
    struct call_filter filter = call_filter_begin();
    call_filter_refuse_dangers(&filter);
    call_filter_refuse_detours(&filter);
    call_filter_end_for(&filter, refused, sizeof refused / sizeof refused[0], call_refused);
    add_processes(&filter, executable);
    add_descriptors(&filter);
    return call_filter_enter(&filter);
}
