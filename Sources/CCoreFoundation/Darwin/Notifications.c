// Darwin notifications (notify.h), within this program only.

#define _GNU_SOURCE
#include <Block.h>
#include <arpa/inet.h>
#include <fcntl.h>

// Declared here, since libdispatch's header is not in the search path of the frameworks' sources.
typedef struct dispatch_queue_s *dispatch_queue_t;
extern void dispatch_async(dispatch_queue_t queue, void (^work)(void));
extern void dispatch_retain(dispatch_queue_t queue);
extern void dispatch_release(dispatch_queue_t queue);
#include <notify.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Registration {
    int token;
    char *name;
    /// True at first: the first check of a name reports it as posted.
    bool was_posted;
    int signal;
    int descriptor;
    dispatch_queue_t queue;
    notify_handler_t handler;
    struct Registration *next;
} Registration;

/// The state that programs attach to a name. It is shared by all registrations.
typedef struct State {
    char *name;
    uint64_t value;
    struct State *next;
} State;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Registration *registrations;
static State *states;
static int last_token;

static uint32_t add(const char *name, int *token, Registration values) {
    if (name == NULL || token == NULL) return NOTIFY_STATUS_INVALID_NAME;
    Registration *added = malloc(sizeof *added);
    if (added == NULL) return NOTIFY_STATUS_FAILED;
    *added = values;
    added->name = strdup(name);
    pthread_mutex_lock(&lock);
    *token = added->token = ++last_token;
    added->next = registrations;
    registrations = added;
    pthread_mutex_unlock(&lock);
    return NOTIFY_STATUS_OK;
}

/// The caller holds the lock.
static Registration *find(int token) {
    Registration *it = registrations;
    while (it && it->token != token) it = it->next;
    return it;
}

uint32_t notify_register_check(const char *name, int *token) {
    return add(name, token, (Registration){.was_posted = true, .descriptor = -1});
}

uint32_t notify_register_signal(const char *name, int signal, int *token) {
    if (signal <= 0 || signal >= NSIG) return NOTIFY_STATUS_INVALID_SIGNAL;
    return add(name, token, (Registration){.signal = signal, .descriptor = -1});
}

uint32_t notify_register_dispatch(const char *name, int *token, dispatch_queue_t queue, notify_handler_t handler) {
    if (queue == NULL || handler == NULL) return NOTIFY_STATUS_INVALID_REQUEST;
    dispatch_retain(queue);
    return add(name, token, (Registration){.descriptor = -1, .queue = queue, .handler = Block_copy(handler)});
}

uint32_t notify_register_mach_port(const char *name, mach_port_t *port, int flags, int *token) {
    return NOTIFY_STATUS_FAILED;
}

uint32_t notify_register_file_descriptor(const char *name, int *descriptor, int flags, int *token) {
    if (descriptor == NULL) return NOTIFY_STATUS_INVALID_FILE;
    int ends[2];
    if (flags & NOTIFY_REUSE) {
        // With NOTIFY_REUSE the registration writes to the pipe of an earlier one.
        pthread_mutex_lock(&lock);
        char path[64];
        snprintf(path, sizeof path, "/proc/self/fd/%d", *descriptor);
        ends[1] = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        pthread_mutex_unlock(&lock);
        if (ends[1] < 0) return NOTIFY_STATUS_INVALID_FILE;
    } else {
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return NOTIFY_STATUS_FAILED;
        // Reading may block, but posting must not.
        fcntl(ends[0], F_SETFL, 0);
        *descriptor = ends[0];
    }
    return add(name, token, (Registration){.descriptor = ends[1]});
}

uint32_t notify_post(const char *name) {
    if (name == NULL) return NOTIFY_STATUS_INVALID_NAME;
    pthread_mutex_lock(&lock);
    for (Registration *it = registrations; it; it = it->next) {
        if (strcmp(it->name, name) != 0) continue;
        it->was_posted = true;
        if (it->signal) kill(getpid(), it->signal);
        if (it->descriptor >= 0) {
            uint32_t token = htonl((uint32_t)it->token);
            // A full pipe is sufficient notice for its reader.
            if (write(it->descriptor, &token, sizeof token) < 0) continue;
        }
        if (it->handler) {
            notify_handler_t handler = it->handler;
            int token = it->token;
            dispatch_async(it->queue, ^{
                handler(token);
            });
        }
    }
    pthread_mutex_unlock(&lock);
    return NOTIFY_STATUS_OK;
}

uint32_t notify_check(int token, int *was_posted) {
    pthread_mutex_lock(&lock);
    Registration *it = find(token);
    if (it && was_posted) *was_posted = it->was_posted;
    if (it) it->was_posted = false;
    pthread_mutex_unlock(&lock);
    return it ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN;
}

uint32_t notify_cancel(int token) {
    pthread_mutex_lock(&lock);
    Registration **place = &registrations;
    while (*place && (*place)->token != token) place = &(*place)->next;
    Registration *gone = *place;
    if (gone) *place = gone->next;
    pthread_mutex_unlock(&lock);
    if (gone == NULL) return NOTIFY_STATUS_INVALID_TOKEN;
    if (gone->descriptor >= 0) close(gone->descriptor);
    if (gone->handler) Block_release(gone->handler);
    if (gone->queue) dispatch_release(gone->queue);
    free(gone->name);
    free(gone);
    return NOTIFY_STATUS_OK;
}

/// The state of a name, which is made if necessary. The caller holds the lock.
static State *state(const char *name) {
    State *it = states;
    while (it && strcmp(it->name, name) != 0) it = it->next;
    if (it || (it = calloc(1, sizeof *it)) == NULL) return it;
    it->name = strdup(name);
    it->next = states;
    return states = it;
}

uint32_t notify_set_state(int token, uint64_t value) {
    pthread_mutex_lock(&lock);
    Registration *it = find(token);
    State *found = it ? state(it->name) : NULL;
    if (found) found->value = value;
    pthread_mutex_unlock(&lock);
    return found ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN;
}

uint32_t notify_get_state(int token, uint64_t *value) {
    pthread_mutex_lock(&lock);
    Registration *it = find(token);
    State *found = it ? state(it->name) : NULL;
    if (found && value) *value = found->value;
    pthread_mutex_unlock(&lock);
    return found ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN;
}
