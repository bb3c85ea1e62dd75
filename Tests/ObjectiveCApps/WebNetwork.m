// script: wait 1
// script: expect "From the protocol"
// script: tap "Follow me"
// script: wait 1
// script: tap "Send"
// script: wait 1
// script: expect "Sent: a=1&b=two by POST"
// What a page wants of the network is loaded by the app: its protocols (NSURLProtocol) answer for pages, scripts and what
// scripts ask for, by TLS too. Links, redirections, forms and failures are told to the delegate in Apple's order. A page of
// another machine does not reach the services of this one.

#import <UIKit/UIKit.h>

static int local_requests;

@interface OwnProtocol : NSURLProtocol
@end

@implementation OwnProtocol

+ (BOOL)canInitWithRequest:(NSURLRequest *)request {
    if ([[[request URL] host] isEqual:@"127.0.0.1"]) local_requests++;
    return [[[request URL] host] hasSuffix:@".example"];
}

+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }

- (NSString *)page {
    NSURL *url = [[self request] URL];
    NSString *path = [url path];
    if ([path isEqual:@"/first"]) {
        return @"<title>First</title><script src='https://other.example/script.js'></script><script>var local='';"
                "var r=new XMLHttpRequest();try{r.open('GET','http://127.0.0.1:9/',false);r.send();local='reached'}"
                "catch(e){local='refused'}</script><p>From the protocol<p><a href='/moved'>Follow me</a>";
    }
    if ([path isEqual:@"/script.js"]) return @"var fromScript='script of ' + 'other.example';";
    if ([path isEqual:@"/second"]) {
        return @"<title>Second</title><script>var fromScript='',local=''</script><form action='/form' method=post>"
                "<input name=a value=1 type=hidden><input name=b value=two><input type=submit value=Send></form>";
    }
    if ([path isEqual:@"/form"]) {
        NSString *body = [[[NSString alloc] initWithData:[[self request] HTTPBody] encoding:NSUTF8StringEncoding] autorelease];
        return [NSString stringWithFormat:@"<title>Form</title><script>var fromScript='',local=''</script><p>Sent: %@ by %@",
                                          [body stringByReplacingOccurrencesOfString:@"&" withString:@"&amp;"],
                                          [[self request] HTTPMethod]];
    }
    return nil;
}

- (void)startLoading {
    NSURL *url = [[self request] URL];
    if ([[url path] isEqual:@"/moved"]) {
        NSURL *target = [NSURL URLWithString:@"http://two.example/second"];
        NSHTTPURLResponse *response = [[[NSHTTPURLResponse alloc] initWithURL:url statusCode:302 HTTPVersion:@"HTTP/1.1"
                                                                 headerFields:nil] autorelease];
        [[self client] URLProtocol:self wasRedirectedToRequest:[NSURLRequest requestWithURL:target]
                  redirectResponse:response];
        return;
    }
    NSString *page = [self page];
    if (page == nil) {
        [[self client] URLProtocol:self
                  didFailWithError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorNotConnectedToInternet
                                                   userInfo:nil]];
        return;
    }
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:url MIMEType:@"text/html" expectedContentLength:-1
                                                 textEncodingName:@"utf-8"] autorelease];
    [[self client] URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [[self client] URLProtocol:self didLoadData:[page dataUsingEncoding:NSUTF8StringEncoding]];
    [[self client] URLProtocolDidFinishLoading:self];
}

- (void)stopLoading {}

@end

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate> {
    UIWindow *window;
    UIWebView *web;
}
@end

@implementation Delegate

- (void)load:(NSString *)address {
    [web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:address]]];
}

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    printf("should start %s %s, type %d\n", [[request HTTPMethod] UTF8String], [[[request URL] absoluteString] UTF8String],
           type);
    return YES;
}

- (void)webViewDidStartLoad:(UIWebView *)webView { printf("did start, loading %d\n", webView.loading); }

- (void)webViewDidFinishLoad:(UIWebView *)webView {
    NSString *title = [webView stringByEvaluatingJavaScriptFromString:@"[document.title, fromScript, local].join(', ')"];
    printf("did finish %s: %s, loading %d\n", [[[[webView request] URL] absoluteString] UTF8String], [title UTF8String],
           webView.loading);
    if ([title hasPrefix:@"First"]) printf("requests to this machine: %d\n", local_requests);
    if ([title hasPrefix:@"Form"]) [self performSelector:@selector(load:) withObject:@"http://one.example/none" afterDelay:0.1];
}

- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error {
    printf("did fail %s %d\n", [[error domain] UTF8String], (int)[error code]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [NSURLProtocol registerClass:[OwnProtocol class]];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 20, 320, 460)];
    web.delegate = self;
    [window addSubview:web];
    [window makeKeyAndVisible];
    [self load:@"http://one.example/first"];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > should start GET http://one.example/first, type 5
// > did start, loading 1
// > did finish http://one.example/first: First, script of other.example, refused, loading 0
// > requests to this machine: 0
// > should start GET http://one.example/moved, type 0
// > did start, loading 1
// > should start GET http://two.example/second, type 0
// > did finish http://two.example/second: Second, , , loading 0
// > should start POST http://two.example/form, type 1
// > did start, loading 1
// > did finish http://two.example/form: Form, , , loading 0
// > should start GET http://one.example/none, type 5
// > did start, loading 1
// > did fail NSURLErrorDomain -1009
