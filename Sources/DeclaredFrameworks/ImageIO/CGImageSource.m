#import <ImageIO/ImageIO.h>
#import <UIKit/UIKit.h>

/// What a CGImageSourceRef is.
@interface CGImageSourceObject : NSObject
@property (nonatomic, retain) UIImage *image;
@end

@implementation CGImageSourceObject
@end

static CGImageRef image_of(CGImageSourceRef source, size_t index) {
    return source && index == 0 ? ((__bridge CGImageSourceObject *)(void *)source).image.CGImage : NULL;
}

static CGImageSourceRef source_of(NSData *data) {
    UIImage *image = data ? [UIImage imageWithData:data] : nil;
    if (image == nil) return NULL;
    CGImageSourceObject *object = [[CGImageSourceObject alloc] init];
    object.image = image;
    return (CGImageSourceRef)(__bridge_retained void *)object;
}

CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options) {
    return source_of((__bridge NSData *)data);
}

CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options) {
    return url ? source_of([NSData dataWithContentsOfURL:(__bridge NSURL *)url]) : NULL;
}

size_t CGImageSourceGetCount(CGImageSourceRef source) { return source ? 1 : 0; }

CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    return image ? CGImageRetain(image) : NULL;
}

CGImageRef CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    if (image == NULL) return NULL;
    NSDictionary *wishes = (__bridge NSDictionary *)options;
    CGFloat limit = [[wishes objectForKey:(__bridge NSString *)kCGImageSourceThumbnailMaxPixelSize] doubleValue];
    size_t width = CGImageGetWidth(image), height = CGImageGetHeight(image);
    CGFloat scale = limit >= 1 ? MIN(1, limit / MAX(width, height)) : 1;
    if (scale == 1) return CGImageRetain(image);
    CGSize size = CGSizeMake(MAX(1, round(width * scale)), MAX(1, round(height * scale)));
    UIGraphicsBeginImageContext(size);
    [((__bridge CGImageSourceObject *)(void *)source).image drawInRect:CGRectMake(0, 0, size.width, size.height)];
    CGImageRef thumbnail = CGImageRetain(UIGraphicsGetImageFromCurrentImageContext().CGImage);
    UIGraphicsEndImageContext();
    return thumbnail;
}

CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    if (image == NULL) return NULL;
    NSDictionary *properties = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithInteger:(NSInteger)CGImageGetWidth(image)],
                                     (__bridge NSString *)kCGImagePropertyPixelWidth,
                                     [NSNumber numberWithInteger:(NSInteger)CGImageGetHeight(image)],
                                     (__bridge NSString *)kCGImagePropertyPixelHeight, nil];
    return (__bridge_retained CFDictionaryRef)properties;
}
