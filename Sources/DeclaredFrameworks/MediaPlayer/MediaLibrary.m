// The device's library of music, which is empty.

#import <MediaPlayer/MediaPlayer.h>

@implementation MPMediaItem

+ (BOOL)canFilterByProperty:(NSString *)property { return NO; }
- (id)valueForProperty:(NSString *)property { return nil; }
- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end

@implementation MPMediaItemArtwork

- (UIImage *)imageWithSize:(CGSize)size { return nil; }

@end

@implementation MPMediaItemCollection

+ (MPMediaItemCollection *)collectionWithItems:(NSArray *)items { return [[self alloc] initWithItems:items]; }

- (id)initWithItems:(NSArray *)items {
    if ((self = [super init])) _items = [items copy] ?: [[NSArray alloc] init];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder { return [self initWithItems:[coder decodeObjectForKey:@"items"]]; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:_items forKey:@"items"]; }
- (MPMediaItem *)representativeItem { return [_items count] ? [_items objectAtIndex:0] : nil; }
- (NSUInteger)count { return [_items count]; }

@end

@implementation MPMediaPlaylist

+ (BOOL)canFilterByProperty:(NSString *)property { return NO; }
- (id)valueForProperty:(NSString *)property { return nil; }

@end

@implementation MPMediaLibrary

+ (MPMediaLibrary *)defaultMediaLibrary {
    static MPMediaLibrary *library;
    if (library == nil) library = [[MPMediaLibrary alloc] init];
    return library;
}

- (NSDate *)lastModifiedDate { return [NSDate distantPast]; }

- (void)beginGeneratingLibraryChangeNotifications {
}

- (void)endGeneratingLibraryChangeNotifications {
}

@end
