#include "Network/NetServices.h"

@implementation CoreFoundationNetServiceBrowser

- (CFTypeID)coreFoundationType { return TypeNetServiceBrowser; }

- (void)dealloc {
    [browser setDelegate:nil];
    [browser release];
    [super dealloc];
}

- (void)tell:(CFOptionFlags)flags of:(CFTypeRef)what error:(CFStreamError)error {
    [[self retain] autorelease];
    if (callBack == NULL) return;
    ((CFNetServiceBrowserClientCallBack)callBack)((CFNetServiceBrowserRef)self, flags, what, &error, context.info);
}

- (void)tell:(CFOptionFlags)flags ofService:(NSNetService *)service more:(BOOL)more {
    CFNetServiceRef found = CFNetServiceCreate(NULL, (CFStringRef)[service domain], (CFStringRef)[service type],
                                               (CFStringRef)[service name], 0);
    [self tell:flags | (more ? kCFNetServiceFlagMoreComing : 0) of:found error:(CFStreamError){0, 0}];
    if (found) CFRelease(found);
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)sender didFindService:(NSNetService *)service moreComing:(BOOL)more {
    [self tell:0 ofService:service more:more];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)sender didRemoveService:(NSNetService *)service moreComing:(BOOL)more {
    [self tell:kCFNetServiceFlagRemove ofService:service more:more];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)sender didFindDomain:(NSString *)domain moreComing:(BOOL)more {
    CFOptionFlags flags = kCFNetServiceFlagIsDomain | kCFNetServiceFlagIsDefault;
    [self tell:flags | (more ? kCFNetServiceFlagMoreComing : 0) of:(CFTypeRef)domain error:(CFStreamError){0, 0}];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)sender didNotSearch:(NSDictionary *)error {
    [self tell:0 of:NULL error:net_service_stream_error(error)];
}

@end

static CoreFoundationNetServiceBrowser *browser_of(CFNetServiceBrowserRef browser) {
    return OBJECT(CoreFoundationNetServiceBrowser, browser);
}

CFTypeID CFNetServiceBrowserGetTypeID(void) { return TypeNetServiceBrowser; }

CFNetServiceBrowserRef CFNetServiceBrowserCreate(CFAllocatorRef allocator, CFNetServiceBrowserClientCallBack callBack,
                                                 CFNetServiceClientContext *context) {
    CoreFoundationNetServiceBrowser *made = [CoreFoundationNetServiceBrowser new];
    made->browser = [NSNetServiceBrowser new];
    [made->browser setDelegate:made];
    [made setCallBack:(void *)callBack context:context];
    return (CFNetServiceBrowserRef)made;
}

void CFNetServiceBrowserInvalidate(CFNetServiceBrowserRef browser) {
    [browser_of(browser)->browser stop];
    [browser_of(browser) setCallBack:NULL context:NULL];
}

static Boolean searches(CFStreamError *error) {
    if (error) *error = (CFStreamError){0, 0};
    return true;
}

Boolean CFNetServiceBrowserSearchForDomains(CFNetServiceBrowserRef browser, Boolean registrationDomains,
                                            CFStreamError *error) {
    if (registrationDomains) [browser_of(browser)->browser searchForRegistrationDomains];
    else [browser_of(browser)->browser searchForBrowsableDomains];
    return searches(error);
}

Boolean CFNetServiceBrowserSearchForServices(CFNetServiceBrowserRef browser, CFStringRef domain, CFStringRef type,
                                             CFStreamError *error) {
    [browser_of(browser)->browser searchForServicesOfType:OBJECT(NSString, type) inDomain:OBJECT(NSString, domain)];
    return searches(error);
}

void CFNetServiceBrowserStopSearch(CFNetServiceBrowserRef browser, CFStreamError *error) {
    [browser_of(browser)->browser stop];
    if (error && error->error) [browser_of(browser) tell:0 of:NULL error:*error];
}

void CFNetServiceBrowserScheduleWithRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode) {
    [browser_of(browser)->browser scheduleInRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

void CFNetServiceBrowserUnscheduleFromRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode) {
    [browser_of(browser)->browser removeFromRunLoop:OBJECT(NSRunLoop, runLoop) forMode:OBJECT(NSString, mode)];
}

// CFNetServiceMonitor, which reports changes of a service's record

@implementation CoreFoundationNetServiceMonitor

- (CFTypeID)coreFoundationType { return TypeNetServiceMonitor; }

- (void)dealloc {
    [monitored release];
    [super dealloc];
}

- (void)netService:(NSNetService *)sender didUpdateTXTRecordData:(NSData *)data {
    CFStreamError error = {0, 0};
    [[self retain] autorelease];
    if (callBack == NULL) return;
    ((CFNetServiceMonitorClientCallBack)callBack)((CFNetServiceMonitorRef)self, (CFNetServiceRef)monitored,
                                                  kCFNetServiceMonitorTXT, (CFDataRef)data, &error, context.info);
}

@end

static CoreFoundationNetServiceMonitor *monitor_of(CFNetServiceMonitorRef monitor) {
    return OBJECT(CoreFoundationNetServiceMonitor, monitor);
}

CFTypeID CFNetServiceMonitorGetTypeID(void) { return TypeNetServiceMonitor; }

CFNetServiceMonitorRef CFNetServiceMonitorCreate(CFAllocatorRef allocator, CFNetServiceRef service,
                                                 CFNetServiceMonitorClientCallBack callBack,
                                                 CFNetServiceClientContext *context) {
    CoreFoundationNetServiceMonitor *made = [CoreFoundationNetServiceMonitor new];
    // A copy of the service, since the app's service may have a client.
    made->monitored = OBJECT(CoreFoundationNetService, CFNetServiceCreateCopy(allocator, service));
    [made->monitored->service setDelegate:made];
    [made setCallBack:(void *)callBack context:context];
    return (CFNetServiceMonitorRef)made;
}

void CFNetServiceMonitorInvalidate(CFNetServiceMonitorRef monitor) {
    [monitor_of(monitor)->monitored->service stopMonitoring];
    [monitor_of(monitor) setCallBack:NULL context:NULL];
}

Boolean CFNetServiceMonitorStart(CFNetServiceMonitorRef monitor, CFNetServiceMonitorType type, CFStreamError *error) {
    [monitor_of(monitor)->monitored->service startMonitoring];
    return searches(error);
}

void CFNetServiceMonitorStop(CFNetServiceMonitorRef monitor, CFStreamError *error) {
    [monitor_of(monitor)->monitored->service stopMonitoring];
}

void CFNetServiceMonitorScheduleWithRunLoop(CFNetServiceMonitorRef monitor, CFRunLoopRef runLoop, CFStringRef mode) {
    CFNetServiceScheduleWithRunLoop((CFNetServiceRef)monitor_of(monitor)->monitored, runLoop, mode);
}

void CFNetServiceMonitorUnscheduleFromRunLoop(CFNetServiceMonitorRef monitor, CFRunLoopRef runLoop, CFStringRef mode) {
    CFNetServiceUnscheduleFromRunLoop((CFNetServiceRef)monitor_of(monitor)->monitored, runLoop, mode);
}
