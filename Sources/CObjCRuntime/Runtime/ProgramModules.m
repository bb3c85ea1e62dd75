// The modules of a program are loaded before its constructors run.
//
// On the device all classes and categories of a program are known before any +load is sent, and before any constructor
// runs: a constructor may use the program's classes, and a +load the categories of other files. With GCC's runtime each
// object file has a constructor, which loads its module when its turn comes; code that ran before would find
// unregistered selectors and missing categories. So these constructors are found in the program's list (`.init_array`)
// and run when this library is complete. Files that only have categories come first; +load is sent when all are loaded.
//
// The same holds for a bundle of tests, which calls from its first constructor (`SDK/Testing/BundleStart.s`).
//
// Such a constructor is clang's `.objc_load_function`: it loads the address of its module and calls
// `__objc_exec_class`. One that is not recognised loads its module when it runs, as without this.

#define _GNU_SOURCE
#include "Runtime/LibraryBounds.h"
#include "Runtime/LoadMessages.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/ProgramModules.h"
#include <link.h>
#include <string.h>

/// Replaces the name of a module that was loaded from here, as a mark.
static const char loaded_before[] = "PlatformLoadedBeforeConstructors";

/// The program, or a library, as it lies in memory.
struct program {
    /// An address in the library; NULL for the program itself.
    const void *part;
    const char *start, *end, *data_start, *data_end;
    void (**constructors)(void);
    size_t constructor_count;
};

static bool is_within(const void *address, size_t size, const char *start, const char *end) {
    return (const char *)address >= start && (const char *)address <= end && size <= (size_t)(end - (const char *)address);
}

static void note_dynamic_section(struct program *program, const ElfW(Dyn) *entries, ElfW(Addr) base) {
    for (; entries->d_tag != DT_NULL; entries++) {
        if (entries->d_tag == DT_INIT_ARRAY) program->constructors = (void *)(base + entries->d_un.d_ptr);
        if (entries->d_tag == DT_INIT_ARRAYSZ) program->constructor_count = entries->d_un.d_val / sizeof(void *);
    }
}

static bool has_part(const struct dl_phdr_info *info, const void *part) {
    for (int i = 0; i < info->dlpi_phnum; i++) {
        ElfW(Addr) start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && (ElfW(Addr))part - start < info->dlpi_phdr[i].p_memsz) return true;
    }
    return false;
}

/// The program is the first image in the list.
static int note_program(struct dl_phdr_info *info, size_t size, void *argument) {
    struct program *program = argument;
    if (program->part && !has_part(info, program->part)) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        const char *start = (const char *)info->dlpi_addr + part->p_vaddr, *end = start + part->p_memsz;
        if (part->p_type == PT_DYNAMIC) note_dynamic_section(program, (const void *)start, info->dlpi_addr);
        if (part->p_type != PT_LOAD) continue;
        if (program->start == NULL || start < program->start) program->start = start;
        if (end > program->end) program->end = end;
        if (!(part->p_flags & PF_W)) continue;
        if (program->data_start == NULL || start < program->data_start) program->data_start = start;
        if (end > program->data_end) program->data_end = end;
    }
    return 1;
}

/// The module that the constructor loads, or NULL if it does something else.
static struct module *module_of(const struct program *program, void (*constructor)(void)) {
#if defined(__x86_64__)
    enum { LookedAt = 24, LoadSize = 7 };
    const unsigned char *code = (const unsigned char *)constructor;
    if (!is_within(code, LookedAt, program->start, program->end)) return NULL;
    for (int i = 0; i + LoadSize < LookedAt - 3; i++) {
        // lea offset(%rip), %rdi; then, perhaps behind one that clears %eax, a call or a jump.
        if (memcmp(code + i, "\x48\x8d\x3d", 3) != 0) continue;
        const unsigned char *next = code + i + LoadSize;
        bool calls = next[0] == 0xe8 || next[0] == 0xe9 || next[2] == 0xe8 || next[2] == 0xe9;
        int offset;
        memcpy(&offset, code + i + 3, sizeof offset);
        struct module *module = (struct module *)(next + offset);
        if (!calls || ((uintptr_t)module & 7) != 0) return NULL;
        if (!is_within(module, sizeof *module, program->data_start, program->data_end)) return NULL;
        // Under ARC a word follows, which says how memory is managed.
        bool has_size = module->size == sizeof *module || module->size == sizeof *module + sizeof(void *);
        bool is_module = module->version > FragileVersion && module->version <= FragileVersion + 2 && has_size &&
                         is_within(module->symbols, sizeof *module->symbols, program->start, program->end);
        return is_module ? module : NULL;
    }
#endif
    return NULL;
}

static void load_modules(const struct program *program, bool of_categories) {
    for (size_t i = 0; i < program->constructor_count; i++) {
        struct module *module = module_of(program, program->constructors[i]);
        if (module == NULL || program_module_is_loaded(module) || (module->symbols->class_count == 0) != of_categories) continue;
        module->name = loaded_before;
        load_messages_keep(module);
        module_load(module);
    }
}

static void load_image(const void *part) {
    struct program program = {.part = part};
    dl_iterate_phdr(note_program, &program);
    // This library is the program itself where apps are forked (CAppParent): it has loaded its modules.
    if (program.start == __ehdr_start) return;
    if (!is_within(program.constructors, program.constructor_count * sizeof(void *), program.start, program.end)) return;
    load_modules(&program, true);
    load_modules(&program, false);
    load_messages_send();
}

void program_modules_load(void) { load_image(NULL); }
void bundle_modules_load(const void *part) { load_image(part); }

bool program_module_is_loaded(const struct module *module) { return module->name == loaded_before; }
