#import "Download.h"

/// A photo of the server. Its picture is fetched when it is asked for the first time; whoever observes the key "image"
/// hears when it has come.
@interface Photo : NSObject <DownloadDelegate> {
    NSString *title;
    NSString *details;
    UIImage *image;
@private
    NSURL *address;
    Download *download;
}

/// - Returns: nil if the dictionary is not that of a photo.
- (id)initWithDictionary:(NSDictionary *)dictionary server:(NSURL *)server;

@property (nonatomic, readonly) NSString *title, *details;
/// nil until the picture has come.
@property (nonatomic, retain) UIImage *image;

/// Begins to fetch the picture, unless it is there or on its way.
- (void)fetchImage;

@end
