#pragma once
#import <CoreData/CoreData.h>

/// A store in a keyed archive, which is read and written as a whole.
@interface BinaryStore : NSAtomicStore
@end

/// The same in XML format.
@interface XMLStore : BinaryStore
@end

/// A store in memory, which lasts as long as its coordinator.
@interface InMemoryStore : NSAtomicStore
@end
