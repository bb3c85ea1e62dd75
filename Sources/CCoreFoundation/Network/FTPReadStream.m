#include "Network/FTPStream.h"
#include <CFNetwork/CFNetwork.h>

@implementation CoreFoundationFTPReadStream

- (id)initWithURL:(NSURL *)theURL {
    self = [super init];
    url = [theURL copy];
    return self;
}

- (void)dealloc {
    [url release];
    [super dealloc];
}

- (URLTransfer *)newTransfer { return ftp_transfer_new(url, properties, self, NO); }

- (NSError *)errorOfAddress {
    return [NSError errorWithDomain:(id)kCFErrorDomainCFNetwork code:kCFURLErrorBadURL userInfo:nil];
}

- (NSError *)errorOfTransfer:(URLTransfer *)ended error:(NSError *)anError { return ftp_error(ended, anError); }

- (void)receiveResponse:(NSURLResponse *)answer {
    hasOpened = YES;
    [signal signal];
}

/// The size is known after the stream has opened, whether or not kCFStreamPropertyFTPFetchResourceInfo is set.
- (id)ownPropertyForKey:(NSString *)key {
    if (![key isEqual:(id)kCFStreamPropertyFTPResourceSize] || transfer == nil || transfer->file_size < 0) return nil;
    return [NSNumber numberWithLongLong:transfer->file_size];
}

@end

CFReadStreamRef CFReadStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url) {
    if (url == NULL) return NULL;
    return (CFReadStreamRef)[[CoreFoundationFTPReadStream alloc] initWithURL:OBJECT(NSURL, url)];
}
