#pragma once
#import <CoreData/CoreData.h>

NSIndexPath *results_path(NSUInteger section, NSUInteger row);

/// A section: its name and objects.
@interface ResultsSection : NSObject <NSFetchedResultsSectionInfo>
@property (nonatomic, retain) NSArray *objects;
- (id)initWithName:(NSString *)name owner:(NSFetchedResultsController *)owner;
@end

/// The difference between the former and the new results, as the delegate's messages report it: deleted and inserted
/// sections, then deleted, inserted, moved and updated objects. Index paths refer to the former results, new index
/// paths to the new ones.
@interface ResultsChange : NSObject
/// - changed: The objects whose values may have changed.
- (id)initWithOld:(NSArray *)oldSections new:(NSArray *)newSections changed:(NSSet *)changed;
/// Sends the delegate messages; none if nothing has changed.
- (void)tell:(id)delegate of:(NSFetchedResultsController *)controller;
@end
