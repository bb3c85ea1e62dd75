#define _GNU_SOURCE
#include "Diagnostics.h"
#include "Diagnostics/Symbols.h"
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
    /// The outermost frame in this library: the method that the app called.
    const void *method;
    /// The first frame outside of this library: the place of the call in the app.
    const void *place;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct search *search = argument;
    const void *address = (const void *)_Unwind_GetIP(context);
    Dl_info info;
    if (dladdr(address, &info) && info.dli_fbase == search->library) {
        search->method = address;
        return _URC_NO_REASON;
    }
    search->place = address;
    return _URC_END_OF_STACK;
}

static struct search search_call(void) {
    Dl_info info;
    struct search search = {dladdr((const void *)report_off_main_thread, &info) ? info.dli_fbase : NULL, NULL, NULL};
    _Unwind_Backtrace(visit, &search);
    return search;
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
    struct search search = search_call();
    if (!is_new(search.place)) return;
    struct symbol method = {""};
    if (selector) {
        snprintf(method.name, sizeof method.name, "-[%s %s]", object_getClassName((id)object),
                 sel_getName((SEL)selector));
    } else {
        method = symbol_at((const char *)search.method - 1);
    }
    char *frames = backtrace_description(1);
    fprintf(stderr,
            "*** %s: UIKit was called off the main thread; use performSelectorOnMainThread:… instead\n(\n%s)\n",
            method.name, frames);
    free(frames);
}
