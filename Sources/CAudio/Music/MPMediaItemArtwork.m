#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@implementation MPMediaItemArtwork {
    UIImage *_image;
}

- (id)initWithImage:(UIImage *)image {
    if ((self = [super init])) _image = image;
    return self;
}

/// The picture, as large as it fits into the size; the whole one for a size that is larger or none.
- (UIImage *)imageWithSize:(CGSize)size {
    CGSize whole = _image.size;
    if (size.width <= 0 || size.height <= 0 || whole.width <= 0 || whole.height <= 0) return _image;
    CGFloat factor = MIN(size.width / whole.width, size.height / whole.height);
    if (factor >= 1) return _image;
    CGSize fitting = CGSizeMake(MAX(1, round(whole.width * factor)), MAX(1, round(whole.height * factor)));
    UIGraphicsBeginImageContextWithOptions(fitting, NO, 0);
    [_image drawInRect:CGRectMake(0, 0, fitting.width, fitting.height)];
    UIImage *small = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return small;
}

- (CGRect)bounds { return CGRectMake(0, 0, _image.size.width, _image.size.height); }
- (CGRect)imageCropRect { return self.bounds; }

@end
