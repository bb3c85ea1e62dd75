// Streams that read and write files, and read folder listings, over FTP.
#pragma once
#include "Network/TransferStream.h"
#include "Streams/Streams.h"

/// Reads a file from a server or, if the URL ends with "/", the listing of a folder.
@interface CoreFoundationFTPReadStream : CoreFoundationTransferStream {
@public
    NSURL *url;
}
- (id)initWithURL:(NSURL *)theURL;
@end

/// Writes a file to a server. Written bytes are buffered until the server accepts them, also after `close`.
@interface CoreFoundationFTPWriteStream : NSOutputStream <URLTransferClient> {
@public
    NSURL *url;
    NSMutableDictionary *properties;
    id delegate;
    LoopSignal *signal;
    /// The following variables are guarded by the lock, since the transfer asks for bytes on its own thread.
    pthread_mutex_t lock;
    pthread_cond_t changed;
    NSStreamStatus status;
    NSError *error;
    URLTransfer *transfer;
    /// The written bytes that were not sent yet.
    NSMutableData *waiting;
    /// Whether the server has asked for bytes, whether there were none then, and whether space was reported to the
    /// delegate and not used yet.
    BOOL hasOpened, isHungry, isOffered;
    BOOL hasToldOfOpening, hasToldOfEnd, hasEnded;
}
- (id)initWithURL:(NSURL *)theURL;
@end

/// Makes a transfer with the properties of a stream, which the caller owns; nil for a URL of another scheme.
URLTransfer *ftp_transfer_new(NSURL *url, NSDictionary *properties, id<URLTransferClient> client, BOOL uploads);
/// The error of a finished transfer in CFNetwork's terms.
NSError *ftp_error(URLTransfer *transfer, NSError *error);
