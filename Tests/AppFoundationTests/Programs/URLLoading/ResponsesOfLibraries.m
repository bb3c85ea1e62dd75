// Libraries of tests (Nocilla, OHHTTPStubs) made responses by an initialiser that is in no header.
// > 404 text/html 12 X-Sign: here

#import <Foundation/Foundation.h>

@interface NSHTTPURLResponse (Undeclared)
- (id)initWithURL:(NSURL *)url
       statusCode:(NSInteger)status
     headerFields:(NSDictionary *)fields
      requestTime:(double)seconds;
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDictionary *fields = [NSDictionary
        dictionaryWithObjectsAndKeys:@"text/html", @"Content-Type", @"12", @"Content-Length", @"here", @"X-Sign", nil];
    NSHTTPURLResponse *response =
        [[[NSHTTPURLResponse alloc] initWithURL:[NSURL URLWithString:@"http://stub.test/"]
                                     statusCode:404
                                   headerFields:fields
                                    requestTime:0.5] autorelease];
    printf("%d %s %d X-Sign: %s\n", (int)[response statusCode], [[response MIMEType] UTF8String],
           (int)[response expectedContentLength], [[[response allHeaderFields] objectForKey:@"x-sign"] UTF8String]);
    [pool drain];
    return 0;
}
