// A server whose certificate nobody vouches for is refused, until the delegate says that it trusts it.

#import <UIKit/UIKit.h>
#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

static int port;

static int connected(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int client = socket(AF_INET, SOCK_STREAM, 0), result = connect(client, (struct sockaddr *)&address, sizeof address);
    close(client);
    return result == 0;
}

/// A port that nobody listens at.
static int free_port(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    getsockname(listener, (struct sockaddr *)&address, &size);
    close(listener);
    return ntohs(address.sin_port);
}

/// Makes a certificate, and a server that shows it.
static pid_t serve(void) {
    system("openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 -subj /CN=localhost "
           "-addext subjectAltName=DNS:localhost >/dev/null 2>&1; "
           "openssl x509 -in certificate.pem -outform DER -out certificate.der");
    pid_t server = fork();
    if (server == 0) {
        char place[32];
        snprintf(place, sizeof place, "127.0.0.1:%d", port);
        int nothing = open("/dev/null", O_RDWR);
        for (int i = 0; i < 3; i++) dup2(nothing, i);
        execlp("openssl", "openssl", "s_server", "-accept", place, "-key", "key.pem", "-cert", "certificate.pem", "-www",
               NULL);
        _exit(1);
    }
    for (int i = 0; i < 400 && !connected(); i++) usleep(25000);
    return server;
}

@interface Listener : NSObject {
@public
    BOOL is_done, trusts, cancels;
}
@end

@implementation Listener
- (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space {
    printf("asked about %s ", [[space host] UTF8String]);
    return [[space authenticationMethod] isEqualToString:NSURLAuthenticationMethodServerTrust] && (trusts || cancels);
}
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    SecTrustRef trust = [[challenge protectionSpace] serverTrust];
    SecTrustResultType before, after;
    SecTrustEvaluate(trust, &before);
    SecCertificateRef certificate = SecTrustGetCertificateAtIndex(trust, 0);
    CFStringRef name = SecCertificateCopySubjectSummary(certificate);
    NSData *own = [NSData dataWithContentsOfFile:@"certificate.der"], *shown = (NSData *)SecCertificateCopyData(certificate);
    SecTrustSetAnchorCertificates(trust, (CFArrayRef)[NSArray arrayWithObject:(id)certificate]);
    SecTrustEvaluate(trust, &after);
    printf("%d of %s, its own: %d, trusted: %d, with it as an anchor: %d ", (int)SecTrustGetCertificateCount(trust),
           [(NSString *)name UTF8String], [shown isEqual:own], before == kSecTrustResultUnspecified,
           after == kSecTrustResultUnspecified);
    CFRelease(name);
    CFRelease((CFDataRef)shown);
    if (![[challenge sender] conformsToProtocol:@protocol(NSURLAuthenticationChallengeSender)]) printf("no sender ");
    if (cancels) return [[challenge sender] cancelAuthenticationChallenge:challenge];
    [[challenge sender] useCredential:[NSURLCredential credentialForTrust:trust] forAuthenticationChallenge:challenge];
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    printf("%d ", (int)[(NSHTTPURLResponse *)response statusCode]);
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    printf("end\n");
    is_done = YES;
}
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%d %s\n", (int)[error code], [[error localizedDescription] UTF8String]);
    is_done = YES;
}
@end

static NSURLRequest *request(NSString *host) {
    NSString *address = [NSString stringWithFormat:@"https://%@:%d/", host, port];
    return [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
}

static void load(BOOL trusts, BOOL cancels) {
    Listener *listener = [[Listener new] autorelease];
    listener->trusts = trusts;
    listener->cancels = cancels;
    [NSURLConnection connectionWithRequest:request(@"localhost") delegate:listener];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
    while (!listener->is_done && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = free_port();
    pid_t server = serve();
    load(NO, NO);
    load(YES, NO);
    load(NO, YES);
    NSError *error = nil;
    [NSURLConnection sendSynchronousRequest:request(@"localhost") returningResponse:NULL error:&error];
    printf("%d %s\n", (int)[error code], [[[error userInfo] objectForKey:@"NSErrorFailingURLStringKey"] hasPrefix:@"https"] ? "URL" : "-");
    // It may have begun with the other signals blocked, as this program may have.
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
    [pool drain];
    return 0;
}

// > asked about localhost -1202 The certificate for this server is invalid. You might be connecting to a server that is pretending to be “localhost” which could put your confidential information at risk.
// > asked about localhost 1 of localhost, its own: 1, trusted: 0, with it as an anchor: 1 200 end
// > asked about localhost 1 of localhost, its own: 1, trusted: 0, with it as an anchor: 1 -1012 The operation couldn’t be completed. (NSURLErrorDomain error -1012.)
// > -1202 URL
