// CFNetDiagnostics: whether an address can be reached, by the kernel's routing table.

#include "Objects/References.h"
#include <CFNetwork/CFNetwork.h>
#include <SystemConfiguration/SystemConfiguration.h>

@interface CoreFoundationNetDiagnostic : NSObject {
@public
    NSString *host, *name;
}
@end

@implementation CoreFoundationNetDiagnostic

- (void)dealloc {
    [host release];
    [name release];
    [super dealloc];
}

@end

static CoreFoundationNetDiagnostic *details_of(CFNetDiagnosticRef details) {
    return OBJECT(CoreFoundationNetDiagnostic, details);
}

static NSString *host_of(NSStream *stream) {
    id url = [stream propertyForKey:(id)kCFStreamPropertyHTTPFinalURL];
    return [url isKindOfClass:[NSURL class]] ? [url host] : nil;
}

CFNetDiagnosticRef CFNetDiagnosticCreateWithStreams(CFAllocatorRef allocator, CFReadStreamRef readStream,
                                                    CFWriteStreamRef writeStream) {
    CoreFoundationNetDiagnostic *made = [CoreFoundationNetDiagnostic new];
    made->host = [host_of(OBJECT(NSStream, readStream)) ?: host_of(OBJECT(NSStream, writeStream)) copy];
    return (CFNetDiagnosticRef)made;
}

CFNetDiagnosticRef CFNetDiagnosticCreateWithURL(CFAllocatorRef allocator, CFURLRef url) {
    CoreFoundationNetDiagnostic *made = [CoreFoundationNetDiagnostic new];
    made->host = [[OBJECT(NSURL, url) host] copy];
    return (CFNetDiagnosticRef)made;
}

void CFNetDiagnosticSetName(CFNetDiagnosticRef details, CFStringRef name) {
    [details_of(details)->name autorelease];
    details_of(details)->name = [OBJECT(NSString, name) copy];
}

CFNetDiagnosticStatus CFNetDiagnosticDiagnoseProblemInteractively(CFNetDiagnosticRef details) {
    return kCFNetDiagnosticErr;
}

CFNetDiagnosticStatus CFNetDiagnosticCopyNetworkStatusPassively(CFNetDiagnosticRef details, CFStringRef *description) {
    if (description) *description = NULL;
    NSString *host = details ? details_of(details)->host : nil;
    if (host == nil) return kCFNetDiagnosticConnectionIndeterminate;
    SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithName(NULL, [host UTF8String]);
    SCNetworkReachabilityFlags flags = 0;
    Boolean is_known = target && SCNetworkReachabilityGetFlags(target, &flags);
    if (target) CFRelease(target);
    if (!is_known) return kCFNetDiagnosticConnectionIndeterminate;
    BOOL is_up = (flags & kSCNetworkReachabilityFlagsReachable) != 0;
    NSString *said = is_up ? @"There is a connection." : @"There is no connection to the network.";
    if (description) *description = COPIED(CFStringRef, said);
    return is_up ? kCFNetDiagnosticConnectionUp : kCFNetDiagnosticConnectionDown;
}
