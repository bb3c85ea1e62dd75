#pragma once
#import <UIKit/UIKitTypes.h>
#import <UIKit/UIScrollViewDelegate.h>
#import <UIKit/UIView.h>

@class UIScrollView;
@protocol UIWebViewDelegate;

typedef enum {
    UIWebViewNavigationTypeLinkClicked,
    UIWebViewNavigationTypeFormSubmitted,
    UIWebViewNavigationTypeBackForward,
    UIWebViewNavigationTypeReload,
    UIWebViewNavigationTypeFormResubmitted,
    UIWebViewNavigationTypeOther
} UIWebViewNavigationType;

/// A view that loads pages. There is no web engine yet: of a page it shows the text, of an image the image, and scripts are
/// not run. Loading, history and what the delegate is told are real.
@interface UIWebView : UIView <NSCoding, UIScrollViewDelegate>
@property (nonatomic, assign) id<UIWebViewDelegate> delegate;
/// Since iOS 5.
@property (nonatomic, readonly, retain) UIScrollView *scrollView;

- (void)loadRequest:(NSURLRequest *)request;
- (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)baseURL;
/// `MIMEType` is text/html, text/plain or an image's; for others the delegate is told of an error.
- (void)loadData:(NSData *)data
            MIMEType:(NSString *)MIMEType
    textEncodingName:(NSString *)textEncodingName
             baseURL:(NSURL *)baseURL;
/// The request that was loaded last or is being loaded, after redirection.
@property (nonatomic, readonly, retain) NSURLRequest *request;
- (void)reload;
- (void)stopLoading;
- (void)goBack;
- (void)goForward;
@property (nonatomic, readonly, getter=canGoBack) BOOL canGoBack;
@property (nonatomic, readonly, getter=canGoForward) BOOL canGoForward;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
/// Answers `document.title` and `location.href`; other scripts are not run, and the answer is an empty string.
///
/// - Status: stub
- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script;

/// - Status: stub
@property (nonatomic) BOOL scalesPageToFit;
/// - Status: stub
@property (nonatomic) BOOL detectsPhoneNumbers;
/// - Status: stub
@property (nonatomic) UIDataDetectorTypes dataDetectorTypes;
/// - Status: stub
@property (nonatomic) BOOL allowsInlineMediaPlayback;
/// - Status: stub
@property (nonatomic) BOOL mediaPlaybackRequiresUserAction;
/// - Status: stub
@property (nonatomic) BOOL mediaPlaybackAllowsAirPlay;
/// - Status: stub
@property (nonatomic) BOOL suppressesIncrementalRendering;
/// - Status: stub
@property (nonatomic) BOOL keyboardDisplayRequiresUserAction;
@end

@protocol UIWebViewDelegate <NSObject>
@optional
- (BOOL)webView:(UIWebView *)webView
    shouldStartLoadWithRequest:(NSURLRequest *)request
                navigationType:(UIWebViewNavigationType)navigationType;
- (void)webViewDidStartLoad:(UIWebView *)webView;
- (void)webViewDidFinishLoad:(UIWebView *)webView;
- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error;
@end
