// Parts of a transfer that differ for FTP (RFC 959): login, uploads, and resuming files.

#import "CurlLibrary.h"
#import "LocalLoad.h"
#import "URLTransfer.h"

@implementation URLTransfer (FTP)

/// libcurl asks when the server is ready.
static size_t fill(char *buffer, size_t size, size_t count, void *context) {
    URLTransfer *self = context;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSInteger filled = self->is_cancelled ? 0 : [self->client transfer:self fill:buffer length:size * count];
    [pool drain];
    if (self->is_cancelled) return CURL_READFUNC_ABORT;
    return filled < 0 ? CURL_READFUNC_PAUSE : (size_t)filled;
}

/// The client skips the part that the server already has.
static int seek(void *context, curl_off_t offset, int origin) { return CURL_SEEKFUNC_OK; }

- (void)addFTPSettings:(const struct url_transfer_options *)settings {
    const struct curl_library *curl = curl_library();
    NSURL *url = [request URL];
    NSString *user = [settings->credential user] ?: [url user], *password = [settings->credential password];
    if ([user length]) {
        if (password == nil) password = [url password];
        curl->easy_setopt(handle, CURLOPT_USERNAME, [user UTF8String]);
        curl->easy_setopt(handle, CURLOPT_PASSWORD, [password UTF8String] ?: "");
    }
    if (settings->is_active) curl->easy_setopt(handle, CURLOPT_FTPPORT, "-");
    if (settings->offset > 0) curl->easy_setopt(handle, CURLOPT_RESUME_FROM_LARGE, (curl_off_t)settings->offset);
    if (!settings->uploads) return;
    curl->easy_setopt(handle, CURLOPT_UPLOAD, 1L);
    curl->easy_setopt(handle, CURLOPT_INFILESIZE_LARGE, (curl_off_t)-1);
    curl->easy_setopt(handle, CURLOPT_READFUNCTION, fill);
    curl->easy_setopt(handle, CURLOPT_READDATA, self);
    curl->easy_setopt(handle, CURLOPT_SEEKFUNCTION, seek);
    curl->easy_setopt(handle, CURLOPT_SEEKDATA, self);
}

/// The answer to SIZE, which libcurl asks for before it gets a file.
- (void)readFTPLine:(const char *)bytes length:(size_t)length {
    char line[32] = "";
    memcpy(line, bytes, MIN(length, sizeof line - 1));
    long long size;
    if (sscanf(line, "213 %18lld", &size) == 1 && size >= 0) file_size = size;
}

- (NSURLResponse *)FTPResponse {
    NSURL *url = [request URL];
    BOOL is_listing = [[url absoluteString] hasSuffix:@"/"];
    return [[[NSURLResponse alloc] initWithURL:url
                                      MIMEType:is_listing ? @"text/plain" : type_of_file(url)
                         expectedContentLength:file_size >= 0 ? (NSInteger)file_size : NSURLResponseUnknownLength
                              textEncodingName:nil] autorelease];
}

@end
