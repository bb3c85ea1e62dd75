#define _GNU_SOURCE
#include "LoadableProgram.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { own_machine = EM_X86_64 };
#elif defined(__aarch64__)
enum { own_machine = EM_AARCH64 };
#endif

/// More of either has no program.
enum { most_segments = 64, most_entries = 512 };

static bool read_at(int file, void *bytes, size_t size, ElfW(Off) offset) {
    return pread(file, bytes, size, (off_t)offset) == (ssize_t)size;
}

/// Whether the section says that the file is no mere program.
static bool allows_loading(int file, const ElfW(Phdr) *dynamic) {
    ElfW(Dyn) entries[most_entries];
    size_t count = dynamic->p_filesz / sizeof entries[0];
    if (count > most_entries || !read_at(file, entries, count * sizeof entries[0], dynamic->p_offset)) return false;
    for (size_t index = 0; index < count && entries[index].d_tag != DT_NULL; index++) {
        if (entries[index].d_tag == DT_FLAGS_1) return (entries[index].d_un.d_val & DF_1_PIE) == 0;
    }
    return false;
}

static bool is_loadable(int file) {
    ElfW(Ehdr) header;
    if (!read_at(file, &header, sizeof header, 0) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return false;
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_type != ET_DYN || header.e_machine != own_machine) return false;
    ElfW(Phdr) segments[most_segments];
    if (header.e_phentsize != sizeof segments[0] || header.e_phnum > most_segments) return false;
    if (!read_at(file, segments, header.e_phnum * sizeof segments[0], header.e_phoff)) return false;
    const ElfW(Phdr) *dynamic = NULL;
    for (size_t index = 0; index < header.e_phnum; index++) {
        if (segments[index].p_type == PT_TLS) return false;
        if (segments[index].p_type == PT_DYNAMIC) dynamic = &segments[index];
    }
    return dynamic && allows_loading(file, dynamic);
}

bool program_is_loadable(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    struct stat status;
    bool result = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && is_loadable(file) && access(path, X_OK) == 0;
    close(file);
    return result;
}
