// One pointer for each selector.
//
// Apps compare selectors by `==`, in -canPerformAction:withSender: or +resolveInstanceMethod:. GCC's runtime identifies
// a selector by a number: each module has its own structures with that number, and so different pointers for the same
// selector. clang's code loads the address of such a structure (`lea structure(%rip), %reg`). Here each such
// instruction of an app is made to load the pointer that `sel_registerName` returns for the name from a slot near the
// image (`mov slot(%rip), %reg`, which is as long). A reference that is not found stays a valid selector, only not
// equal to the others.
//
// Only clang's ordinary instruction selection uses this one instruction for the address, so apps are compiled without
// the fast instruction selection (`-mllvm -fast-isel=0`); such images have a mark, the symbol
// `verger_selectors_are_folded`.
//
// Optimised code may choose one of two structures by its distance from the first of the module. So the first structure
// belongs to a selector that is never sent (`$`, in Verger/Prefix.h), and instructions that load its address are left
// alone. A selector chosen by such code is valid, but a pointer of the module's own.

#define _GNU_SOURCE
#include "Runtime/SelectorReferences.h"
#include <dlfcn.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// An instruction that loads an address of the image's data.
struct site {
    const char *target;
    unsigned char *instruction;
};

enum { MaximumTextCount = 4, InstructionSize = 7, SlotCount = 4096 };

/// The program, or a library of the app's.
struct image {
    const char *start, *end;
    /// Its code, and whether the code is that of `-fast-isel=0`.
    struct text {
        unsigned char *start;
        size_t size;
    } texts[MaximumTextCount];
    int text_count;
    BOOL is_marked;
    /// The instructions found, sorted by target.
    struct site *sites;
    size_t site_count, site_capacity;
    SEL *slots;
    int used_slot_count;
    struct image *next;
};

static struct image *images;

static uintptr_t page_start(const void *address) { return (uintptr_t)address & ~(uintptr_t)(getpagesize() - 1); }
static uintptr_t page_end(const void *address) { return page_start((const char *)address + getpagesize() - 1); }

static void add_site(struct image *image, const char *target, unsigned char *instruction) {
    if (image->site_count == image->site_capacity) {
        image->site_capacity = image->site_capacity ? image->site_capacity * 2 : 1024;
        image->sites = realloc(image->sites, image->site_capacity * sizeof *image->sites);
        if (image->sites == NULL) abort();
    }
    image->sites[image->site_count++] = (struct site){target, instruction};
}

/// The places that look like `lea offset(%rip), %reg` with a target within the image's data.
static void find_sites(struct image *image, const char *data_start, const char *data_end) {
    for (int i = 0; i < image->text_count; i++) {
        unsigned char *code = image->texts[i].start, *end = code + image->texts[i].size;
        if (image->texts[i].size < InstructionSize) continue;
        for (unsigned char *at = code + 1; (at = memchr(at, 0x8d, (size_t)(end - at))) != NULL; at++) {
            if (at + InstructionSize - 1 > end) break;
            // REX.W with any register; the operand is relative to the instruction pointer.
            if ((at[-1] & 0xfb) != 0x48 || (at[1] & 0xc7) != 0x05) continue;
            int offset;
            memcpy(&offset, at + 2, sizeof offset);
            const char *target = (const char *)at + InstructionSize - 1 + offset;
            if (target >= data_start && target < data_end && ((uintptr_t)target & 7) == 0) add_site(image, target, at - 1);
        }
    }
}

static int compare_sites(const void *one, const void *other) {
    const char *a = ((const struct site *)one)->target, *b = ((const struct site *)other)->target;
    return a < b ? -1 : a > b;
}

/// The address that `note_image` looks for, and the image that it fills in.
struct search {
    const char *address;
    struct image *image;
};

static int note_image(struct dl_phdr_info *info, size_t size, void *argument) {
    struct search *search = argument;
    struct image found = {0};
    const char *data_start = NULL, *data_end = NULL;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD) continue;
        char *start = (char *)info->dlpi_addr + part->p_vaddr, *end = start + part->p_memsz;
        if (found.start == NULL || start < found.start) found.start = start;
        if (end > found.end) found.end = end;
        if ((part->p_flags & PF_X) && found.text_count < MaximumTextCount) {
            found.texts[found.text_count++] = (struct text){(unsigned char *)start, part->p_filesz};
        }
        if (!(part->p_flags & PF_W)) continue;
        if (data_start == NULL || start < data_start) data_start = start;
        if (end > data_end) data_end = end;
    }
    if (search->address < found.start || search->address >= found.end) return 0;
    void *handle = dlopen(info->dlpi_name[0] ? info->dlpi_name : NULL, RTLD_LAZY | RTLD_NOLOAD);
    found.is_marked = handle && dlsym(handle, "verger_selectors_are_folded") != NULL;
    if (handle) dlclose(handle);
    search->image = malloc(sizeof found);
    if (search->image == NULL) abort();
    *search->image = found;
    if (found.is_marked) {
        find_sites(search->image, data_start, data_end);
        qsort(search->image->sites, search->image->site_count, sizeof(struct site), compare_sites);
    }
    return 1;
}

static struct image *image_of(const void *address) {
    for (struct image *image = images; image; image = image->next) {
        if ((const char *)address >= image->start && (const char *)address < image->end) return image;
    }
    struct search search = {address, NULL};
    dl_iterate_phdr(note_image, &search);
    if (search.image == NULL) return NULL;
    search.image->next = images;
    return images = search.image;
}

/// Allocates slots that the image's code can reach with a 32-bit offset; NULL if there is no such memory.
static SEL *make_slots(const struct image *image) {
    const uintptr_t step = 0x100000, reach = 0x40000000;
    for (uintptr_t distance = 0; distance < reach; distance += step) {
        void *wish = (void *)(page_end(image->end) + distance);
        void *slots = mmap(wish, SlotCount * sizeof(SEL), PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
        if (slots == wish) return slots;
        if (slots != MAP_FAILED) munmap(slots, SlotCount * sizeof(SEL));
    }
    return NULL;
}

static SEL *slot_for(struct image *image, SEL selector) {
    if (image->slots == NULL || image->used_slot_count == SlotCount) {
        image->slots = make_slots(image);
        image->used_slot_count = 0;
        if (image->slots == NULL) return NULL;
    }
    SEL *slot = &image->slots[image->used_slot_count++];
    *slot = selector;
    return slot;
}

static void protect(const struct image *image, int protection) {
    for (int i = 0; i < image->text_count; i++) {
        uintptr_t start = page_start(image->texts[i].start);
        uintptr_t end = page_end(image->texts[i].start + image->texts[i].size);
        mprotect((void *)start, end - start, protection);
    }
}

static void load_from_slot(struct site *site, const SEL *slot) {
    int offset = (int)((const char *)slot - (const char *)(site->instruction + InstructionSize));
    site->instruction[1] = 0x8b;
    memcpy(site->instruction + 3, &offset, sizeof offset);
}

/// The first site of that target or a later one.
static struct site *first_site(const struct image *image, const char *target) {
    size_t low = 0, high = image->site_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (image->sites[middle].target < target) low = middle + 1;
        else high = middle;
    }
    return image->sites + low;
}

void selector_references_unify(struct module *module) {
    struct selector_reference *selectors = module->symbols->selectors;
    if (selectors == NULL || selectors[0].identifier == NULL) return;
    struct image *image = image_of(selectors);
    if (image == NULL || !image->is_marked) return;
    BOOL is_writable = NO;
    bool has_mark = strcmp(selectors[0].identifier, "$") == 0;
    for (struct selector_reference *each = selectors + (has_mark ? 1 : 0); each->identifier; each++) {
        struct site *site = first_site(image, (const char *)each), *end = image->sites + image->site_count;
        if (site == end || site->target != (const char *)each) continue;
        SEL *slot = slot_for(image, sel_registerName(each->identifier));
        if (slot == NULL) break;
        if (!is_writable) protect(image, PROT_READ | PROT_WRITE);
        is_writable = YES;
        for (; site < end && site->target == (const char *)each; site++) load_from_slot(site, slot);
    }
    if (is_writable) protect(image, PROT_READ | PROT_EXEC);
}
