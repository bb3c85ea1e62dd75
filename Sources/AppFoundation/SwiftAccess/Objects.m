// Strings, data, dates and other plain objects of GNUstep for Swift.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

void *foundation_string(const uint8_t *utf8, long byte_count) {
    if (byte_count == 0) return @"";
    return [[[NSString alloc] initWithBytes:utf8 length:(NSUInteger)byte_count
                                   encoding:NSUTF8StringEncoding] autorelease];
}

long foundation_string_length(void *string) { return (long)[(NSString *)string length]; }

void foundation_string_characters(void *string, uint16_t *buffer, long length) {
    [(NSString *)string getCharacters:buffer range:NSMakeRange(0, (NSUInteger)length)];
}

void *foundation_null(void) { return [NSNull null]; }
void *foundation_data(const void *bytes, long count) {
    return [NSData dataWithBytes:bytes length:(NSUInteger)count];
}

const void *foundation_data_bytes(void *data, long *count) {
    *count = (long)[(NSData *)data length];
    return [(NSData *)data bytes];
}

void *foundation_date(double seconds) { return [NSDate dateWithTimeIntervalSinceReferenceDate:seconds]; }
double foundation_date_seconds(void *date) { return [(NSDate *)date timeIntervalSinceReferenceDate]; }
void *foundation_url(void *string) { return [NSURL URLWithString:(NSString *)string]; }
void *foundation_url_string(void *url) { return [(NSURL *)url absoluteString]; }

void *foundation_index_set(const unsigned long *ranges, long count) {
    NSMutableIndexSet *set = [NSMutableIndexSet indexSet];
    for (long index = 0; index < count; index++) {
        [set addIndexesInRange:NSMakeRange(ranges[2 * index], ranges[2 * index + 1])];
    }
    return [[set copy] autorelease];
}

long foundation_index_set_count(void *set) { return (long)[(NSIndexSet *)set count]; }

void foundation_index_set_indexes(void *set, unsigned long *buffer) {
    [(NSIndexSet *)set getIndexes:(NSUInteger *)buffer maxCount:[(NSIndexSet *)set count] inIndexRange:NULL];
}

void *foundation_error(void *domain, long code, void *user_info) {
    return [NSError errorWithDomain:(NSString *)domain code:code userInfo:(NSDictionary *)user_info];
}

void *foundation_error_domain(void *error) { return [(NSError *)error domain]; }
long foundation_error_code(void *error) { return [(NSError *)error code]; }
void *foundation_error_user_info(void *error) { return [(NSError *)error userInfo]; }
void *foundation_bundle(void *path) { return [NSBundle bundleWithPath:(NSString *)path]; }
void *foundation_main_run_loop(void) { return [NSRunLoop mainRunLoop]; }
void *foundation_bundle_path(void *bundle) { return [(NSBundle *)bundle bundlePath]; }

extern void *objc_autoreleasePoolPush(void);
extern void objc_autoreleasePoolPop(void *pool);

void *autorelease_pool_push(void) { return objc_autoreleasePoolPush(); }
void autorelease_pool_pop(void *pool) { objc_autoreleasePoolPop(pool); }

bool object_is_equal(void *object, void *other) { return [(id)object isEqual:(id)other]; }
unsigned long object_hash(void *object) { return [(id)object hash]; }
const char *object_description(void *object) { return [[(id)object description] UTF8String]; }
