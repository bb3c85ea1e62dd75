// libunwind's walk up the stack, and the atomic operations that give the former value.
// > outer middle inner
// > 1 1
// > 7 3 6

#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <libkern/OSAtomic.h>
#include <libunwind.h>

static char names[3][64];
static int errors;

__attribute__((noinline)) void inner(void) {
    unw_context_t context;
    unw_cursor_t cursor;
    unw_getcontext(&context);
    unw_init_local(&cursor, &context);
    for (int i = 2; i >= 0; i--) {
        unw_get_proc_name(&cursor, names[i], sizeof names[i], NULL);
        unw_step(&cursor);
    }
    unw_word_t value = 0;
    errors = unw_get_reg(&cursor, UNW_REG_IP, &value) == UNW_ESUCCESS && value != 0;
    while (unw_step(&cursor) > 0) continue;
    printf("%s %s %s\n", names[0], names[1], names[2]);
    printf("%d %d\n", errors, unw_get_reg(&cursor, 1000, &value) == UNW_EBADREG);
}
__attribute__((noinline)) void middle(void) { inner(), errors++; }
__attribute__((noinline)) void outer(void) { middle(), errors++; }

int main(void) {
    outer();
    uint32_t number = 7;
    printf("%d", OSAtomicAnd32OrigBarrier(3, &number));
    printf(" %d", OSAtomicXor32OrigBarrier(5, &number));
    printf(" %u\n", number);
    return 0;
}
