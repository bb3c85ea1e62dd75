// Creating timers: a scheduled one is autoreleased, so that it stays valid for the caller after it has fired; the
// invocation of a timer retains its arguments.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef id schedule(Class class, SEL selector, NSTimeInterval interval, id target, SEL message, id info, BOOL repeats);
typedef id schedule_invocation(Class class, SEL selector, NSTimeInterval interval, NSInvocation *invocation, BOOL repeats);
static schedule *former_schedule;
static schedule_invocation *former_schedule_invocation, *former_make;

static id scheduled(Class class, SEL selector, NSTimeInterval interval, id target, SEL message, id info, BOOL repeats) {
    return [[former_schedule(class, selector, interval, target, message, info, repeats) retain] autorelease];
}

static id scheduled_invocation(Class class, SEL selector, NSTimeInterval interval, NSInvocation *invocation,
                               BOOL repeats) {
    [invocation retainArguments];
    return [[former_schedule_invocation(class, selector, interval, invocation, repeats) retain] autorelease];
}

static id made(Class class, SEL selector, NSTimeInterval interval, NSInvocation *invocation, BOOL repeats) {
    [invocation retainArguments];
    return former_make(class, selector, interval, invocation, repeats);
}

INSTALL(timer_creation) {
    Class class = objc_lookUpClass("NSTimer");
    former_schedule = (schedule *)replace_class_method(
        class, @selector(scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:), (IMP)scheduled);
    former_schedule_invocation = (schedule_invocation *)replace_class_method(
        class, @selector(scheduledTimerWithTimeInterval:invocation:repeats:), (IMP)scheduled_invocation);
    former_make = (schedule_invocation *)replace_class_method(
        class, @selector(timerWithTimeInterval:invocation:repeats:), (IMP)made);
}
