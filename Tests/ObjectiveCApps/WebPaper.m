// script: wait 1
// script: drag 160 440 160 120
// script: expect "2 of 3" 1
// script: wait 2
// script: expect-not "2 of 3"
// script: tap "Where?"
// script: pinch 160 260 2
// script: wait 1
// script: tap "Where?"
// script: tap "Page"
// script: wait 1
// script: tap "Paper of the page"
// script: wait 1
// script: tap "Where?"
// script: tap "Back"
// script: wait 1
// script: expect "Paper of the page"
// script: tap "None"
// script: wait 1
// script: expect "Paper of the page"
// A web view shows PDF documents: files, and where a link leads to. Their pages are below each other, as wide as the screen, and are
// zoomed. Going back leads to the page before, which is also what is left when there is no such document.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate> {
    UIWindow *window;
    UIWebView *web;
    NSString *folder;
}
@end

@implementation Delegate

- (NSURL *)urlOf:(NSString *)name { return [NSURL fileURLWithPath:[folder stringByAppendingPathComponent:name]]; }
- (void)load:(NSString *)name { [web loadRequest:[NSURLRequest requestWithURL:[self urlOf:name]]]; }
- (void)loadNone { [self load:@"none.pdf"]; }
- (void)loadPage {
    [web loadHTMLString:@"<p style='font-size:40px'><a href='paper.pdf'>Paper of the page</a>" baseURL:[self urlOf:@"page.html"]];
}

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    printf("to %s, type %d\n", [[[request URL] lastPathComponent] UTF8String], (int)type);
    return YES;
}

- (void)webViewDidFinishLoad:(UIWebView *)webView { printf("finished, loading %d, back %d\n", webView.loading, webView.canGoBack); }

- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error {
    printf("failed %d, back %d\n", (int)[error code], webView.canGoBack);
}

- (void)tellPlace {
    UIScrollView *view = web.scrollView;
    printf("%d x %d, %s, zoom %.2f\n", (int)view.contentSize.width, (int)view.contentSize.height,
           view.contentOffset.y > 200 ? "below" : "above", (double)view.zoomScale);
}

- (void)addButton:(NSString *)title at:(CGFloat)x target:(id)target action:(SEL)action {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(x, 22, 76, 36);
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:target action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)makePaper {
    UIGraphicsBeginPDFContextToFile([folder stringByAppendingPathComponent:@"paper.pdf"], CGRectMake(0, 0, 612, 792), nil);
    for (int i = 1; i <= 3; i++) {
        UIGraphicsBeginPDFPage();
        [[UIColor blueColor] set];
        UIRectFrame(CGRectMake(36, 36, 540, 720));
        NSString *text = [NSString stringWithFormat:@"Page %d of the paper", i];
        [text drawAtPoint:CGPointMake(72, 72) withFont:[UIFont systemFontOfSize:36]];
    }
    UIGraphicsEndPDFContext();
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    folder = [[NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES) objectAtIndex:0] retain];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 60, 320, 420)];
    web.delegate = self;
    web.scalesPageToFit = YES;
    [window addSubview:web];
    [self addButton:@"Where?" at:2 target:self action:@selector(tellPlace)];
    [self addButton:@"Page" at:82 target:self action:@selector(loadPage)];
    [self addButton:@"Back" at:162 target:web action:@selector(goBack)];
    [self addButton:@"None" at:242 target:self action:@selector(loadNone)];
    [window makeKeyAndVisible];
    [self makePaper];
    [self load:@"paper.pdf"];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > to paper.pdf, type 5
// > finished, loading 0, back 0
// > 320 x 1221, below, zoom 1.00
// > 581 x 2220, below, zoom 1.82
// > to page.html, type 5
// > finished, loading 0, back 0
// > to paper.pdf, type 0
// > finished, loading 0, back 1
// > 320 x 1221, above, zoom 1.00
// > finished, loading 0, back 0
// > to none.pdf, type 5
// > failed -1100, back 0
