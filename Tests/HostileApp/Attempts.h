#pragma once
#include <stdio.h>

/// What the app tries to reach, from its environment: a secret file of the user, the home of another app, the socket
/// and the token of the device, a process of the user.
struct targets {
    const char *secret, *folder, *other_home, *control, *token;
    int process;
    const char *home;
};

/// Tells what came of something that an app must not be able to do: `works` is whether it did.
#define HELD(name, works)                                                                                              \
    do {                                                                                                               \
        int it_works = (works);                                                                                        \
        printf("%s %s\n", it_works ? "BROKE" : "held", name);                                                          \
    } while (0)

/// Tells what came of something that apps do.
#define MAY(name, works) printf("%s %s\n", (works) ? "may" : "CANNOT", name)

void try_files(const struct targets *targets);
void try_processes(const struct targets *targets);
void try_kernel(const struct targets *targets);
void try_sockets(const struct targets *targets);
void do_what_apps_do(const struct targets *targets);
