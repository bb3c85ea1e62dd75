// The program's arguments, environment and path.

#define _GNU_SOURCE
#include <crt_externs.h>
#include <errno.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

extern char **environ;

static int argument_count;
static char **arguments;

/// The dynamic linker passes the arguments to constructors of libraries.
__attribute__((constructor)) static void note_arguments(int count, char **values) {
    argument_count = count;
    arguments = values;
}

char ***_NSGetArgv(void) { return &arguments; }
int *_NSGetArgc(void) { return &argument_count; }
char ***_NSGetEnviron(void) { return &environ; }
char **_NSGetProgname(void) { return &program_invocation_short_name; }
const char *getprogname(void) { return program_invocation_short_name; }

void setprogname(const char *name) {
    const char *slash = name ? strrchr(name, '/') : NULL;
    char *copy = name ? strdup(slash ? slash + 1 : name) : NULL;
    if (copy) program_invocation_short_name = copy;
}

static unsigned any_number(void) {
    unsigned number = 0;
    if (getrandom(&number, sizeof number, 0) != sizeof number) number = (unsigned)getpid();
    return number;
}

void srandomdev(void) { srandom(any_number()); }
void sranddev(void) { srand(any_number()); }
void arc4random_stir(void) {}
void arc4random_addrandom(unsigned char *data, int length) {}

int _NSGetExecutablePath(char *buffer, uint32_t *size) {
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length < 0 || (uint32_t)length + 1 > *size) {
        *size = length < 0 ? 0 : (uint32_t)length + 1;
        return -1;
    }
    path[length] = 0;
    memcpy(buffer, path, (size_t)length + 1);
    return 0;
}
