#include "LimitedProcess.h"
#include <ProcessStart.h>
#include <sys/resource.h>

static int set_bound(__rlimit_resource_t resource, uint64_t value) {
    struct rlimit limit = {value, value};
    return setrlimit(resource, &limit);
}

static int set_bounds(const struct process_start *start, int own) {
    (void)own;
    const struct limited_process_bounds *bounds = start->context;
    if (bounds->memory > 0 && set_bound(RLIMIT_DATA, bounds->memory) != 0) return -1;
    if (bounds->file_size > 0 && set_bound(RLIMIT_FSIZE, bounds->file_size) != 0) return -1;
    return set_bound(RLIMIT_CORE, 0);
}

pid_t limited_process_start(
    const char *executable, char *const *arguments, char *const *environment, const char *folder,
    int output_descriptor, struct limited_process_bounds bounds) {
    struct process_start start = {
        .executable = executable, .arguments = arguments, .environment = environment, .folder = folder,
        .tie = process_tie_session,
        .descriptors = {-1, output_descriptor, output_descriptor}, .descriptor_count = 3,
        .prepare = set_bounds, .context = &bounds, .prepare_descriptor = -1,
    };
    return process_start_run(&start);
}
