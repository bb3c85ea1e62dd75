// Bonjour by CFNetwork's functions: NSNetService does the work, and its delegate is the client here.
#pragma once
#include "Objects/Types.h"
#include <CFNetwork/CFNetwork.h>

/// What services, browsers and monitors have in common.
@interface CoreFoundationNetServiceClient : NSObject {
@public
    void *callBack;
    CFNetServiceClientContext context;
}
- (void)setCallBack:(void *)callBack context:(const CFNetServiceClientContext *)context;
@end

@interface CoreFoundationNetService : CoreFoundationNetServiceClient <NSNetServiceDelegate> {
@public
    NSNetService *service;
    SInt32 port;
}
@end

@interface CoreFoundationNetServiceBrowser : CoreFoundationNetServiceClient <NSNetServiceBrowserDelegate> {
@public
    NSNetServiceBrowser *browser;
}
@end

@interface CoreFoundationNetServiceMonitor : CoreFoundationNetServiceClient <NSNetServiceDelegate> {
@public
    CoreFoundationNetService *monitored;
}
@end

/// The error that a client callback gets.
CFStreamError net_service_stream_error(NSDictionary *error);
