// > a%20b/%C3%B6?x=1%25 a%FF%FE%20%00b
// > http://a.b/../ http://a.b/c/../../ http://a.b/c/
// > /tmp http://a.b/c/
// > text/xml text/xml nil
// > 2 0
// > 1 0
// Escapes by character, folders above folders, header fields without regard to case, properties of archived requests.
#import <Foundation/Foundation.h>

static const char *text(id object) { return object ? [[object description] UTF8String] : "nil"; }

static NSURL *url(NSString *address) { return [NSURL URLWithString:address]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    printf("%s %s\n", text([@"a b/\u00f6?x=1%" stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding]),
           text([@"a b" stringByAddingPercentEscapesUsingEncoding:NSUnicodeStringEncoding]));
    printf("%s %s %s\n", text([url(@"http://a.b/") URLByDeletingLastPathComponent]),
           text([url(@"http://a.b/c/..") URLByDeletingLastPathComponent]),
           text([url(@"http://a.b/c/d") URLByDeletingLastPathComponent]));
    printf("%s %s\n", text([url(@"/tmp/a/..") standardizedURL]), text([url(@"http://a.b/c/./") standardizedURL]));

    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url(@"http://a.b/")];
    [request setValue:@"text/html" forHTTPHeaderField:@"Accept"];
    [request setValue:@"text/xml" forHTTPHeaderField:@"accept"];
    NSDictionary *fields = [request allHTTPHeaderFields];
    printf("%s %s %s\n", text([fields objectForKey:@"Accept"]), text([fields objectForKey:@"ACCEPT"]),
           text([fields objectForKey:@"Cookie"]));

    [NSURLProtocol setProperty:@"2" forKey:@"key" inRequest:request];
    NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:request];
    NSURLRequest *copy = [NSKeyedUnarchiver unarchiveObjectWithData:archive];
    NSURLRequest *plain = [[request mutableCopy] autorelease];
    [NSURLProtocol removePropertyForKey:@"key" inRequest:(NSMutableURLRequest *)plain];
    printf("%s %d\n", text([NSURLProtocol propertyForKey:@"key" inRequest:copy]), [plain isEqual:request]);

    NSURLCredential *trust = [NSURLCredential credentialForTrust:NULL];
    printf("%d %d\n", [trust user] == nil && [trust identity] == NULL, [trust hasPassword]);
    [pool drain];
    return 0;
}
