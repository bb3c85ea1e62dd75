@protocol DownloadDelegate;

/// One answer of a server. Tells its delegate once, on the main thread; a download that is released tells nothing more.
@interface Download : NSObject {
    NSURLConnection *connection;
    NSMutableData *data;
    id<DownloadDelegate> delegate;
}

- (id)initWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy delegate:(id<DownloadDelegate>)aDelegate;

/// What has come so far.
@property (nonatomic, readonly) NSData *data;

- (void)cancel;

@end

@protocol DownloadDelegate <NSObject>
- (void)downloadDidFinish:(Download *)download;
- (void)download:(Download *)download didFailWithError:(NSError *)error;
@end
