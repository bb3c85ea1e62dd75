#pragma once
#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>

/// The file of a program or library, mapped. `bytes` is NULL where there is none.
struct program_file {
    const char *bytes;
    size_t size;
};

/// Part of a file.
struct file_part {
    const unsigned char *start, *end;
};

/// The file's content; the last one asked for stays mapped. To be called with `program_file_lock` held.
struct program_file program_file_at(const char *path);
void program_file_lock(void);
void program_file_unlock(void);

/// Whether `count` items of `size` bytes at `offset` lie in the file.
bool program_file_contains(struct program_file file, size_t offset, size_t count, size_t size);

/// The table of sections, with the number of its entries; NULL if the file is no program of this machine.
const ElfW(Shdr) * program_file_sections(struct program_file file, size_t *count);

/// A section by its name, such as ".debug_line"; empty if there is none that can be read as it is.
struct file_part program_file_section(struct program_file file, const char *name);
