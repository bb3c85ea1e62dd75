// Zombies: memory of deallocated objects that is kept, so that a message to one can be reported with the object's
// class.
//
// The memory of the oldest ones is given back when there are many, so that a long debugging session does not grow for
// ever.

#define _GNU_SOURCE
#include "Diagnostics.h"
#include "Diagnostics/ZombieMessages.h"
#import "Runtime/ReferenceCounts.h"
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/message.h>
#include <objc/runtime.h>
#include <pthread.h>
#include <string.h>

struct zombie {
    id object;
    Class class;
};

enum { MaximumZombies = 65536 };

static struct zombie *zombies;
static size_t next_place;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void (*deallocate_object)(id object);
static Class zombie_class;

/// The class of zombies: a root class that implements nothing.
__attribute__((objc_root_class))
@interface VergerZombie {
    Class isa;
}
@end
@implementation VergerZombie
+ (void)initialize {
}
@end

static Class class_before_death(id object) {
    Class class = Nil;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < MaximumZombies; i++) {
        if (zombies[i].object == object) class = zombies[i].class;
    }
    pthread_mutex_unlock(&lock);
    return class;
}

/// The Swift objects deallocated last, in a ring.
struct dead_peer {
    const void *peer;
    Class class;
};

enum { MaximumDeadPeers = 4096 };
static struct dead_peer dead_peers[MaximumDeadPeers];
static unsigned dead_peer_count;

void zombie_note_peer(const void *peer, Class class) {
    if (zombies == NULL || peer == NULL) return;
    unsigned place = __sync_fetch_and_add(&dead_peer_count, 1) % MaximumDeadPeers;
    dead_peers[place] = (struct dead_peer){peer, class};
}

const char *zombie_of_peer(const void *place) {
    // From the newest on, since memory is used again.
    for (unsigned i = 1; i <= MIN(dead_peer_count, (unsigned)MaximumDeadPeers); i++) {
        struct dead_peer dead = dead_peers[(dead_peer_count - i) % MaximumDeadPeers];
        // The fault may be at the reference count, which Swift keeps behind the first word of an object.
        if (dead.peer && (uintptr_t)place - (uintptr_t)dead.peer <= sizeof(void *)) return class_getName(dead.class);
    }
    return NULL;
}

/// What is called for every message to a zombie.
id message_to_zombie(id object, SEL selector) {
    char *headline = NULL;
    Class class = class_before_death(object);
    if (asprintf(&headline, "*** -[%s %s]: message sent to deallocated instance %p", class ? class_getName(class) : "?",
                 sel_getName(selector), object) < 0) {
        headline = "*** message sent to deallocated instance";
    }
    crash_with_report(headline);
    return nil;
}

/// The same for messages whose result is a structure in memory.
void message_to_zombie_stret(void *result, id object, SEL selector) { message_to_zombie(object, selector); }

static IMP (*forward)(id receiver, SEL selector);

/// Called by the runtime for a message that the receiver's class does not implement.
static IMP implementation_for_unknown(id receiver, SEL selector) {
    if (receiver != nil && object_getClass(receiver) == zombie_class) return (IMP)message_to_zombie;
    return forward(receiver, selector);
}

void zombies_enable(void) {
    if (zombies) return;
    zombies = calloc(MaximumZombies, sizeof *zombies);
    if (zombies == NULL) return;
    zombie_class = objc_getClass("VergerZombie");
    forward = __objc_msg_forward2;
    __objc_msg_forward2 = implementation_for_unknown;
}

static BOOL zombies_are_wanted(void) {
    const char *wish = getenv("VERGER_ZOMBIES");
    if (wish) return strcmp(wish, "0") != 0;
    return dlsym(RTLD_DEFAULT, "verger_debug_build") != NULL;
}

void zombies_enable_if_wanted(void) {
    if (zombies_are_wanted()) zombies_enable();
}

/// Takes the place of GNUstep's function, which frees every Objective-C object.
void NSDeallocateObject(id object) {
    if (deallocate_object == NULL) deallocate_object = dlsym(RTLD_NEXT, "NSDeallocateObject");
    if (object == nil) return;
    if (zombies == NULL) {
        reference_count_free(object, deallocate_object);
        return;
    }
    // Done before the object is in the ring, since from then on other threads may free it.
    Class class = object_setClass(object, zombie_class);
    pthread_mutex_lock(&lock);
    struct zombie oldest = zombies[next_place];
    zombies[next_place] = (struct zombie){object, class};
    next_place = (next_place + 1) % MaximumZombies;
    pthread_mutex_unlock(&lock);
    if (oldest.object) {
        object_setClass(oldest.object, oldest.class);
        reference_count_free(oldest.object, deallocate_object);
    }
}
