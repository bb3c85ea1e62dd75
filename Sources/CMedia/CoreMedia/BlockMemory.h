#pragma once
#import <Foundation/Foundation.h>

/// A piece of memory of a block buffer, which buffers that refer to each other share.
@interface BlockMemory : NSObject {
@public
    /// NULL until it is needed.
    char *bytes;
    size_t length;
    /// Frees the bytes; nil leaves them alone.
    void (^release)(void *bytes, size_t length);
    /// Makes the bytes when they are needed.
    void *(^allocate)(size_t length);
}
/// - Returns: NO without memory.
- (BOOL)assure;
@end
