// One request and its response over HTTP or FTP. Redirections and passwords are handled by the client.

#import "BodyUnpacker.h"
#import "HeaderFields.h"
#import "HeaderLines.h"
#import "RunLoops/LoopSignal.h"

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
    /// Waits while as many of its kind as the phone allows are connected to the same server.
    BOOL waits_for_others;
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
    /// Their objects are retained.
    struct url_transfer_options options;
    /// libcurl's, from when the transfer begins until it has ended.
    void *handle;
    HeaderLines *headers;
    /// The queue of its server, if it waits for others. Of the thread of transfers.
    id queue;
    char failure[256];
    /// The header fields of the answer, without those behind its last chunk: they are the response's. Interim answers have
    /// others.
    HeaderFields *fields;
    NSString *status_line;
    NSInputStream *body;
    /// What the server showed, in DER, its own first; only if the options ask for that.
    NSArray *certificates;
    long long sent;
    /// What was read of a stream: libcurl also counts what it puts around it.
    long long streamed;
    double last_activity;
    /// When the answer began; 0 before.
    double answered_at;
    /// Since when the network carries the answer at its present rate, and the bytes that came since then.
    double carried_since;
    long long carried;
    /// Until when virtual time waits for the answer, on the real clock in nanoseconds.
    int64_t awaited_until;
    /// When the transfer may begin, in a network that is slow to answer; 0 at once.
    double start;
    /// A network that is slow to answer needs longer than the request waits: at its start its time is over.
    BOOL is_too_late;
    /// The most bytes a second both ways; 0 for no limit.
    double download, upload;
    /// How long status lines and fields were, those of interim answers and behind the last chunk, too.
    size_t fields_length;
    /// The empty line behind the fields has come.
    BOOL has_all_fields;
    /// libcurl has a connection for it: until then only the time to connect counts.
    BOOL has_connection;
    /// Of a packed body; nil for others.
    BodyUnpacker *unpacker;
    BOOL is_broken_body;
    /// The server says more about its answer than anybody would keep.
    BOOL is_talkative;
    BOOL has_responded, was_idle, asks_for_room, is_paused, is_throttled, is_running, is_ftp;
    /// The device lost its network on the way.
    BOOL was_cut_off;
    /// Of FTP: how long the server says the file is, −1 if it does not.
    long long file_size;
    volatile BOOL is_cancelled, has_ended;
    /// How it ended: libcurl's number, and errno's of the connection.
    int result;
    /// What the server said last: the status of HTTP, the code of FTP.
    long system_error, server_code;
    /// OpenSSL's word about the server's certificate: X509_V_OK or another number.
    long verified;
}

/// - client: retained until the transfer has ended.
- (id)initWithRequest:(NSURLRequest *)request
               client:(id<URLTransferClient>)client
              options:(struct url_transfer_options)options;

/// Nothing is heard of the transfer after this returns, but for what is being told at this moment.
- (void)cancel;

/// Shares what the device's network can carry with other transfers that run now.
- (void)limitRateForTransfers:(NSUInteger)count;

/// When a slow network has carried what has come of the answer, and more may come.
- (double)momentForMore;

/// Whether it is the server's turn, and not that of a slow network or of the client.
- (BOOL)isServersTurn;

/// Takes a handle of libcurl and tells it everything. Called on the thread of transfers.
/// - Returns: NO if libcurl has none.
- (BOOL)prepare;

/// Called with the result of the transfer. The handle is given back.
- (void)endWithResult:(int)code;
- (void)giveHandleBack;
@end

/// In URLTransferRequest.m.
@interface URLTransfer (Request)
- (void)addHeaders;
- (void)addBody;
@end

/// In HTTPAnswer.m.
@interface URLTransfer (HTTPAnswer)
/// A status line, a header field, or the empty line behind them.
- (void)readLine:(const char *)bytes length:(size_t)length;
- (NSURLResponse *)HTTPResponse;
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
/// Runs on a thread of its own that all transfers share, and with it the connections to servers.
- (void)start;
/// Sleeps as long as a slow network takes to answer. Whoever waits for the transfer without a run loop does this before
/// it starts: where time is virtual, only the sleep of a thread that waits lets it pass.
- (void)sleepUntilStart;
/// Waits for condition 1 of what the client does at the end, and leaves it unlocked. The main thread's virtual time passes
/// meanwhile as the slow network needs it.
+ (void)waitFor:(NSConditionLock *)end;

/// Gives a signal: on the transfers' thread once it has done all that it can do now, so that the owner's thread is woken once
/// for several events, and not in the midst of them.
+ (void)give:(LoopSignal *)signal;

/// Lets the thread drop transfers that were cancelled.
+ (void)dropCancelled;

/// Continues a paused transfer.
- (void)resume;
@end
