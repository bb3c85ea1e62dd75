#import "Download.h"

@protocol PhotoStoreDelegate;

/// The list of the server's photos.
@interface PhotoStore : NSObject <DownloadDelegate> {
    NSURL *server;
    NSArray *photos;
    Download *download;
    id<PhotoStoreDelegate> delegate;
}

- (id)initWithServer:(NSURL *)aServer;

@property (nonatomic, assign) id<PhotoStoreDelegate> delegate;
@property (nonatomic, readonly) NSArray *photos;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;

/// Asks the server for the list. The old one stays until the new one is there.
- (void)reload;

@end

@protocol PhotoStoreDelegate <NSObject>
- (void)photoStoreDidLoad:(PhotoStore *)store;
- (void)photoStore:(PhotoStore *)store didFailWithError:(NSError *)error;
@end
