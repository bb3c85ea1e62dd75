// An app's process, from its fork on: what a start by execve makes new is made new here.

#define _GNU_SOURCE
#include "ForkedApp.h"
#include "CommandLine.h"
#include "LoadableProgram.h"
#include "ProgramPlace.h"
#include <AppProcess.h>
#include <Diagnostics/ThreadStacks.h>
#include <ProcessStart.h>
#include <VirtualTime.h>
#include <crt_externs.h>
#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

extern char **environ;

/// GNUstep's.
extern void GSInitializeProcess(int count, char **arguments, char **environment);
/// The Swift runtime's.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

static _Noreturn void fail(int failure) {
    int reason = errno;
    ssize_t written = write(failure, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

/// Starts the program in the ordinary way.
static _Noreturn void start_program(const struct launch_request *request, int rules, int failure) {
    struct app_process_confinement confinement = {request->is_confined, rules};
    if (app_process_confine(confinement, request->executable) == 0) {
        execve(request->executable, request->arguments, request->environment);
    }
    fail(failure);
}

/// The time that the app lives in, which its environment says.
static void take_time(void) {
    const char *value = getenv("VERGER_VIRTUAL_TIME");
    int64_t wall, monotonic;
    if (value && sscanf(value, "%" SCNd64 " %" SCNd64, &wall, &monotonic) == 2) virtual_time_start(wall, monotonic);
}

/// What libraries learnt of the parent's arguments and environment when they were loaded, they learn anew.
static void take_name(const struct received_request *received) {
    char **arguments = (char **)received->request.arguments;
    int count = (int)received->argument_count;
    const char *name = arguments[0] ? arguments[0] : received->request.executable;
    const char *slash = strrchr(name, '/');
    program_invocation_name = (char *)name;
    program_invocation_short_name = (char *)(slash ? slash + 1 : name);
    slash = strrchr(received->request.executable, '/');
    prctl(PR_SET_NAME, slash ? slash + 1 : received->request.executable, 0, 0, 0);
    program_place_set(received->request.executable);
    *_NSGetArgc() = count;
    *_NSGetArgv() = arguments;
    if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
    GSInitializeProcess(count, arguments, environ);
}

bool forked_app_is_loading;

typedef int main_function(int count, char **arguments, char **environment);

/// Loads the program, which runs its constructors.
static main_function *load(const char *path) {
    forked_app_is_loading = true;
    void *program = dlopen(path, RTLD_LAZY | RTLD_GLOBAL);
    main_function **entry = program ? dlsym(program, "verger_program_main") : NULL;
    if (entry) return *entry;
    fprintf(stderr, "%s: %s\n", path, dlerror());
    _exit(127);
}

void forked_app_become(const struct received_request *received, pid_t device) {
    const struct launch_request *request = &received->request;
    struct process_start start = {
        .executable = request->executable, .arguments = request->arguments, .environment = request->environment,
        .folder = "/", .tie = process_tie_session,
        .descriptors = {-1, request->output_descriptor, request->error_descriptor, request->link_descriptor},
        .descriptor_count = 4, .prepare_descriptor = request->rules_descriptor,
    };
    int failure = request->failure_descriptor, rules = -1;
    if (process_take_place(&start, device, &failure, &rules) != 0) fail(failure);
    if (!program_is_loadable(request->executable)) start_program(request, rules, failure);
    command_line_set(received);
    struct app_process_confinement confinement = {request->is_confined, rules};
    if (app_process_confine(confinement, NULL) != 0) fail(failure);
    if (rules >= 0) close(rules);
    close(failure);
    environ = (char **)request->environment;
    take_time();
    take_name(received);
    thread_stacks_answer_device();
    main_function *entry = load(request->executable);
    exit(entry((int)received->argument_count, (char **)request->arguments, environ));
}
