#import "CoreMedia/BlockMemory.h"

@implementation BlockMemory

- (BOOL)assure {
    if (bytes == NULL && allocate) bytes = allocate(length);
    return bytes != NULL;
}

- (void)dealloc {
    if (bytes && release) release(bytes, length);
}

@end
