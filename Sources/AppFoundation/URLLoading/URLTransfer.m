#import "URLTransfer.h"
#import "CurlLibrary.h"
#import "URLErrors.h"
#include "DeviceNetwork.h"
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Bytes of status lines and fields. What ends sooner by itself is libcurl's: a line of 100 KB, an answer's fields of 300 KB.
enum { LongestFields = 1 << 20 };

@implementation URLTransfer

// MARK: What libcurl calls

static void respond(URLTransfer *self) {
    if (self->has_responded) return;
    self->has_responded = YES;
    if (self->is_ftp) {
        if (!self->is_cancelled) [self->client transfer:self didReceiveResponse:[self FTPResponse]];
        return;
    }
    if (!self->options.sends_only_own_fields) {
        self->unpacker = [[BodyUnpacker unpackerForEncoding:[self->fields objectForKey:@"Content-Encoding"]] retain];
    }
    if (self->is_cancelled) return;
    [self->client transfer:self didReceiveResponse:[self HTTPResponse]];
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) {
    URLTransfer *self = context;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    size_t length = size * count;
    self->last_activity = now();
    if (self->answered_at == 0) self->answered_at = self->carried_since = self->last_activity;
    self->fields_length += length;
    if (self->fields_length > LongestFields) {
        self->is_talkative = YES;
        [pool drain];
        return 0;
    }
    if (self->is_ftp) {
        [self readFTPLine:bytes length:length];
    } else {
        [self readLine:bytes length:length];
    }
    [pool drain];
    return length;
}

static size_t receive_data(char *bytes, size_t size, size_t count, void *context) {
    URLTransfer *self = context;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    size_t length = size * count;
    self->last_activity = now();
    respond(self);
    // libcurl's own limit lets a hundred parts through at once.
    self->is_throttled = !self->is_cancelled && [self momentForMore] > self->last_activity;
    self->is_paused = !self->is_throttled && !self->is_cancelled && self->asks_for_room &&
                      ![self->client transferHasRoom:self];
    if (self->is_throttled || self->is_paused) {
        [pool drain];
        return CURL_WRITEFUNC_PAUSE;
    }
    self->carried += (long long)length;
    void (^take)(NSData *) = ^(NSData *data) {
        if (!self->is_cancelled) [self->client transfer:self didReceiveData:data];
    };
    if (self->unpacker) {
        self->is_broken_body = ![self->unpacker unpack:bytes length:length to:take];
    } else {
        take([NSData dataWithBytes:bytes length:length]);
    }
    [pool drain];
    return self->is_cancelled || self->is_broken_body ? 0 : length;
}

/// A connection is there, which may have taken time: others to the same server are waited for.
static int begin_request(void *context, char *address, char *own_address, int port, int own_port) {
    URLTransfer *self = context;
    self->has_connection = YES;
    self->last_activity = now();
    return CURL_PREREQFUNC_OK;
}

static int progress(void *context, curl_off_t total, curl_off_t received, curl_off_t upload, curl_off_t sent) {
    URLTransfer *self = context;
    if (self->is_cancelled) return 1;
    if (platform_network().link == platform_link_none) {
        self->was_cut_off = YES;
        return 1;
    }
    if (self->body) sent = MIN(sent, self->streamed);
    if (sent > self->sent) {
        self->sent = sent;
        self->last_activity = now();
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        [self->client transfer:self didSendBytes:sent of:upload > 0 ? upload : -1];
        [pool drain];
    }
    // While the client takes its time, the server is not waited for.
    if (self->is_paused || self->is_throttled) self->last_activity = now();
    NSTimeInterval patience = [self->request timeoutInterval];
    if (self->has_connection && patience > 0 && now() - self->last_activity > patience) {
        self->was_idle = YES;
        return 1;
    }
    return 0;
}

/// libcurl's constant for an authentication method.
static long authentication(NSString *method) {
    if ([method isEqualToString:NSURLAuthenticationMethodHTTPBasic]) return CURLAUTH_BASIC;
    if ([method isEqualToString:NSURLAuthenticationMethodHTTPDigest]) return CURLAUTH_DIGEST;
    if ([method isEqualToString:NSURLAuthenticationMethodNTLM]) return CURLAUTH_NTLM;
    return CURLAUTH_ANY;
}

- (id)initWithRequest:(NSURLRequest *)aRequest
               client:(id<URLTransferClient>)aClient
              options:(struct url_transfer_options)theOptions {
    self = [super init];
    if (self == nil || curl_library() == NULL) {
        [self release];
        return nil;
    }
    request = [aRequest copy];
    client = [aClient retain];
    options = theOptions;
    [options.credential retain];
    options.method = [options.method copy];
    options.proxy = [options.proxy copy];
    file_size = -1;
    is_ftp = [[[[request URL] scheme] lowercaseString] isEqualToString:@"ftp"];
    last_activity = now();
    double delay = platform_network().delay;
    NSTimeInterval patience = [request timeoutInterval];
    is_too_late = patience > 0 && delay > patience;
    if (is_too_late) delay = patience;
    if (delay > 0) start = last_activity + delay;
    asks_for_room = [client respondsToSelector:@selector(transferHasRoom:)];
    return self;
}

// MARK: libcurl's handle

/// Handles that may be used again, which costs less than new ones. Of the thread of transfers.
static void *spare_handles[16];
static int spare_count;

static CURL *take_handle(void) { return spare_count ? spare_handles[--spare_count] : curl_library()->easy_init(); }

- (void)giveHandleBack {
    const struct curl_library *curl = curl_library();
    if (handle == NULL) return;
    if (spare_count < (int)(sizeof spare_handles / sizeof *spare_handles)) {
        curl->easy_reset(handle);
        spare_handles[spare_count++] = handle;
    } else {
        curl->easy_cleanup(handle);
    }
    handle = NULL;
}

- (BOOL)prepare {
    const struct curl_library *curl = curl_library();
    if ((handle = take_handle()) == NULL) return NO;
    NSString *address = [[request URL] absoluteString];
    NSRange fragment = [address rangeOfString:@"#"];
    if (fragment.length) address = [address substringToIndex:fragment.location];
    curl->easy_setopt(handle, CURLOPT_URL, [address UTF8String]);
    curl->easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS | CURLPROTO_FTP));
    curl->easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl->easy_setopt(handle, CURLOPT_PRIVATE, self);
    curl->easy_setopt(handle, CURLOPT_HEADERFUNCTION, receive_header);
    curl->easy_setopt(handle, CURLOPT_HEADERDATA, self);
    curl->easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive_data);
    curl->easy_setopt(handle, CURLOPT_WRITEDATA, self);
    curl->easy_setopt(handle, CURLOPT_PREREQFUNCTION, begin_request);
    curl->easy_setopt(handle, CURLOPT_PREREQDATA, self);
    curl->easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    curl->easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
    curl->easy_setopt(handle, CURLOPT_XFERINFODATA, self);
    NSTimeInterval patience = [request timeoutInterval];
    if (patience > 0) curl->easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, (long)MAX(MIN(patience, 1e6) * 1000, 1));
    // User name and password in the URL are sent only if the server asks for them.
    curl->easy_setopt(handle, CURLOPT_USERNAME, (char *)NULL);
    if (options.credential) {
        curl->easy_setopt(handle, CURLOPT_HTTPAUTH, authentication(options.method));
        curl->easy_setopt(handle, CURLOPT_USERNAME, [[options.credential user] UTF8String] ?: "");
        curl->easy_setopt(handle, CURLOPT_PASSWORD, [[options.credential password] UTF8String] ?: "");
    }
    // Where OpenSSL looks for certificates to trust; the device names its own there. The system's stay in their folder.
    BOOL is_secure = [[[[request URL] scheme] lowercaseString] isEqualToString:@"https"];
    const char *roots = is_secure ? getenv("SSL_CERT_FILE") : NULL;
    if (roots && *roots) curl->easy_setopt(handle, CURLOPT_CAINFO, roots);
    if (options.is_http_1_0) curl->easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_0);
    if (options.proxy) curl->easy_setopt(handle, CURLOPT_PROXY, [options.proxy UTF8String]);
    if (options.reads_certificates) {
        curl->easy_setopt(handle, CURLOPT_CONNECT_ONLY, 1L);
        curl->easy_setopt(handle, CURLOPT_CERTINFO, 1L);
    }
    if (options.trusts_any_certificate || options.reads_certificates) {
        curl->easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 0L);
        curl->easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 0L);
    }
    if (is_ftp) {
        [self addFTPSettings:&options];
    } else {
        [self addHeaders];
        [self addBody];
    }
    return YES;
}

- (void)dealloc {
    const struct curl_library *curl = curl_library();
    if (handle) curl->easy_cleanup(handle);
    [headers release];
    [body close];
    [body release];
    [options.credential release];
    [options.method release];
    [options.proxy release];
    [certificates release];
    [fields release];
    [status_line release];
    [unpacker release];
    [client release];
    [request release];
    [super dealloc];
}

/// The bytes of a certificate that stands in PEM behind `Cert:`.
static NSData *certificate_data(const char *text) {
    NSString *pem = [NSString stringWithUTF8String:text];
    NSRange start = [pem rangeOfString:@"-----BEGIN CERTIFICATE-----"];
    NSRange end = [pem rangeOfString:@"-----END CERTIFICATE"];
    if (start.length == 0 || end.length == 0 || end.location < NSMaxRange(start)) return nil;
    NSString *base64 = [pem substringWithRange:NSMakeRange(NSMaxRange(start), end.location - NSMaxRange(start))];
    return [[[NSData alloc] initWithBase64EncodedString:base64
                                                options:NSDataBase64DecodingIgnoreUnknownCharacters] autorelease];
}

- (void)readCertificates {
    struct curl_certinfo *information = NULL;
    NSMutableArray *found = [NSMutableArray array];
    curl_library()->easy_getinfo(handle, CURLINFO_CERTINFO, &information);
    for (int i = 0; information && i < information->num_of_certs; i++) {
        for (struct curl_slist *entry = information->certinfo[i]; entry; entry = entry->next) {
            NSData *data = strncmp(entry->data, "Cert:", 5) == 0 ? certificate_data(entry->data + 5) : nil;
            if (data) [found addObject:data];
        }
    }
    [certificates release];
    certificates = [found copy];
}

- (void)endWithResult:(int)code {
    NSError *error = nil;
    has_ended = YES;
    result = code;
    if (handle) {
        curl_library()->easy_getinfo(handle, CURLINFO_OS_ERRNO, &system_error);
        curl_library()->easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &server_code);
        curl_library()->easy_getinfo(handle, CURLINFO_SSL_VERIFYRESULT, &verified);
        if (options.reads_certificates) [self readCertificates];
        [self giveHandleBack];
    }
    // libcurl takes an answer whose fields break off for one without a body.
    if (code == CURLE_OK && status_line && !has_all_fields) code = CURLE_GOT_NOTHING;
    if (is_broken_body || (code == CURLE_OK && unpacker && ![unpacker isComplete])) code = CURLE_BAD_CONTENT_ENCODING;
    if (code == CURLE_OK) {
        if (status_line || is_ftp) respond(self);
    } else {
        // The app gets the part of a response that arrived before it broke off.
        if (status_line && !has_responded && code == CURLE_PARTIAL_FILE) respond(self);
        error = was_cut_off    ? url_error(NSURLErrorNetworkConnectionLost, [request URL])
                : is_talkative ? url_error(NSURLErrorBadServerResponse, [request URL])
                 : code == CURLE_PEER_FAILED_VERIFICATION
                     ? url_error_of_certificate(verified, [request URL])
                     : url_error_of_transfer((CURLcode)code, was_idle, [request URL]);
    }
    if (!is_cancelled) [client transfer:self didEndWithError:error];
}

- (void)cancel {
    is_cancelled = YES;
    if (!has_ended) [URLTransfer dropCancelled];
}

- (BOOL)isServersTurn {
    if (is_paused || is_throttled || has_ended) return NO;
    BOOL has_body = options.uploads || [request HTTPBodyStream] || [[request HTTPBody] length] > 0;
    return answered_at > 0 || upload <= 0 || !has_body;
}

- (double)momentForMore { return download > 0 ? carried_since + (double)carried / download : 0; }

- (void)limitRateForTransfers:(NSUInteger)count {
    struct platform_network network = platform_network();
    double most_down = platform_network_rate(network, network.download) / (double)count;
    double most_up = platform_network_rate(network, network.upload) / (double)count;
    if (most_down == download && most_up == upload) return;
    download = most_down;
    upload = most_up;
    carried_since = now();
    carried = 0;
    // Parts as small as packets, so that an app's progress bar moves as on a slow network. It counts for transfers that
    // have not begun to receive.
    enum { Packet = 1460, PartsASecond = 20 };
    long part = download > 0 ? MIN(MAX((long)download / PartsASecond, Packet), CURL_MAX_WRITE_SIZE) : CURL_MAX_WRITE_SIZE;
    curl_library()->easy_setopt(handle, CURLOPT_BUFFERSIZE, part);
    // Less than a byte a second would be no limit.
    curl_library()->easy_setopt(handle, CURLOPT_MAX_SEND_SPEED_LARGE, (curl_off_t)(upload > 0 ? MAX(upload, 1) : 0));
}

@end
