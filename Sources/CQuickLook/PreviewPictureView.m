#import "PreviewViews.h"

@implementation PreviewPictureView {
    UIImageView *_picture;
    CGSize _laidOut;
}

- (id)initWithFrame:(CGRect)frame image:(UIImage *)image {
    if ((self = [super initWithFrame:frame])) {
        self.backgroundColor = [UIColor blackColor];
        self.delegate = self;
        self.maximumZoomScale = 4;
        _picture = [[UIImageView alloc] initWithImage:image];
        [self addSubview:_picture];
    }
    return self;
}

- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView { return _picture; }

/// As large as fits, and never larger than it is.
- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize room = self.bounds.size, size = _picture.image.size;
    if (size.width > 0 && size.height > 0 && !CGSizeEqualToSize(room, _laidOut)) {
        _laidOut = room;
        CGFloat scale = MIN(1, MIN(room.width / size.width, room.height / size.height));
        self.minimumZoomScale = scale;
        self.maximumZoomScale = MAX(4 * scale, 2);
        self.zoomScale = scale;
    }
    CGRect frame = _picture.frame;
    frame.origin.x = MAX(0, (room.width - frame.size.width) / 2);
    frame.origin.y = MAX(0, (room.height - frame.size.height) / 2);
    _picture.frame = frame;
}

@end
