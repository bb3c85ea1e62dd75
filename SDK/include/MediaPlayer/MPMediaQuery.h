#pragma once
#import <MediaPlayer/MPBase.h>
#import <MediaPlayer/MPMediaItem.h>
#import <MediaPlayer/MPMediaQuerySection.h>

enum {
    MPMediaGroupingTitle,
    MPMediaGroupingAlbum,
    MPMediaGroupingArtist,
    MPMediaGroupingAlbumArtist,
    MPMediaGroupingComposer,
    MPMediaGroupingGenre,
    MPMediaGroupingPlaylist,
    MPMediaGroupingPodcastTitle
};
typedef NSInteger MPMediaGrouping;

enum { MPMediaPredicateComparisonEqualTo, MPMediaPredicateComparisonContains };
typedef NSInteger MPMediaPredicateComparison;

@class MPMediaPredicate;

/// Looks for items in the device's library.
@interface MPMediaQuery : NSObject <NSCoding, NSCopying>
- (id)init;
- (id)initWithFilterPredicates:(NSSet *)filterPredicates;
@property (nonatomic, retain) NSSet *filterPredicates;
- (void)addFilterPredicate:(MPMediaPredicate *)predicate;
- (void)removeFilterPredicate:(MPMediaPredicate *)predicate;
@property (nonatomic, readonly) NSArray *items;
@property (nonatomic, readonly) NSArray *collections;
@property (nonatomic) MPMediaGrouping groupingType;
/// Instances of MPMediaQuerySection; nil for a query that has none. Since iOS 4.2.
@property (nonatomic, readonly) NSArray *itemSections;
@property (nonatomic, readonly) NSArray *collectionSections;
+ (MPMediaQuery *)albumsQuery;
+ (MPMediaQuery *)artistsQuery;
+ (MPMediaQuery *)songsQuery;
+ (MPMediaQuery *)playlistsQuery;
+ (MPMediaQuery *)podcastsQuery;
+ (MPMediaQuery *)audiobooksQuery;
+ (MPMediaQuery *)compilationsQuery;
+ (MPMediaQuery *)composersQuery;
+ (MPMediaQuery *)genresQuery;
@end

@interface MPMediaPredicate : NSObject <NSCoding>
@end

@interface MPMediaPropertyPredicate : MPMediaPredicate
+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value forProperty:(NSString *)property;
+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value
                                     forProperty:(NSString *)property
                                  comparisonType:(MPMediaPredicateComparison)comparisonType;
@property (nonatomic, readonly, copy) NSString *property;
@property (nonatomic, readonly, copy) id value;
@property (nonatomic, readonly) MPMediaPredicateComparison comparisonType;
@end

@interface MPMediaItem (MPMediaQueryAdditions)
+ (NSString *)persistentIDPropertyForGroupingType:(MPMediaGrouping)groupingType;
+ (NSString *)titlePropertyForGroupingType:(MPMediaGrouping)groupingType;
@end
