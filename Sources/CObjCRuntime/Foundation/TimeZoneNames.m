// The names of time zones as the device lists them: by region and place, in the order of the alphabet. GNUstep lists every
// file of the system's zones as it comes, with abbreviations and copies of all of them (`posix/Europe/Paris`).

#import "MethodReplacement.h"
#include <string.h>

static const char *const regions[] = {
    "Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/",
    NULL,
};

static IMP former_names;

static BOOL is_place(const char *name) {
    if (strcmp(name, "GMT") == 0) return YES;
    for (const char *const *region = regions; *region != NULL; region++) {
        if (strncmp(name, *region, strlen(*region)) == 0) return YES;
    }
    return NO;
}

static id known_time_zone_names(id self, SEL selector) {
    static NSArray *names;
    @synchronized([NSTimeZone class]) {
        if (names == nil) {
            NSMutableSet *places = [NSMutableSet set];
            for (NSString *name in (NSArray *)((id (*)(id, SEL))former_names)(self, selector)) {
                if (is_place([name UTF8String])) [places addObject:name];
            }
            names = [[[places allObjects] sortedArrayUsingSelector:@selector(compare:)] copy];
        }
    }
    return names;
}

void time_zone_names_install(void) {
    former_names =
        replace_class_method([NSTimeZone class], @selector(knownTimeZoneNames), (IMP)known_time_zone_names);
}
