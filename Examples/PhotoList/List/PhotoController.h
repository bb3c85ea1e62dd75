@class Photo;

/// One photo, as large as the screen allows.
@interface PhotoController : UIViewController {
    Photo *photo;
    UIImageView *imageView;
}

- (id)initWithPhoto:(Photo *)aPhoto;

@end
