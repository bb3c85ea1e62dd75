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

/// A view that loads pages. Each has an engine (WPE WebKit) in a process of its own, which the device starts for its first
/// page and confines. Where no engine is installed, a page's text and images are shown, and scripts are not run.
@interface UIWebView : UIView <NSCoding, UIScrollViewDelegate>
@property (nonatomic, assign) id<UIWebViewDelegate> delegate;
/// Since iOS 5.
@property (nonatomic, readonly, retain) UIScrollView *scrollView;

- (void)loadRequest:(NSURLRequest *)request;
- (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)baseURL;
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
/// Runs the script in the page and waits for its result, at most ten seconds. An empty string if it fails. Without an engine
/// only `document.title` and `location.href` are answered.
- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script;

/// Lays the page out for the width that it names in its viewport tag (980 if in none), and scales that to the view's.
@property (nonatomic) BOOL scalesPageToFit;
/// Whether `dataDetectorTypes` has telephone numbers.
@property (nonatomic) BOOL detectsPhoneNumbers;
/// What becomes a link in pages that are loaded from now on: telephone numbers (at first), and addresses of the web and of mail.
/// Postal addresses and dates are not found.
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
