// The part of a crash report that nobody wants in a log, and everybody in the report.

#define _GNU_SOURCE
#include "Diagnostics/CrashDetails.h"
#include "Diagnostics/ThreadStacks.h"
#include <elf.h>
#include <inttypes.h>
#include <link.h>
#include <stddef.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>


static void write_registers(FILE *stream, const ucontext_t *context) {
#if defined(__aarch64__)
    fprintf(stream, "Registers (ARM-64):\n");
    for (int i = 0; i < 31; i++) {
        fprintf(stream, "%s  x%-3d 0x%016" PRIx64, i % 4 ? "" : i ? "\n" : "", i, (uint64_t)context->uc_mcontext.regs[i]);
    }
    fprintf(stream, "\n  sp   0x%016" PRIx64 "  pc   0x%016" PRIx64 "\n", (uint64_t)context->uc_mcontext.sp,
            (uint64_t)context->uc_mcontext.pc);
#else
    static const struct {
        const char *name;
        int number;
    } registers[] = {
        {"rax", REG_RAX}, {"rbx", REG_RBX}, {"rcx", REG_RCX}, {"rdx", REG_RDX}, {"rdi", REG_RDI}, {"rsi", REG_RSI},
        {"rbp", REG_RBP}, {"rsp", REG_RSP}, {"r8", REG_R8},   {"r9", REG_R9},   {"r10", REG_R10}, {"r11", REG_R11},
        {"r12", REG_R12}, {"r13", REG_R13}, {"r14", REG_R14}, {"r15", REG_R15}, {"rip", REG_RIP}, {"efl", REG_EFL},
        {"err", REG_ERR}, {"cr2", REG_CR2},
    };
    fprintf(stream, "Registers (X86-64):");
    for (size_t i = 0; i < sizeof registers / sizeof *registers; i++) {
        fprintf(stream, "%s  %3s 0x%016" PRIx64, i % 4 ? "" : "\n", registers[i].name,
                (uint64_t)context->uc_mcontext.gregs[registers[i].number]);
    }
    fputc('\n', stream);
#endif
}

/// The build number that the linker gave a program, in its notes; what `readelf -n` shows.
static void write_build_id(FILE *stream, const struct dl_phdr_info *image) {
    for (int i = 0; i < image->dlpi_phnum; i++) {
        if (image->dlpi_phdr[i].p_type != PT_NOTE) continue;
        const char *note = (const char *)image->dlpi_addr + image->dlpi_phdr[i].p_vaddr;
        const char *end = note + image->dlpi_phdr[i].p_memsz;
        while (end - note >= (ptrdiff_t)sizeof(ElfW(Nhdr))) {
            const ElfW(Nhdr) *header = (const void *)note;
            const char *name = note + sizeof *header;
            const unsigned char *content = (const unsigned char *)name + ((header->n_namesz + 3) & ~3u);
            if ((const char *)content + header->n_descsz > end) break;
            if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
                fputc('<', stream);
                for (unsigned byte = 0; byte < header->n_descsz; byte++) fprintf(stream, "%02x", content[byte]);
                fputc('>', stream);
                return;
            }
            note = (const char *)content + ((header->n_descsz + 3) & ~3u);
        }
    }
    fputs("<no build number>", stream);
}

static int write_image(struct dl_phdr_info *image, size_t size, void *argument) {
    (void)size;
    FILE *stream = argument;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int i = 0; i < image->dlpi_phnum; i++) {
        if (image->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t segment = image->dlpi_addr + image->dlpi_phdr[i].p_vaddr;
        if (segment < start) start = segment;
        if (segment + image->dlpi_phdr[i].p_memsz > end) end = segment + image->dlpi_phdr[i].p_memsz;
    }
    char program[4096] = "";
    const char *path = image->dlpi_name;
    if (path == NULL || *path == 0) {
        ssize_t count = readlink("/proc/self/exe", program, sizeof program - 1);
        if (count > 0) program[count] = 0;
        path = program;
    }
    const char *slash = strrchr(path, '/');
    fprintf(stream, "  0x%" PRIxPTR " - 0x%" PRIxPTR " %s ", start, end, slash ? slash + 1 : path);
    write_build_id(stream, image);
    fprintf(stream, " %s\n", path);
    return 0;
}

void crash_write_details(const void *context) {
    if (!thread_stacks_are_for_device()) return;
    FILE *stream = fdopen(dup(STDERR_FILENO), "w");
    if (stream == NULL) return;
    fprintf(stream, "*** Crash details:\n");
    thread_stacks_describe_others(stream);
    if (context) write_registers(stream, context);
    fprintf(stream, "Binary images:\n");
    dl_iterate_phdr(write_image, stream);
    fprintf(stream, "*** End of crash details\n");
    fclose(stream);
}
