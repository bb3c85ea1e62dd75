// One request and its response over HTTP or FTP. Redirections and passwords are handled by the client.

#import <Foundation/Foundation.h>

@class URLTransfer;

/// The receiver of a transfer's events, called on the transfer's thread.
@protocol URLTransferClient <NSObject>
/// - response: one of HTTP has a status and fields, one of FTP a length.
- (void)transfer:(URLTransfer *)transfer didReceiveResponse:(NSURLResponse *)response;
- (void)transfer:(URLTransfer *)transfer didReceiveData:(NSData *)data;
/// - total: in bytes, or −1 when it is not known.
- (void)transfer:(URLTransfer *)transfer didSendBytes:(long long)sent of:(long long)total;
/// - error: nil when all went well.
- (void)transfer:(URLTransfer *)transfer didEndWithError:(NSError *)error;
@optional
/// NO pauses the transfer until `-resume`.
- (BOOL)transferHasRoom:(URLTransfer *)transfer;
/// Copies the next bytes to upload into `buffer`. Returns 0 at the end, −1 to pause until `-resume`.
- (NSInteger)transfer:(URLTransfer *)transfer fill:(void *)buffer length:(NSUInteger)length;
@end

/// Options of a transfer in addition to its request.
struct url_transfer_options {
    NSURLCredential *credential;
    /// The authentication method that the server asked for (NSURLAuthenticationMethod…); nil to find out first.
    NSString *method;
    /// Whether the server may show any certificate.
    BOOL trusts_any_certificate;
    /// Only connects, to read the certificates that the server shows, whatever they are.
    BOOL reads_certificates;
    /// Sends the fields of the request and no others: no cookies, no languages; and does not unpack what comes.
    BOOL sends_only_own_fields;
    BOOL is_http_1_0;
    /// A proxy as a URL (`http://…`, `socks5://…`), or nil.
    NSString *proxy;
    /// Of FTP: the client fills the file, and the server connects to this side for the data.
    BOOL uploads, is_active;
    /// Of FTP: how many bytes of the file are there already.
    long long offset;
};

@interface URLTransfer : NSObject {
@package
    NSURLRequest *request;
    id<URLTransferClient> client;
    void *handle, *headers;
    char failure[256];
    NSMutableArray *fields;
    NSString *status_line;
    NSInputStream *body;
    /// What the server showed, in DER, its own first; only if the options ask for that.
    NSArray *certificates;
    long long sent;
    double last_activity;
    /// When the transfer may begin, in a network that is slow to answer; 0 at once.
    double start;
    /// The most bytes a second both ways that libcurl was told; 0 for no limit.
    double download, upload;
    BOOL has_responded, was_idle, sends_only_own_fields, asks_for_room, is_running, is_ftp;
    /// The device lost its network on the way.
    BOOL was_cut_off;
    /// Of FTP: how long the server says the file is, −1 if it does not.
    long long file_size;
    volatile BOOL is_cancelled;
    /// How it ended: libcurl's number, and errno's of the connection.
    int result;
    /// What the server said last: the status of HTTP, the code of FTP.
    long system_error, server_code;
}

/// - client: retained until the transfer has ended.
- (id)initWithRequest:(NSURLRequest *)request
               client:(id<URLTransferClient>)client
              options:(struct url_transfer_options)options;

/// Runs to its end on this thread.
- (void)runToEnd;

/// Nothing is heard of the transfer after this returns, but for what is being told at this moment.
- (void)cancel;

/// Shares what the device's network can carry with other transfers that run now.
- (void)limitRateForTransfers:(NSUInteger)count;

/// Called with the result of the transfer.
- (void)endWithResult:(int)code;
@end

/// In FTPTransfer.m.
@interface URLTransfer (FTP)
- (void)addFTPSettings:(const struct url_transfer_options *)options;
/// A line that the server answered.
- (void)readFTPLine:(const char *)bytes length:(size_t)length;
- (NSURLResponse *)FTPResponse;
@end

/// In TransferThread.m.
@interface URLTransfer (Thread)
/// Runs on a thread of its own that all transfers share.
- (void)start;

/// Continues a paused transfer.
- (void)resume;
@end
