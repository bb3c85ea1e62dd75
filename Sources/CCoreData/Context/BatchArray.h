#pragma once
#import <CoreData/CoreData.h>

/// The objects of IDs, whose rows are read a batch at a time when an object of it is asked for.
NSArray *batch_array(NSArray *identifiers, NSUInteger size, NSManagedObjectContext *context);

@interface NSManagedObjectContext (Batches)
- (void)readRowsOf:(NSSet *)objects;
@end
