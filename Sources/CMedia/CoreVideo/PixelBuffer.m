// The class has an object file of its own: a runtime module with a class is loaded when the class is first asked for,
// and functions in the same file could not be called before.
#import "CoreVideo/PixelBuffer.h"
#import "Notice/TypeIdentifiers.h"

@implementation PixelBuffer

- (CFTypeID)coreFoundationType { return PixelBufferType; }

- (void)dealloc {
    if (releaseBytes) releaseBytes();
    free(memory);
}

@end
