#import "LoadEvents.h"
#include <stdlib.h>

struct load_event {
    struct load_event *next;
    /// Retained, as the block is.
    id sender;
    void (^act)(void);
};

void load_events_init(struct load_events *events) {
    *events = (struct load_events){.first = NULL};
    pthread_mutex_init(&events->lock, NULL);
}

void load_events_destroy(struct load_events *events) {
    load_events_remove_all(events);
    pthread_mutex_destroy(&events->lock);
}

void load_events_add(struct load_events *events, id sender, void (^act)(void)) {
    struct load_event *event = malloc(sizeof *event);
    if (event == NULL) abort();
    *event = (struct load_event){NULL, [sender retain], [act copy]};
    pthread_mutex_lock(&events->lock);
    if (events->last) {
        events->last->next = event;
    } else {
        events->first = event;
    }
    events->last = event;
    events->count++;
    pthread_mutex_unlock(&events->lock);
}

static struct load_event *take_first(struct load_events *events) {
    pthread_mutex_lock(&events->lock);
    struct load_event *event = events->first;
    if (event) {
        events->first = event->next;
        if (events->first == NULL) events->last = NULL;
        events->count--;
    }
    pthread_mutex_unlock(&events->lock);
    return event;
}

void (^load_events_take(struct load_events *events, id *sender))(void) {
    struct load_event *event = take_first(events);
    *sender = [event ? event->sender : nil autorelease];
    void (^act)(void) = [event ? event->act : NULL autorelease];
    free(event);
    return act;
}

NSUInteger load_events_count(struct load_events *events) {
    pthread_mutex_lock(&events->lock);
    NSUInteger count = events->count;
    pthread_mutex_unlock(&events->lock);
    return count;
}

void load_events_remove_all(struct load_events *events) {
    for (struct load_event *event = take_first(events); event; event = take_first(events)) {
        [event->sender release];
        [event->act release];
        free(event);
    }
}
