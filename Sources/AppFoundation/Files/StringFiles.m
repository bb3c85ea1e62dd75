// Reading and writing strings with Cocoa's errors.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerFiles.h"
#import "../Errors/FileErrors.h"
#include <errno.h>

/// The encoding by the byte order mark of a file; UTF-8 without one.
static NSStringEncoding named_encoding(NSData *data) {
    const unsigned char *bytes = [data bytes];
    NSUInteger length = [data length];
    if (length >= 4 && bytes[0] == 0xff && bytes[1] == 0xfe && bytes[2] == 0 && bytes[3] == 0) {
        return NSUTF32LittleEndianStringEncoding;
    }
    if (length >= 4 && bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 0xfe && bytes[3] == 0xff) {
        return NSUTF32BigEndianStringEncoding;
    }
    if (length >= 2 && ((bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff))) {
        return NSUnicodeStringEncoding;
    }
    return NSUTF8StringEncoding;
}

static NSError *encoding_error(NSInteger code, NSString *path, NSStringEncoding encoding) {
    NSMutableDictionary *details = [NSMutableDictionary dictionary];
    [details setObject:[NSNumber numberWithUnsignedLong:encoding] forKey:NSStringEncodingErrorKey];
    if (path) [details setObject:path forKey:NSFilePathErrorKey];
    return [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:details];
}

enum { CannotBeRead = 261, CannotBeWritten = 517, NoEncodingFound = 264 };

/// Decodes a string, without the byte order mark.
static NSString *decoded(NSData *data, NSStringEncoding encoding) {
    const unsigned char *bytes = [data bytes];
    NSUInteger length = [data length];
    NSUInteger skipped = encoding == NSUTF8StringEncoding && length >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    return [[[NSString alloc] initWithBytes:bytes + skipped length:length - skipped encoding:encoding] autorelease];
}

@implementation NSString (Files)

- (id)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfFile:path options:0 error:error];
    NSString *text = data ? decoded(data, encoding) : nil;
    if (data && text == nil) hand_out_error(error, encoding_error(CannotBeRead, path, encoding));
    if (text) return [self initWithString:text];
    [self release];
    return nil;
}

- (id)initWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)used error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfFile:path options:0 error:error];
    NSStringEncoding encoding = named_encoding(data);
    NSString *text = data ? decoded(data, encoding) : nil;
    if (data && text == nil) hand_out_error(error, encoding_error(NoEncodingFound, path, encoding));
    if (text && used) *used = encoding;
    if (text) return [self initWithString:text];
    [self release];
    return nil;
}

+ (id)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error {
    return [[[self alloc] initWithContentsOfFile:path encoding:encoding error:error] autorelease];
}

+ (id)stringWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)used error:(NSError **)error {
    return [[[self alloc] initWithContentsOfFile:path usedEncoding:used error:error] autorelease];
}

- (id)initWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfURL:url options:0 error:error];
    NSString *text = data ? decoded(data, encoding) : nil;
    if (data && text == nil) hand_out_error(error, encoding_error(CannotBeRead, [url path], encoding));
    if (text) return [self initWithString:text];
    [self release];
    return nil;
}

- (id)initWithContentsOfURL:(NSURL *)url usedEncoding:(NSStringEncoding *)used error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfURL:url options:0 error:error];
    NSStringEncoding encoding = named_encoding(data);
    NSString *text = data ? decoded(data, encoding) : nil;
    if (data && text == nil) hand_out_error(error, encoding_error(NoEncodingFound, [url path], encoding));
    if (text && used) *used = encoding;
    if (text) return [self initWithString:text];
    [self release];
    return nil;
}

+ (id)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError **)error {
    return [[[self alloc] initWithContentsOfURL:url encoding:encoding error:error] autorelease];
}

+ (id)stringWithContentsOfURL:(NSURL *)url usedEncoding:(NSStringEncoding *)used error:(NSError **)error {
    return [[[self alloc] initWithContentsOfURL:url usedEncoding:used error:error] autorelease];
}

- (BOOL)writeToFile:(NSString *)path
         atomically:(BOOL)atomically
           encoding:(NSStringEncoding)encoding
              error:(NSError **)error {
    NSData *data = [self dataUsingEncoding:encoding];
    if (data == nil) return hand_out_error(error, encoding_error(CannotBeWritten, path, encoding));
    return [data writeToFile:path options:atomically ? 1 : 0 error:error];
}

- (BOOL)writeToURL:(NSURL *)url
        atomically:(BOOL)atomically
          encoding:(NSStringEncoding)encoding
             error:(NSError **)error {
    NSData *data = [self dataUsingEncoding:encoding];
    if (data == nil) return hand_out_error(error, encoding_error(CannotBeWritten, [url path], encoding));
    return [data writeToURL:url options:atomically ? 1 : 0 error:error];
}

@end
