// A protocol of the app asks for a credential: its challenge reaches the connection's delegate, and the answer the protocol.
// > willSendRequest: asked on the main thread 1, by door.lock; answered Ann secret: open
// > didReceive: asked on the main thread 1, by door.lock; answered Ann secret: open
// > cannot: nobody: closed
// > nobody asks: nobody: closed
// > cancelled: the protocol gave up: error -1012
// > waiting: nobody: closed

#import <Foundation/Foundation.h>

@interface Door : NSURLProtocol <NSURLAuthenticationChallengeSender>
@end

@implementation Door

+ (BOOL)canInitWithRequest:(NSURLRequest *)request { return [[[request URL] host] isEqual:@"door.lock"]; }
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }

- (void)startLoading {
    NSURLProtectionSpace *space =
        [[[NSURLProtectionSpace alloc] initWithHost:@"door.lock"
                                               port:80
                                           protocol:@"http"
                                              realm:nil
                               authenticationMethod:NSURLAuthenticationMethodDefault] autorelease];
    NSURLAuthenticationChallenge *challenge =
        [[[NSURLAuthenticationChallenge alloc] initWithProtectionSpace:space
                                                    proposedCredential:nil
                                                  previousFailureCount:0
                                                       failureResponse:nil
                                                                 error:nil
                                                                sender:self] autorelease];
    [[self client] URLProtocol:self didReceiveAuthenticationChallenge:challenge];
    if (![[[[self request] URL] path] isEqual:@"/gives-up"]) return;
    [[self client] URLProtocol:self didCancelAuthenticationChallenge:challenge];
    NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorUserCancelledAuthentication userInfo:nil];
    [[self client] URLProtocol:self didFailWithError:error];
}

- (void)stopLoading { }

- (void)answer:(NSString *)text {
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:[[self request] URL]
                                                         MIMEType:@"text/plain"
                                            expectedContentLength:[text length]
                                                 textEncodingName:nil] autorelease];
    [[self client] URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [[self client] URLProtocol:self didLoadData:[text dataUsingEncoding:NSUTF8StringEncoding]];
    [[self client] URLProtocolDidFinishLoading:self];
}

- (void)useCredential:(NSURLCredential *)credential forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self answer:[NSString stringWithFormat:@"answered %@ %@: open", [credential user], [credential password]]];
}
- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self answer:@"nobody: closed"];
}
- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge { [self answer:@"cancelled"]; }

@end

/// Does not want to hear of challenges.
@interface Visitor : NSObject {
@public
    BOOL isDone;
}
@end

@implementation Visitor
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    printf("%.*s", (int)[data length], (const char *)[data bytes]);
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { isDone = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("error %d", (int)[error code]);
    isDone = YES;
}
@end

static void answer(NSURLAuthenticationChallenge *challenge) {
    printf("asked on the main thread %d, by %s; ", [NSThread isMainThread], [[[challenge protectionSpace] host] UTF8String]);
    NSURLCredential *credential = [NSURLCredential credentialWithUser:@"Ann"
                                                             password:@"secret"
                                                          persistence:NSURLCredentialPersistenceNone];
    [[challenge sender] useCredential:credential forAuthenticationChallenge:challenge];
}

@interface NewVisitor : Visitor
@end
@implementation NewVisitor
- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    answer(challenge);
}
@end

@interface OldVisitor : Visitor
@end
@implementation OldVisitor
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    answer(challenge);
}
@end

@interface UnableVisitor : OldVisitor
@end
@implementation UnableVisitor
- (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space {
    return NO;
}
@end

/// Waits with the answer until it is too late.
@interface SlowVisitor : Visitor
@end
@implementation SlowVisitor
- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
}
- (void)connection:(NSURLConnection *)connection
    didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    printf("the protocol gave up: ");
}
@end

static void visit(const char *title, Class class, NSString *path) {
    printf("%s: ", title);
    Visitor *visitor = [[class new] autorelease];
    NSURL *url = [NSURL URLWithString:path relativeToURL:[NSURL URLWithString:@"http://door.lock/"]];
    [NSURLConnection connectionWithRequest:[NSURLRequest requestWithURL:url] delegate:visitor];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
    while (!visitor->isDone && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [NSURLProtocol registerClass:[Door class]];
    visit("willSendRequest", [NewVisitor class], @"/");
    visit("didReceive", [OldVisitor class], @"/");
    visit("cannot", [UnableVisitor class], @"/");
    visit("nobody asks", [Visitor class], @"/");
    visit("cancelled", [SlowVisitor class], @"/gives-up");
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://door.lock/"]];
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:NULL];
    printf("waiting: %.*s\n", (int)[data length], (const char *)[data bytes]);
    [pool drain];
    return 0;
}
