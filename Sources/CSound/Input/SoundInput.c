#define _GNU_SOURCE
#include "SoundInput.h"
#include "CPlatform.h"
#include "SoundOutput.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    /// How much later than real clocks frames are taken: what a page needs to send them on a loaded machine.
    delay = sound_rate * 100 / 1000,
    /// How often they are taken.
    period = sound_rate * 20 / 1000,
    block = 512,
    /// A thread that comes later has stood still: what lies between was not heard.
    longest_delay = sound_rate / 2,
};

struct listener {
    struct listener *next;
    sound_input_listener name;
    struct sound_input_client client;
    void *context;
    /// The next frame that it takes, and the one before which it ends.
    int64_t position, end;
    /// In virtual time: the device knows of it.
    bool is_known;
    /// It goes as soon as no call is under way.
    bool is_over;
    int calls;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t has_work = PTHREAD_COND_INITIALIZER;
static struct listener *listeners;
static sound_input_listener last_name;
static struct sound_ring *ring;
static bool has_thread, is_listening;

int64_t sound_input_delay(void) { return virtual_time_is_active() ? 0 : delay; }

static int64_t heard_by_now(void) { return sound_output_now() - sound_input_delay(); }

// MARK: The device

/// With the lock held.
static void open_ring(void) {
    if (ring || !sound_link_open_input) return;
    int descriptor = platform_sealed_memory_make("microphone", sound_ring_size());
    if (descriptor < 0) return;
    void *memory = mmap(NULL, sound_ring_size(), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) {
        close(descriptor);
        return;
    }
    ring = memory;
    sound_link_open_input(descriptor, sound_ring_size());
}

/// Tells the device when the first one begins to listen, and when the last one has ended. With the lock held.
static void tell_listening(void) {
    bool listens = listeners != NULL;
    if (listens == is_listening) return;
    is_listening = listens;
    if (listens) open_ring();
    if (sound_link_set_listening) sound_link_set_listening(listens);
}

void sound_input_read(int64_t position, int16_t *frames, int count) {
    pthread_mutex_lock(&lock);
    const struct sound_ring *memory = ring;
    pthread_mutex_unlock(&lock);
    // The memory stays for as long as the app lives.
    if (memory) sound_ring_read(memory, position, frames, count);
    else memset(frames, 0, (size_t)count * 2 * sizeof *frames);
}

// MARK: Taking

/// Forgets those that are over. With the lock held, which is released while they hear of it.
static void drop_ended(void) {
    for (struct listener **place = &listeners; *place;) {
        struct listener *listener = *place;
        if (!listener->is_over || listener->calls) {
            place = &listener->next;
            continue;
        }
        *place = listener->next;
        pthread_mutex_unlock(&lock);
        if (listener->client.released) listener->client.released(listener->context);
        free(listener);
        pthread_mutex_lock(&lock);
        // Others may have come or gone.
        place = &listeners;
    }
    tell_listening();
}

/// Gives one its frames until a position. With the lock held, which is released meanwhile.
static void give(struct listener *listener, int64_t now) {
    int16_t frames[block * 2];
    int64_t until = now < listener->end ? now : listener->end;
    if (until - listener->position > sound_ring_frames) listener->position = until - sound_ring_frames;
    listener->calls++;
    while (!listener->is_over && listener->position < until) {
        int64_t position = listener->position;
        int count = until - position < block ? (int)(until - position) : block;
        if (ring) sound_ring_read(ring, position, frames, count);
        else memset(frames, 0, sizeof frames);
        listener->position += count;
        pthread_mutex_unlock(&lock);
        if (listener->client.take) listener->client.take(listener->context, position, frames, count);
        pthread_mutex_lock(&lock);
    }
    if (!listener->is_over && listener->position >= listener->end) {
        listener->is_over = true;
        pthread_mutex_unlock(&lock);
        if (listener->client.finished) listener->client.finished(listener->context);
        pthread_mutex_lock(&lock);
    }
    listener->calls--;
}

/// With the lock held.
static struct listener *next_to_take(sound_input_listener after, int64_t now) {
    struct listener *next = NULL;
    for (struct listener *listener = listeners; listener; listener = listener->next) {
        bool has_frames = listener->is_known && !listener->is_over && listener->calls == 0 && listener->position < now;
        if (has_frames && listener->name > after && (next == NULL || listener->name < next->name)) next = listener;
    }
    return next;
}

/// With the lock held. Each is asked once: one that a call of the app adds has its turn later.
static void take_until(int64_t now) {
    sound_input_listener last = 0;
    for (struct listener *listener; (listener = next_to_take(last, now));) {
        last = listener->name;
        give(listener, now);
    }
    drop_ended();
}

static void *take_with_clock(void *unused) {
    (void)unused;
    pthread_setname_np(pthread_self(), "sound input");
    pthread_mutex_lock(&lock);
    while (true) {
        while (listeners == NULL) pthread_cond_wait(&has_work, &lock);
        int64_t now = heard_by_now();
        for (struct listener *listener = listeners; listener; listener = listener->next) {
            if (now - listener->position > longest_delay) listener->position = now;
        }
        take_until(now);
        pthread_mutex_unlock(&lock);
        usleep(period * 1000 / (sound_rate / 1000));
        pthread_mutex_lock(&lock);
    }
    return NULL;
}

/// With the lock held.
static void start_taking(void) {
    if (virtual_time_is_active()) return;
    if (!has_thread) {
        pthread_t thread;
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        has_thread = pthread_create(&thread, &attributes, take_with_clock, NULL) == 0;
        pthread_attr_destroy(&attributes);
    }
    pthread_cond_signal(&has_work);
}

// MARK: Clients

sound_input_listener sound_input_listen(const struct sound_input_client *client, void *context, int64_t start, int64_t end) {
    struct listener *listener = calloc(1, sizeof *listener);
    if (listener == NULL) return 0;
    pthread_mutex_lock(&lock);
    int64_t now = heard_by_now();
    sound_input_listener name = ++last_name;
    *listener = (struct listener){.name = name, .client = *client, .context = context, .end = end,
                                  .position = start > now ? start : now, .is_known = !virtual_time_is_active()};
    struct listener **place = &listeners;
    while (*place) place = &(*place)->next;
    *place = listener;
    tell_listening();
    start_taking();
    pthread_mutex_unlock(&lock);
    if (virtual_time_is_active() && sound_link_rearm) sound_link_rearm();
    return name;
}

void sound_input_stop(sound_input_listener name) {
    pthread_mutex_lock(&lock);
    for (struct listener *listener = listeners; listener; listener = listener->next) {
        if (listener->name != name || listener->is_over) continue;
        bool may_take = virtual_time_is_active() && listener->is_known && listener->calls == 0;
        if (may_take) give(listener, heard_by_now());
        listener->is_over = true;
        break;
    }
    drop_ended();
    pthread_mutex_unlock(&lock);
}

// MARK: The main loop's part

void sound_input_take(void) {
    if (!virtual_time_is_active()) return;
    pthread_mutex_lock(&lock);
    if (listeners) take_until(heard_by_now());
    pthread_mutex_unlock(&lock);
}

void sound_input_reached(void) {
    pthread_mutex_lock(&lock);
    for (struct listener *listener = listeners; listener; listener = listener->next) listener->is_known = true;
    pthread_mutex_unlock(&lock);
}

int64_t sound_input_next_event(void) {
    if (!virtual_time_is_active()) return INT64_MAX;
    pthread_mutex_lock(&lock);
    int64_t next = INT64_MAX, now = sound_output_now();
    for (struct listener *listener = listeners; listener; listener = listener->next) {
        int64_t wanted = (listener->is_known ? listener->position : now) + period;
        if (listener->end < wanted && listener->is_known) wanted = listener->end;
        if (wanted < next) next = wanted;
    }
    pthread_mutex_unlock(&lock);
    return next == INT64_MAX ? INT64_MAX : sound_output_nanoseconds(next);
}

void sound_input_skip(void) {
    pthread_mutex_lock(&lock);
    int64_t now = heard_by_now();
    for (struct listener *listener = listeners; listener; listener = listener->next) {
        if (listener->position < now) listener->position = now;
    }
    pthread_mutex_unlock(&lock);
}
