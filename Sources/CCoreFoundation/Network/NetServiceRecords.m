// TXT records of network services.

#include "Objects/References.h"
#include <CFNetwork/CFNetwork.h>

/// An entry is a byte with its length, followed by `key=value`.
CFDataRef CFNetServiceCreateTXTDataWithDictionary(CFAllocatorRef allocator, CFDictionaryRef pairs) {
    NSMutableData *record = [NSMutableData new];
    for (NSString *key in OBJECT(NSDictionary, pairs)) {
        id value = [OBJECT(NSDictionary, pairs) objectForKey:key];
        if ([value isKindOfClass:[NSString class]]) value = [value dataUsingEncoding:NSUTF8StringEncoding];
        NSMutableData *entry = [[[key dataUsingEncoding:NSUTF8StringEncoding] mutableCopy] autorelease];
        [entry appendBytes:"=" length:1];
        [entry appendData:value];
        if ([entry length] > 255) continue;
        uint8_t length = (uint8_t)[entry length];
        [record appendBytes:&length length:1];
        [record appendData:entry];
    }
    return (CFDataRef)record;
}

CFDictionaryRef CFNetServiceCreateDictionaryWithTXTData(CFAllocatorRef allocator, CFDataRef record) {
    NSMutableDictionary *pairs = [NSMutableDictionary new];
    const UInt8 *bytes = CFDataGetBytePtr(record);
    CFIndex total = CFDataGetLength(record);
    for (CFIndex place = 0; place < total;) {
        CFIndex length = bytes[place++];
        if (length > total - place) break;
        const UInt8 *equals = memchr(bytes + place, '=', (size_t)length);
        CFIndex name = equals ? equals - (bytes + place) : length;
        CFStringRef key = CFStringCreateWithBytes(NULL, bytes + place, name, kCFStringEncodingUTF8, false);
        CFIndex start = MIN(name + 1, length);
        NSData *value = [NSData dataWithBytes:bytes + place + start length:(NSUInteger)(length - start)];
        if (key) [pairs setObject:value forKey:OBJECT(NSString, key)];
        if (key) CFRelease(key);
        place += length;
    }
    return (CFDictionaryRef)pairs;
}
