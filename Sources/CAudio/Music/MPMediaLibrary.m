#import "AssetsLibrary/DeviceAlbums.h"
#import "MusicLibrary.h"

@implementation MPMediaLibrary {
    NSUInteger listeners;
}

/// The device says that its media have changed, the music among them.
static void media_did_change(void) { [[MPMediaLibrary defaultMediaLibrary] libraryDidChange]; }

+ (MPMediaLibrary *)defaultMediaLibrary {
    static MPMediaLibrary *library;
    if (library == nil) {
        library = [[MPMediaLibrary alloc] init];
        device_photos_observe(media_did_change);
    }
    return library;
}

- (id)initWithCoder:(NSCoder *)coder { return [MPMediaLibrary defaultMediaLibrary]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (NSDate *)lastModifiedDate {
    NSDate *date = [MusicLibrary lastModifiedDate];
    return date ? date : [NSDate distantPast];
}

/// Calls can be nested.
- (void)beginGeneratingLibraryChangeNotifications { listeners++; }

- (void)endGeneratingLibraryChangeNotifications {
    if (listeners) listeners--;
}

- (void)libraryDidChange {
    if (listeners == 0) return;
    [[NSNotificationCenter defaultCenter] postNotificationName:MPMediaLibraryDidChangeNotification object:self];
}

@end
