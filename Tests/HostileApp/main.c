// An app that tries to get out of its sandbox in all ways that we could think of, and tells what came of each.

#include "Attempts.h"
#include <stdlib.h>

static const char *variable(const char *name) {
    const char *value = getenv(name);
    return value ? value : "/nowhere";
}

int main(void) {
    struct targets targets = {
        .secret = variable("VERGER_HOSTILE_SECRET"),
        .folder = variable("VERGER_HOSTILE_FOLDER"),
        .other_home = variable("VERGER_HOSTILE_HOME"),
        .control = variable("VERGER_HOSTILE_CONTROL"),
        .token = variable("VERGER_HOSTILE_TOKEN"),
        .process = atoi(variable("VERGER_HOSTILE_PROCESS")),
        .home = variable("HOME"),
    };
    setvbuf(stdout, NULL, _IOLBF, 0);
    do_what_apps_do(&targets);
    try_sockets(&targets);
    try_files(&targets);
    try_kernel(&targets);
    // Last: where it is not confined it becomes a shell.
    try_processes(&targets);
    printf("done\n");
    return 0;
}
