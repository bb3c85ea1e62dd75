#define _GNU_SOURCE
#include "SoundOutput.h"
#include "CPlatform.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    /// How far the thread mixes ahead of the clock: what it takes to be woken on a loaded machine.
    lead = sound_rate * 40 / 1000,
    /// How often it is woken, and virtual time is at the latest.
    period = sound_rate * 20 / 1000,
    block = 512,
    /// A thread that comes later has stood still: what lies between was not heard.
    longest_delay = sound_rate / 2,
};

struct output_voice {
    struct output_voice *next;
    sound_output_voice name;
    struct sound_client client;
    void *context;
    struct sound_voice *voice;
    /// The client is done with it, or it has ended; it goes after the present block.
    bool is_stopped, has_ended;
};

static pthread_mutex_t lock;
static pthread_cond_t has_work = PTHREAD_COND_INITIALIZER;
static struct sound_mixer *mixer;
static struct output_voice *voices;
static sound_output_voice last_name;
static struct sound_ring *ring;
static bool has_thread, is_playing, is_mixing;
static enum sound_category category = sound_category_solo_ambient;

static void prepare(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    mixer = sound_mixer_make(sound_output_now());
}

void sound_output_lock(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
    pthread_mutex_lock(&lock);
}

void sound_output_unlock(void) { pthread_mutex_unlock(&lock); }

// MARK: The device

static void open_ring(void) {
    if (ring || !sound_link_open) return;
    int descriptor = platform_sealed_memory_make("sound", sound_ring_size());
    if (descriptor < 0) return;
    void *memory = mmap(NULL, sound_ring_size(), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) {
        close(descriptor);
        return;
    }
    ring = memory;
    sound_ring_set_category(ring, category);
    sound_link_open(descriptor, sound_ring_size());
}

void sound_output_set_category(enum sound_category wanted) {
    sound_output_lock();
    category = wanted;
    if (ring) sound_ring_set_category(ring, category);
    sound_output_unlock();
}

enum sound_category sound_output_category(void) { return category; }

void sound_output_connect(void) {
    if (sound_link_connect) sound_link_connect();
}

// MARK: Mixing

/// Takes the voices that are over out of the list. With the lock held.
static struct output_voice *take_ended(void) {
    struct output_voice *ended = NULL, **last = &ended;
    for (struct output_voice **place = &voices; *place;) {
        struct output_voice *voice = *place;
        if (!voice->is_stopped && !voice->has_ended) {
            place = &voice->next;
            continue;
        }
        *place = voice->next;
        sound_mixer_remove(mixer, voice->voice);
        voice->next = NULL;
        *last = voice;
        last = &voice->next;
    }
    return ended;
}

static void release(struct output_voice *ended, int64_t position) {
    while (ended) {
        struct output_voice *next = ended->next;
        if (!ended->is_stopped && ended->client.finished) ended->client.finished(ended->context, position);
        if (ended->client.released) ended->client.released(ended->context);
        free(ended);
        ended = next;
    }
}

static void note_ended(void) {
    for (struct output_voice *voice = voices; voice; voice = voice->next) {
        bool is_over = sound_voice_has_ended(voice->voice, NULL);
        bool has_begun = sound_voice_start(voice->voice) < sound_mixer_position(mixer);
        if (!is_over && has_begun && voice->client.frames_left) is_over = voice->client.frames_left(voice->context) == 0;
        voice->has_ended = voice->has_ended || is_over;
    }
}

/// Mixes up to a frame. With the lock held once; it is released while clients hear that they have ended.
static void mix_until(int64_t end) {
    // A client that calls the app, whose code plays or stops something, comes back here.
    if (is_mixing) return;
    is_mixing = true;
    while (sound_mixer_position(mixer) < end) {
        int16_t frames[block * 2];
        int64_t position = sound_mixer_position(mixer), left = end - position;
        int count = left < block ? (int)left : block;
        sound_mixer_mix(mixer, frames, count);
        if (ring) sound_ring_write(ring, position, frames, count);
        note_ended();
        struct output_voice *ended = take_ended();
        if (ended) {
            int64_t heard = sound_mixer_position(mixer);
            pthread_mutex_unlock(&lock);
            release(ended, heard);
            pthread_mutex_lock(&lock);
        }
        if (voices == NULL) break;
    }
    is_mixing = false;
}

/// Tells the device when the first sound begins and when the last one has ended. With the lock held.
static void tell_playing(void) {
    bool plays = voices != NULL;
    if (plays == is_playing) return;
    is_playing = plays;
    if (plays) open_ring();
    if (sound_link_set_playing) sound_link_set_playing(plays);
}

static void *mix_with_clock(void *unused) {
    (void)unused;
    pthread_setname_np(pthread_self(), "sound output");
    pthread_mutex_lock(&lock);
    while (true) {
        while (voices == NULL) pthread_cond_wait(&has_work, &lock);
        int64_t now = sound_output_now();
        if (now - sound_mixer_position(mixer) > longest_delay) sound_mixer_skip(mixer, now);
        mix_until(now + lead);
        tell_playing();
        pthread_mutex_unlock(&lock);
        usleep(period * 1000 / (sound_rate / 1000));
        pthread_mutex_lock(&lock);
    }
    return NULL;
}

/// With the lock held.
static void start_mixing(void) {
    if (virtual_time_is_active()) {
        if (sound_link_rearm) sound_link_rearm();
        return;
    }
    if (!has_thread) {
        pthread_t thread;
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        has_thread = pthread_create(&thread, &attributes, mix_with_clock, NULL) == 0;
        pthread_attr_destroy(&attributes);
    }
    pthread_cond_signal(&has_work);
}

// MARK: Clients

/// With the lock held.
static struct output_voice *voice_named(sound_output_voice name) {
    for (struct output_voice *voice = voices; voice; voice = voice->next) {
        if (voice->name == name && !voice->is_stopped && !voice->has_ended) return voice;
    }
    return NULL;
}

sound_output_voice sound_output_play(const struct sound_client *client, void *context, int64_t start) {
    sound_output_settle();
    sound_output_lock();
    if (voices == NULL && !is_mixing) sound_mixer_skip(mixer, sound_output_now());
    struct output_voice *voice = calloc(1, sizeof *voice);
    struct sound_voice *mixed = voice ? sound_mixer_add(mixer, start, client->read, context) : NULL;
    sound_output_voice name = mixed ? ++last_name : 0;
    if (mixed) {
        *voice = (struct output_voice){.name = name, .client = *client, .context = context, .voice = mixed};
        struct output_voice **place = &voices;
        while (*place) place = &(*place)->next;
        *place = voice;
        tell_playing();
        start_mixing();
    } else {
        free(voice);
    }
    sound_output_unlock();
    return name;
}

void sound_output_stop(sound_output_voice name) {
    sound_output_settle();
    sound_output_lock();
    struct output_voice *voice = voice_named(name), *ended = NULL;
    if (voice) {
        voice->is_stopped = true;
        sound_voice_set_end(voice->voice, sound_mixer_position(mixer));
        // While the thread mixes, it takes the voice away itself.
        if (!is_mixing) {
            ended = take_ended();
            tell_playing();
        }
    }
    int64_t position = sound_mixer_position(mixer);
    sound_output_unlock();
    release(ended, position);
}

void sound_output_set_volume(sound_output_voice name, double volume, double pan) {
    sound_output_lock();
    struct output_voice *voice = voice_named(name);
    if (voice) sound_voice_set_volume(voice->voice, volume, pan);
    sound_output_unlock();
}

int64_t sound_output_start(sound_output_voice name) {
    sound_output_lock();
    struct output_voice *voice = voice_named(name);
    int64_t start = voice ? sound_voice_start(voice->voice) : INT64_MAX;
    sound_output_unlock();
    return start;
}

int64_t sound_output_position(void) {
    sound_output_lock();
    int64_t position = sound_mixer_position(mixer);
    sound_output_unlock();
    return position;
}

// MARK: The main loop's part

void sound_output_settle(void) {
    if (!virtual_time_is_active()) return;
    sound_output_lock();
    bool calls_app = false;
    for (struct output_voice *voice = voices; voice; voice = voice->next) calls_app |= voice->client.calls_app;
    if (!calls_app && voices) mix_until(sound_output_now());
    tell_playing();
    sound_output_unlock();
}

void sound_output_render(void) {
    if (!virtual_time_is_active()) return;
    sound_output_lock();
    if (voices) mix_until(sound_output_now());
    tell_playing();
    sound_output_unlock();
}

int64_t sound_output_next_event(void) {
    if (!virtual_time_is_active()) return INT64_MAX;
    sound_output_lock();
    int64_t position = sound_mixer_position(mixer), next = voices ? position + period : INT64_MAX;
    for (struct output_voice *voice = voices; voice; voice = voice->next) {
        int64_t left = voice->client.frames_left ? voice->client.frames_left(voice->context) : INT64_MAX;
        int64_t start = sound_voice_start(voice->voice);
        if (start < position) start = position;
        if (left < INT64_MAX - start && start + left < next) next = start + left;
    }
    sound_output_unlock();
    return next == INT64_MAX ? INT64_MAX : sound_output_nanoseconds(next);
}

void sound_output_skip(void) {
    sound_output_lock();
    sound_mixer_skip(mixer, sound_output_now());
    sound_output_unlock();
}
