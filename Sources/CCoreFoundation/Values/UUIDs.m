// CFUUID.

#include "Objects/References.h"

CFUUIDRef CFUUIDCreate(CFAllocatorRef allocator) { return OWNED(CFUUIDRef, [NSUUID UUID]); }

CFUUIDRef CFUUIDCreateFromUUIDBytes(CFAllocatorRef allocator, CFUUIDBytes bytes) {
    return (CFUUIDRef)[[NSUUID alloc] initWithUUIDBytes:(unsigned char *)&bytes];
}

CFUUIDRef CFUUIDCreateWithBytes(CFAllocatorRef allocator, UInt8 byte0, UInt8 byte1, UInt8 byte2, UInt8 byte3, UInt8 byte4,
                                UInt8 byte5, UInt8 byte6, UInt8 byte7, UInt8 byte8, UInt8 byte9, UInt8 byte10,
                                UInt8 byte11, UInt8 byte12, UInt8 byte13, UInt8 byte14, UInt8 byte15) {
    CFUUIDBytes bytes = {byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7,
                         byte8, byte9, byte10, byte11, byte12, byte13, byte14, byte15};
    return CFUUIDCreateFromUUIDBytes(allocator, bytes);
}

CFUUIDRef CFUUIDGetConstantUUIDWithBytes(CFAllocatorRef allocator, UInt8 byte0, UInt8 byte1, UInt8 byte2, UInt8 byte3,
                                         UInt8 byte4, UInt8 byte5, UInt8 byte6, UInt8 byte7, UInt8 byte8, UInt8 byte9,
                                         UInt8 byte10, UInt8 byte11, UInt8 byte12, UInt8 byte13, UInt8 byte14,
                                         UInt8 byte15) {
    static NSMutableSet *constants;
    CFUUIDRef uuid = CFUUIDCreateWithBytes(allocator, byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9,
                                           byte10, byte11, byte12, byte13, byte14, byte15);
    @synchronized([NSUUID class]) {
        if (constants == nil) constants = [NSMutableSet new];
        id known = [constants member:OBJECT(NSUUID, uuid)];
        if (known == nil) [constants addObject:OBJECT(NSUUID, uuid)];
        CFRelease(uuid);
        return known ? (CFUUIDRef)known : uuid;
    }
}

CFUUIDRef CFUUIDCreateFromString(CFAllocatorRef allocator, CFStringRef string) {
    if (string == NULL) return NULL;
    const char *text = [OBJECT(NSString, string) UTF8String];
    CFUUIDBytes bytes;
    UInt8 *byte = (UInt8 *)&bytes;
    for (int i = 0; i < 16; i++) {
        if ((i == 4 || i == 6 || i == 8 || i == 10) && *text++ != '-') return NULL;
        if (!isxdigit((unsigned char)text[0]) || !isxdigit((unsigned char)text[1])) return NULL;
        byte[i] = (UInt8)strtoul((char[]){text[0], text[1], 0}, NULL, 16);
        text += 2;
    }
    return *text == 0 ? CFUUIDCreateFromUUIDBytes(allocator, bytes) : NULL;
}

CFStringRef CFUUIDCreateString(CFAllocatorRef allocator, CFUUIDRef uuid) {
    return OWNED(CFStringRef, [[OBJECT(NSUUID, uuid) UUIDString] uppercaseString]);
}

CFUUIDBytes CFUUIDGetUUIDBytes(CFUUIDRef uuid) {
    CFUUIDBytes bytes = {0};
    [OBJECT(NSUUID, uuid) getUUIDBytes:(unsigned char *)&bytes];
    return bytes;
}
