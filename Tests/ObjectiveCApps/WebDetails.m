// script: wait 1
// script: expect "Hello from the page"
// script: tap "OK"
// script: wait 1
// script: tap "+1 (555) 010-0199"
// script: tap "www.example.com/a?b"
// script: expect "12 apples on"
// script: flick 160 450 160 50
// script: wait 3
// script: flick 160 450 160 50
// script: wait 3
// script: flick 160 450 160 50
// script: wait 3
// script: tap "Where?"
// script: wait 1
// script: tap "Go"
// script: wait 1
// script: expect "Row 150"
// script: tap "Where?"
// A web view makes links of telephone numbers and addresses, names itself as the phone does, shows a page's alert without waiting
// for its end, lets what is behind a page without a background be seen, shows what is far
// below in a long page, and follows where a script scrolls it.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate> {
    UIWindow *window;
    UIWebView *web;
}
@end

@implementation Delegate

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    if (type != UIWebViewNavigationTypeLinkClicked) return YES;
    printf("to %s\n", [[[request URL] absoluteString] UTF8String]);
    return NO;
}

- (void)webViewDidFinishLoad:(UIWebView *)webView {
    NSString *name = [webView stringByEvaluatingJavaScriptFromString:@"navigator.userAgent"];
    printf("%d %d\n", [name hasPrefix:@"Mozilla/5.0 (iPhone; U; CPU iPhone OS 3_"], [name rangeOfString:@"Mobile/"].length > 0);
    printf("'%s'\n", [[webView stringByEvaluatingJavaScriptFromString:@"alert('Hello from the page'); 5"] UTF8String]);
}

/// The colour of a point of the window, as hexadecimal digits.
- (uint32_t)colorAt:(CGPoint)point {
    uint32_t pixel = 0;
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(&pixel, 1, 1, 8, 4, space,
                                                 kCGImageAlphaPremultipliedFirst | kCGBitmapByteOrder32Little);
    CGContextTranslateCTM(context, -point.x, -point.y);
    [window.layer renderInContext:context];
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    return pixel;
}

- (void)tellPlace {
    BOOL isBehindSeen = [self colorAt:CGPointMake(318, 300)] == 0xFFFF0000;
    static int asked;
    if (asked++ > 0) printf("at %d\n", (int)web.scrollView.contentOffset.y);
    printf("%s, behind the page %d\n", web.scrollView.contentOffset.y > 3 * 460 ? "far below" : "above", isBehindSeen);
}

- (void)goToRow { [web stringByEvaluatingJavaScriptFromString:@"document.getElementById('row150').scrollIntoView()"]; }

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor redColor];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 60, 320, 420)];
    web.delegate = self;
    web.opaque = NO;
    web.backgroundColor = [UIColor clearColor];
    web.dataDetectorTypes = UIDataDetectorTypeAll;
    [window addSubview:web];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(10, 22, 100, 36);
    [button setTitle:@"Where?" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(tellPlace) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    UIButton *go = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    go.frame = CGRectMake(210, 22, 100, 36);
    [go setTitle:@"Go" forState:UIControlStateNormal];
    [go addTarget:self action:@selector(goToRow) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:go];
    [window makeKeyAndVisible];
    NSMutableString *page = [NSMutableString
        stringWithString:@"<body style='font:16px Helvetica'><p>Call <b>+1 (555) 010-0199</b> or see www.example.com/a?b."
                          "<p>12 apples on<p>2010-11-12"];
    for (int i = 0; i < 300; i++) [page appendFormat:@"<div id=row%d style='height:30px'>Row %d</div>", i, i];
    [web loadHTMLString:page baseURL:nil];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 1 1
// > ''
// > to tel:+15550100199
// > to http://www.example.com/a?b
// > far below, behind the page 1
// > at 4632
// > far below, behind the page 1
