// Files and listings of FTP as streams.
#pragma once
#include "Network/TransferStream.h"
#include "Streams/Streams.h"

/// A file of a server, or, for a URL that ends with "/", the listing of a folder.
@interface CoreFoundationFTPReadStream : CoreFoundationTransferStream {
@public
    NSURL *url;
}
- (id)initWithURL:(NSURL *)theURL;
@end

/// A file that is made on a server. What is written waits here until the server takes it; after `close` too.
@interface CoreFoundationFTPWriteStream : NSOutputStream <URLTransferClient> {
@public
    NSURL *url;
    NSMutableDictionary *properties;
    id delegate;
    LoopSignal *signal;
    /// What follows is under the lock: the transfer asks for bytes on a thread of its own.
    pthread_mutex_t lock;
    pthread_cond_t changed;
    NSStreamStatus status;
    NSError *error;
    URLTransfer *transfer;
    /// Bytes that were written and not sent yet.
    NSMutableData *waiting;
    /// The server has asked for bytes; there were none when it did; room was offered and not used yet.
    BOOL hasOpened, isHungry, isOffered;
    BOOL hasToldOfOpening, hasToldOfEnd, hasEnded;
}
- (id)initWithURL:(NSURL *)theURL;
@end

/// A transfer with the properties of a stream, owned by the caller; nil for other addresses.
URLTransfer *ftp_transfer_new(NSURL *url, NSDictionary *properties, id<URLTransferClient> client, BOOL uploads);
/// What became of it, as CFNetwork tells.
NSError *ftp_error(URLTransfer *transfer, NSError *error);
