// script: wait 1
// script: expect "Second page"
// script: tap "Back"
// script: wait 1
// script: expect "First page"
// script: tap "Tell the app"
// script: wait 1
// script: tap 100 130
// script: wait 1
// script: type "né"
// script: wait 1
// script: tap "Show"
// script: wait 1
// script: expect "Typed: né"
// script: drag 160 450 160 150
// script: wait 2
// script: expect "Line 12"
// A web view shows files of the app with their pictures and scripts, goes back and forth, and calls the app by an address that
// the delegate does not let it go to. The keyboard types into a field of the page. A page reads no files but the app's, and is
// as wide as its viewport tag says if it is scaled to fit.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate> {
    UIWindow *window;
    UIWebView *web;
    UIButton *back;
    int loads;
}
@end

@implementation Delegate

- (NSString *)write:(NSString *)text as:(NSString *)name {
    NSString *folder = [NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES) objectAtIndex:0];
    NSString *path = [folder stringByAppendingPathComponent:name];
    [text writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    return path;
}

- (void)load:(NSString *)path {
    [web loadRequest:[NSURLRequest requestWithURL:[NSURL fileURLWithPath:path]]];
}

- (NSString *)run:(NSString *)script { return [web stringByEvaluatingJavaScriptFromString:script]; }

- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)type {
    if (![[[request URL] scheme] isEqual:@"app"]) return YES;
    printf("the page calls %s, type %d\n", [[[request URL] absoluteString] UTF8String], type);
    return NO;
}

- (void)webViewDidFinishLoad:(UIWebView *)webView {
    printf("%s: %s, back %d, forward %d\n", [[[[webView request] URL] lastPathComponent] UTF8String],
           [[self run:@"document.title + ' ' + fromScript"] UTF8String], webView.canGoBack, webView.canGoForward);
    if (++loads == 1) {
        printf("%s, %s, %s\n", [[self run:@"[1, 'two', {}.toString()].join(';')"] UTF8String],
               [[self run:@"innerWidth + ' ' + document.images[0].naturalWidth"] UTF8String],
               [[self run:@"nothingOfTheKind()"] UTF8String]);
        printf("of the system: '%s', of the app: '%s'\n", [[self run:@"read('file:///etc/shadow')"] UTF8String],
               [[self run:@"read('script.js').length > 0"] UTF8String]);
        NSString *second = @"<meta name=viewport content='width=640'><title>Two</title><script src=script.js></script>"
                            "<h1>Second page</h1>";
        webView.scalesPageToFit = YES;
        [self performSelector:@selector(load:) withObject:[self write:second as:@"second.html"] afterDelay:0.1];
    } else if (loads == 2) {
        [self performSelector:@selector(tellWidth) withObject:nil afterDelay:0.3];
    }
}

- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error {
    printf("failed: %s\n", [[error description] UTF8String]);
}

- (void)tellWidth { printf("%s wide\n", [[self run:@"innerWidth"] UTF8String]); }

- (void)goBack {
    web.scalesPageToFit = NO;
    [web goBack];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 60, 320, 420)];
    web.delegate = self;
    [window addSubview:web];
    back = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    back.frame = CGRectMake(10, 22, 100, 36);
    [back setTitle:@"Back" forState:UIControlStateNormal];
    [back addTarget:self action:@selector(goBack) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:back];
    [window makeKeyAndVisible];

    UIGraphicsBeginImageContext(CGSizeMake(8, 4));
    UIImage *picture = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    NSString *script = [self write:@"var fromScript = 'runs';"
                                    "function read(a) { try { var r = new XMLHttpRequest(); r.open('GET', a, false); r.send();"
                                    " return r.responseText } catch (e) { return '' } }"
                                as:@"script.js"];
    [UIImagePNGRepresentation(picture)
        writeToFile:[[script stringByDeletingLastPathComponent] stringByAppendingPathComponent:@"picture.png"]
         atomically:YES];
    NSMutableString *page = [NSMutableString
        stringWithString:@"<title>One</title><script src=script.js></script><style>*{margin:0}body{font:16px Helvetica}"
                          "div,p,h1,input,a{height:30px;display:block;font-size:16px}</style>"
                          "<h1>First page</h1><input id=f style='margin-top:20px'><a href='app://call?with=1'>Tell the app</a>"
                          "<a href='#' onclick='s.textContent=\"Typed: \"+f.value;return false'>Show</a><p id=s></p>"
                          "<img src=picture.png>"];
    for (int i = 0; i < 100; i++) [page appendFormat:@"<div>Line %d</div>", i];
    [self load:[self write:page as:@"first.html"]];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > first.html: One runs, back 0, forward 0
// > 1;two;[object Object], 320 8, 
// > of the system: '', of the app: 'true'
// > second.html: Two runs, back 1, forward 0
// > 640 wide
// > first.html: One runs, back 0, forward 1
// > the page calls app://call?with=1, type 0
