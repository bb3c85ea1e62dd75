// The identifier of a calendar, which GNUstep's current calendar does not return.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef NSString *identifier_of(id calendar, SEL selector);
static identifier_of *former_identifier;

static NSString *identifier(NSCalendar *calendar, SEL selector) {
    NSString *known = former_identifier(calendar, selector);
    return [known length] ? known : NSGregorianCalendar;
}

INSTALL(calendar_identifier) {
    former_identifier = (identifier_of *)replace_instance_method(objc_lookUpClass("NSCalendar"),
                                                                 @selector(calendarIdentifier), (IMP)identifier);
}
