// Servers that lie in the handshake of TLS: certificates of another host, another time or another authority, no TLS at all, a
// connection that is cut after any number of bytes. Authorities in SSL_CERT_FILE are trusted beside the system's.
// > its own name and time: 200
// > expired: -1201 The certificate for this server has expired.
// > not yet valid: -1204 The certificate for this server is not yet valid.
// > of another host: -1202 The certificate for this server is invalid.
// > of nobody: -1202 The certificate for this server is invalid.
// > expired, and trusted by the delegate: 200
// > no TLS: -1200
// > silence: -1001
// > cut off: all errors 1

#import <UIKit/UIKit.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#import "LoopbackServer.h"

static const char *const preparation =
    "exec >/dev/null 2>&1; set -e; curve='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'\n"
    "openssl req -x509 $curve -keyout root.key -out root.pem -days 9 -subj '/CN=Root of a test'\n"
    "openssl req -x509 $curve -keyout nobody.key -out nobody.pem -days 9 -subj /CN=localhost -addext subjectAltName=DNS:localhost\n"
    "printf '[ca]\\ndefault_ca=c\\n[c]\\ndatabase=db\\nserial=sn\\nnew_certs_dir=.\\ndefault_md=sha256\\npolicy=p\\n"
    "copy_extensions=copy\\nunique_subject=no\\n[p]\\ncommonName=supplied\\n' > ca.cnf; : > db; echo 01 > sn\n"
    "sign() { openssl req $curve -keyout $1.key -out $1.csr -subj /CN=$2 -addext subjectAltName=DNS:$2\n"
    "openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in $1.csr -out $1.pem -startdate $3 -enddate $4; }\n"
    "sign good localhost 20010101000000Z 20490101000000Z\n"
    "sign expired localhost 20010101000000Z 20020101000000Z\n"
    "sign early localhost 20480101000000Z 20490101000000Z\n"
    "sign other elsewhere.example 20010101000000Z 20490101000000Z\n";

static int free_port(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    getsockname(listener, (struct sockaddr *)&address, &size);
    close(listener);
    return ntohs(address.sin_port);
}

/// A connection to a server on this machine, or −1.
static int connected(int port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int client = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(client, (struct sockaddr *)&address, sizeof address) == 0) return client;
    close(client);
    return -1;
}

/// Starts a server that shows the certificate of this name.
static pid_t serve_tls(const char *name, int port) {
    pid_t server = fork();
    if (server == 0) {
        char place[32], key[32], certificate[32];
        snprintf(place, sizeof place, "127.0.0.1:%d", port);
        snprintf(key, sizeof key, "%s.key", name);
        snprintf(certificate, sizeof certificate, "%s.pem", name);
        int nothing = open("/dev/null", O_RDWR);
        for (int i = 0; i < 3; i++) dup2(nothing, i);
        execlp("openssl", "openssl", "s_server", "-accept", place, "-key", key, "-cert", certificate, "-www", NULL);
        _exit(1);
    }
    for (int i = 0; i < 400; i++) {
        int client = connected(port);
        if (client >= 0) {
            close(client);
            break;
        }
        usleep(25000);
    }
    return server;
}

static void end_server(pid_t server) {
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
}

static NSURLRequest *request(int port, NSTimeInterval patience) {
    NSString *address = [NSString stringWithFormat:@"https://localhost:%d/", port];
    return [NSURLRequest requestWithURL:[NSURL URLWithString:address]
                            cachePolicy:NSURLRequestReloadIgnoringCacheData
                        timeoutInterval:patience];
}

static NSInteger load(int port, NSTimeInterval patience, NSString **text) {
    NSError *error = nil;
    NSHTTPURLResponse *response = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request(port, patience) returningResponse:&response error:&error];
    if (text) *text = [[[error localizedDescription] componentsSeparatedByString:@" You might"] objectAtIndex:0];
    return data ? [response statusCode] : [error code];
}

static void try_certificate(const char *what, const char *name) {
    int port = free_port();
    pid_t server = serve_tls(name, port);
    NSString *text = nil;
    NSInteger answer = load(port, 30, &text);
    printf("%s: %d%s%s\n", what, (int)answer, text ? " " : "", [text UTF8String] ?: "");
    end_server(server);
}

@interface Truster : NSObject {
@public
    NSInteger answer;
}
@end

@implementation Truster
- (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space {
    return YES;
}
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    SecTrustRef trust = [[challenge protectionSpace] serverTrust];
    [[challenge sender] useCredential:[NSURLCredential credentialForTrust:trust] forAuthenticationChallenge:challenge];
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    answer = [(NSHTTPURLResponse *)response statusCode];
}
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error { answer = [error code]; }
@end

static void try_trusting(void) {
    int port = free_port();
    pid_t server = serve_tls("expired", port);
    Truster *truster = [[Truster new] autorelease];
    [NSURLConnection connectionWithRequest:request(port, 30) delegate:truster];
    while (truster->answer == 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    }
    printf("expired, and trusted by the delegate: %d\n", (int)truster->answer);
    end_server(server);
}

// MARK: Servers that break off

static int behind;
/// Bytes of the true server that are passed on.
static volatile size_t passed;
static size_t whole;

static void *answer_in_plain_text(void *listener) {
    for (;;) {
        int client = next_client(listener);
        const char *answer = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n";
        write(client, answer, strlen(answer));
        char bytes[4096];
        while (read(client, bytes, sizeof bytes) > 0) {
        }
        close(client);
    }
    return NULL;
}

static void *say_nothing(void *listener) {
    for (;;) next_client(listener);
    return NULL;
}

/// Stands between the client and a true server.
static void *cut_off(void *listener) {
    for (;;) {
        int client = next_client(listener), server = connected(behind);
        size_t left = passed;
        fd_set both;
        for (;;) {
            FD_ZERO(&both);
            FD_SET(client, &both);
            FD_SET(server, &both);
            if (left == 0 || select(MAX(client, server) + 1, &both, NULL, NULL, NULL) <= 0) break;
            char bytes[4096];
            BOOL is_answer = FD_ISSET(server, &both);
            ssize_t count = read(is_answer ? server : client, bytes, sizeof bytes);
            if (count <= 0) break;
            if (is_answer) {
                whole += (size_t)count;
                count = (ssize_t)MIN((size_t)count, left);
                left -= (size_t)count;
            }
            write(is_answer ? client : server, bytes, (size_t)count);
        }
        close(client);
        close(server);
    }
    return NULL;
}

static void try_cutting(void) {
    behind = free_port();
    pid_t server = serve_tls("good", behind);
    int port = start_server(cut_off);
    passed = SIZE_MAX;
    NSInteger answer = load(port, 30, NULL);
    size_t handshake = whole;
    BOOL are_errors = answer == 200;
    // The last bytes belong to the answer, which may be taken as whole without them.
    for (size_t length = 0; length + 2500 < handshake; length += 61) {
        passed = length;
        answer = load(port, 30, NULL);
        if (answer == NSURLErrorSecureConnectionFailed || answer == NSURLErrorNetworkConnectionLost) continue;
        printf("after %lu of %lu bytes: %d\n", length, handshake, (int)answer);
        are_errors = NO;
    }
    printf("cut off: all errors %d\n", are_errors);
    end_server(server);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    signal(SIGPIPE, SIG_IGN);
    system(preparation);
    setenv("SSL_CERT_FILE", "root.pem", 1);
    try_certificate("its own name and time", "good");
    try_certificate("expired", "expired");
    try_certificate("not yet valid", "early");
    try_certificate("of another host", "other");
    try_certificate("of nobody", "nobody");
    try_trusting();
    printf("no TLS: %d\n", (int)load(start_server(answer_in_plain_text), 30, NULL));
    printf("silence: %d\n", (int)load(start_server(say_nothing), 1, NULL));
    try_cutting();
    [pool drain];
    return 0;
}
