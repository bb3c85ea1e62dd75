#import "CoreMedia/SimpleQueue.h"
#import "Notice/TypeIdentifiers.h"

@implementation SimpleQueue

- (CFTypeID)coreFoundationType { return SimpleQueueType; }

- (void)dealloc { free(elements); }

@end
