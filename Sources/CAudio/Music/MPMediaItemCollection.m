#import "MusicLibrary.h"

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

@implementation MPMediaItemCollection

+ (MPMediaItemCollection *)collectionWithItems:(NSArray *)items { return [[self alloc] initWithItems:items]; }

- (id)initWithItems:(NSArray *)items {
    if ((self = [super init])) _items = [items copy] ?: [[NSArray alloc] init];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    NSMutableArray *items = [NSMutableArray array];
    for (NSNumber *identifier in [coder decodeObjectForKey:@"items"]) {
        MPMediaItem *item = [MusicLibrary itemWithPersistentID:identifier];
        if (item) [items addObject:item];
    }
    return [self initWithItems:items];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self identifiers] forKey:@"items"];
}

- (NSArray *)identifiers {
    NSMutableArray *identifiers = [NSMutableArray array];
    for (MPMediaItem *item in _items) [identifiers addObject:[item valueForProperty:MPMediaItemPropertyPersistentID]];
    return identifiers;
}

- (MPMediaItem *)representativeItem { return [_items count] ? [_items objectAtIndex:0] : nil; }
- (NSUInteger)count { return [_items count]; }

- (MPMediaType)mediaTypes {
    MPMediaType types = 0;
    for (MPMediaItem *item in _items) types |= [[item valueForProperty:MPMediaItemPropertyMediaType] integerValue];
    return types;
}

/// A collection of the same album or artist has its properties.
- (id)valueForProperty:(NSString *)property { return [self.representativeItem valueForProperty:property]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[MPMediaItemCollection class]] && [_items isEqual:[other items]];
}

- (NSUInteger)hash { return [_items hash]; }

@end

@implementation MPMediaPlaylist {
    NSString *name;
}

- (id)initWithName:(NSString *)aName items:(NSArray *)items {
    if ((self = [super initWithItems:items])) name = [aName copy];
    return self;
}

+ (BOOL)canFilterByProperty:(NSString *)property {
    return [property isEqual:MPMediaPlaylistPropertyName] || [property isEqual:MPMediaPlaylistPropertyPersistentID];
}

- (id)valueForProperty:(NSString *)property {
    if ([property isEqual:MPMediaPlaylistPropertyName]) return name;
    if ([property isEqual:MPMediaPlaylistPropertyPersistentID]) {
        return [MusicLibrary identifierOfText:[@"playlist " stringByAppendingString:name]];
    }
    if ([property isEqual:MPMediaPlaylistPropertyPlaylistAttributes]) {
        return [NSNumber numberWithInteger:MPMediaPlaylistAttributeNone];
    }
    return nil;
}

@end
