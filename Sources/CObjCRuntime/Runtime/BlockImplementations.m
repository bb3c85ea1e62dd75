// Blocks as methods: imp_implementationWithBlock and its companions.
//
// Each such block has a trampoline. Trampolines are mapped in pieces: code, and behind it a table with the blocks. The
// code is never writable: all pieces map the same anonymous file, which holds a copy of the code in BlockTrampolines.S.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// As in BlockTrampolines.S.
enum { CodeSize = 0x4000, TrampolineSize = 16, TrampolineCount = CodeSize / TrampolineSize };
extern const char block_trampolines[CodeSize], block_trampolines_stret[CodeSize];

/// The entry in the table that a trampoline reads.
union entry {
    struct {
        /// NULL if the trampoline is free.
        void *block;
        int next_free;
    };
    char size[TrampolineSize];
};

struct piece {
    char code[CodeSize];
    union entry entries[TrampolineCount];
};

/// The trampolines of one kind: of methods that return structures in memory, or of others.
struct kind {
    const char *prepared;
    /// The anonymous file, once it is made.
    int file;
    int piece_count, piece_capacity;
    struct piece **pieces;
    /// The head of the list of free trampolines, as piece number * TrampolineCount + place, or -1.
    int first_free;
};

static struct kind kinds[2] = {{block_trampolines, -1, 0, 0, NULL, -1}, {block_trampolines_stret, -1, 0, 0, NULL, -1}};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// The head of a block, and bits of its flags; see clang's "Block Implementation Specification".
struct block_head {
    void *isa;
    int flags;
};
enum { ReturnsInMemory = 1 << 29, HasSignature = 1 << 30 };

static int code_file(struct kind *kind) {
    if (kind->file >= 0) return kind->file;
    int file = memfd_create("block trampolines", MFD_CLOEXEC);
    if (file >= 0 && write(file, kind->prepared, CodeSize) != CodeSize) {
        close(file);
        return -1;
    }
    return kind->file = file;
}

static BOOL add_piece(struct kind *kind) {
    if (kind->piece_count == kind->piece_capacity) {
        int capacity = kind->piece_capacity ? kind->piece_capacity * 2 : 16;
        struct piece **pieces = realloc(kind->pieces, (size_t)capacity * sizeof *pieces);
        if (pieces == NULL) return NO;
        kind->pieces = pieces;
        kind->piece_capacity = capacity;
    }
    int file = code_file(kind);
    if (file < 0) return NO;
    struct piece *piece = mmap(NULL, sizeof *piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (piece == MAP_FAILED) return NO;
    if (mmap(piece->code, CodeSize, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED) {
        munmap(piece, sizeof *piece);
        return NO;
    }
    int first = kind->piece_count * TrampolineCount;
    for (int i = 0; i < TrampolineCount; i++) piece->entries[i].next_free = first + i + 1;
    piece->entries[TrampolineCount - 1].next_free = kind->first_free;
    kind->first_free = first;
    kind->pieces[kind->piece_count++] = piece;
    return YES;
}

IMP imp_implementationWithBlock(id block) {
    if (block == nil) return NULL;
    int flags = ((const struct block_head *)block)->flags;
    struct kind *kind = &kinds[(flags & HasSignature) && (flags & ReturnsInMemory)];
    void *copy = _Block_copy((const void *)block);
    IMP implementation = NULL;
    pthread_mutex_lock(&lock);
    if (kind->first_free >= 0 || add_piece(kind)) {
        struct piece *piece = kind->pieces[kind->first_free / TrampolineCount];
        int place = kind->first_free % TrampolineCount;
        kind->first_free = piece->entries[place].next_free;
        piece->entries[place].block = copy;
        implementation = (IMP)(piece->code + place * TrampolineSize);
    }
    pthread_mutex_unlock(&lock);
    if (implementation == NULL) _Block_release(copy);
    return implementation;
}

/// The entry of a trampoline, NULL for every other function. The lock is held.
static union entry *entry_of(IMP implementation, struct kind **kind, int *number) {
    const char *address = (const char *)implementation;
    for (struct kind *each = kinds; each < kinds + 2; each++) {
        for (int i = 0; i < each->piece_count; i++) {
            ptrdiff_t offset = address - each->pieces[i]->code;
            if (offset < 0 || offset >= CodeSize || offset % TrampolineSize != 0) continue;
            *kind = each;
            *number = i * TrampolineCount + (int)(offset / TrampolineSize);
            return &each->pieces[i]->entries[offset / TrampolineSize];
        }
    }
    return NULL;
}

id imp_getBlock(IMP implementation) {
    struct kind *kind;
    int number;
    pthread_mutex_lock(&lock);
    union entry *entry = entry_of(implementation, &kind, &number);
    id block = entry ? (id)entry->block : nil;
    pthread_mutex_unlock(&lock);
    return block;
}

BOOL imp_removeBlock(IMP implementation) {
    struct kind *kind;
    int number;
    void *block = NULL;
    pthread_mutex_lock(&lock);
    union entry *entry = entry_of(implementation, &kind, &number);
    if (entry && entry->block) {
        block = entry->block;
        entry->block = NULL;
        entry->next_free = kind->first_free;
        kind->first_free = number;
    }
    pthread_mutex_unlock(&lock);
    if (block == NULL) return NO;
    // Released after unlocking, since the -dealloc of a captured object may call these functions.
    _Block_release(block);
    return YES;
}
