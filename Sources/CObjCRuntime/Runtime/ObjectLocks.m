// The locks of objects that @synchronized takes, and waiting and notifying on them: objc/objc-sync.h.
//
// They replace those of GCC's runtime, which cannot wait, and whose count goes below zero when a lock is released that
// is not held.

#import <Foundation/Foundation.h>
#include <errno.h>
#include <objc/objc-sync.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/// An object's lock. It exists as long as a thread holds it or waits for it.
struct object_lock {
    struct object_lock *next;
    id object;
    /// The number of threads that hold it (counted once for each nesting) or wait for it.
    int users;
    pthread_t owner;
    int depth;
    pthread_mutex_t mutex;
    pthread_cond_t noticed;
};

enum { BucketCount = 64, KeptCount = 4 };

/// Locks by the object's address. A few unused ones are kept for other objects.
static struct bucket {
    pthread_mutex_t guard;
    struct object_lock *used, *unused;
    int unused_count;
} buckets[BucketCount] = {[0 ... BucketCount - 1] = {PTHREAD_MUTEX_INITIALIZER}};

static struct bucket *bucket_of(id object) {
    uintptr_t address = (uintptr_t)object;
    return &buckets[(address >> 4 ^ address >> 10) % BucketCount];
}

static struct object_lock *find(struct bucket *bucket, id object) {
    struct object_lock *each = bucket->used;
    while (each && each->object != object) each = each->next;
    return each;
}

/// The object's lock if this thread holds it, NULL if not. Call it with the bucket's guard held.
static struct object_lock *find_own(struct bucket *bucket, id object) {
    struct object_lock *lock = find(bucket, object);
    return lock && lock->depth > 0 && pthread_equal(lock->owner, pthread_self()) ? lock : NULL;
}

static struct object_lock *make(struct bucket *bucket, id object) {
    struct object_lock *lock = bucket->unused;
    if (lock) {
        bucket->unused = lock->next;
        bucket->unused_count--;
    } else {
        lock = calloc(1, sizeof *lock);
        if (lock == NULL) abort();
        pthread_mutex_init(&lock->mutex, NULL);
        pthread_cond_init(&lock->noticed, NULL);
    }
    lock->object = object;
    lock->next = bucket->used;
    bucket->used = lock;
    return lock;
}

static void end_use(struct bucket *bucket, struct object_lock *lock) {
    if (--lock->users > 0) return;
    struct object_lock **place = &bucket->used;
    while (*place != lock) place = &(*place)->next;
    *place = lock->next;
    if (bucket->unused_count < KeptCount) {
        lock->next = bucket->unused;
        bucket->unused = lock;
        bucket->unused_count++;
    } else {
        pthread_mutex_destroy(&lock->mutex);
        pthread_cond_destroy(&lock->noticed);
        free(lock);
    }
}

/// Owner and depth are changed under the guard, so that other threads read consistent values.
static void set_owner(struct bucket *bucket, struct object_lock *lock, int depth) {
    pthread_mutex_lock(&bucket->guard);
    lock->owner = pthread_self();
    lock->depth = depth;
    pthread_mutex_unlock(&bucket->guard);
}

int objc_sync_enter(id object) {
    if (object == nil) return OBJC_SYNC_SUCCESS;
    struct bucket *bucket = bucket_of(object);
    pthread_mutex_lock(&bucket->guard);
    struct object_lock *lock = find(bucket, object) ?: make(bucket, object);
    lock->users++;
    BOOL is_own = lock->depth > 0 && pthread_equal(lock->owner, pthread_self());
    // A new lock is free: no other thread has it yet.
    BOOL is_taken = is_own || pthread_mutex_trylock(&lock->mutex) == 0;
    if (is_taken) {
        lock->owner = pthread_self();
        lock->depth++;
    }
    pthread_mutex_unlock(&bucket->guard);
    if (!is_taken) {
        pthread_mutex_lock(&lock->mutex);
        set_owner(bucket, lock, 1);
    }
    return OBJC_SYNC_SUCCESS;
}

int objc_sync_exit(id object) {
    if (object == nil) return OBJC_SYNC_SUCCESS;
    struct bucket *bucket = bucket_of(object);
    pthread_mutex_lock(&bucket->guard);
    struct object_lock *lock = find_own(bucket, object);
    if (lock) {
        if (--lock->depth == 0) pthread_mutex_unlock(&lock->mutex);
        end_use(bucket, lock);
    }
    pthread_mutex_unlock(&bucket->guard);
    return lock ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR;
}

static struct timespec time_in(long long milliseconds) {
    // The limit of the C library; longer waits do not matter.
    if (milliseconds > INT32_MAX) milliseconds = INT32_MAX;
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_sec += milliseconds / 1000;
    time.tv_nsec += milliseconds % 1000 * 1000000;
    if (time.tv_nsec >= 1000000000) {
        time.tv_sec++;
        time.tv_nsec -= 1000000000;
    }
    return time;
}

/// The lock of an object, if this thread holds it; it cannot go away meanwhile.
static struct object_lock *own_lock(id object, int *depth) {
    struct bucket *bucket = bucket_of(object);
    pthread_mutex_lock(&bucket->guard);
    struct object_lock *lock = find_own(bucket, object);
    if (lock && depth) {
        *depth = lock->depth;
        lock->depth = 0;
    }
    pthread_mutex_unlock(&bucket->guard);
    return lock;
}

int objc_sync_wait(id object, long long milliseconds) {
    if (object == nil) return OBJC_SYNC_SUCCESS;
    struct timespec limit = time_in(milliseconds);
    int depth = 0;
    struct object_lock *lock = own_lock(object, &depth);
    if (lock == NULL) return OBJC_SYNC_NOT_OWNING_THREAD_ERROR;
    int error = milliseconds > 0 ? pthread_cond_timedwait(&lock->noticed, &lock->mutex, &limit)
                                 : pthread_cond_wait(&lock->noticed, &lock->mutex);
    set_owner(bucket_of(object), lock, depth);
    return error == ETIMEDOUT ? OBJC_SYNC_TIMED_OUT : OBJC_SYNC_SUCCESS;
}

int objc_sync_notify(id object) {
    if (object == nil) return OBJC_SYNC_SUCCESS;
    struct object_lock *lock = own_lock(object, NULL);
    if (lock == NULL) return OBJC_SYNC_NOT_OWNING_THREAD_ERROR;
    pthread_cond_signal(&lock->noticed);
    return OBJC_SYNC_SUCCESS;
}

int objc_sync_notifyAll(id object) {
    if (object == nil) return OBJC_SYNC_SUCCESS;
    struct object_lock *lock = own_lock(object, NULL);
    if (lock == NULL) return OBJC_SYNC_NOT_OWNING_THREAD_ERROR;
    pthread_cond_broadcast(&lock->noticed);
    return OBJC_SYNC_SUCCESS;
}
