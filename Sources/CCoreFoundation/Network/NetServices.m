// CFNetService: what a service is called. The device has no multicast DNS to make it known by, or to find others with.

#include "Objects/Types.h"
#include <CFNetwork/CFNetwork.h>

@interface CoreFoundationNetService : NSObject {
@public
    NSString *domain, *type, *name;
    SInt32 port;
    NSData *record;
}
@end

@implementation CoreFoundationNetService

- (CFTypeID)coreFoundationType { return TypeNetService; }

- (void)dealloc {
    [domain release];
    [type release];
    [name release];
    [record release];
    [super dealloc];
}

@end

@interface CoreFoundationNetServiceBrowser : NSObject
@end

@implementation CoreFoundationNetServiceBrowser
- (CFTypeID)coreFoundationType { return TypeNetServiceBrowser; }
@end

static CoreFoundationNetService *service_of(CFNetServiceRef service) { return OBJECT(CoreFoundationNetService, service); }

/// What all that would need the network comes to; told once on standard error.
static Boolean unavailable(CFStreamError *error) {
    static BOOL told;
    if (!told) fprintf(stderr, "CFNetServices: Bonjour is not there yet\n");
    told = YES;
    if (error) *error = (CFStreamError){kCFStreamErrorDomainNetServices, kCFNetServicesErrorUnknown};
    return false;
}

CFTypeID CFNetServiceGetTypeID(void) { return TypeNetService; }
CFTypeID CFNetServiceBrowserGetTypeID(void) { return TypeNetServiceBrowser; }

CFNetServiceRef CFNetServiceCreate(CFAllocatorRef allocator, CFStringRef domain, CFStringRef type, CFStringRef name,
                                   SInt32 port) {
    if (domain == NULL || type == NULL || name == NULL) return NULL;
    CoreFoundationNetService *service = [CoreFoundationNetService new];
    service->domain = [OBJECT(NSString, domain) copy];
    service->type = [OBJECT(NSString, type) copy];
    service->name = [OBJECT(NSString, name) copy];
    service->port = port;
    return (CFNetServiceRef)service;
}

CFStringRef CFNetServiceGetDomain(CFNetServiceRef service) { return (CFStringRef)service_of(service)->domain; }
CFStringRef CFNetServiceGetType(CFNetServiceRef service) { return (CFStringRef)service_of(service)->type; }
CFStringRef CFNetServiceGetName(CFNetServiceRef service) { return (CFStringRef)service_of(service)->name; }
SInt32 CFNetServiceGetPortNumber(CFNetServiceRef service) { return service_of(service)->port; }
CFStringRef CFNetServiceGetTargetHost(CFNetServiceRef service) { return NULL; }
CFArrayRef CFNetServiceGetAddressing(CFNetServiceRef service) { return NULL; }
CFDataRef CFNetServiceGetTXTData(CFNetServiceRef service) { return (CFDataRef)service_of(service)->record; }

Boolean CFNetServiceSetTXTData(CFNetServiceRef service, CFDataRef record) {
    [service_of(service)->record autorelease];
    service_of(service)->record = [OBJECT(NSData, record) copy];
    return true;
}

/// Each pair is a length in a byte and `key=value`.
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

Boolean CFNetServiceSetClient(CFNetServiceRef service, CFNetServiceClientCallBack callBack,
                              CFNetServiceClientContext *context) {
    return true;
}

void CFNetServiceScheduleWithRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode) {}
void CFNetServiceUnscheduleFromRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode) {}
void CFNetServiceCancel(CFNetServiceRef service) {}

Boolean CFNetServiceRegisterWithOptions(CFNetServiceRef service, CFOptionFlags options, CFStreamError *error) {
    return unavailable(error);
}

Boolean CFNetServiceResolveWithTimeout(CFNetServiceRef service, CFTimeInterval timeout, CFStreamError *error) {
    return unavailable(error);
}

CFNetServiceBrowserRef CFNetServiceBrowserCreate(CFAllocatorRef allocator, CFNetServiceBrowserClientCallBack callBack,
                                                 CFNetServiceClientContext *context) {
    return (CFNetServiceBrowserRef)[CoreFoundationNetServiceBrowser new];
}

void CFNetServiceBrowserInvalidate(CFNetServiceBrowserRef browser) {}

Boolean CFNetServiceBrowserSearchForDomains(CFNetServiceBrowserRef browser, Boolean registrationDomains,
                                            CFStreamError *error) {
    return unavailable(error);
}

Boolean CFNetServiceBrowserSearchForServices(CFNetServiceBrowserRef browser, CFStringRef domain, CFStringRef type,
                                             CFStreamError *error) {
    return unavailable(error);
}

void CFNetServiceBrowserStopSearch(CFNetServiceBrowserRef browser, CFStreamError *error) {}
void CFNetServiceBrowserScheduleWithRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode) {}
void CFNetServiceBrowserUnscheduleFromRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode) {}

void CFStreamCreatePairWithSocketToNetService(CFAllocatorRef allocator, CFNetServiceRef service,
                                              CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    unavailable(NULL);
    CFStreamCreatePairWithSocketToHost(allocator, NULL, 0, readStream, writeStream);
}
