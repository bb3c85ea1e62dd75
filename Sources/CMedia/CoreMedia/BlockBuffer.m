#import "CoreMedia/BlockBuffer.h"
#import "Notice/TypeIdentifiers.h"

@implementation BlockBuffer

- (id)init {
    if (!(self = [super init])) return nil;
    pieces = [[NSMutableArray alloc] init];
    return self;
}

- (CFTypeID)coreFoundationType { return BlockBufferType; }

@end
