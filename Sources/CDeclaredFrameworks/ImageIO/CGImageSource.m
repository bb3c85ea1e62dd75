#import "ImageIO/CGImageSourceObject.h"
#import "ImageIO/EXIFProperties.h"
#import "Notice/TypeIdentifiers.h"
#import <ImageIO/ImageIO.h>
#import <UIKit/UIKit.h>

static CGImageSourceObject *object_of(CGImageSourceRef source) {
    return (__bridge CGImageSourceObject *)(void *)source;
}

static CGImageRef image_of(CGImageSourceRef source, size_t index) {
    return source && index == 0 ? object_of(source).image.CGImage : NULL;
}

static CGImageSourceRef source_of(NSData *data) {
    UIImage *image = data ? [UIImage imageWithData:data] : nil;
    if (image == nil) return NULL;
    CGImageSourceObject *object = [[CGImageSourceObject alloc] init];
    object.data = data;
    object.image = image;
    return (CGImageSourceRef)(__bridge_retained void *)object;
}

static NSData *data_of(CGDataProviderRef provider) {
    return provider ? (__bridge_transfer NSData *)CGDataProviderCopyData(provider) : nil;
}

CFTypeID CGImageSourceGetTypeID(void) { return ImageSourceType; }

CFArrayRef CGImageSourceCopyTypeIdentifiers(void) {
    NSArray *types = [NSArray arrayWithObjects:@"public.png", @"public.jpeg", nil];
    return (__bridge_retained CFArrayRef)types;
}

CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options) {
    return source_of((__bridge NSData *)data);
}

CGImageSourceRef CGImageSourceCreateWithDataProvider(CGDataProviderRef provider, CFDictionaryRef options) {
    return source_of(data_of(provider));
}

CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options) {
    return url ? source_of([NSData dataWithContentsOfURL:(__bridge NSURL *)url]) : NULL;
}

CGImageSourceRef CGImageSourceCreateIncremental(CFDictionaryRef options) {
    CGImageSourceObject *object = [[CGImageSourceObject alloc] init];
    object.isIncomplete = YES;
    return (CGImageSourceRef)(__bridge_retained void *)object;
}

void CGImageSourceUpdateData(CGImageSourceRef source, CFDataRef data, bool final) {
    if (source == NULL) return;
    CGImageSourceObject *object = object_of(source);
    object.data = (__bridge NSData *)data;
    object.isIncomplete = !final;
    if (data && final) object.image = [UIImage imageWithData:object.data];
}

void CGImageSourceUpdateDataProvider(CGImageSourceRef source, CGDataProviderRef provider, bool final) {
    CGImageSourceUpdateData(source, (__bridge CFDataRef)data_of(provider), final);
}

CGImageSourceStatus CGImageSourceGetStatus(CGImageSourceRef source) {
    if (source == NULL) return kCGImageStatusInvalidData;
    if (object_of(source).image) return kCGImageStatusComplete;
    return object_of(source).isIncomplete ? kCGImageStatusIncomplete : kCGImageStatusInvalidData;
}

CGImageSourceStatus CGImageSourceGetStatusAtIndex(CGImageSourceRef source, size_t index) {
    return index == 0 ? CGImageSourceGetStatus(source) : kCGImageStatusInvalidData;
}

CFStringRef CGImageSourceGetType(CGImageSourceRef source) {
    if (source == NULL || object_of(source).data.length < 4) return NULL;
    const unsigned char *bytes = object_of(source).data.bytes;
    if (memcmp(bytes, "\x89PNG", 4) == 0) return (__bridge CFStringRef) @"public.png";
    if (memcmp(bytes, "\xFF\xD8\xFF", 3) == 0) return (__bridge CFStringRef) @"public.jpeg";
    if (memcmp(bytes, "GIF8", 4) == 0) return (__bridge CFStringRef) @"com.compuserve.gif";
    if (memcmp(bytes, "BM", 2) == 0) return (__bridge CFStringRef) @"com.microsoft.bmp";
    if (memcmp(bytes, "II*\0", 4) == 0 || memcmp(bytes, "MM\0*", 4) == 0) return (__bridge CFStringRef) @"public.tiff";
    return NULL;
}

size_t CGImageSourceGetCount(CGImageSourceRef source) { return image_of(source, 0) ? 1 : 0; }

CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    return image ? CGImageRetain(image) : NULL;
}

CGImageRef CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    if (image == NULL) return NULL;
    NSDictionary *wishes = (__bridge NSDictionary *)options;
    // Thumbnails embedded in files are not read. A thumbnail is created only if the options allow to create it from the
    // image.
    BOOL always = [[wishes objectForKey:(__bridge NSString *)kCGImageSourceCreateThumbnailFromImageAlways] boolValue];
    BOOL absent = [[wishes objectForKey:(__bridge NSString *)kCGImageSourceCreateThumbnailFromImageIfAbsent] boolValue];
    if (!always && !absent) return NULL;
    CGFloat limit = [[wishes objectForKey:(__bridge NSString *)kCGImageSourceThumbnailMaxPixelSize] doubleValue];
    size_t width = CGImageGetWidth(image), height = CGImageGetHeight(image);
    CGFloat scale = limit >= 1 ? MIN(1, limit / MAX(width, height)) : 1;
    if (scale == 1) return CGImageRetain(image);
    CGSize size = CGSizeMake(MAX(1, round(width * scale)), MAX(1, round(height * scale)));
    UIGraphicsBeginImageContext(size);
    [object_of(source).image drawInRect:CGRectMake(0, 0, size.width, size.height)];
    CGImageRef thumbnail = CGImageRetain(UIGraphicsGetImageFromCurrentImageContext().CGImage);
    UIGraphicsEndImageContext();
    return thumbnail;
}

CFDictionaryRef CGImageSourceCopyProperties(CGImageSourceRef source, CFDictionaryRef options) {
    if (source == NULL) return NULL;
    NSNumber *size = [NSNumber numberWithUnsignedInteger:object_of(source).data.length];
    NSDictionary *properties = [NSDictionary dictionaryWithObject:size
                                                           forKey:(__bridge NSString *)kCGImagePropertyFileSize];
    return (__bridge_retained CFDictionaryRef)properties;
}

static NSString *color_model(CGImageRef image) {
    switch (CGColorSpaceGetModel(CGImageGetColorSpace(image))) {
    case kCGColorSpaceModelMonochrome: return (__bridge NSString *)kCGImagePropertyColorModelGray;
    case kCGColorSpaceModelCMYK: return (__bridge NSString *)kCGImagePropertyColorModelCMYK;
    default: return (__bridge NSString *)kCGImagePropertyColorModelRGB;
    }
}

CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options) {
    CGImageRef image = image_of(source, index);
    if (image == NULL) return NULL;
    CGImageAlphaInfo alpha = CGImageGetAlphaInfo(image);
    BOOL hasAlpha = alpha != kCGImageAlphaNone && alpha != kCGImageAlphaNoneSkipFirst && alpha != kCGImageAlphaNoneSkipLast;
    NSMutableDictionary *properties = [NSMutableDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithInteger:(NSInteger)CGImageGetWidth(image)],
                                     (__bridge NSString *)kCGImagePropertyPixelWidth,
                                     [NSNumber numberWithInteger:(NSInteger)CGImageGetHeight(image)],
                                     (__bridge NSString *)kCGImagePropertyPixelHeight,
                                     [NSNumber numberWithInteger:(NSInteger)CGImageGetBitsPerComponent(image)],
                                     (__bridge NSString *)kCGImagePropertyDepth, [NSNumber numberWithBool:hasAlpha],
                                     (__bridge NSString *)kCGImagePropertyHasAlpha, color_model(image),
                                     (__bridge NSString *)kCGImagePropertyColorModel, nil];
    [properties addEntriesFromDictionary:exif_properties(object_of(source).data)];
    return (__bridge_retained CFDictionaryRef)properties;
}
