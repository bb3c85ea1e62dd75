// Property lists written to streams and read from them.

#import <Foundation/Foundation.h>

@interface NSPropertyListSerialization (Streams)
@end

@implementation NSPropertyListSerialization (Streams)

+ (NSInteger)writePropertyList:(id)list
                      toStream:(NSOutputStream *)stream
                        format:(NSPropertyListFormat)format
                       options:(NSPropertyListWriteOptions)options
                         error:(NSError **)error {
    NSData *data = [self dataWithPropertyList:list format:format options:options error:error];
    const uint8_t *bytes = [data bytes];
    NSUInteger length = [data length], written = 0;
    while (written < length) {
        NSInteger count = [stream write:bytes + written maxLength:length - written];
        if (count <= 0) {
            if (error) *error = [stream streamError];
            return 0;
        }
        written += (NSUInteger)count;
    }
    return (NSInteger)written;
}

+ (id)propertyListWithStream:(NSInputStream *)stream
                     options:(NSPropertyListReadOptions)options
                      format:(NSPropertyListFormat *)format
                       error:(NSError **)error {
    NSMutableData *data = [NSMutableData data];
    uint8_t buffer[4096];
    NSInteger count;
    while ((count = [stream read:buffer maxLength:sizeof buffer]) > 0)
        [data appendBytes:buffer length:(NSUInteger)count];
    if (count < 0) {
        if (error) *error = [stream streamError];
        return nil;
    }
    return [self propertyListWithData:data options:options format:format error:error];
}

@end
