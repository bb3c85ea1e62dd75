#import "BodyUnpacker.h"

/// zlib's names for a stream with zlib's head or gzip's, and for one without any.
enum { WithHead = 15 + 32, WithoutHead = -15 };

@implementation BodyUnpacker

+ (BodyUnpacker *)unpackerForEncoding:(NSString *)encoding {
    encoding = [[encoding stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] lowercaseString];
    BOOL is_deflate = [encoding isEqualToString:@"deflate"];
    BOOL is_gzip = [encoding isEqualToString:@"gzip"] || [encoding isEqualToString:@"x-gzip"];
    if (!is_deflate && !is_gzip) return nil;
    BodyUnpacker *made = [[BodyUnpacker new] autorelease];
    made->is_deflate = is_deflate;
    return inflateInit2(&made->stream, WithHead) == Z_OK ? made : nil;
}

- (void)dealloc {
    inflateEnd(&stream);
    [super dealloc];
}

- (BOOL)isComplete { return is_complete || !has_begun; }

/// Some servers send deflate without zlib's head; their first byte tells.
- (void)beginWith:(const unsigned char *)bytes {
    has_begun = YES;
    if (is_deflate && (*bytes & 0x0f) != Z_DEFLATED) inflateReset2(&stream, WithoutHead);
}

- (BOOL)unpack:(const void *)bytes length:(size_t)length to:(void (^)(NSData *piece))take {
    if (length == 0) return YES;
    if (!has_begun) [self beginWith:bytes];
    unsigned char piece[1 << 15];
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)length;
    do {
        // What follows the end is another member of gzip, or nothing of the body's.
        if (is_complete && (stream.avail_in == 0 || *stream.next_in != 0x1f || inflateReset(&stream) != Z_OK)) return YES;
        is_complete = NO;
        stream.next_out = piece;
        stream.avail_out = sizeof piece;
        int result = inflate(&stream, Z_NO_FLUSH);
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return NO;
        NSUInteger count = sizeof piece - stream.avail_out;
        if (count) take([NSData dataWithBytes:piece length:count]);
        is_complete = result == Z_STREAM_END;
        if (result == Z_BUF_ERROR) return YES;
    } while (stream.avail_in > 0 || stream.avail_out == 0);
    return YES;
}

@end
