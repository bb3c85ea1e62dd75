// script: wait 1
// script: expect "Heading"
// script: expect "Some text with bold words, which is longer than a line of the screen is wide."
// script: tap "A link"
// script: wait 1
// A web view tells its delegate what it does, asks before it loads, shows a page and follows a link.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate> {
    UIWindow *window;
    UIWebView *web;
    int loads;
}
@end

@implementation Delegate

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    printf("should start %s, type %d, loading %d\n", [[[request URL] absoluteString] UTF8String], type, webView.loading);
    return ![[[request URL] host] isEqual:@"forbidden.example"];
}

- (void)webViewDidStartLoad:(UIWebView *)webView {
    printf("did start\n");
}

- (void)webViewDidFinishLoad:(UIWebView *)webView {
    NSString *title = [webView stringByEvaluatingJavaScriptFromString:@"document.title"];
    printf("did finish %s, loading %d, back %d\n", [title UTF8String], webView.loading, webView.canGoBack);
    if (loads++ > 0) return;
    [self performSelector:@selector(load:) withObject:@"ftp://server.example/x" afterDelay:0.1];
}

- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error {
    printf("did fail %s %d, back %d\n", [[error domain] UTF8String], (int)[error code], webView.canGoBack);
    // At once: nothing that is still said of the load that failed must end this one.
    if (loads++ == 1) [self load:@"file:///there/is/no/such.html"];
}

- (void)load:(NSString *)address {
    [web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:address]]];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 20, 320, 460)];
    web.delegate = self;
    [window addSubview:web];
    [window makeKeyAndVisible];
    // Taken back before it begins.
    [self load:@"http://forbidden.example/first"];
    [web loadHTMLString:@"<html><head><title>A &amp; B</title><style>p{}</style></head><body><h1>Heading</h1>"
                         "<p>Some   text with <b>bold</b> words, which\nis longer than a line of the screen is wide.</p>"
                         "<ul><li>First<li>Second</ul><p><a href='http://forbidden.example/x?a=1&amp;b=2'>A link</a></p>"
                baseURL:nil];
    printf("loading %d\n", web.loading);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > loading 1
// > should start about:blank, type 5, loading 1
// > did start
// > did finish A & B, loading 0, back 0
// > should start ftp://server.example/x, type 5, loading 1
// > did start
// > did fail NSURLErrorDomain -1002, back 0
// > should start file:///there/is/no/such.html, type 5, loading 1
// > did start
// > did fail NSURLErrorDomain -1100, back 0
// > should start http://forbidden.example/x?a=1&b=2, type 0, loading 0
