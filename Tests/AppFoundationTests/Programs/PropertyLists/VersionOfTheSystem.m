// The system's property list that says its version, as libraries read it that do not ask UIDevice; sysctl agrees.
// > done

#import "../Expect.h"
#include <sys/sysctl.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSDictionary *system =
        [NSDictionary dictionaryWithContentsOfFile:@"/System/Library/CoreServices/SystemVersion.plist"];
    SAME([system objectForKey:@"ProductVersion"], [[UIDevice currentDevice] systemVersion]);
    SAME([system objectForKey:@"ProductName"], @"iPhone OS");
    char build[16];
    size_t length = sizeof build;
    COUNT(sysctlbyname("kern.osversion", build, &length, NULL, 0), 0);
    SAME([system objectForKey:@"ProductBuildVersion"], [NSString stringWithUTF8String:build]);
    NSMutableDictionary *copy = [[[NSMutableDictionary alloc]
        initWithContentsOfFile:@"/System/Library/CoreServices/SystemVersion.plist"] autorelease];
    [copy setObject:@"x" forKey:@"y"];
    COUNT([copy count], [system count] + 1);
    IS([NSDictionary dictionaryWithContentsOfFile:@"/System/Library/CoreServices/NoVersion.plist"] == nil);
    puts("done");
    [pool drain];
    return 0;
}
