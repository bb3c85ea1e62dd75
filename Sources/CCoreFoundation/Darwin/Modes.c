// File modes as text (setmode), and stubs for the device's file systems.

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// A change of a mode: `operation` is applied to `bits` of the classes in `who`.
typedef struct {
    char operation;
    mode_t who;
    mode_t bits;
    int is_only_for_folders;
} Change;

typedef struct {
    size_t count;
    Change changes[];
} Changes;

static mode_t bits_of(char letter, mode_t who) {
    switch (letter) {
    case 'r': return who & 0444;
    case 'w': return who & 0222;
    case 'x':
    case 'X': return who & 0111;
    case 's': return (who & 0700 ? S_ISUID : 0) | (who & 0070 ? S_ISGID : 0);
    case 't': return S_ISVTX;
    default: return 0;
    }
}

/// Parses a clause up to a comma, with one change for each operation; returns -1 for invalid text.
static int read_clause(const char **text, Changes *changes) {
    mode_t who = 0;
    for (; **text && strchr("ugoa", **text); ++*text) {
        who |= **text == 'u' ? 0700 : **text == 'g' ? 0070 : **text == 'o' ? 0007 : 0777;
    }
    if (**text == 0 || !strchr("+-=", **text)) return -1;
    if (who == 0) {
        mode_t mask = umask(0);
        umask(mask);
        who = 0777 & ~mask;
    }
    while (**text && strchr("+-=", **text)) {
        Change *change = &changes->changes[changes->count++];
        *change = (Change){.operation = *(*text)++, .who = who};
        for (; **text && strchr("rwxXst", **text); ++*text) {
            change->bits |= bits_of(**text, who);
            if (**text == 'X') change->is_only_for_folders = 1;
        }
    }
    return 0;
}

void *setmode(const char *text) {
    if (text == NULL || *text == 0) {
        errno = EINVAL;
        return NULL;
    }
    Changes *changes = calloc(1, sizeof *changes + strlen(text) * sizeof(Change));
    if (changes == NULL) return NULL;
    if (isdigit((unsigned char)*text)) {
        char *end;
        unsigned long mode = strtoul(text, &end, 8);
        if (*end == 0 && mode <= 07777) {
            changes->changes[changes->count++] = (Change){.operation = '=', .who = 07777, .bits = (mode_t)mode};
            return changes;
        }
    } else {
        while (read_clause(&text, changes) == 0) {
            if (*text == 0) return changes;
            if (*text++ != ',') break;
        }
    }
    free(changes);
    errno = EINVAL;
    return NULL;
}

mode_t getmode(const void *pointer, mode_t mode) {
    const Changes *changes = pointer;
    for (size_t i = 0; changes && i < changes->count; i++) {
        Change change = changes->changes[i];
        if (change.is_only_for_folders && !S_ISDIR(mode) && !(mode & 0111)) change.bits &= ~(mode_t)0111;
        if (change.operation == '=') mode &= ~change.who;
        if (change.operation == '-') mode &= ~change.bits;
        else mode |= change.bits;
    }
    return mode;
}

int fsctl(const char *path, unsigned long command, void *data, unsigned options) {
    errno = ENOTSUP;
    return -1;
}
