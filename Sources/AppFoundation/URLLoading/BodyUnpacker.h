#pragma once
#import <Foundation/Foundation.h>
#include <zlib.h>

/// Unpacks the body of an answer whose "Content-Encoding" is gzip or deflate, piece by piece.
@interface BodyUnpacker : NSObject {
    z_stream stream;
    BOOL is_deflate, has_begun, is_complete;
}

/// nil for an encoding that is no packing: its bytes are the body.
+ (BodyUnpacker *)unpackerForEncoding:(NSString *)encoding;

/// Hands what the bytes hold on, in pieces.
/// - Returns: NO if they are broken.
- (BOOL)unpack:(const void *)bytes length:(size_t)length to:(void (^)(NSData *piece))take;

/// True if all of the body came, or nothing at all.
- (BOOL)isComplete;

@end
