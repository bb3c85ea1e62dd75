#pragma once

/// What a process may do with files below a path. A folder's rule holds for everything in it.
enum file_rules_access {
    file_rules_reads,
    file_rules_writes,
    /// Start the file as a program, and read it.
    file_rules_starts,
    /// Write files, and start them.
    file_rules_works,
};

/// A set of rules about files for Landlock, to which nothing but what is added is allowed.
///
/// Returns a descriptor, or -1 with errno where the kernel has no Landlock.
int file_rules_make(void);

/// Allows access to a path; one that is not there is left out. Returns 0, or -1 with errno.
int file_rules_allow(int rules, const char *_Nonnull path, enum file_rules_access access);

/// Confines the calling thread to the rules for good, and what it starts. Returns 0, or -1 with errno.
int file_rules_enter(int rules);
