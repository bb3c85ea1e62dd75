#pragma once
#import <UIKit/UIKit.h>

enum { TWTweetComposeViewControllerResultCancelled, TWTweetComposeViewControllerResultDone };
typedef int TWTweetComposeViewControllerResult;
typedef void (^TWTweetComposeViewControllerCompletionHandler)(TWTweetComposeViewControllerResult result);

/// There is no account to write from. Since iOS 5.
///
/// - Status: stub
@interface TWTweetComposeViewController : UIViewController
/// - Status: stub
+ (BOOL)canSendTweet;
- (BOOL)setInitialText:(NSString *)text;
- (BOOL)addImage:(UIImage *)image;
- (BOOL)removeAllImages;
- (BOOL)addURL:(NSURL *)url;
- (BOOL)removeAllURLs;
@property (nonatomic, copy) TWTweetComposeViewControllerCompletionHandler completionHandler;
@end
