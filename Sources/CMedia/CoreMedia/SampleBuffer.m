#import "CoreMedia/SampleBuffer.h"
#import "Notice/TypeIdentifiers.h"

@implementation SampleBuffer

- (CFTypeID)coreFoundationType { return SampleBufferType; }

- (void)dealloc {
    free(timings);
    free(sizes);
}

@end
