#pragma once
#import <CoreData/CoreData.h>

NSIndexPath *results_path(NSUInteger section, NSUInteger row);

/// The objects of a section, and its name.
@interface ResultsSection : NSObject <NSFetchedResultsSectionInfo>
@property (nonatomic, retain) NSArray *objects;
- (id)initWithName:(NSString *)name owner:(NSFetchedResultsController *)owner;
@end

/// The way from what a controller had to what it has, in the calls that its delegate gets: sections that went and came,
/// then objects that went, came, moved and changed. Index paths are those of before, new ones those of after.
@interface ResultsChange : NSObject
/// - changed: the objects whose values may be others.
- (id)initWithOld:(NSArray *)oldSections new:(NSArray *)newSections changed:(NSSet *)changed;
/// Nothing is said if nothing changed.
- (void)tell:(id)delegate of:(NSFetchedResultsController *)controller;
@end
