// What the thread of transfers has for a load's delegate, until the delegate's thread takes it.
#pragma once
#import <Foundation/Foundation.h>
#include <pthread.h>

struct load_event;

struct load_events {
    pthread_mutex_t lock;
    struct load_event *first, *last;
    NSUInteger count;
};

void load_events_init(struct load_events *events);
void load_events_destroy(struct load_events *events);
/// - sender: the transfer that the event comes from, or nil.
void load_events_add(struct load_events *events, id sender, void (^act)(void));
/// The oldest one; NULL for none.
void (^load_events_take(struct load_events *events, id *sender))(void);
NSUInteger load_events_count(struct load_events *events);
void load_events_remove_all(struct load_events *events);
