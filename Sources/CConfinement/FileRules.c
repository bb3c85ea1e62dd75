// Rules about files (Landlock, Documentation/userspace-api/landlock.rst of the kernel).

#define _GNU_SOURCE
#include "FileRules.h"
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/// The rights by their numbers; headers of older kernels lack the last ones.
enum {
    execute = 1 << 0,
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    remove_folder = 1 << 4,
    remove_file = 1 << 5,
    make_character_device = 1 << 6,
    make_folder = 1 << 7,
    make_file = 1 << 8,
    make_socket = 1 << 9,
    make_pipe = 1 << 10,
    make_block_device = 1 << 11,
    make_link = 1 << 12,
    move_between_folders = 1 << 13,
    truncate_file = 1 << 14,
    control_device = 1 << 15,
};

/// What can be allowed for something that is no folder.
static const uint64_t of_files = execute | write_file | read_file | truncate_file | control_device;
static const uint64_t writing = write_file | read_file | read_folder | remove_folder | remove_file | make_folder |
    make_file | make_socket | make_pipe | make_link | move_between_folders | truncate_file | control_device;

/// The version of the kernel's Landlock, 0 or less without it.
static int version(void) {
    static int known;
    if (known == 0) known = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
    return known;
}

/// All rights that the kernel knows.
static uint64_t handled(void) {
    uint64_t all = (1 << 13) - 1;
    if (version() >= 2) all |= move_between_folders;
    if (version() >= 3) all |= truncate_file;
    if (version() >= 5) all |= control_device;
    return all;
}

int file_rules_make(void) {
    if (version() <= 0) {
        errno = EOPNOTSUPP;
        return -1;
    }
    struct {
        uint64_t files, network, scopes;
    } attributes = {handled(), 0, 0};
    size_t size = sizeof(uint64_t);
    if (version() >= 6) {
        // No abstract sockets of others, and no signals to them.
        attributes.scopes = 3;
        size = sizeof attributes;
    }
    return (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
}

int file_rules_allow(int rules, const char *path, enum file_rules_access access) {
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
    struct stat status;
    int result = fstat(file, &status);
    uint64_t rights = read_file | read_folder;
    if (access == file_rules_writes) rights = writing;
    if (access == file_rules_starts) rights |= execute;
    if (access == file_rules_works) rights = writing | execute;
    if (!S_ISDIR(status.st_mode)) rights &= of_files;
    struct {
        uint64_t rights;
        int32_t file;
    } __attribute__((packed)) rule = {rights & handled(), file};
    if (result == 0) result = (int)syscall(SYS_landlock_add_rule, rules, 1, &rule, 0);
    int reason = errno;
    close(file);
    errno = reason;
    return result;
}

int file_rules_enter(int rules) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return rules >= 0 ? (int)syscall(SYS_landlock_restrict_self, rules, 0) : 0;
}
