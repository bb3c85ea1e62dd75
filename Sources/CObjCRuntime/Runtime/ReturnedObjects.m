#include "Runtime/ReturnedObjects.h"
#include <string.h>

extern id objc_retainAutoreleasedReturnValue(id object);

/// Set from the end of one function until the first instructions of its caller afterwards, so that nothing is between.
static __thread bool is_handed_over __attribute__((tls_model("initial-exec")));

#if defined(__x86_64__)

static int32_t number_at(const uint8_t *place) {
    int32_t number;
    memcpy(&number, place, sizeof number);
    return number;
}

static bool has_bytes(const uint8_t *place, const char *bytes, size_t count) { return memcmp(place, bytes, count) == 0; }

/// Whether a call goes to `objc_retainAutoreleasedReturnValue`, at once or by an entry of the procedure linkage table, which
/// jumps to the address in a word of data. Until the loader has set that word the answer is false.
static bool goes_to_retain(const uint8_t *target) {
    if (target == (const uint8_t *)objc_retainAutoreleasedReturnValue) return true;
    if (has_bytes(target, "\xf3\x0f\x1e\xfa", 4)) target += 4; // endbr64
    if (*target == 0xf2) target++;                             // bnd
    if (!has_bytes(target, "\xff\x25", 2)) return false;       // jmp *word(%rip)
    const void *destination;
    memcpy(&destination, target + 6 + number_at(target + 2), sizeof destination);
    return destination == (const void *)objc_retainAutoreleasedReturnValue;
}

/// As clang writes it: `mov %rax, %rdi`, and a call.
static bool calls_retain(const uint8_t *code) {
    return has_bytes(code, "\x48\x89\xc7\xe8", 4) && goes_to_retain(code + 8 + number_at(code + 4));
}

#elif defined(__aarch64__)

/// clang marks such a call by `mov x29, x29`.
static bool calls_retain(const uint8_t *code) { return memcmp(code, "\xfd\x03\x1d\xaa", 4) == 0; }

#endif

bool returned_object_is_taken(const void *return_address) {
    if (!calls_retain(return_address)) return false;
    is_handed_over = true;
    return true;
}

bool returned_object_take(void) {
    bool taken = is_handed_over;
    is_handed_over = false;
    return taken;
}
