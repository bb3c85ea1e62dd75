#import "CDeviceServices.h"

// The bridge's (`ObjCBridge/CFunctions/ServiceLink.swift`).
extern bool device_service_send(uint8_t service, NSData *json);
extern void device_service_listen(uint8_t service, void (*said)(NSData *json));

BOOL device_service_ask(uint8_t service, NSDictionary *message) {
    NSData *json = [NSJSONSerialization dataWithJSONObject:message options:0 error:NULL];
    if (json == nil) return NO;
    if ([NSThread isMainThread]) return device_service_send(service, json);
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{ device_service_send(service, json); }];
    return YES;
}

static void (*heard[DeviceServiceAdvertising + 1])(NSDictionary *);

static void tell(uint8_t service, NSData *json) {
    id message = [NSJSONSerialization JSONObjectWithData:json options:0 error:NULL];
    if ([message isKindOfClass:[NSDictionary class]]) heard[service](message);
}

static void tell_of_shop(NSData *json) { tell(DeviceServiceShop, json); }
static void tell_of_games(NSData *json) { tell(DeviceServiceGameCenter, json); }
static void tell_of_nearby(NSData *json) { tell(DeviceServiceNearby, json); }
static void tell_of_advertising(NSData *json) { tell(DeviceServiceAdvertising, json); }

void device_service_hear(uint8_t service, void (*said)(NSDictionary *message)) {
    static void (*const all[])(NSData *) = {NULL, tell_of_shop, tell_of_games, tell_of_nearby, tell_of_advertising};
    if (service == 0 || service > DeviceServiceAdvertising) return;
    heard[service] = said;
    device_service_listen(service, all[service]);
}

static id value(NSDictionary *message, NSString *key, Class class) {
    id value = [message objectForKey:key];
    return [value isKindOfClass:class] ? value : nil;
}

NSString *message_text(NSDictionary *message, NSString *key) { return value(message, key, [NSString class]); }
NSNumber *message_number(NSDictionary *message, NSString *key) { return value(message, key, [NSNumber class]); }
NSArray *message_list(NSDictionary *message, NSString *key) { return value(message, key, [NSArray class]); }
NSDictionary *message_dictionary(NSDictionary *message, NSString *key) {
    return value(message, key, [NSDictionary class]);
}

NSDate *message_date(NSDictionary *message, NSString *key) {
    NSNumber *seconds = message_number(message, key);
    return seconds ? [NSDate dateWithTimeIntervalSinceReferenceDate:[seconds doubleValue]] : nil;
}

NSData *message_data(NSDictionary *message, NSString *key) {
    NSString *text = message_text(message, key);
    return text ? [[NSData alloc] initWithBase64EncodedString:text options:0] : nil;
}

NSError *message_error(NSDictionary *message, NSString *domain) {
    NSString *words = message_text(message, @"words");
    if (words == nil) return nil;
    return [NSError errorWithDomain:domain
                               code:[message_number(message, @"code") integerValue]
                           userInfo:[NSDictionary dictionaryWithObject:words forKey:NSLocalizedDescriptionKey]];
}
