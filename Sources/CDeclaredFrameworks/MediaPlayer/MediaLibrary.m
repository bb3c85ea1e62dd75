// The media library of the device, which is empty.

#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@implementation MPMediaEntity

+ (BOOL)canFilterByProperty:(NSString *)property { return NO; }
- (id)valueForProperty:(NSString *)property { return nil; }
- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (void)enumerateValuesForProperties:(NSSet *)properties
                          usingBlock:(void (^)(NSString *property, id value, BOOL *stop))block {
    BOOL isEnough = NO;
    for (NSString *property in properties) {
        if (isEnough) return;
        block(property, [self valueForProperty:property], &isEnough);
    }
}

@end

@implementation MPMediaItem

+ (NSString *)persistentIDPropertyForGroupingType:(MPMediaGrouping)groupingType {
    switch (groupingType) {
    case MPMediaGroupingAlbum: return MPMediaItemPropertyAlbumPersistentID;
    case MPMediaGroupingArtist: return MPMediaItemPropertyArtistPersistentID;
    case MPMediaGroupingAlbumArtist: return MPMediaItemPropertyAlbumArtistPersistentID;
    case MPMediaGroupingComposer: return MPMediaItemPropertyComposerPersistentID;
    case MPMediaGroupingGenre: return MPMediaItemPropertyGenrePersistentID;
    case MPMediaGroupingPlaylist: return MPMediaPlaylistPropertyPersistentID;
    case MPMediaGroupingPodcastTitle: return MPMediaItemPropertyPodcastPersistentID;
    default: return MPMediaItemPropertyPersistentID;
    }
}

+ (NSString *)titlePropertyForGroupingType:(MPMediaGrouping)groupingType {
    switch (groupingType) {
    case MPMediaGroupingAlbum: return MPMediaItemPropertyAlbumTitle;
    case MPMediaGroupingArtist: return MPMediaItemPropertyArtist;
    case MPMediaGroupingAlbumArtist: return MPMediaItemPropertyAlbumArtist;
    case MPMediaGroupingComposer: return MPMediaItemPropertyComposer;
    case MPMediaGroupingGenre: return MPMediaItemPropertyGenre;
    case MPMediaGroupingPlaylist: return MPMediaPlaylistPropertyName;
    case MPMediaGroupingPodcastTitle: return MPMediaItemPropertyPodcastTitle;
    default: return MPMediaItemPropertyTitle;
    }
}

@end

@implementation MPMediaItemArtwork {
    UIImage *_image;
}

- (id)initWithImage:(UIImage *)image {
    if ((self = [super init])) _image = image;
    return self;
}

- (UIImage *)imageWithSize:(CGSize)size { return _image; }
- (CGRect)bounds { return CGRectMake(0, 0, _image.size.width, _image.size.height); }
- (CGRect)imageCropRect { return self.bounds; }

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

- (id)initWithCoder:(NSCoder *)coder { return [MPMediaLibrary defaultMediaLibrary]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (NSDate *)lastModifiedDate { return [NSDate distantPast]; }

- (void)beginGeneratingLibraryChangeNotifications {
}

- (void)endGeneratingLibraryChangeNotifications {
}

@end
