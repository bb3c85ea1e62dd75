// script: wait 1
// script: tap "Pear"
// script: wait 1
// script: expect "Done"
// script: drag 160 390 160 302
// script: wait 2
// script: tap "Done"
// script: wait 1
// script: tap "Ask"
// script: wait 1
// script: expect "Your name?"
// script: type "da"
// script: tap "OK"
// script: wait 1
// script: tap "Reload"
// script: wait 1
// A list of choices of a page is a wheel at the keyboard's place, and a question of a script an alert with a field. What the app loads
// may have a body and fields of its own, and is loaded again in the same way.

#import <UIKit/UIKit.h>

@interface OwnProtocol : NSURLProtocol
@end

@implementation OwnProtocol

+ (BOOL)canInitWithRequest:(NSURLRequest *)request { return [[[request URL] host] isEqual:@"one.example"]; }
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }

- (void)startLoading {
    NSURLRequest *request = [self request];
    NSString *body = [[[NSString alloc] initWithData:[request HTTPBody] ?: [NSData data] encoding:NSUTF8StringEncoding] autorelease];
    if ([[[request URL] path] isEqual:@"/page"]) {
        printf("%s '%s', %s, as %s\n", [[request HTTPMethod] UTF8String], [body UTF8String],
               [[request valueForHTTPHeaderField:@"X-Key"] UTF8String] ?: "no key",
               [[request valueForHTTPHeaderField:@"User-Agent"] hasPrefix:@"Mozilla"] ? "Mozilla" : "nobody");
    }
    NSString *page = @"<style>select,a{display:block;font-size:20px;margin:20px}</style><select onchange='told(\"chosen \"+value)'>"
                      "<option>Apple<option selected>Pear<optgroup label=More><option>Plum<option disabled>Quince</optgroup></select>"
                      "<a href='#' onclick='told(\"answer \"+prompt(\"Your name?\",\"A\"));return false'>Ask</a>"
                      "<script>function told(t){location='app:'+escape(t)}</script>";
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:[request URL] MIMEType:@"text/html" expectedContentLength:-1
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

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    if (![[[request URL] scheme] isEqual:@"app"]) return YES;
    printf("%s\n", [[[[request URL] resourceSpecifier] stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding] UTF8String]);
    return NO;
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [NSURLProtocol registerClass:[OwnProtocol class]];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 60, 320, 420)];
    web.delegate = self;
    [window addSubview:web];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(5, 22, 100, 36);
    [button setTitle:@"Reload" forState:UIControlStateNormal];
    [button addTarget:web action:@selector(reload) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"http://one.example/page"]];
    [request setHTTPMethod:@"POST"];
    [request setHTTPBody:[@"a=1" dataUsingEncoding:NSUTF8StringEncoding]];
    [request setValue:@"secret" forHTTPHeaderField:@"X-Key"];
    [web loadRequest:request];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > POST 'a=1', secret, as Mozilla
// > chosen Plum
// > answer Ada
// > POST 'a=1', secret, as Mozilla
