#define _GNU_SOURCE
#include "Diagnostics.h"
#include "Shells.h"
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/runtime.h>
#include <pthread.h>
#include <unwind.h>

enum { MaximumReports = 256 };

static const void *reported_places[MaximumReports];
static int reported_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct search {
    const void *library;
    const void *place;
};

/// The first frame outside this library: the app's call.
static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct search *search = argument;
    const void *address = (const void *)_Unwind_GetIP(context);
    Dl_info info;
    if (dladdr(address, &info) && info.dli_fbase == search->library) return _URC_NO_REASON;
    search->place = address;
    return _URC_END_OF_STACK;
}

static const void *calling_place(void) {
    Dl_info info;
    struct search search = {dladdr((const void *)report_off_main_thread, &info) ? info.dli_fbase : NULL, NULL};
    _Unwind_Backtrace(visit, &search);
    return search.place;
}

/// True the first time for each place; always false after `MaximumReports` of them.
static BOOL is_new(const void *place) {
    BOOL new = reported_count < MaximumReports;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < reported_count; i++) new = new && reported_places[i] != place;
    if (new) reported_places[reported_count++] = place;
    pthread_mutex_unlock(&lock);
    return new;
}

void report_off_main_thread(const void *object, const void *selector) {
    if (!is_new(calling_place())) return;
    char *frames = backtrace_description(1);
    fprintf(stderr, "*** -[%s %s]: UIKit was called off the main thread; use performSelectorOnMainThread:… instead\n(\n%s)\n",
            object_getClassName((id)object), sel_getName((SEL)selector), frames);
    free(frames);
}
