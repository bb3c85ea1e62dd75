// Cookies, credentials, protection spaces and challenges; requests and their fields.
// > done

#import "../Expect.h"

static NSURL *site(NSString *path) {
    return [NSURL URLWithString:[@"http://www.example.com" stringByAppendingString:path]];
}

static void cookies(void) {
    NSDictionary *properties = [NSDictionary dictionaryWithObjectsAndKeys:@"n", NSHTTPCookieName, @"v",
        NSHTTPCookieValue, @"/p", NSHTTPCookiePath, @".example.com", NSHTTPCookieDomain, @"TRUE", NSHTTPCookieSecure,
        @"why", NSHTTPCookieComment, @"1", NSHTTPCookieVersion, [NSURL URLWithString:@"http://c.com"],
        NSHTTPCookieCommentURL, @"80,8080", NSHTTPCookiePort, @"3600", NSHTTPCookieMaximumAge, nil];
    NSHTTPCookie *cookie = [NSHTTPCookie cookieWithProperties:properties];
    IS([[cookie name] isEqual:@"n"] && [[cookie value] isEqual:@"v"] && [[cookie path] isEqual:@"/p"] &&
        [[cookie domain] isEqual:@".example.com"]);
    IS([cookie isSecure] && [cookie version] == 1 && ![cookie isHTTPOnly] && ![cookie isSessionOnly]);
    SAME([cookie comment], @"why");
    SAME([cookie commentURL], [NSURL URLWithString:@"http://c.com"]);
    SAME([cookie portList],
        ([NSArray arrayWithObjects:[NSNumber numberWithInt:80], [NSNumber numberWithInt:8080], nil]));
    IS(fabs([[cookie expiresDate] timeIntervalSinceNow] - 3600) < 60);
    SAME([[cookie properties] objectForKey:NSHTTPCookieName], @"n");
    SAME([NSHTTPCookie cookieWithProperties:[NSDictionary dictionaryWithObject:@"n" forKey:NSHTTPCookieName]], nil);
    NSDictionary *least = [NSDictionary dictionaryWithObjectsAndKeys:@"m", NSHTTPCookieName, @"w", NSHTTPCookieValue,
        @"/", NSHTTPCookiePath, site(@"/"), NSHTTPCookieOriginURL, nil];
    NSHTTPCookie *session = [[[NSHTTPCookie alloc] initWithProperties:least] autorelease];
    IS([session isSessionOnly] && ![session isSecure] && [session version] == 0 && [session expiresDate] == nil);
    SAME([session domain], @"www.example.com");
    SAME(([[NSHTTPCookie requestHeaderFieldsWithCookies:[NSArray arrayWithObjects:session, cookie, nil]]
             objectForKey:@"Cookie"]),
        @"m=w; n=v");
    NSDictionary *fields = [NSDictionary dictionaryWithObject:
            @"a=1; path=/x; HttpOnly, b=2; domain=.example.com; expires=Wed, 01-Jan-2031 00:00:00 GMT; secure"
                                                       forKey:@"Set-Cookie"];
    NSArray *read = [NSHTTPCookie cookiesWithResponseHeaderFields:fields forURL:site(@"/x/y")];
    COUNT([read count], 2);
    NSHTTPCookie *a = [read objectAtIndex:0], *b = [read objectAtIndex:1];
    IS([[a name] isEqual:@"a"] && [a isHTTPOnly] && [[a path] isEqual:@"/x"] &&
        [[a domain] isEqual:@"www.example.com"] && [a isSessionOnly]);
    IS([[b value] isEqual:@"2"] && [b isSecure] && [[b domain] isEqual:@".example.com"] && [[b path] isEqual:@"/x"]);
    SAME([b expiresDate], [NSDate dateWithTimeIntervalSince1970:1924992000]);
    NSString *names[][2] = {{NSHTTPCookieDiscard, @"Discard"}, {NSHTTPCookieExpires, @"Expires"},
        {NSHTTPCookieName, @"Name"}, {NSHTTPCookieMaximumAge, @"Max-Age"}, {NSHTTPCookieOriginURL, @"OriginURL"},
        {NSHTTPCookiePort, @"Port"}, {NSHTTPCookieCommentURL, @"CommentURL"}};
    for (int i = 0; i < 7; i++) SAME(names[i][0], names[i][1]);
    NSHTTPCookieStorage *jar = [NSHTTPCookieStorage sharedHTTPCookieStorage];
    __block int changes = 0;
    for (NSString *name in [NSArray arrayWithObjects:NSHTTPCookieManagerCookiesChangedNotification,
             NSHTTPCookieManagerAcceptPolicyChangedNotification, nil])
        [[NSNotificationCenter defaultCenter] addObserverForName:name
                                                          object:nil
                                                           queue:nil
                                                      usingBlock:^(NSNotification *note) { changes++; }];
    COUNT([jar cookieAcceptPolicy], NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain);
    [jar setCookie:session];
    [jar setCookie:a];
    SAME([jar cookiesForURL:site(@"/")], [NSArray arrayWithObject:session]);
    COUNT([[jar cookiesForURL:site(@"/x/z")] count], 2);
    COUNT([[jar cookiesForURL:[NSURL URLWithString:@"http://other.com/"]] count], 0);
    NSArray *byName = [NSArray arrayWithObject:[NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO]];
    SAME([[[jar sortedCookiesUsingDescriptors:byName] objectAtIndex:0] name], @"m");
    [jar deleteCookie:a];
    COUNT([[jar cookiesForURL:site(@"/x/z")] count], 1);
    [jar setCookies:[NSArray arrayWithObject:b]
                 forURL:site(@"/x")
        mainDocumentURL:[NSURL URLWithString:@"http://stranger.org/"]];
    COUNT([[jar cookies] count], 1);
    [jar setCookieAcceptPolicy:NSHTTPCookieAcceptPolicyAlways];
    [jar setCookies:[NSArray arrayWithObject:b]
                 forURL:site(@"/x")
        mainDocumentURL:[NSURL URLWithString:@"http://stranger.org/"]];
    COUNT([[jar cookies] count], 2);
    COUNT([[jar cookiesForURL:site(@"/x")] count], 1);
    COUNT([[jar cookiesForURL:[NSURL URLWithString:@"https://www.example.com/x"]] count], 2);
    [jar setCookieAcceptPolicy:NSHTTPCookieAcceptPolicyNever];
    [jar setCookie:cookie];
    COUNT([[jar cookies] count], 2);
    IS(changes >= 5);
}

@interface Sender : NSObject <NSURLAuthenticationChallengeSender> {
@public
    int continued;
}
@end
@implementation Sender
- (void)useCredential:(NSURLCredential *)credential
    forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
}
- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge { continued++; }
- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {}
@end

static void credentials(void) {
    NSURLCredential *credential =
        [[[NSURLCredential alloc] initWithUser:@"me" password:@"word"
                                   persistence:NSURLCredentialPersistenceForSession] autorelease];
    IS([[credential user] isEqual:@"me"] && [[credential password] isEqual:@"word"] && [credential hasPassword]);
    COUNT([credential persistence], NSURLCredentialPersistenceForSession);
    NSURLProtectionSpace *space =
        [[[NSURLProtectionSpace alloc] initWithHost:@"h.com"
                                               port:443
                                           protocol:NSURLProtectionSpaceHTTPS
                                              realm:@"r"
                               authenticationMethod:NSURLAuthenticationMethodHTTPDigest] autorelease];
    IS([[space host] isEqual:@"h.com"] && [space port] == 443 && [[space protocol] isEqual:@"https"] &&
        [[space realm] isEqual:@"r"]);
    IS(![space isProxy] && [space proxyType] == nil && [space receivesCredentialSecurely] &&
        [space distinguishedNames] == nil);
    NSURLProtectionSpace *proxy =
        [[[NSURLProtectionSpace alloc] initWithProxyHost:@"p.com"
                                                    port:8080
                                                    type:NSURLProtectionSpaceHTTPProxy
                                                   realm:nil
                                    authenticationMethod:NSURLAuthenticationMethodDefault] autorelease];
    IS([proxy isProxy] && [[proxy proxyType] isEqual:NSURLProtectionSpaceHTTPProxy] && [proxy protocol] == nil &&
        ![proxy receivesCredentialSecurely]);
    NSURLCredentialStorage *storage = [NSURLCredentialStorage sharedCredentialStorage];
    __block int changes = 0;
    [[NSNotificationCenter defaultCenter] addObserverForName:NSURLCredentialStorageChangedNotification
                                                      object:nil
                                                       queue:nil
                                                  usingBlock:^(NSNotification *note) { changes++; }];
    SAME([storage defaultCredentialForProtectionSpace:space], nil);
    [storage setDefaultCredential:credential forProtectionSpace:space];
    SAME([storage defaultCredentialForProtectionSpace:space], credential);
    SAME([[storage credentialsForProtectionSpace:space] objectForKey:@"me"], credential);
    NSURLCredential *other = [NSURLCredential credentialWithUser:@"you"
                                                        password:@"w"
                                                     persistence:NSURLCredentialPersistenceForSession];
    [storage setCredential:other forProtectionSpace:space];
    COUNT([[storage credentialsForProtectionSpace:space] count], 2);
    COUNT([[[storage allCredentials] objectForKey:space] count], 2);
    [storage removeCredential:other forProtectionSpace:space];
    COUNT([[storage credentialsForProtectionSpace:space] count], 1);
    SAME([storage credentialsForProtectionSpace:proxy], nil);
    IS(changes >= 3);
    Sender *sender = [[Sender new] autorelease];
    NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorUserAuthenticationRequired userInfo:nil];
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:site(@"/")
                                                         MIMEType:@"text/plain"
                                            expectedContentLength:5
                                                 textEncodingName:@"utf-8"] autorelease];
    NSURLAuthenticationChallenge *challenge =
        [[[NSURLAuthenticationChallenge alloc] initWithProtectionSpace:space
                                                    proposedCredential:credential
                                                  previousFailureCount:2
                                                       failureResponse:response
                                                                 error:error
                                                                sender:sender] autorelease];
    IS([challenge protectionSpace] == space && [challenge proposedCredential] == credential &&
        [challenge previousFailureCount] == 2);
    SAME([challenge failureResponse], response);
    SAME([challenge error], error);
    IS([challenge sender] == sender);
    NSURLAuthenticationChallenge *again =
        [[[NSURLAuthenticationChallenge alloc] initWithAuthenticationChallenge:challenge sender:sender] autorelease];
    [[again sender] continueWithoutCredentialForAuthenticationChallenge:again];
    IS([again previousFailureCount] == 2 && [[again error] isEqual:error] && sender->continued == 1);
    NSString *methods[][2] = {{NSURLAuthenticationMethodDefault, @"NSURLAuthenticationMethodDefault"},
        {NSURLAuthenticationMethodHTTPBasic, @"NSURLAuthenticationMethodHTTPBasic"},
        {NSURLAuthenticationMethodHTTPDigest, @"NSURLAuthenticationMethodHTTPDigest"},
        {NSURLAuthenticationMethodHTMLForm, @"NSURLAuthenticationMethodHTMLForm"},
        {NSURLAuthenticationMethodNTLM, @"NSURLAuthenticationMethodNTLM"},
        {NSURLAuthenticationMethodNegotiate, @"NSURLAuthenticationMethodNegotiate"},
        {NSURLAuthenticationMethodClientCertificate, @"NSURLAuthenticationMethodClientCertificate"},
        {NSURLProtectionSpaceHTTP, @"http"}, {NSURLProtectionSpaceHTTPS, @"https"}, {NSURLProtectionSpaceFTP, @"ftp"},
        {NSURLProtectionSpaceHTTPProxy, @"http"}, {NSURLProtectionSpaceHTTPSProxy, @"https"},
        {NSURLProtectionSpaceFTPProxy, @"ftp"}, {NSURLProtectionSpaceSOCKSProxy, @"SOCKS"}};
    for (int i = 0; i < 14; i++) SAME(methods[i][0], methods[i][1]);
}

static void requests(void) {
    NSURLRequest *request = [[[NSURLRequest alloc] initWithURL:site(@"/")] autorelease];
    IS([request cachePolicy] == NSURLRequestUseProtocolCachePolicy && [request timeoutInterval] == 60 &&
        [request mainDocumentURL] == nil);
    IS([[request HTTPMethod] isEqual:@"GET"] && [request HTTPBody] == nil && [request HTTPBodyStream] == nil &&
        [request HTTPShouldHandleCookies]);
    request = [[[NSURLRequest alloc] initWithURL:site(@"/")
                                     cachePolicy:NSURLRequestReloadIgnoringLocalCacheData
                                 timeoutInterval:5] autorelease];
    IS([request cachePolicy] == NSURLRequestReloadIgnoringLocalCacheData && [request timeoutInterval] == 5);
    SAME([NSURLRequest requestWithURL:site(@"/")
                          cachePolicy:NSURLRequestReloadIgnoringLocalCacheData
                      timeoutInterval:5],
        request);
    NSMutableURLRequest *changing = [[request mutableCopy] autorelease];
    [changing setURL:site(@"/new")], [changing setMainDocumentURL:site(@"/main")],
        [changing setCachePolicy:NSURLRequestReturnCacheDataDontLoad];
    [changing setHTTPShouldHandleCookies:NO], [changing setHTTPMethod:@"POST"],
        [changing setHTTPBody:[NSData dataWithBytes:"b" length:1]];
    [changing setValue:@"1" forHTTPHeaderField:@"X-One"];
    [changing setAllHTTPHeaderFields:[NSDictionary dictionaryWithObject:@"2" forKey:@"X-Two"]];
    IS([[changing URL] isEqual:site(@"/new")] && [[changing mainDocumentURL] isEqual:site(@"/main")] &&
        ![changing HTTPShouldHandleCookies]);
    IS([changing cachePolicy] == NSURLRequestReturnCacheDataDontLoad && [[changing HTTPMethod] isEqual:@"POST"] &&
        [[changing HTTPBody] length] == 1);
    SAME([changing valueForHTTPHeaderField:@"x-two"], @"2");
    [changing setHTTPBodyStream:[NSInputStream inputStreamWithData:[NSData data]]];
    IS([changing HTTPBodyStream] != nil && [changing HTTPBody] == nil);
    IS(![changing isEqual:request] && [[[changing copy] autorelease] isEqual:changing]);
    NSHTTPURLResponse *answer = [[[NSHTTPURLResponse alloc]
         initWithURL:site(@"/a.txt")
          statusCode:404
         HTTPVersion:@"HTTP/1.1"
        headerFields:[NSDictionary dictionaryWithObjectsAndKeys:@"text/html; charset=iso-8859-1", @"content-type",
                         @"12", @"Content-Length", nil]] autorelease];
    IS([answer statusCode] == 404 && [[answer MIMEType] isEqual:@"text/html"] &&
        [[answer textEncodingName] isEqual:@"iso-8859-1"] && [answer expectedContentLength] == 12);
    SAME([[answer allHeaderFields] objectForKey:@"Content-Length"], @"12");
    SAME([NSHTTPURLResponse localizedStringForStatusCode:404], @"not found");
    SAME([NSHTTPURLResponse localizedStringForStatusCode:200], @"no error");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    cookies();
    credentials();
    requests();
    puts("done");
    [pool drain];
    return 0;
}
