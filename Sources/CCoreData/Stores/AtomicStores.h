#pragma once
#import <CoreData/CoreData.h>

/// A store in one file that is read and written as a whole: a keyed archive.
@interface BinaryStore : NSAtomicStore
@end

/// The same as XML.
@interface XMLStore : BinaryStore
@end

/// A store that goes with its coordinator.
@interface InMemoryStore : NSAtomicStore
@end
