#import "Notice/NotThereYet.h"
#import <MediaPlayer/MediaPlayer.h>

@implementation MPMediaPredicate

- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end

@implementation MPMediaPropertyPredicate

+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value forProperty:(NSString *)property {
    return [self predicateWithValue:value forProperty:property comparisonType:MPMediaPredicateComparisonEqualTo];
}

+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value
                                     forProperty:(NSString *)property
                                  comparisonType:(MPMediaPredicateComparison)comparisonType {
    MPMediaPropertyPredicate *predicate = [[self alloc] init];
    predicate->_value = [value copy];
    predicate->_property = [property copy];
    predicate->_comparisonType = comparisonType;
    return predicate;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _value = [coder decodeObjectForKey:@"value"];
        _property = [coder decodeObjectForKey:@"property"];
        _comparisonType = [coder decodeIntegerForKey:@"comparisonType"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:_value forKey:@"value"];
    [coder encodeObject:_property forKey:@"property"];
    [coder encodeInteger:_comparisonType forKey:@"comparisonType"];
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[MPMediaPropertyPredicate class]]) return NO;
    MPMediaPropertyPredicate *predicate = other;
    return _comparisonType == predicate.comparisonType && [_property isEqual:predicate.property] &&
           [_value isEqual:predicate.value];
}

- (NSUInteger)hash { return [_property hash] ^ [_value hash]; }

@end

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

- (void)addFilterPredicate:(MPMediaPredicate *)predicate {
    if (predicate) _filterPredicates = [_filterPredicates setByAddingObject:predicate];
}

- (void)removeFilterPredicate:(MPMediaPredicate *)predicate {
    NSMutableSet *rest = [_filterPredicates mutableCopy];
    if (predicate) [rest removeObject:predicate];
    _filterPredicates = rest;
}

- (NSArray *)items {
    NOT_THERE_YET("MPMediaQuery", "a library of music");
    return [NSArray array];
}

- (NSArray *)collections {
    NOT_THERE_YET("MPMediaQuery", "a library of music");
    return [NSArray array];
}

+ (MPMediaQuery *)queryGroupedBy:(MPMediaGrouping)grouping {
    MPMediaQuery *query = [[self alloc] init];
    query.groupingType = grouping;
    return query;
}

+ (MPMediaQuery *)albumsQuery { return [self queryGroupedBy:MPMediaGroupingAlbum]; }
+ (MPMediaQuery *)artistsQuery { return [self queryGroupedBy:MPMediaGroupingArtist]; }
+ (MPMediaQuery *)songsQuery { return [self queryGroupedBy:MPMediaGroupingTitle]; }
+ (MPMediaQuery *)playlistsQuery { return [self queryGroupedBy:MPMediaGroupingPlaylist]; }
+ (MPMediaQuery *)podcastsQuery { return [self queryGroupedBy:MPMediaGroupingPodcastTitle]; }
+ (MPMediaQuery *)audiobooksQuery { return [self queryGroupedBy:MPMediaGroupingTitle]; }
+ (MPMediaQuery *)compilationsQuery { return [self queryGroupedBy:MPMediaGroupingAlbum]; }
+ (MPMediaQuery *)composersQuery { return [self queryGroupedBy:MPMediaGroupingComposer]; }
+ (MPMediaQuery *)genresQuery { return [self queryGroupedBy:MPMediaGroupingGenre]; }

- (id)copyWithZone:(NSZone *)zone {
    MPMediaQuery *copy = [[MPMediaQuery alloc] initWithFilterPredicates:self.filterPredicates];
    copy.groupingType = self.groupingType;
    return copy;
}

- (NSArray *)itemSections { return nil; }
- (NSArray *)collectionSections { return nil; }

@end
