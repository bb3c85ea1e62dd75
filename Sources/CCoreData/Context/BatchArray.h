#pragma once
#import <CoreData/CoreData.h>

/// An array of the objects for object IDs. Rows are read in batches, when an object of a batch is first accessed.
NSArray *batch_array(NSArray *identifiers, NSUInteger size, NSManagedObjectContext *context);

@interface NSManagedObjectContext (Batches)
- (void)readRowsOf:(NSSet *)objects;
@end
