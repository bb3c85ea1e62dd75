// Reads the files of programs and libraries for reports. Nothing in them is trusted.

#define _GNU_SOURCE
#include "Diagnostics/ProgramFile.h"
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// Guards the mapped file. Recursive, since a crash may come in the middle of a search.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void program_file_lock(void) { pthread_mutex_lock(&lock); }
void program_file_unlock(void) { pthread_mutex_unlock(&lock); }

struct program_file program_file_at(const char *path) {
    static char mapped_path[4096];
    static struct program_file mapped;
    if (strcmp(path, mapped_path) == 0) return mapped;
    struct program_file file = {NULL, 0};
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return file;
    struct stat status;
    if (fstat(descriptor, &status) == 0 && status.st_size > (off_t)sizeof(ElfW(Ehdr))) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) file = (struct program_file){bytes, (size_t)status.st_size};
    }
    close(descriptor);
    if (file.bytes == NULL || strlen(path) >= sizeof mapped_path) return file;
    if (mapped.bytes) munmap((void *)mapped.bytes, mapped.size);
    strcpy(mapped_path, path);
    mapped = file;
    return file;
}

bool program_file_contains(struct program_file file, size_t offset, size_t count, size_t size) {
    return offset <= file.size && (count == 0 || size <= (file.size - offset) / count);
}

const ElfW(Shdr) * program_file_sections(struct program_file file, size_t *count) {
    *count = 0;
    if (file.bytes == NULL) return NULL;
    const ElfW(Ehdr) *header = (const void *)file.bytes;
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
    if (!program_file_contains(file, header->e_shoff, header->e_shnum, sizeof(ElfW(Shdr)))) return NULL;
    *count = header->e_shnum;
    return (const void *)(file.bytes + header->e_shoff);
}

struct file_part program_file_section(struct program_file file, const char *name) {
    struct file_part none = {NULL, NULL};
    size_t count;
    const ElfW(Shdr) *sections = program_file_sections(file, &count);
    size_t names = sections ? ((const ElfW(Ehdr) *)file.bytes)->e_shstrndx : 0;
    if (names >= count || !program_file_contains(file, sections[names].sh_offset, sections[names].sh_size, 1)) {
        return none;
    }
    const char *texts = file.bytes + sections[names].sh_offset;
    for (size_t i = 0; i < count; i++) {
        const ElfW(Shdr) *section = &sections[i];
        if (section->sh_name >= sections[names].sh_size || section->sh_type == SHT_NOBITS) continue;
        if (strncmp(texts + section->sh_name, name, sections[names].sh_size - section->sh_name) != 0) continue;
        if (section->sh_flags & SHF_COMPRESSED) return none;
        if (!program_file_contains(file, section->sh_offset, section->sh_size, 1)) return none;
        const unsigned char *start = (const unsigned char *)file.bytes + section->sh_offset;
        return (struct file_part){start, start + section->sh_size};
    }
    return none;
}
