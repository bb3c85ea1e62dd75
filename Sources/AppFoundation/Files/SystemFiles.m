// Files of the phone's system that apps read by path: `SystemVersion.plist`.

#import "SystemFiles.h"

/// UIKit, which is above this library, knows the device. GNUstep's coders have a `systemVersion` of another type.
static NSString *system_version(void) {
    id device = [(id)NSClassFromString(@"UIDevice") performSelector:@selector(currentDevice)];
    NSString *version = [device performSelector:@selector(systemVersion)];
    return version ? version : @"3.1.3";
}

const char *system_build(void) {
    static const struct {
        const char *version, *build;
    } releases[] = {
        {"2.0", "5A347"},  {"2.1", "5F136"},  {"2.2.1", "5H11"}, {"3.0", "7A341"},   {"3.0.1", "7A400"}, {"3.1", "7C144"},  {"3.1.2", "7D11"},
        {"3.1.3", "7E18"}, {"3.2", "7B367"},  {"3.2.2", "7B500"}, {"4.0", "8A293"},  {"4.0.2", "8A400"}, {"4.1", "8B117"},  {"4.2.1", "8C148"},
        {"4.3", "8F190"},  {"4.3.5", "8L1"},  {"5.0", "9A334"},  {"5.0.1", "9A405"}, {"5.1", "9B176"},  {"5.1.1", "9B206"},
    };
    const char *version = [system_version() UTF8String];
    for (size_t i = 0; i < sizeof releases / sizeof *releases; i++) {
        if (strcmp(releases[i].version, version) == 0) return releases[i].build;
    }
    return "7E18";
}

NSDictionary *system_property_list(NSString *path) {
    if (![path isEqualToString:@"/System/Library/CoreServices/SystemVersion.plist"]) return nil;
    return [NSDictionary dictionaryWithObjectsAndKeys:@"iPhone OS", @"ProductName", system_version(), @"ProductVersion",
                                                      [NSString stringWithUTF8String:system_build()],
                                                      @"ProductBuildVersion", @"1983-2010 Apple Inc.",
                                                      @"ProductCopyright", nil];
}
