// Replaces all of NSJSONSerialization: GNUstep's makes every number a double, accepts invalid JSON, and crashes on deep
// nesting.

#import "JSON.h"

/// Raises NSInvalidArgumentException unless the condition holds.
static void require(BOOL holds, SEL selector, NSString *what) {
    if (holds) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** +[NSJSONSerialization %@]: %@", NSStringFromSelector(selector), what];
}

static NSError *error_with(NSString *defect) {
    NSDictionary *details = [NSDictionary dictionaryWithObject:defect forKey:@"NSDebugDescription"];
    return [NSError errorWithDomain:NSCocoaErrorDomain code:3840 userInfo:details]; // NSPropertyListReadCorruptError
}

@implementation NSJSONSerialization (Serialization)

+ (id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error {
    require(data != nil, _cmd, @"data parameter is nil");
    NSString *defect = nil;
    id object = json_read(data, options, &defect);
    if (object == nil && error) *error = error_with(defect);
    return object;
}

+ (id)JSONObjectWithStream:(NSInputStream *)stream options:(NSJSONReadingOptions)options error:(NSError **)error {
    require(stream != nil, _cmd, @"stream parameter is nil");
    NSMutableData *data = [NSMutableData data];
    uint8_t buffer[4096];
    NSInteger count;
    while ((count = [stream read:buffer maxLength:sizeof buffer]) > 0) {
        [data appendBytes:buffer length:(NSUInteger)count];
    }
    if (count < 0) {
        if (error) *error = [stream streamError] ?: error_with(@"No value.");
        return nil;
    }
    return [self JSONObjectWithData:data options:options error:error];
}

+ (BOOL)isValidJSONObject:(id)object { return json_defect(object) == nil; }

+ (NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error {
    require(object != nil, _cmd, @"value parameter is nil");
    NSString *defect = json_defect(object);
    require(defect == nil, _cmd, defect);
    return json_write(object, options);
}

/// - Returns: how many bytes were written, or 0 when the stream took none.
+ (NSInteger)writeJSONObject:(id)object
                    toStream:(NSOutputStream *)stream
                     options:(NSJSONWritingOptions)options
                       error:(NSError **)error {
    require(stream != nil, _cmd, @"stream parameter is nil");
    require([stream streamStatus] == NSStreamStatusOpen || [stream streamStatus] == NSStreamStatusWriting, _cmd,
            @"stream is not open for writing");
    NSData *data = [self dataWithJSONObject:object options:options error:error];
    NSUInteger written = 0;
    while (written < [data length]) {
        const uint8_t *rest = (const uint8_t *)[data bytes] + written;
        NSInteger count = [stream write:rest maxLength:[data length] - written];
        if (count <= 0) {
            if (error) *error = [stream streamError];
            return 0;
        }
        written += (NSUInteger)count;
    }
    return (NSInteger)written;
}

@end
