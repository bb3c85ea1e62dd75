#pragma once
#import "CoreMedia/BlockPiece.h"
#import "CoreVideo/MediaBuffer.h"
#import <CoreMedia/CMBlockBuffer.h>

/// The object behind a CMBlockBufferRef: bytes in pieces, one after the other.
@interface BlockBuffer : MediaBuffer {
@public
    NSMutableArray *pieces;
    size_t length;
}
@end

/// - Returns: nil if the reference is no block buffer.
BlockBuffer *block_buffer(CMBlockBufferRef reference);

/// Calls a function with the parts of a range that lie together, in order, until it returns false.
/// - Returns: an error for a range that is not in the buffer, or whose memory is not there.
OSStatus block_buffer_walk(BlockBuffer *buffer, size_t offset, size_t length,
                           bool (^visit)(char *bytes, size_t place, size_t count));
