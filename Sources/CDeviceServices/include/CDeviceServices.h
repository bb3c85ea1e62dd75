// What frameworks for Objective-C apps ask of the device's services: dictionaries, which go over the link as JSON.
#pragma once

#ifdef __OBJC__
#import <Foundation/Foundation.h>
#include <stdint.h>

/// The numbers of DeviceLink's `DeviceService`.
enum {
    DeviceServiceShop = 1,
    DeviceServiceGameCenter,
    DeviceServiceNearby,
    DeviceServiceAdvertising,
};

/// Asks something of a service of the device. From other threads than the main one it is asked a little later.
/// - Returns: NO if there is no device, or it is too long.
extern BOOL device_service_ask(uint8_t service, NSDictionary *message);

/// Calls a function on the main thread with each message of a service from now on, and with those that have come before. What
/// is no dictionary is left out.
extern void device_service_hear(uint8_t service, void (*said)(NSDictionary *message));

/// A value of a message, or nil if it is something else.
extern NSString *message_text(NSDictionary *message, NSString *key);
extern NSNumber *message_number(NSDictionary *message, NSString *key);
extern NSArray *message_list(NSDictionary *message, NSString *key);
extern NSDictionary *message_dictionary(NSDictionary *message, NSString *key);
/// From seconds since 2001.
extern NSDate *message_date(NSDictionary *message, NSString *key);
/// From base 64.
extern NSData *message_data(NSDictionary *message, NSString *key);
/// An error with the message's `code` and `words`; nil without words.
extern NSError *message_error(NSDictionary *message, NSString *domain);
#endif
