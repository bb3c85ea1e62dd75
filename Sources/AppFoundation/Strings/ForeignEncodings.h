// Encodings of text that Foundation has no constant for: 0x80000000 and CoreFoundation's number, as in 0x80000632, GB
// 18030.

#import <Foundation/Foundation.h>

BOOL is_foreign_encoding(NSStringEncoding encoding);

/// The UTF-16 units that the bytes are; nil where they are none of that encoding.
NSData *units_of_foreign_bytes(const void *bytes, NSUInteger length, NSStringEncoding encoding);
