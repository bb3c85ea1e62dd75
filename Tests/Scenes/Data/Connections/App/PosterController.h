#import <UIKit/UIKit.h>

/// A picture of a server, loaded piece by piece with a bar that tells how far it is.
@interface PosterController : UIViewController {
    UIImageView *imageView;
    UIProgressView *progressView;
    UILabel *statusLabel;
    NSURLConnection *urlConnection;
    NSMutableData *data;
    long long expectedLength;
}

@end
