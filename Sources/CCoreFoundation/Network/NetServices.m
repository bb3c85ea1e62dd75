#include "Network/NetServices.h"

@implementation CoreFoundationNetServiceClient

- (void)dealloc {
    [self setCallBack:NULL context:NULL];
    [super dealloc];
}

- (void)setCallBack:(void *)aCallBack context:(const CFNetServiceClientContext *)aContext {
    if (context.release) context.release(context.info);
    callBack = aCallBack;
    context = aContext ? *aContext : (CFNetServiceClientContext){0};
    if (context.retain) context.info = (void *)context.retain(context.info);
}

@end

CFStreamError net_service_stream_error(NSDictionary *error) {
    NSInteger code = [[error objectForKey:NSNetServicesErrorCode] integerValue];
    return (CFStreamError){kCFStreamErrorDomainNetServices, (SInt32)code};
}

@implementation CoreFoundationNetService

- (CFTypeID)coreFoundationType { return TypeNetService; }

- (void)dealloc {
    [service setDelegate:nil];
    [service release];
    [super dealloc];
}

- (void)tell:(NSDictionary *)failure {
    CFStreamError error = failure ? net_service_stream_error(failure) : (CFStreamError){0, 0};
    [[self retain] autorelease];
    if (callBack) ((CFNetServiceClientCallBack)callBack)((CFNetServiceRef)self, &error, context.info);
}

- (void)netServiceDidPublish:(NSNetService *)sender { [self tell:nil]; }
- (void)netService:(NSNetService *)sender didNotPublish:(NSDictionary *)error { [self tell:error]; }
- (void)netServiceDidResolveAddress:(NSNetService *)sender { [self tell:nil]; }
- (void)netService:(NSNetService *)sender didNotResolve:(NSDictionary *)error { [self tell:error]; }

@end

static CoreFoundationNetService *service_of(CFNetServiceRef service) { return OBJECT(CoreFoundationNetService, service); }

static Boolean fail(CFStreamError *error, SInt32 code) {
    if (error) *error = (CFStreamError){kCFStreamErrorDomainNetServices, code};
    return false;
}

CFTypeID CFNetServiceGetTypeID(void) { return TypeNetService; }

CFNetServiceRef CFNetServiceCreate(CFAllocatorRef allocator, CFStringRef domain, CFStringRef type, CFStringRef name,
                                   SInt32 port) {
    if (domain == NULL || type == NULL || name == NULL) return NULL;
    CoreFoundationNetService *made = [CoreFoundationNetService new];
    made->port = port;
    made->service = [[NSNetService alloc] initWithDomain:OBJECT(NSString, domain)
                                                    type:OBJECT(NSString, type)
                                                    name:OBJECT(NSString, name)
                                                    port:port];
    [made->service setDelegate:made];
    return (CFNetServiceRef)made;
}

CFNetServiceRef CFNetServiceCreateCopy(CFAllocatorRef allocator, CFNetServiceRef service) {
    if (service == NULL) return NULL;
    return CFNetServiceCreate(allocator, CFNetServiceGetDomain(service), CFNetServiceGetType(service),
                              CFNetServiceGetName(service), CFNetServiceGetPortNumber(service));
}

CFStringRef CFNetServiceGetDomain(CFNetServiceRef service) { return (CFStringRef)[service_of(service)->service domain]; }
CFStringRef CFNetServiceGetType(CFNetServiceRef service) { return (CFStringRef)[service_of(service)->service type]; }
CFStringRef CFNetServiceGetName(CFNetServiceRef service) { return (CFStringRef)[service_of(service)->service name]; }

SInt32 CFNetServiceGetPortNumber(CFNetServiceRef service) {
    NSInteger port = [service_of(service)->service port];
    return port > 0 ? (SInt32)port : service_of(service)->port;
}

CFStringRef CFNetServiceGetTargetHost(CFNetServiceRef service) {
    return (CFStringRef)[service_of(service)->service hostName];
}

CFArrayRef CFNetServiceGetAddressing(CFNetServiceRef service) {
    NSArray *addresses = [service_of(service)->service addresses];
    return [addresses count] ? (CFArrayRef)addresses : NULL;
}

CFDataRef CFNetServiceGetTXTData(CFNetServiceRef service) {
    return (CFDataRef)[service_of(service)->service TXTRecordData];
}

Boolean CFNetServiceSetTXTData(CFNetServiceRef service, CFDataRef record) {
    return [service_of(service)->service setTXTRecordData:OBJECT(NSData, record)];
}

Boolean CFNetServiceSetClient(CFNetServiceRef service, CFNetServiceClientCallBack callBack,
                              CFNetServiceClientContext *context) {
    [service_of(service) setCallBack:(void *)callBack context:context];
    return true;
}

void CFNetServiceScheduleWithRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode) {
    [service_of(service)->service scheduleInRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFNetServiceUnscheduleFromRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode) {
    [service_of(service)->service removeFromRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFNetServiceCancel(CFNetServiceRef service) { [service_of(service)->service stop]; }

/// Without a client, CFNetwork blocks until the service is registered. Here it returns at once.
Boolean CFNetServiceRegisterWithOptions(CFNetServiceRef service, CFOptionFlags options, CFStreamError *error) {
    if (service == NULL) return fail(error, kCFNetServicesErrorBadArgument);
    [service_of(service)->service publish];
    if (error) *error = (CFStreamError){0, 0};
    return true;
}

Boolean CFNetServiceResolveWithTimeout(CFNetServiceRef service, CFTimeInterval timeout, CFStreamError *error) {
    if (service == NULL) return fail(error, kCFNetServicesErrorBadArgument);
    [service_of(service)->service resolveWithTimeout:timeout];
    if (error) *error = (CFStreamError){0, 0};
    return true;
}

void CFStreamCreatePairWithSocketToNetService(CFAllocatorRef allocator, CFNetServiceRef service,
                                              CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    NSInteger port = service ? CFNetServiceGetPortNumber(service) : 0;
    CFStringRef host = port > 0 ? CFSTR("127.0.0.1") : NULL;
    CFStreamCreatePairWithSocketToHost(allocator, host, (UInt32)port, readStream, writeStream);
}
