// Operations on integers and pointers that several threads share. Each but the compare-and-swaps gives the new value, unless
// its name says `Orig`. All of them are barriers.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define OS_ATOMIC_INLINE static inline __attribute__((unused))

OS_ATOMIC_INLINE int32_t OSAtomicAdd32(int32_t amount, volatile int32_t *value) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int64_t OSAtomicAdd64(int64_t amount, volatile int64_t *value) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicIncrement32(volatile int32_t *value) { return OSAtomicAdd32(1, value); }
OS_ATOMIC_INLINE int32_t OSAtomicDecrement32(volatile int32_t *value) { return OSAtomicAdd32(-1, value); }
OS_ATOMIC_INLINE int64_t OSAtomicIncrement64(volatile int64_t *value) { return OSAtomicAdd64(1, value); }
OS_ATOMIC_INLINE int64_t OSAtomicDecrement64(volatile int64_t *value) { return OSAtomicAdd64(-1, value); }
OS_ATOMIC_INLINE int32_t OSAtomicOr32(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_or_fetch(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicAnd32(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_and_fetch(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicXor32(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_xor_fetch(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicOr32Orig(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_fetch_or(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicAnd32Orig(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_fetch_and(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE int32_t OSAtomicXor32Orig(uint32_t mask, volatile uint32_t *value) {
    return (int32_t)__atomic_fetch_xor(value, mask, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE bool OSAtomicCompareAndSwap32(int32_t old, int32_t new_value, volatile int32_t *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE bool OSAtomicCompareAndSwap64(int64_t old, int64_t new_value, volatile int64_t *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE bool OSAtomicCompareAndSwapInt(int old, int new_value, volatile int *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE bool OSAtomicCompareAndSwapLong(long old, long new_value, volatile long *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
OS_ATOMIC_INLINE bool OSAtomicCompareAndSwapPtr(void *old, void *new_value, void *volatile *value) {
    return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/// Bit 0 is the highest of the first byte; gives what it was.
OS_ATOMIC_INLINE bool OSAtomicTestAndSet(uint32_t bit, volatile void *address) {
    uint8_t mask = (uint8_t)(0x80 >> (bit & 7));
    return (__atomic_fetch_or((volatile uint8_t *)address + (bit >> 3), mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
OS_ATOMIC_INLINE bool OSAtomicTestAndClear(uint32_t bit, volatile void *address) {
    uint8_t mask = (uint8_t)(0x80 >> (bit & 7));
    return (__atomic_fetch_and((volatile uint8_t *)address + (bit >> 3), (uint8_t)~mask, __ATOMIC_SEQ_CST) & mask) != 0;
}

#define OSAtomicAdd32Barrier OSAtomicAdd32
#define OSAtomicAdd64Barrier OSAtomicAdd64
#define OSAtomicIncrement32Barrier OSAtomicIncrement32
#define OSAtomicDecrement32Barrier OSAtomicDecrement32
#define OSAtomicIncrement64Barrier OSAtomicIncrement64
#define OSAtomicDecrement64Barrier OSAtomicDecrement64
#define OSAtomicOr32Barrier OSAtomicOr32
#define OSAtomicAnd32Barrier OSAtomicAnd32
#define OSAtomicXor32Barrier OSAtomicXor32
#define OSAtomicOr32OrigBarrier OSAtomicOr32Orig
#define OSAtomicAnd32OrigBarrier OSAtomicAnd32Orig
#define OSAtomicXor32OrigBarrier OSAtomicXor32Orig
#define OSAtomicCompareAndSwap32Barrier OSAtomicCompareAndSwap32
#define OSAtomicCompareAndSwap64Barrier OSAtomicCompareAndSwap64
#define OSAtomicCompareAndSwapIntBarrier OSAtomicCompareAndSwapInt
#define OSAtomicCompareAndSwapLongBarrier OSAtomicCompareAndSwapLong
#define OSAtomicCompareAndSwapPtrBarrier OSAtomicCompareAndSwapPtr
#define OSAtomicTestAndSetBarrier OSAtomicTestAndSet
#define OSAtomicTestAndClearBarrier OSAtomicTestAndClear

OS_ATOMIC_INLINE void OSMemoryBarrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

/// 0 is free.
typedef int32_t OSSpinLock;
#define OS_SPINLOCK_INIT 0

/// A list whose elements are linked at an offset in them.
typedef struct {
    void *head;
    long lock;
} OSQueueHead;
#define OS_ATOMIC_QUEUE_INIT {NULL, 0}

#ifdef __cplusplus
extern "C" {
#endif

bool OSSpinLockTry(volatile OSSpinLock *lock);
/// Gives the processor away while another thread has the lock.
void OSSpinLockLock(volatile OSSpinLock *lock);
void OSSpinLockUnlock(volatile OSSpinLock *lock);
void OSAtomicEnqueue(OSQueueHead *list, void *element, size_t offset);
/// The element that was put in last; NULL if there is none.
void *OSAtomicDequeue(OSQueueHead *list, size_t offset);

#ifdef __cplusplus
}
#endif
