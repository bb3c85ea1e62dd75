// The names under which what was loaded would be kept, and the header fields of a request that has none.
// > path.txt name.extension.txt page.html Unknown name.unheard
// > Unknown fname.ext ;.ext a_.._b_name genome.jpeg x.html
// > 1 1 one

#import <Foundation/Foundation.h>

static NSString *of_address(NSString *address, NSString *type) {
    return [[[[NSURLResponse alloc] initWithURL:[NSURL URLWithString:address] MIMEType:type expectedContentLength:0
                               textEncodingName:nil] autorelease] suggestedFilename];
}

static NSString *of_fields(NSString *address, NSString *field, NSString *value) {
    return [[[[NSHTTPURLResponse alloc] initWithURL:[NSURL URLWithString:address] statusCode:200 HTTPVersion:@"HTTP/1.1"
                                       headerFields:[NSDictionary dictionaryWithObject:value forKey:field]] autorelease]
        suggestedFilename];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%s %s %s %s %s\n", [of_address(@"a/test/path", @"text/plain") UTF8String],
           [of_address(@"a/name.extension?foo=bar", @"text/plain") UTF8String],
           [of_address(@"http://a/page.html", @"text/html") UTF8String], [of_address(@"a://bar", @"text/plain") UTF8String],
           [of_address(@"a/name.unheard", @"application/unheard") UTF8String]);
    NSString *host = @"https://www.example.com", *disposition = @"Content-Disposition";
    printf("%s %s %s %s %s %s\n", [of_fields(host, @"Server", @"Apache") UTF8String],
           [of_fields(host, disposition, @"attachment; filename=\"fname.ext\"; filename=\"wrong.ext\"") UTF8String],
           [of_fields(host, disposition, @"attachment; filename=\";.ext\"") UTF8String],
           [of_fields(host, disposition, @"attachment; filename=\"a/../b/name\"") UTF8String],
           [of_fields(host, disposition, @"attachment; filename=genome.jpeg; x=\"Wed, 12\";") UTF8String],
           [of_fields(@"https://www.example.com/x", @"content-type", @"text/html; charset=utf-8") UTF8String]);

    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:host]];
    BOOL has_none = [request allHTTPHeaderFields] == nil;
    [request setValue:@"one" forHTTPHeaderField:@"A"];
    printf("%d %d %s\n", has_none, (int)[[request allHTTPHeaderFields] count],
           [[[request allHTTPHeaderFields] objectForKey:@"A"] UTF8String]);
    [pool drain];
    return 0;
}
