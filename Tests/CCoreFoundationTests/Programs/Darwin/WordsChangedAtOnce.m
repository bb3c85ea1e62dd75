// libkern/OSAtomic.h: each operation changes the word as its name says and answers the new value (`Orig` the old one).
// The bits of OSAtomicTest… count from the highest of the first byte. Sums of several threads are exact.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <libkern/OSAtomic.h>
#include <libkern/OSByteOrder.h>
#include <pthread.h>

static void sums(void) {
    volatile int32_t word = 40;
    COUNT(OSAtomicAdd32(2, &word), 42);
    COUNT(OSAtomicAdd32(-50, &word), -8);
    COUNT(OSAtomicDecrement32(&word), -9);
    COUNT(OSAtomicDecrement32Barrier(&word), -10);
    COUNT(OSAtomicIncrement32Barrier(&word), -9);
    word = INT32_MAX;
    COUNT(OSAtomicIncrement32Barrier(&word), INT32_MIN);
    volatile int64_t wideSum = 1LL << 40;
    COUNT(OSAtomicAdd64(5, &wideSum), (1LL << 40) + 5);
    COUNT(OSAtomicAdd64Barrier(-5, &wideSum), 1LL << 40);
    COUNT(OSAtomicDecrement64(&wideSum), (1LL << 40) - 1);
    COUNT(OSAtomicDecrement64Barrier(&wideSum), (1LL << 40) - 2);
    COUNT(OSAtomicIncrement64(&wideSum), (1LL << 40) - 1);
    COUNT(OSAtomicIncrement64Barrier(&wideSum), 1LL << 40);
}

static void bits(void) {
    volatile uint32_t word = 0xF0F0;
    COUNT(OSAtomicAnd32(0xFF00, &word), 0xF000);
    COUNT(OSAtomicOr32(0x00FF, &word), 0xF0FF);
    COUNT(OSAtomicXor32(0xFFFF, &word), 0x0F00);
    COUNT(OSAtomicAnd32Barrier(0x0300, &word), 0x0300);
    COUNT(OSAtomicOr32Barrier(0x0001, &word), 0x0301);
    COUNT(OSAtomicXor32Barrier(0x0001, &word), 0x0300);
    COUNT(OSAtomicAnd32Orig(0x0100, &word), 0x0300);
    COUNT(OSAtomicOr32Orig(0x0010, &word), 0x0100);
    COUNT(word, 0x0110);
    // Bit n is 0x80 >> (n & 7) of byte n >> 3.
    unsigned char bytes[8] = {0};
    IS(!OSAtomicTestAndSet(0, bytes) && bytes[0] == 0x80);
    IS(OSAtomicTestAndSet(0, bytes));
    IS(!OSAtomicTestAndSetBarrier(15, bytes) && bytes[1] == 0x01);
    IS(!OSAtomicTestAndSetBarrier(34, bytes) && bytes[4] == 0x20);
    IS(OSAtomicTestAndClear(0, bytes) && bytes[0] == 0);
    IS(!OSAtomicTestAndClear(0, bytes));
    IS(OSAtomicTestAndClearBarrier(34, bytes) && bytes[4] == 0 && bytes[1] == 0x01);
}

#define SWAPS(function, type)                                                                                          \
    do {                                                                                                               \
        type volatile word = (type)7;                                                                                  \
        IS(!function((type)8, (type)9, &word));                                                                        \
        IS(word == (type)7);                                                                                           \
        IS(function((type)7, (type)9, &word));                                                                         \
        IS(word == (type)9);                                                                                           \
    } while (0)

static void swaps(void) {
    SWAPS(OSAtomicCompareAndSwap32Barrier, int32_t);
    SWAPS(OSAtomicCompareAndSwap64, int64_t);
    SWAPS(OSAtomicCompareAndSwap64Barrier, int64_t);
    SWAPS(OSAtomicCompareAndSwapInt, int);
    SWAPS(OSAtomicCompareAndSwapIntBarrier, int);
    SWAPS(OSAtomicCompareAndSwapLong, long);
    SWAPS(OSAtomicCompareAndSwapLongBarrier, long);
    int here;
    void *volatile pointer = NULL;
    void *own = &here;
    IS(!OSAtomicCompareAndSwapPtr(own, NULL, &pointer) && pointer == NULL);
    IS(OSAtomicCompareAndSwapPtr(NULL, own, &pointer) && pointer == own);
    IS(OSAtomicCompareAndSwapPtrBarrier(own, NULL, &pointer) && pointer == NULL);
}

enum { ROUNDS = 20000 };
static volatile int32_t narrow, swapped, published;
static volatile int64_t wideSum;
static int payload;

static void *adds(void *unused) {
    for (int i = 0; i < ROUNDS; i++) {
        OSAtomicAdd32(3, &narrow);
        OSAtomicIncrement64(&wideSum);
        int32_t old;
        do old = swapped; while (!OSAtomicCompareAndSwap32Barrier(old, old + 1, &swapped));
    }
    return NULL;
}

static void *publishes(void *unused) {
    payload = 4711;
    OSMemoryBarrier();
    published = 1;
    return NULL;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    sums();
    bits();
    swaps();
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, adds, NULL);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    COUNT(narrow, 4 * 3 * ROUNDS);
    COUNT(wideSum, 4 * ROUNDS);
    COUNT(swapped, 4 * ROUNDS);
    pthread_create(&threads[0], NULL, publishes, NULL);
    while (!published) sched_yield();
    OSMemoryBarrier();
    COUNT(payload, 4711);
    pthread_join(threads[0], NULL);
    COUNT(OSSwapHostToBigInt32(0x01020304), 0x04030201);
    puts("done");
    [pool release];
    return 0;
}
