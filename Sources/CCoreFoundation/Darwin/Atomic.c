// Spin locks, and the lists that are lock-free on Darwin.

#include <libkern/OSAtomic.h>
#include <sched.h>

bool OSSpinLockTry(volatile OSSpinLock *lock) {
    OSSpinLock free_value = 0;
    return __atomic_compare_exchange_n(lock, &free_value, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void OSSpinLockLock(volatile OSSpinLock *lock) {
    while (!OSSpinLockTry(lock)) sched_yield();
}

void OSSpinLockUnlock(volatile OSSpinLock *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

// With a lock: in a compare-and-swap implementation, an element could be removed and added again between reading the
// head and exchanging it.

static volatile OSSpinLock *lock_of(OSQueueHead *list) { return (volatile OSSpinLock *)&list->lock; }

void OSAtomicEnqueue(OSQueueHead *list, void *element, size_t offset) {
    OSSpinLockLock(lock_of(list));
    *(void **)((char *)element + offset) = list->head;
    list->head = element;
    OSSpinLockUnlock(lock_of(list));
}

void *OSAtomicDequeue(OSQueueHead *list, size_t offset) {
    OSSpinLockLock(lock_of(list));
    void *element = list->head;
    if (element) list->head = *(void **)((char *)element + offset);
    OSSpinLockUnlock(lock_of(list));
    return element;
}
