#import "MusicLibrary.h"

@implementation MPMediaQuery

- (id)init { return [self initWithFilterPredicates:nil]; }

- (id)initWithFilterPredicates:(NSSet *)filterPredicates {
    if ((self = [super init])) _filterPredicates = [filterPredicates copy] ?: [[NSSet alloc] init];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self initWithFilterPredicates:[coder decodeObjectForKey:@"filterPredicates"]])) {
        _groupingType = [coder decodeIntegerForKey:@"groupingType"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_filterPredicates forKey:@"filterPredicates"];
    [coder encodeInteger:_groupingType forKey:@"groupingType"];
}

- (id)copyWithZone:(NSZone *)zone {
    MPMediaQuery *copy = [[[self class] alloc] initWithFilterPredicates:self.filterPredicates];
    copy.groupingType = self.groupingType;
    return copy;
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[MPMediaQuery class]]) return NO;
    return _groupingType == [other groupingType] && [_filterPredicates isEqual:[other filterPredicates]];
}

- (NSUInteger)hash { return [_filterPredicates hash] ^ (NSUInteger)_groupingType; }

- (void)addFilterPredicate:(MPMediaPredicate *)predicate {
    if (predicate) _filterPredicates = [_filterPredicates setByAddingObject:predicate];
}

- (void)removeFilterPredicate:(MPMediaPredicate *)predicate {
    NSMutableSet *rest = [_filterPredicates mutableCopy];
    if (predicate) [rest removeObject:predicate];
    _filterPredicates = rest;
}

#pragma mark What fits

/// Numbers of kinds fit if they have a kind in common; texts that are contained, in any letters.
static BOOL predicate_fits(MPMediaPropertyPredicate *predicate, MPMediaEntity *entity) {
    id value = [entity valueForProperty:predicate.property], wanted = predicate.value;
    if ([predicate.property isEqual:MPMediaItemPropertyMediaType]) {
        return ([value integerValue] & [wanted integerValue]) != 0;
    }
    if (predicate.comparisonType == MPMediaPredicateComparisonEqualTo) return value == wanted || [value isEqual:wanted];
    if (![value isKindOfClass:[NSString class]] || ![wanted isKindOfClass:[NSString class]]) return NO;
    NSStringCompareOptions anyLetters = NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch;
    return [value rangeOfString:wanted options:anyLetters].length > 0;
}

/// - Parameter isOfPlaylists: Whether the predicates about playlists are asked, or those about items.
- (BOOL)fits:(MPMediaEntity *)entity asPlaylist:(BOOL)isOfPlaylists {
    for (MPMediaPropertyPredicate *predicate in _filterPredicates) {
        if (![predicate isKindOfClass:[MPMediaPropertyPredicate class]]) continue;
        BOOL isAboutPlaylists = [MPMediaPlaylist canFilterByProperty:predicate.property];
        if (isAboutPlaylists == isOfPlaylists && !predicate_fits(predicate, entity)) return NO;
    }
    return YES;
}

- (NSArray *)fitting:(NSArray *)items {
    NSIndexSet *places = [items indexesOfObjectsPassingTest:^BOOL(id item, NSUInteger index, BOOL *stop) {
        return [self fits:item asPlaylist:NO];
    }];
    return [items objectsAtIndexes:places];
}

/// Playlists with the items that fit.
- (NSArray *)playlists {
    NSMutableArray *playlists = [NSMutableArray array];
    for (MPMediaPlaylist *playlist in [MusicLibrary playlists]) {
        NSArray *items = [self fits:playlist asPlaylist:YES] ? [self fitting:playlist.items] : nil;
        NSString *name = [playlist valueForProperty:MPMediaPlaylistPropertyName];
        if ([items count]) [playlists addObject:[[MPMediaPlaylist alloc] initWithName:name items:items]];
    }
    return playlists;
}

/// True if a predicate is about playlists: then only what is in one is found.
- (BOOL)asksForPlaylists {
    for (MPMediaPropertyPredicate *predicate in _filterPredicates) {
        if (![predicate isKindOfClass:[MPMediaPropertyPredicate class]]) continue;
        if ([MPMediaPlaylist canFilterByProperty:predicate.property]) return YES;
    }
    return NO;
}

#pragma mark Order

static NSString *key_of(MPMediaItem *item, NSString *property) {
    return [MusicLibrary sortKeyOfTitle:[item valueForProperty:property]];
}

/// In small letters without accents.
static NSString *plain_letters(NSString *text) {
    NSArray *parts = [[text decomposedStringWithCanonicalMapping]
        componentsSeparatedByCharactersInSet:[NSCharacterSet nonBaseCharacterSet]];
    return [[parts componentsJoinedByString:@""] lowercaseString];
}

/// The letter under which a title stands, without its accent; “#” for those that begin with none.
static NSString *letter_of(NSString *key) {
    NSString *plain = [plain_letters(key) uppercaseString];
    BOOL isLetter = [plain length] && [[NSCharacterSet letterCharacterSet] characterIsMember:[plain characterAtIndex:0]];
    return isLetter ? [plain substringToIndex:1] : @"#";
}

/// Letters come first, then what begins with none, then what has no title.
static NSComparisonResult compare_titles(NSString *first, NSString *second) {
    int one = [first length] == 0 ? 2 : [letter_of(first) isEqual:@"#"];
    int other = [second length] == 0 ? 2 : [letter_of(second) isEqual:@"#"];
    if (one != other) return one < other ? NSOrderedAscending : NSOrderedDescending;
    return [plain_letters(first) compare:plain_letters(second) options:NSNumericSearch];
}

/// By the title of the group, then as on the album, then by title.
- (NSArray *)sort:(NSArray *)items {
    NSString *title = [MPMediaItem titlePropertyForGroupingType:_groupingType];
    BOOL isByTitle = _groupingType == MPMediaGroupingTitle;
    return [items sortedArrayUsingComparator:^NSComparisonResult(MPMediaItem *first, MPMediaItem *second) {
        NSComparisonResult order = compare_titles(key_of(first, title), key_of(second, title));
        if (order == NSOrderedSame && !isByTitle) {
            NSString *album = MPMediaItemPropertyAlbumTitle;
            order = compare_titles(key_of(first, album), key_of(second, album));
            for (NSString *number in [NSArray arrayWithObjects:MPMediaItemPropertyAlbumPersistentID,
                                                               MPMediaItemPropertyDiscNumber,
                                                               MPMediaItemPropertyAlbumTrackNumber, nil]) {
                if (order != NSOrderedSame) return order;
                NSNumber *none = [NSNumber numberWithInteger:0];
                id one = [first valueForProperty:number], other = [second valueForProperty:number];
                order = [one ? one : none compare:other ? other : none];
            }
        }
        if (order != NSOrderedSame) return order;
        return compare_titles(key_of(first, MPMediaItemPropertyTitle), key_of(second, MPMediaItemPropertyTitle));
    }];
}

- (NSArray *)items {
    if (_groupingType != MPMediaGroupingPlaylist && !self.asksForPlaylists) {
        return [self sort:[self fitting:[MusicLibrary items]]];
    }
    NSMutableArray *items = [NSMutableArray array];
    for (MPMediaPlaylist *playlist in [self playlists]) [items addObjectsFromArray:playlist.items];
    return items;
}

- (NSArray *)collections {
    if (_groupingType == MPMediaGroupingPlaylist) return [self playlists];
    NSString *property = [MPMediaItem persistentIDPropertyForGroupingType:_groupingType];
    NSMutableArray *identifiers = [NSMutableArray array];
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (MPMediaItem *item in self.items) {
        NSNumber *identifier = [item valueForProperty:property];
        NSMutableArray *group = [groups objectForKey:identifier];
        if (group == nil) {
            group = [NSMutableArray array];
            [groups setObject:group forKey:identifier];
            [identifiers addObject:identifier];
        }
        [group addObject:item];
    }
    NSMutableArray *collections = [NSMutableArray array];
    for (NSNumber *identifier in identifiers) {
        [collections addObject:[MPMediaItemCollection collectionWithItems:[groups objectForKey:identifier]]];
    }
    return collections;
}

#pragma mark Sections

/// Sections by the first letters of sorted titles.
static NSArray *sections_of(NSArray *entities, NSString *property) {
    NSMutableArray *sections = [NSMutableArray array];
    NSString *present = nil;
    NSUInteger start = 0;
    for (NSUInteger i = 0; i <= [entities count]; i++) {
        NSString *letter = nil;
        if (i < [entities count]) {
            letter = letter_of([MusicLibrary sortKeyOfTitle:[[entities objectAtIndex:i] valueForProperty:property]]);
        }
        if (present && ![letter isEqual:present]) {
            [sections addObject:[[MPMediaQuerySection alloc] initWithTitle:present range:NSMakeRange(start, i - start)]];
        }
        if (![letter isEqual:present]) start = i;
        present = letter;
    }
    return sections;
}

- (NSArray *)itemSections {
    if (_groupingType == MPMediaGroupingPlaylist) return nil;
    return sections_of(self.items, [MPMediaItem titlePropertyForGroupingType:_groupingType]);
}

- (NSArray *)collectionSections {
    if (_groupingType == MPMediaGroupingPlaylist) return nil;
    return sections_of(self.collections, [MPMediaItem titlePropertyForGroupingType:_groupingType]);
}

#pragma mark Usual queries

+ (MPMediaQuery *)queryGroupedBy:(MPMediaGrouping)grouping where:(NSString *)property is:(id)value {
    MPMediaQuery *query = [[self alloc] init];
    query.groupingType = grouping;
    if (property) [query addFilterPredicate:[MPMediaPropertyPredicate predicateWithValue:value forProperty:property]];
    return query;
}

+ (MPMediaQuery *)musicGroupedBy:(MPMediaGrouping)grouping {
    return [self queryGroupedBy:grouping
                          where:MPMediaItemPropertyMediaType
                             is:[NSNumber numberWithInteger:MPMediaTypeMusic]];
}

+ (MPMediaQuery *)albumsQuery { return [self musicGroupedBy:MPMediaGroupingAlbum]; }
+ (MPMediaQuery *)artistsQuery { return [self musicGroupedBy:MPMediaGroupingArtist]; }
+ (MPMediaQuery *)songsQuery { return [self musicGroupedBy:MPMediaGroupingTitle]; }
+ (MPMediaQuery *)playlistsQuery { return [self queryGroupedBy:MPMediaGroupingPlaylist where:nil is:nil]; }
+ (MPMediaQuery *)composersQuery { return [self musicGroupedBy:MPMediaGroupingComposer]; }
+ (MPMediaQuery *)genresQuery { return [self musicGroupedBy:MPMediaGroupingGenre]; }

+ (MPMediaQuery *)podcastsQuery {
    return [self queryGroupedBy:MPMediaGroupingPodcastTitle
                          where:MPMediaItemPropertyMediaType
                             is:[NSNumber numberWithInteger:MPMediaTypePodcast]];
}

+ (MPMediaQuery *)audiobooksQuery {
    return [self queryGroupedBy:MPMediaGroupingTitle
                          where:MPMediaItemPropertyMediaType
                             is:[NSNumber numberWithInteger:MPMediaTypeAudioBook]];
}

+ (MPMediaQuery *)compilationsQuery {
    return [self queryGroupedBy:MPMediaGroupingAlbum
                          where:MPMediaItemPropertyIsCompilation
                             is:[NSNumber numberWithBool:YES]];
}

@end
