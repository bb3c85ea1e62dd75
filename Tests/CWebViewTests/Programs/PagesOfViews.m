// A web view loads texts and data, goes back and forth, and stops; a document's controller keeps what it is given and, without
// another app that could open it, asks its delegate for nothing.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"

@interface Pages : NSObject <UIWebViewDelegate> {
@public
    int finished;
}
@end
@implementation Pages
- (void)webViewDidFinishLoad:(UIWebView *)view { finished++; }
- (void)webView:(UIWebView *)view didFailLoadWithError:(NSError *)error { finished += 100; }
@end

@interface Keeper : NSObject <UIDocumentInteractionControllerDelegate> {
@public
    int asked;
}
@end
@implementation Keeper
- (UIViewController *)documentInteractionControllerViewControllerForPreview:(UIDocumentInteractionController *)c {
    asked++;
    return nil;
}
- (UIView *)documentInteractionControllerViewForPreview:(UIDocumentInteractionController *)c { asked++; return nil; }
- (CGRect)documentInteractionControllerRectForPreview:(UIDocumentInteractionController *)c {
    asked++;
    return CGRectZero;
}
- (void)documentInteractionControllerWillBeginPreview:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionControllerDidEndPreview:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionControllerWillPresentOptionsMenu:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionControllerDidDismissOptionsMenu:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionControllerWillPresentOpenInMenu:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionControllerDidDismissOpenInMenu:(UIDocumentInteractionController *)c { asked++; }
- (void)documentInteractionController:(UIDocumentInteractionController *)c
        willBeginSendingToApplication:(NSString *)app {
    asked++;
}
- (void)documentInteractionController:(UIDocumentInteractionController *)c didEndSendingToApplication:(NSString *)app {
    asked++;
}
@end

static void await(Pages *pages, int count) {
    for (int i = 0; i < 300 && pages->finished < count; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    COUNT(pages->finished, count);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    UIWebView *view = [[[UIWebView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    [window addSubview:view];
    Pages *pages = [[Pages new] autorelease];
    view.delegate = pages;
    IS(view.request == nil && !view.canGoBack && !view.canGoForward &&
        [view.scrollView isKindOfClass:[UIScrollView class]]);
    NSString *names[] = {@"one.html", @"two.html"};
    NSURLRequest *requests[2];
    for (int i = 0; i < 2; i++) {
        NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:names[i]];
        [[NSString stringWithFormat:@"<p>%d</p>", i] writeToFile:path
                                                      atomically:NO
                                                        encoding:NSUTF8StringEncoding
                                                           error:NULL];
        requests[i] = [NSURLRequest requestWithURL:[NSURL fileURLWithPath:path]];
        [view loadRequest:requests[i]];
        await(pages, i + 1);
    }
    SAME([[view.request URL] lastPathComponent], @"two.html");
    IS(view.canGoBack && !view.canGoForward);
    [view goBack];
    await(pages, 3);
    IS([[[view.request URL] lastPathComponent] isEqual:@"one.html"] && view.canGoForward);
    [view goForward];
    await(pages, 4);
    SAME([[view.request URL] lastPathComponent], @"two.html");
    [view reload];
    await(pages, 5);
    [view loadData:[@"<p>data</p>" dataUsingEncoding:NSUTF8StringEncoding]
                MIMEType:@"text/html"
        textEncodingName:@"utf-8"
                 baseURL:nil];
    await(pages, 6);
    [view stopLoading];
    IS(!view.loading);
    view.delegate = nil;
    NSURL *file = [requests[0] URL];
    UIDocumentInteractionController *controller = [UIDocumentInteractionController interactionControllerWithURL:file];
    Keeper *keeper = [[Keeper new] autorelease];
    controller.delegate = keeper;
    controller.annotation = @"note";
    IS([controller.URL isEqual:file] && [controller.annotation isEqual:@"note"] &&
        [controller.gestureRecognizers count] <= 2);
    [controller dismissMenuAnimated:NO];
    [controller dismissPreviewAnimated:NO];
    COUNT(keeper->asked, 0);
    puts("done");
    [pool drain];
    return 0;
}
