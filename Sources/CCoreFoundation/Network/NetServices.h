// CFNetService and related types, implemented with NSNetService, whose delegate calls the client callback.
#pragma once
#include "Objects/Types.h"
#include <CFNetwork/CFNetwork.h>

/// The superclass of services, browsers and monitors.
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

/// The error for a client callback.
CFStreamError net_service_stream_error(NSDictionary *error);
