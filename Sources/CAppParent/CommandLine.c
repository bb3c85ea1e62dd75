// Where the kernel finds a process's arguments and environment: PR_SET_MM_MAP, prctl(2). All places that the kernel notes
// of a process are set at once; those that do not change are read from /proc/self/stat, proc(5).

#include "CommandLine.h"
#include <linux/prctl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

static struct prctl_mm_map places;
static bool places_are_known;

void command_line_prepare(void) {
    char text[1024];
    FILE *file = fopen("/proc/self/stat", "re");
    if (file == NULL) return;
    size_t size = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[size] = 0;
    // Fields are counted from 1; the second one is the name, in brackets.
    const char *at = strrchr(text, ')');
    unsigned long long fields[52] = {0};
    for (int number = 3; at && number < 52; number++) {
        at = strchr(at + 1, ' ');
        if (at) sscanf(at, " %llu", &fields[number]);
    }
    if (at == NULL) return;
    places = (struct prctl_mm_map){
        .start_code = fields[26], .end_code = fields[27], .start_stack = fields[28], .start_data = fields[45],
        .end_data = fields[46], .start_brk = fields[47], .arg_start = fields[48], .arg_end = fields[49],
        .env_start = fields[50], .env_end = fields[51], .exe_fd = (uint32_t)-1,
    };
    places_are_known = true;
}

/// The end of a list of texts that lie one behind the other.
static const char *end_of(char *const *texts, const char *start) {
    for (; *texts; texts++) start = *texts + strlen(*texts) + 1;
    return start;
}

void command_line_set(const struct received_request *received) {
    if (!places_are_known) return;
    const struct launch_request *request = &received->request;
    const char *first = request->arguments[0];
    if (first == NULL) return;
    const char *middle = end_of(request->arguments, first);
    struct prctl_mm_map map = places;
    map.brk = (uint64_t)(uintptr_t)sbrk(0);
    map.arg_start = (uint64_t)(uintptr_t)first;
    map.arg_end = map.env_start = (uint64_t)(uintptr_t)middle;
    map.env_end = (uint64_t)(uintptr_t)end_of(request->environment, middle);
    prctl(PR_SET_MM, PR_SET_MM_MAP, &map, sizeof map, 0);
}
