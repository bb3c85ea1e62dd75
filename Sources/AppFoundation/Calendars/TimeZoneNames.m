// The names of time zones as the device lists them: by region and place, in alphabetical order. GNUstep lists the
// system's folder of zones unsorted, with abbreviations and duplicates, and skips folders that are links.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <stdlib.h>

static NSString *const regions[] = {
    @"Africa", @"America", @"Antarctica", @"Arctic", @"Asia", @"Atlantic", @"Australia", @"Europe", @"Indian", @"Pacific",
};

static IMP former_names;

static NSString *zones_folder(void) {
    const char *folder = getenv("TZDIR");
    return folder == NULL || folder[0] == 0 ? @"/usr/share/zoneinfo" : [NSString stringWithUTF8String:folder];
}

static void add_places(NSString *region, NSMutableArray *places) {
    NSString *folder = [zones_folder() stringByAppendingPathComponent:region];
    NSDirectoryEnumerator *files = [[NSFileManager defaultManager] enumeratorAtPath:folder];
    for (NSString *file in files) {
        if ([[files fileAttributes] fileType] == NSFileTypeDirectory) continue;
        [places addObject:[region stringByAppendingPathComponent:file]];
    }
}

static id known_time_zone_names(id self, SEL selector) {
    static NSArray *names;
    @synchronized([NSTimeZone class]) {
        if (names == nil) {
            NSMutableArray *places = [NSMutableArray arrayWithObject:@"GMT"];
            for (size_t index = 0; index < sizeof(regions) / sizeof(regions[0]); index++) {
                add_places(regions[index], places);
            }
            // Without the system's files, the zones that Foundation includes.
            names = places.count > 1 ? [[places sortedArrayUsingSelector:@selector(compare:)] copy]
                                     : [((id (*)(id, SEL))former_names)(self, selector) copy];
        }
    }
    return names;
}

INSTALL(time_zone_names) {
    former_names =
        replace_class_method([NSTimeZone class], @selector(knownTimeZoneNames), (IMP)known_time_zone_names);
}
