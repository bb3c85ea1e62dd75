#import "ResponseFields.h"
#import "RequestStores.h"

NSString *response_field(NSURLResponse *response, NSString *wanted) {
    if (![response isKindOfClass:[NSHTTPURLResponse class]]) return nil;
    return [[(NSHTTPURLResponse *)response allHeaderFields] objectForKey:wanted];
}

NSInteger response_status(NSURLResponse *response) {
    BOOL is_http = [response isKindOfClass:[NSHTTPURLResponse class]];
    return is_http ? [(NSHTTPURLResponse *)response statusCode] : 0;
}

void response_keep_cookies(NSURLRequest *request, NSURLResponse *response) {
    NSString *text = response_field(response, @"Set-Cookie");
    NSHTTPCookieStorage *storage = text ? request_cookies(request) : nil;
    if (storage == nil) return;
    NSDictionary *fields = [NSDictionary dictionaryWithObject:text forKey:@"Set-Cookie"];
    NSArray *cookies = [NSHTTPCookie cookiesWithResponseHeaderFields:fields forURL:[response URL]];
    [storage setCookies:cookies forURL:[response URL] mainDocumentURL:[request mainDocumentURL]];
}

NSURLRequest *response_redirected_request(NSURLRequest *request, NSURLResponse *response) {
    NSInteger code = response_status(response);
    NSString *location = response_field(response, @"Location");
    if (![location length] || (code != 301 && code != 302 && code != 303 && code != 307 && code != 308)) return nil;
    NSURL *url = [NSURL URLWithString:location relativeToURL:[request URL]];
    if (url == nil) {
        location = [location stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
        url = [NSURL URLWithString:location relativeToURL:[request URL]];
    }
    if (url == nil) return nil;
    NSMutableURLRequest *next = [[request mutableCopy] autorelease];
    [next setURL:[url absoluteURL]];
    NSString *method = [request HTTPMethod];
    BOOL becomes_get = code == 303 ? ![method isEqualToString:@"HEAD"] : code < 303 && [method isEqualToString:@"POST"];
    if (becomes_get) {
        [next setHTTPMethod:@"GET"];
        [next setHTTPBody:nil];
        [next setValue:nil forHTTPHeaderField:@"Content-Type"];
        [next setValue:nil forHTTPHeaderField:@"Content-Length"];
    }
    // A password must not be sent to another server.
    if (![[url host] isEqual:[[request URL] host]]) [next setValue:nil forHTTPHeaderField:@"Authorization"];
    return next;
}

NSURLProtectionSpace *response_protection_space(NSURLResponse *response) {
    NSString *challenge = response_field(response, @"WWW-Authenticate");
    if (response_status(response) != 401 || challenge == nil) return nil;
    NSString *method = nil;
    NSString *lower = [challenge lowercaseString];
    if ([lower rangeOfString:@"digest"].length) method = NSURLAuthenticationMethodHTTPDigest;
    else if ([lower rangeOfString:@"basic"].length) method = NSURLAuthenticationMethodHTTPBasic;
    else if ([lower rangeOfString:@"ntlm"].length) method = NSURLAuthenticationMethodNTLM;
    if (method == nil) return nil;
    NSString *realm = nil;
    NSRange start = [lower rangeOfString:@"realm=\""];
    if (start.length) {
        realm = [challenge substringFromIndex:NSMaxRange(start)];
        NSRange end = [realm rangeOfString:@"\""];
        if (end.length) realm = [realm substringToIndex:end.location];
    }
    NSURL *url = [response URL];
    NSInteger port = [[url port] integerValue];
    if (port == 0) port = [[url scheme] isEqualToString:@"https"] ? 443 : 80;
    return [[[NSURLProtectionSpace alloc] initWithHost:[url host]
                                                  port:port
                                              protocol:[url scheme]
                                                 realm:realm
                                  authenticationMethod:method] autorelease];
}

BOOL url_is_of_server(NSURL *url) {
    NSString *scheme = [[url scheme] lowercaseString];
    return [scheme isEqualToString:@"http"] || [scheme isEqualToString:@"https"];
}

NSURLCredential *url_credential(NSURL *url) {
    if (![[url user] length]) return nil;
    return [NSURLCredential credentialWithUser:[url user]
                                      password:[url password] ?: @""
                                   persistence:NSURLCredentialPersistenceNone];
}
