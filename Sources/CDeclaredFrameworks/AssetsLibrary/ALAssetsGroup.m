#import "AssetsLibrary/AssetsInside.h"
#import "AssetsLibrary/DeviceAlbums.h"

@implementation ALAssetsGroup {
    NSDictionary *album;
    ALAssetsFilter *filter;
    CGImageRef poster;
}

- (id)initWithAlbum:(NSDictionary *)anAlbum {
    if ((self = [super init])) album = anAlbum;
    return self;
}

- (void)dealloc { CGImageRelease(poster); }

- (BOOL)isRoll { return [[album objectForKey:@"isRoll"] boolValue]; }

- (id)valueForProperty:(NSString *)property {
    NSString *identifier = [album objectForKey:@"identifier"];
    if ([property isEqual:ALAssetsGroupPropertyName]) return [album objectForKey:@"name"];
    if ([property isEqual:ALAssetsGroupPropertyPersistentID]) return identifier;
    if ([property isEqual:ALAssetsGroupPropertyType]) {
        return [NSNumber numberWithUnsignedInteger:self.isRoll ? ALAssetsGroupSavedPhotos : ALAssetsGroupAlbum];
    }
    if ([property isEqual:ALAssetsGroupPropertyURL]) {
        return [NSURL URLWithString:[NSString stringWithFormat:@"assets-library://group/?id=%@", identifier]];
    }
    return ALErrorInvalidProperty;
}

/// What the filter lets through of the files that there were when the group was enumerated.
- (NSArray *)files {
    NSArray *files = [album objectForKey:@"files"];
    if (filter == nil || (filter.hasPictures && filter.hasFilms)) return files;
    return [files objectsAtIndexes:[files indexesOfObjectsPassingTest:^BOOL(id file, NSUInteger index, BOOL *stop) {
                      return [[file objectForKey:@"isFilm"] boolValue] ? filter.hasFilms : filter.hasPictures;
                  }]];
}

- (CGImageRef)posterImage {
    NSDictionary *last = [[album objectForKey:@"files"] lastObject];
    if (poster == NULL && last) poster = CGImageRetain([[[ALAsset alloc] initWithFile:last] thumbnail]);
    return poster;
}

- (void)setAssetsFilter:(ALAssetsFilter *)aFilter { filter = aFilter; }

- (NSInteger)numberOfAssets { return [[self files] count]; }

#pragma mark Enumeration

- (void)enumerateAssetsUsingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock {
    [self enumerateAssetsWithOptions:0 usingBlock:enumerationBlock];
}

- (void)enumerateAssetsWithOptions:(NSEnumerationOptions)options
                        usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock {
    NSIndexSet *all = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, self.numberOfAssets)];
    [self enumerateAssetsAtIndexes:all options:options usingBlock:enumerationBlock];
}

/// The block is called at once, and after the last asset with nil, as apps wait for.
- (void)enumerateAssetsAtIndexes:(NSIndexSet *)indexSet
                         options:(NSEnumerationOptions)options
                      usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock {
    if (enumerationBlock == nil) return;
    NSArray *files = [self files];
    if ([indexSet count] > 0 && [indexSet lastIndex] >= [files count]) {
        [NSException raise:NSRangeException
                    format:@"-[ALAssetsGroup enumerateAssetsAtIndexes:options:usingBlock:]: index %lu beyond bounds (%lu)",
                           (unsigned long)[indexSet lastIndex], (unsigned long)[files count]];
    }
    __block BOOL stop = NO;
    // The objects of one asset are gone before those of the next one come: each may hold a large picture.
    [indexSet enumerateIndexesWithOptions:options & NSEnumerationReverse
                               usingBlock:^(NSUInteger index, BOOL *end) {
                                   @autoreleasepool {
                                       enumerationBlock([[ALAsset alloc] initWithFile:[files objectAtIndex:index]], index,
                                                        &stop);
                                   }
                                   *end = stop;
                               }];
    if (!stop) enumerationBlock(nil, NSNotFound, &stop);
}

#pragma mark Changes

- (BOOL)isEditable { return !self.isRoll; }

- (BOOL)addAsset:(ALAsset *)asset {
    if (asset == nil || !self.isEditable) return NO;
    return device_album_add_file([album objectForKey:@"name"], [asset.file objectForKey:@"path"]);
}

- (NSString *)description {
    return [NSString stringWithFormat:@"ALAssetsGroup - Name:%@, Type:%@, Assets count:%d", [album objectForKey:@"name"],
                                      self.isRoll ? @"Saved Photos" : @"Album", (int)self.numberOfAssets];
}

@end
