// The folders of an app. These functions replace GNUstep's of the same names, also for GNUstep itself, so that its user
// defaults and caches are in the app's home.

#import <Foundation/Foundation.h>
#include <stdlib.h>

static NSString *environment_path(const char *name) {
    const char *value = getenv(name);
    if (value == NULL || value[0] != '/') return nil;
    size_t length = strlen(value);
    while (length > 1 && value[length - 1] == '/') length--;
    return [[[NSString alloc] initWithBytes:value length:length encoding:NSUTF8StringEncoding] autorelease];
}

NSString *NSHomeDirectory(void) {
    NSString *home = environment_path("HOME");
    return home ? home : NSHomeDirectoryForUser(NSUserName());
}

NSString *NSTemporaryDirectory(void) {
    NSString *folder = environment_path("TMPDIR");
    // Ends in a slash, which apps rely on that append a name to it.
    return [(folder ? folder : @"/tmp") stringByAppendingString:@"/"];
}

/// The folder of the user defaults, which are in `<bundle identifier>.plist`.
NSString *GSDefaultsRootForUser(NSString *user) {
    return [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Preferences"];
}

/// The path of this kind of folder relative to the home, whether the folder exists or not; nil for kinds that no home
/// has.
static NSString *relative_path(NSSearchPathDirectory kind) {
    switch (kind) {
    case NSApplicationDirectory:
    case NSAllApplicationsDirectory: return @"Applications";
    case NSDemoApplicationDirectory: return @"Applications/Demos";
    case NSAdminApplicationDirectory: return @"Applications/Utilities";
    case NSDeveloperDirectory: return @"Developer";
    case NSDocumentationDirectory: return @"Library/Documentation";
    case NSAllLibrariesDirectory: return @"Library";
    case NSMoviesDirectory: return @"Movies";
    case NSMusicDirectory: return @"Music";
    case NSPicturesDirectory: return @"Pictures";
    case NSDocumentDirectory: return @"Documents";
    case NSLibraryDirectory: return @"Library";
    case NSCachesDirectory: return @"Library/Caches";
    case NSApplicationSupportDirectory: return @"Library/Application Support";
    case NSDesktopDirectory: return @"Desktop";
    case NSDownloadsDirectory: return @"Downloads";
    default: return nil;
    }
}

NSArray *NSSearchPathForDirectoriesInDomains(NSSearchPathDirectory kind, NSSearchPathDomainMask domains, BOOL expand) {
    NSString *path = relative_path(kind);
    if (path == nil || !(domains & NSUserDomainMask)) return [NSArray array];
    NSString *home = expand ? NSHomeDirectory() : @"~";
    return [NSArray arrayWithObject:[home stringByAppendingPathComponent:path]];
}
