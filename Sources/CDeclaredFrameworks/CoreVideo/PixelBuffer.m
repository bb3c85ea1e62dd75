// In a module of its own: the functions of a module with a class cannot run before the class is asked for.
#import "CoreVideo/PixelBuffer.h"
#import "Notice/TypeIdentifiers.h"

@implementation PixelBuffer

- (CFTypeID)coreFoundationType { return PixelBufferType; }

- (void)dealloc {
    if (releaseBytes) releaseBytes();
    free(memory);
}

@end
