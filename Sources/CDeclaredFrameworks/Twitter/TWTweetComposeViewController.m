#import "Notice/NotThereYet.h"
#import <Twitter/Twitter.h>

@implementation TWTweetComposeViewController

+ (BOOL)canSendTweet { return NO; }
- (BOOL)setInitialText:(NSString *)text { return NO; }
- (BOOL)addImage:(UIImage *)image { return NO; }
- (BOOL)removeAllImages { return NO; }
- (BOOL)addURL:(NSURL *)url { return NO; }
- (BOOL)removeAllURLs { return NO; }

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NOT_THERE_YET("TWTweetComposeViewController", "an account");
    if (_completionHandler) {
        _completionHandler(TWTweetComposeViewControllerResultCancelled);
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

@end
