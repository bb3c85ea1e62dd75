// A date formatter without a time zone of its own takes that of the calendar which it is given.

#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef void set_object(id formatter, SEL selector, id value);
static set_object *former_set_zone, *former_set_calendar;

/// Key of the associated object that says that the app has set a zone.
static char has_zone;
enum { RetainsAtomically = 01401 };

static void set_zone(NSDateFormatter *formatter, SEL selector, NSTimeZone *zone) {
    objc_setAssociatedObject(formatter, &has_zone, zone, RetainsAtomically);
    former_set_zone(formatter, selector, zone);
}

static void set_calendar(NSDateFormatter *formatter, SEL selector, NSCalendar *calendar) {
    former_set_calendar(formatter, selector, calendar);
    if (calendar == nil || objc_getAssociatedObject(formatter, &has_zone)) return;
    former_set_zone(formatter, @selector(setTimeZone:), [calendar timeZone]);
}

INSTALL(formatter_time_zones) {
    Class class = objc_lookUpClass("NSDateFormatter");
    former_set_zone = (set_object *)replace_instance_method(class, @selector(setTimeZone:), (IMP)set_zone);
    former_set_calendar = (set_object *)replace_instance_method(class, @selector(setCalendar:), (IMP)set_calendar);
}
