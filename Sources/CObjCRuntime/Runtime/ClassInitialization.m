// +initialize without the runtime's lock.
//
// GCC's runtime sends +initialize while it holds its one lock. Another thread that sends a first message to any class
// waits for this lock, and if +initialize waits for that thread, both wait for ever. So +initialize is sent here,
// without the lock, before the runtime makes the class's dispatch table, and the class is marked as initialised. Until
// +initialize has returned the class has no table: messages from other threads come here, and wait for this one class
// only.

#include "Runtime/ClassInitialization.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"
#include <dlfcn.h>
#include <pthread.h>

/// A running +initialize. The structure is on the stack of the thread that runs it.
struct initialization {
    struct class_layout *class;
    pthread_t thread;
    struct initialization *next;
};

/// A thread that waits for the end of an +initialize.
struct waiting {
    pthread_t thread;
    /// NULL when it has ended.
    struct initialization *awaited;
    struct waiting *next;
};

// The runtime's lock may be held while this one is taken, but never the other way round.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t one_has_ended = PTHREAD_COND_INITIALIZER;
static struct initialization *running;
static struct waiting *waiting;

static Class look_up(const char *name) {
    static Class (*find)(const char *);
    if (find == NULL) find = (Class (*)(const char *))dlsym(RTLD_NEXT, "objc_lookUpClass");
    return find(name);
}

/// Of a class that is being made, or whose module is being loaded, the runtime has the superclass's name.
static struct class_layout *superclass_of(struct class_layout *class) {
    if (class->info & ResolvedFlag) return (void *)class->superclass_name;
    struct class_layout *named = class->superclass_name ? (void *)look_up(class->superclass_name) : NULL;
    return named && (class->info & MetaclassFlag) ? named->isa : named;
}

BOOL class_is_being_made(Class class) { return class && !(((struct class_layout *)class)->info & ResolvedFlag); }

static struct initialization *initialization_of(struct class_layout *class) {
    struct initialization *found = running;
    while (found && found->class != class) found = found->next;
    return found;
}

/// The +initialize that the thread waits for, NULL if it does not wait.
static struct initialization *awaited_by(pthread_t thread) {
    struct waiting *found = waiting;
    while (found && !pthread_equal(found->thread, thread)) found = found->next;
    return found ? found->awaited : NULL;
}

/// True if waiting for its end would be a deadlock: this thread runs it, or a thread runs it that waits for this one,
/// or this thread holds the runtime's lock, which it may need.
static BOOL is_ours(struct initialization *it) {
    if (__objc_runtime_mutex->owner == objc_thread_id()) return YES;
    for (; it; it = awaited_by(it->thread)) {
        if (pthread_equal(it->thread, pthread_self())) return YES;
    }
    return NO;
}

static void wait_for(struct initialization *it) {
    struct waiting own = {pthread_self(), it, waiting};
    waiting = &own;
    while (own.awaited) pthread_cond_wait(&one_has_ended, &lock);
    struct waiting **place = &waiting;
    while (*place != &own) place = &(*place)->next;
    *place = own.next;
}

static void end(struct initialization *it) {
    pthread_mutex_lock(&lock);
    struct initialization **place = &running;
    while (*place != it) place = &(*place)->next;
    *place = it->next;
    for (struct waiting *each = waiting; each; each = each->next) {
        if (each->awaited == it) each->awaited = NULL;
    }
    pthread_cond_broadcast(&one_has_ended);
    pthread_mutex_unlock(&lock);
}

/// Marks the class as initialised. NO if it was marked already, by the runtime.
static BOOL mark(struct class_layout *class) {
    objc_mutex_lock(__objc_runtime_mutex);
    BOOL is_new = !(class->info & InitializedFlag);
    class->info |= InitializedFlag;
    class->isa->info |= InitializedFlag;
    objc_mutex_unlock(__objc_runtime_mutex);
    return is_new;
}

/// Called with the lock held; releases it.
static void initialize(struct class_layout *class) {
    struct initialization it __attribute__((cleanup(end))) = {class, pthread_self(), running};
    running = &it;
    pthread_mutex_unlock(&lock);
    if (!mark(class)) return;
    SEL selector = @selector(initialize);
    Method method = method_in_lists((Class)class->isa, selector);
    if (method) ((void (*)(Class, SEL))method_getImplementation(method))((Class)class, selector);
}

/// Goes from the root class down to this class, up to the first one that has to be initialised or waited for. Called
/// with the lock held, which is released meanwhile.
/// - is_ready: set to NO if this thread is initialising the class or a superclass.
/// - Returns: NO if a class was initialised or waited for, so that the search has to start again.
static BOOL pass(struct class_layout *class, BOOL *is_ready) {
    if (superclass_of(class) && !pass(superclass_of(class), is_ready)) return NO;
    struct initialization *it = running ? initialization_of(class) : NULL;
    if (it) {
        if (!is_ours(it)) {
            wait_for(it);
            return NO;
        }
        *is_ready = NO;
    } else if (!(class->info & InitializedFlag)) {
        initialize(class);
        pthread_mutex_lock(&lock);
        return NO;
    }
    return YES;
}

static struct class_layout *class_of_metaclass(struct class_layout *metaclass, Class named) {
    struct class_layout *class = (void *)named;
    while (class && class->isa != metaclass) class = superclass_of(class);
    if (class) return class;
    class = (void *)look_up(metaclass->name);
    return class && class->isa == metaclass ? class : NULL;
}

BOOL class_is_prepared(Class a_class, Class named) {
    struct class_layout *class = (void *)a_class;
    if (class->info & MetaclassFlag) class = class_of_metaclass(class, named);
    if (class == NULL) return YES;
    if (!(class->info & ResolvedFlag)) {
        objc_mutex_lock(__objc_runtime_mutex);
        __objc_resolve_class_links();
        objc_mutex_unlock(__objc_runtime_mutex);
        // While modules are being loaded, its superclass may not be loaded yet.
        if (!(class->info & ResolvedFlag)) return YES;
    }
    BOOL is_ready = YES;
    pthread_mutex_lock(&lock);
    while (!pass(class, &is_ready)) is_ready = YES;
    pthread_mutex_unlock(&lock);
    return is_ready;
}

/// A class that is being made has names in the place of selectors.
static Method method_by_name(struct method_list *list, const char *name) {
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            struct method_layout *method = &list->methods[i];
            if (strcmp((const char *)(const void *)method->selector, name) == 0) return (Method)(void *)method;
        }
    }
    return NULL;
}

Method method_in_lists(Class a_class, SEL selector) {
    Method method = NULL;
    objc_mutex_lock(__objc_runtime_mutex);
    for (struct class_layout *class = (void *)a_class; class && method == NULL; class = superclass_of(class)) {
        method = class->info & ResolvedFlag ? search_for_method_in_list(class->methods, selector)
                                             : method_by_name(class->methods, sel_getName(selector));
    }
    objc_mutex_unlock(__objc_runtime_mutex);
    return method;
}
