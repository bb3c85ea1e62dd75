// Names for addresses: Objective-C methods from the runtime, other functions from the symbol table in the program's
// file (the dynamic symbol table has only exported functions), Swift names demangled.

#define _GNU_SOURCE
#include "Diagnostics/Symbols.h"
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/runtime.h>
#include <unwind.h>

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

/// Finds the function that covers `address` (relative to where the image is mapped) in a section of symbols.
static const char *find_function(struct program_file file, const ElfW(Shdr) *sections, const ElfW(Shdr) *table, size_t count,
                                 uintptr_t address, uintptr_t *start) {
    if (table->sh_link >= count) return NULL;
    const ElfW(Shdr) *strings = &sections[table->sh_link];
    size_t symbol_count = table->sh_size / sizeof(ElfW(Sym));
    if (!program_file_contains(file, table->sh_offset, symbol_count, sizeof(ElfW(Sym)))) return NULL;
    if (!program_file_contains(file, strings->sh_offset, strings->sh_size, 1)) return NULL;
    const ElfW(Sym) *symbols = (const void *)(file.bytes + table->sh_offset);
    const char *name = NULL;
    for (size_t i = 0; i < symbol_count; i++) {
        if (ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC || symbols[i].st_value > address) continue;
        if (symbols[i].st_shndx == SHN_UNDEF || symbols[i].st_name >= strings->sh_size) continue;
        if (name && symbols[i].st_value < *start) continue;
        if (symbols[i].st_size && address >= symbols[i].st_value + symbols[i].st_size) continue;
        name = file.bytes + strings->sh_offset + symbols[i].st_name;
        *start = symbols[i].st_value;
    }
    return name;
}

static const char *function_in_file(const char *path, uintptr_t address, uintptr_t *start) {
    struct program_file file = program_file_at(path);
    size_t count;
    const ElfW(Shdr) *sections = program_file_sections(file, &count);
    const char *name = NULL;
    for (size_t i = 0; i < count && name == NULL; i++) {
        if (sections[i].sh_type != SHT_SYMTAB) continue;
        name = find_function(file, sections, &sections[i], count, address, start);
    }
    return name;
}

static Method find_method(Class class, IMP function) {
    unsigned count = 0;
    Method *methods = class_copyMethodList(class, &count);
    Method found = NULL;
    for (unsigned i = 0; i < count && found == NULL; i++) {
        if (method_getImplementation(methods[i]) == function) found = methods[i];
    }
    free(methods);
    return found;
}

/// - owner: the class or metaclass that has the method.
static Method find_method_anywhere(IMP function, Class *owner) {
    int count = objc_getClassList(NULL, 0);
    if (count <= 0) return NULL;
    Class *classes = calloc((size_t)count, sizeof *classes);
    if (classes == NULL) return NULL;
    // There may be more by now.
    int known = objc_getClassList(classes, count);
    if (known < count) count = known;
    Method found = NULL;
    for (int i = 0; i < count && found == NULL; i++) {
        *owner = classes[i];
        if ((found = find_method(*owner, function))) break;
        *owner = object_getClass((id)classes[i]);
        found = find_method(*owner, function);
    }
    free(classes);
    return found;
}

const char *method_types_at(const void *function) {
    Class owner;
    Method method = function ? find_method_anywhere((IMP)function, &owner) : NULL;
    return method ? method_getTypeEncoding(method) : NULL;
}

static void demangle(const char *name, struct symbol *symbol) {
    char *readable = NULL;
    if (name[0] == '$' && name[1] == 's') readable = swift_demangle(name, strlen(name), NULL, NULL, 0);
    snprintf(symbol->name, sizeof symbol->name, "%s", readable ? readable : name);
    free(readable);
}

/// The function's symbol name, valid while the lock is held; null if it has none.
static const char *linker_name(const void *address, const Dl_info *info, uintptr_t *start) {
    // An executable that is not position independent has no bias; dladdr's base is then its link address.
    uintptr_t base = (uintptr_t)info->dli_fbase;
    const char *name = function_in_file(info->dli_fname, (uintptr_t)address - base, start);
    if (name) {
        *start += base;
        return name;
    }
    // `dladdr` knows only exported functions; the unwind tables know where each function begins.
    uintptr_t function = (uintptr_t)_Unwind_FindEnclosingFunction((void *)((uintptr_t)address + 1));
    *start = function ? function : (uintptr_t)info->dli_saddr;
    return *start == (uintptr_t)info->dli_saddr ? info->dli_sname : NULL;
}

struct source_line source_line_of(const void *address) {
    struct source_line line = {"", 0};
    Dl_info info, frameworks;
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL) return line;
    // Lines of the frameworks' own code do not help the author of an app.
    if (dladdr((const void *)symbol_at, &frameworks) && frameworks.dli_fbase == info.dli_fbase) return line;
    program_file_lock();
    line = source_line_at(program_file_at(info.dli_fname), (uintptr_t)address - (uintptr_t)info.dli_fbase);
    program_file_unlock();
    return line;
}

static bool has_swift_name(const void *address) {
    Dl_info info;
    uintptr_t start = 0;
    if (dladdr(address, &info) == 0) return false;
    program_file_lock();
    const char *name = linker_name(address, &info, &start);
    bool is_swift = name && strncmp(name, "$s", 2) == 0;
    program_file_unlock();
    return is_swift;
}

/// Every exception asks this for each frame that it passes, mostly the same few, and a search takes a millisecond:
/// answers are cached. An entry is the address with the answer in the highest bit, which no address of a program uses,
/// so that it can be read and written atomically.
bool is_swift_function(const void *address) {
    static _Atomic uintptr_t known[512];
    const uintptr_t is_swift = (uintptr_t)1 << 63;
    _Atomic uintptr_t *entry = &known[((uintptr_t)address ^ (uintptr_t)address >> 9) % 512];
    uintptr_t value = *entry;
    if ((value & ~is_swift) != (uintptr_t)address) {
        value = (uintptr_t)address | (has_swift_name(address) ? is_swift : 0);
        *entry = value;
    }
    return (value & is_swift) != 0;
}

struct symbol symbol_at(const void *address) {
    struct symbol symbol = {"", "???", 0};
    Dl_info info;
    if (dladdr(address, &info) == 0) return symbol;
    const char *slash = info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
    snprintf(symbol.image, sizeof symbol.image, "%s", slash ? slash + 1 : info.dli_fname);

    uintptr_t base = (uintptr_t)info.dli_fbase;
    uintptr_t start = 0;
    program_file_lock();
    const char *name = linker_name(address, &info, &start);
    symbol.offset = start ? (uintptr_t)address - start : (uintptr_t)address - base;
    Class owner;
    Method method = start ? find_method_anywhere((IMP)start, &owner) : NULL;
    if (method) {
        snprintf(symbol.name, sizeof symbol.name, "%c[%s %s]", class_isMetaClass(owner) ? '+' : '-',
                 class_getName(owner), sel_getName(method_getName(method)));
    } else if (name) {
        demangle(name, &symbol);
    }
    program_file_unlock();
    return symbol;
}
