// What an XML parser is set to, where it is, and what it tells of white space and bad documents; connections' requests.
// > done

#import "../Expect.h"

@interface Reader : NSObject <NSXMLParserDelegate> {
@public
    NSInteger line, column;
    int spaces, invalid;
    NSString *publicName, *systemName;
}
@end
@implementation Reader
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)uri
      qualifiedName:(NSString *)q
         attributes:(NSDictionary *)a {
    if ([name isEqual:@"b"]) {
        line = [parser lineNumber], column = [parser columnNumber];
        publicName = [parser publicID], systemName = [parser systemID];
    }
}
- (void)parser:(NSXMLParser *)parser foundIgnorableWhitespace:(NSString *)space { spaces++; }
- (void)parser:(NSXMLParser *)parser validationErrorOccurred:(NSError *)error { invalid++; }
@end

@interface Connected : NSObject <NSURLConnectionDataDelegate, NSURLConnectionDownloadDelegate>
@end
@implementation Connected
- (void)connection:(NSURLConnection *)c
              didSendBodyData:(NSInteger)n
            totalBytesWritten:(NSInteger)t
    totalBytesExpectedToWrite:(NSInteger)e {
}
- (void)connectionDidFinishDownloading:(NSURLConnection *)c destinationURL:(NSURL *)url {}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSData *data = [@"<?xml version='1.0'?>\n<a>\n  <b x='1'/></a>" dataUsingEncoding:NSUTF8StringEncoding];
    NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:data] autorelease];
    Reader *reader = [[Reader new] autorelease];
    SAME([parser delegate], nil);
    IS(![parser shouldProcessNamespaces] && ![parser shouldReportNamespacePrefixes] &&
        ![parser shouldResolveExternalEntities]);
    [parser setDelegate:reader];
    [parser setShouldProcessNamespaces:YES], [parser setShouldReportNamespacePrefixes:YES],
        [parser setShouldResolveExternalEntities:YES];
    IS([parser delegate] == reader && [parser shouldProcessNamespaces] && [parser shouldReportNamespacePrefixes] &&
        [parser shouldResolveExternalEntities]);
    IS([parser parse] && reader->line == 3 && reader->column > 2 && reader->publicName == nil &&
        reader->systemName == nil && reader->spaces == 0 && reader->invalid == 0);
    NSXMLParser *bad =
        [[[NSXMLParser alloc] initWithData:[@"<a><b></a>" dataUsingEncoding:NSUTF8StringEncoding]] autorelease];
    IS(![bad parse] && [[[bad parserError] domain] isEqual:NSXMLParserErrorDomain] &&
        [[bad parserError] code] == NSXMLParserTagNameMismatchError);
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://127.0.0.1:9/"]];
    id<NSURLConnectionDelegate> delegate = [[Connected new] autorelease];
    NSURLConnection *connection = [[[NSURLConnection alloc] initWithRequest:request
                                                                   delegate:delegate
                                                           startImmediately:NO] autorelease];
    IS([[connection originalRequest] isEqual:request] && [[[connection currentRequest] URL] isEqual:[request URL]]);
    [connection unscheduleFromRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
    [connection setDelegateQueue:[[NSOperationQueue new] autorelease]];
    [connection cancel];
    NSURLConnection *started = [[[NSURLConnection alloc] initWithRequest:request delegate:delegate] autorelease];
    [started cancel];
    IS([NSURLProtocol requestIsCacheEquivalent:request toRequest:[[request copy] autorelease]] ==
        [NSURLProtocol requestIsCacheEquivalent:request toRequest:request]);
    puts("done");
    [pool drain];
    return 0;
}
