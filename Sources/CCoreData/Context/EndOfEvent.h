#pragma once
#import <CoreData/CoreData.h>

/// Ends a context's event: its changes are processed when the run loop, or the block of its queue, has nothing else to
/// do.
@interface EndOfEvent : NSObject
- (id)initWithContext:(NSManagedObjectContext *)context;
- (void)schedule;
/// The context goes.
- (void)leave;
@end
