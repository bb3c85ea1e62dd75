#pragma once
#import <CoreData/CoreData.h>

/// Processes a context's pending changes at the end of an event: when the run loop has nothing else to do, or a block
/// of its queue has returned.
@interface EndOfEvent : NSObject
- (id)initWithContext:(NSManagedObjectContext *)context;
- (void)schedule;
/// Called when the context is deallocated.
- (void)leave;
@end
