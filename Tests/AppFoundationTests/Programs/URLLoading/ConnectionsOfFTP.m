// Connections load files of FTP servers; what they answer is no response of HTTP.
// > done

#import "../Expect.h"
#include "../../../CCoreFoundationTests/Programs/Network/FTPServer.h"

@interface Receiver : NSObject {
@public
    NSURLResponse *response;
    NSMutableData *data;
    NSError *error;
}
@end

@implementation Receiver
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)aResponse {
    response = [aResponse retain];
    data = [NSMutableData new];
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)more { [data appendData:more]; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)anError {
    error = [anError retain];
    CFRunLoopStop(CFRunLoopGetCurrent());
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { CFRunLoopStop(CFRunLoopGetCurrent()); }
@end

static Receiver *load(NSString *user, NSString *path) {
    Receiver *receiver = [[Receiver new] autorelease];
    NSString *address = [NSString stringWithFormat:@"ftp://%@127.0.0.1:%d/%@", user, ftp_port, path];
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
    [NSURLConnection connectionWithRequest:request delegate:receiver];
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 20, false);
    return receiver;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ftp_start();
    Receiver *file = load(@"", @"hello.txt");
    SAME(file->data, [NSData dataWithBytes:"hello world" length:11]);
    IS([file->response isMemberOfClass:[NSURLResponse class]]);
    COUNT([file->response expectedContentLength], 11);
    SAME([file->response MIMEType], @"text/plain");
    SAME([file->response suggestedFilename], @"hello.txt");
    IS(file->error == nil);
    file = load(@"anna:se%20cret@", @"empty.txt");
    COUNT([file->data length], 0);
    COUNT([file->response expectedContentLength], 0);
    file = load(@"anna:wrong@", @"hello.txt");
    IS(file->response == nil);
    SAME([file->error domain], NSURLErrorDomain);
    COUNT([file->error code], NSURLErrorUserAuthenticationRequired);
    file = load(@"", @"missing.txt");
    COUNT([file->error code], NSURLErrorFileDoesNotExist);
    // Lines of listings end by a newline alone here.
    COUNT([load(@"", @"folder/")->data length], strlen(ftp_listing) - 4);
    printf("done\n");
    [pool drain];
    return 0;
}
