// script: wait 1
// script: tap "How far?"
// script: pinch 160 260 2
// script: wait 1
// script: tap "How far?"
// script: drag 160 300 60 200
// script: wait 2
// script: tap "Sharp?"
// script: tap "How far?"
// script: tap 60 300
// script: tap 60 300
// script: wait 1
// script: tap "How far?"
// script: tap 160 300
// script: tap 160 300
// script: wait 2
// script: tap "How far?"
// script: tap "Small"
// script: wait 1
// script: pinch 160 260 2
// script: wait 1
// script: tap "How far?"
// A page that is scaled to fit is zoomed by two fingers and by two taps, is then painted as sharp as the screen, and links are where
// they are seen. The app's own delegate of the scroll view is told too, and zooms nothing itself. A page that forbids it stays.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIWebViewDelegate, UIScrollViewDelegate> {
    UIWindow *window;
    UIWebView *web;
    int scrolls, ends;
}
@end

@implementation Delegate

- (void)scrollViewDidScroll:(UIScrollView *)view { scrolls++; }

- (void)scrollViewDidEndZooming:(UIScrollView *)view withView:(UIView *)zoomed atScale:(float)scale { ends++; }

- (void)tell {
    UIScrollView *view = web.scrollView;
    printf("zoom %.2f, %d x %d, at %d, %d; told %d %d\n", (double)view.zoomScale, (int)view.contentSize.width,
           (int)view.contentSize.height, (int)view.contentOffset.x, (int)view.contentOffset.y, scrolls > 0, ends);
    scrolls = 0;
}

/// Whether a row has stripes with sharp edges: those of a picture that is stretched are more than one pixel wide.
- (void)tellEdges {
    enum { width = 320 };
    uint32_t pixels[width] = {0};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(pixels, width, 1, 8, width * 4, space,
                                                 kCGImageAlphaPremultipliedFirst | kCGBitmapByteOrder32Little);
    CGContextTranslateCTM(context, 0, -300);
    [window.layer renderInContext:context];
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    int dark = 0, edges = 0, between = 0;
    for (int i = 0; i < width; i++) {
        dark += pixels[i] == 0xFF000000;
        edges += i > 0 && (pixels[i] & 0xFF) < 128 && (pixels[i - 1] & 0xFF) >= 128;
        between += pixels[i] != 0xFF000000 && pixels[i] != 0xFFFFFFFF;
    }
    printf("stripes %d, sharp %d\n", dark > 100 && edges > 5, between <= 3 * edges);
}

- (void)loadSmall {
    [web loadHTMLString:@"<meta name=viewport content='width=device-width, user-scalable=no'><p>Not to be zoomed" baseURL:nil];
}

- (void)addButton:(NSString *)title at:(CGFloat)x action:(SEL)action {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(x, 22, 100, 36);
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 60, 320, 420)];
    web.delegate = self;
    web.scalesPageToFit = YES;
    web.scrollView.delegate = self;
    [window addSubview:web];
    [self addButton:@"How far?" at:5 action:@selector(tell)];
    [self addButton:@"Sharp?" at:110 action:@selector(tellEdges)];
    [self addButton:@"Small" at:215 action:@selector(loadSmall)];
    [window makeKeyAndVisible];
    [web loadHTMLString:@"<meta name=viewport content='width=640'><style>*{margin:0}body{height:3000px}"
                         "div{float:left;width:320px;height:3000px;"
                         "background:repeating-linear-gradient(90deg,#000 0,#000 16px,#fff 16px,#fff 32px)}</style><div></div><div></div>"
                baseURL:nil];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > zoom 1.00, 320 x 1500, at 0, 0; told 0 0
// > zoom 1.82, 581 x 2727, at 130, 163; told 1 1
// > stripes 1, sharp 1
// > zoom 1.82, 581 x 2727, at 241, 274; told 1 1
// > zoom 1.00, 320 x 1500, at 0, 56; told 1 2
// > zoom 1.78, 568 x 2666, at 248, 316; told 1 3
// > zoom 1.00, 320 x 420, at 0, 0; told 1 3
