// A calendar from an archive that does not name it is none. GNUstep's would go on without.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef id decode(NSCalendar *calendar, SEL selector, NSCoder *coder);
static decode *former_decode;

static id checked_decode(NSCalendar *calendar, SEL selector, NSCoder *coder) {
    if ([coder allowsKeyedCoding] && ![[coder decodeObjectForKey:@"NS.identifier"] isKindOfClass:[NSString class]]) {
        [calendar release];
        return nil;
    }
    return former_decode(calendar, selector, coder);
}

INSTALL(calendar_coding) {
    SEL selector = @selector(initWithCoder:);
    former_decode = (decode *)replace_instance_method([NSCalendar class], selector, (IMP)checked_decode);
}
