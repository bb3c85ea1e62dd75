// Values of a message are what they are said to be, or nil.
// > text hat, none 1, wrong 1
// > number 3, wrong 1
// > list 1, dictionary 1
// > date 12.5, data Hi, no data 1
// > error 2 of Shop: No, none 1
// > asked 0

#import <Foundation/Foundation.h>
#include <stdint.h>
#include <stdio.h>

extern BOOL device_service_ask(uint8_t service, NSDictionary *message);
extern NSString *message_text(NSDictionary *message, NSString *key);
extern NSNumber *message_number(NSDictionary *message, NSString *key);
extern NSArray *message_list(NSDictionary *message, NSString *key);
extern NSDictionary *message_dictionary(NSDictionary *message, NSString *key);
extern NSDate *message_date(NSDictionary *message, NSString *key);
extern NSData *message_data(NSDictionary *message, NSString *key);
extern NSError *message_error(NSDictionary *message, NSString *domain);

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSDictionary *message = [NSDictionary
        dictionaryWithObjectsAndKeys:@"hat", @"text", [NSNumber numberWithInt:3], @"number", [NSArray array], @"list",
                                     [NSDictionary dictionary], @"dictionary", [NSNumber numberWithDouble:12.5],
                                     @"date", @"SGk=", @"data", @"No", @"words", [NSNumber numberWithInt:2], @"code",
                                     nil];
    printf("text %s, none %d, wrong %d\n", [message_text(message, @"text") UTF8String],
           message_text(message, @"missing") == nil, message_text(message, @"number") == nil);
    printf("number %d, wrong %d\n", [message_number(message, @"number") intValue],
           message_number(message, @"text") == nil);
    printf("list %d, dictionary %d\n", message_list(message, @"list") != nil,
           message_dictionary(message, @"dictionary") != nil && message_list(message, @"dictionary") == nil);
    NSData *data = message_data(message, @"data");
    printf("date %g, data %.*s, no data %d\n", [message_date(message, @"date") timeIntervalSinceReferenceDate],
           (int)[data length], (const char *)[data bytes], message_data(message, @"number") == nil);
    NSError *error = message_error(message, @"Shop");
    printf("error %d of %s: %s, none %d\n", (int)[error code], [[error domain] UTF8String],
           [[error localizedDescription] UTF8String], message_error([NSDictionary dictionary], @"Shop") == nil);
    printf("asked %d\n", device_service_ask(1, message));
    [pool drain];
    return 0;
}
