// The confinement of a web view's engine: it starts its own helpers, and has a network of its own that leads nowhere.

#define _GNU_SOURCE
#include "EngineSandbox.h"
#include "CallFilter.h"
#include "FileRules.h"
#include "ResourceLimit.h"
#include <ProcessStart.h>
#include <errno.h>
#include <linux/capability.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// What is started stays in the engine's session, which ends with it.
static const int pretended[] = {SYS_setsid, SYS_setpgid};

/// Turns the loopback of a new network on.
static int raise_loopback(void) {
    int socket_of_network = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket_of_network < 0) return -1;
    struct ifreq request = {.ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING};
    int result = ioctl(socket_of_network, SIOCSIFFLAGS, &request);
    close(socket_of_network);
    return result;
}

/// True if the process has now a network of its own. Whoever is not the superuser has that right in a new space of users.
static int take_own_network(void) {
    if (unshare(CLONE_NEWNET) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0) return 0;
    return raise_loopback() == 0;
}

/// Puts a list of processes in place of the machine's that has only those that this one may look into: itself and what it
/// starts, once it is confined. Without the superuser's rights the kernel grants no such list, and the names and arguments
/// of others can be read.
static void hide_processes(void) {
    if (unshare(CLONE_NEWNS) != 0 || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return;
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "hidepid=ptraceable");
}

/// Gives up all rights of the superuser, for the programs that are started too.
static void drop_capabilities(void) {
    for (int capability = 0; capability <= 63; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    syscall(SYS_capset, &header, none);
}

/// Sockets of the engine's own network only. Those of this machine lead to the user's other programs; pairs are made
/// otherwise.
static void add_sockets(struct call_filter *filter, int has_network) {
    unsigned short start = call_filter_begin_call(filter, SYS_socket);
    if (has_network) {
        call_filter_load_argument(filter, 0, 0);
        call_filter_end_if_equal(filter, AF_INET, call_allowed);
        call_filter_end_if_equal(filter, AF_INET6, call_allowed);
    }
    call_filter_end_with_error(filter, EACCES);
    call_filter_end_call(filter, start);
}

/// Processes without spaces of their own, in which they would have rights again. Without clone3, whose flags a filter
/// cannot see, the C library takes clone.
static void add_processes(struct call_filter *filter) {
    static const uint32_t spaces =
        CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    unsigned short start = call_filter_begin_call(filter, SYS_clone);
    call_filter_load_argument(filter, 0, 0);
    call_filter_add(filter, BPF_JMP | BPF_JSET | BPF_K, spaces, 0, 1);
    call_filter_end_with_error(filter, EPERM);
    call_filter_end(filter, call_allowed);
    call_filter_end_call(filter, start);
    start = call_filter_begin_call(filter, SYS_clone3);
    call_filter_end_with_error(filter, ENOSYS);
    call_filter_end_call(filter, start);
}

static int enter(const struct process_start *start, int rules) {
    (void)start;
    // Not for memory: engines reserve much more address space than they use, and limit themselves.
    resource_limit(RLIMIT_CORE, 0);
    resource_limit(RLIMIT_NOFILE, 1024);
    resource_limit(RLIMIT_FSIZE, (rlim_t)1 << 30);
    int has_network = take_own_network();
    hide_processes();
    // Programs read of themselves there. Of others' memory and descriptors the kernel tells a confined process nothing.
    if (rules >= 0 && file_rules_allow(rules, "/proc", file_rules_reads) != 0) return -1;
    drop_capabilities();
    // A new space of users has taken this away.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    if (file_rules_enter(rules) != 0) return -1;
    struct call_filter filter = call_filter_begin();
    call_filter_refuse_dangers(&filter);
    call_filter_end_for(&filter, pretended, sizeof pretended / sizeof pretended[0], call_pretended);
    call_filter_refuse_detours(&filter);
    add_sockets(&filter, has_network);
    add_processes(&filter);
    return call_filter_enter(&filter);
}

pid_t engine_sandbox_start(
    const char *executable, char *const *arguments, char *const *environment, int socket_descriptor,
    int error_descriptor, int rules) {
    struct process_start start = {
        .executable = executable, .arguments = arguments, .environment = environment, .folder = "/",
        .tie = process_tie_session,
        .descriptors = {-1, error_descriptor, error_descriptor, socket_descriptor}, .descriptor_count = 4,
        .prepare = enter, .prepare_descriptor = rules,
    };
    return process_start_run(&start);
}
