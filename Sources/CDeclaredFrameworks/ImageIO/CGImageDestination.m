#import "Notice/Refusal.h"
#import "ImageIO/CGImageDestinationObject.h"
#import "Notice/TypeIdentifiers.h"
#import <ImageIO/ImageIO.h>
#import <UIKit/UIKit.h>

static CGImageDestinationObject *object_of(CGImageDestinationRef destination) {
    return (__bridge CGImageDestinationObject *)(void *)destination;
}

static CGImageDestinationRef destination_of(NSMutableData *data, NSURL *url, CFStringRef type, size_t count) {
    NSArray *types = (__bridge_transfer NSArray *)CGImageDestinationCopyTypeIdentifiers();
    if (type == NULL || ![types containsObject:(__bridge NSString *)type] || count != 1) return NULL;
    CGImageDestinationObject *object = [[CGImageDestinationObject alloc] init];
    object.data = data;
    object.url = url;
    object.type = (__bridge NSString *)type;
    object.quality = 0.8;
    return (CGImageDestinationRef)(__bridge_retained void *)object;
}

CFTypeID CGImageDestinationGetTypeID(void) { return ImageDestinationType; }

CFArrayRef CGImageDestinationCopyTypeIdentifiers(void) {
    NSArray *types = [NSArray arrayWithObjects:@"public.png", @"public.jpeg", nil];
    return (__bridge_retained CFArrayRef)types;
}

CGImageDestinationRef CGImageDestinationCreateWithDataConsumer(CGDataConsumerRef consumer, CFStringRef type,
                                                               size_t count, CFDictionaryRef options) REFUSES(NULL)

CGImageDestinationRef CGImageDestinationCreateWithData(CFMutableDataRef data, CFStringRef type, size_t count,
                                                       CFDictionaryRef options) {
    return data ? destination_of((__bridge NSMutableData *)data, nil, type, count) : NULL;
}

CGImageDestinationRef CGImageDestinationCreateWithURL(CFURLRef url, CFStringRef type, size_t count,
                                                      CFDictionaryRef options) {
    return url ? destination_of(nil, (__bridge NSURL *)url, type, count) : NULL;
}

void CGImageDestinationSetProperties(CGImageDestinationRef destination, CFDictionaryRef properties) {
    NSString *key = (__bridge NSString *)kCGImageDestinationLossyCompressionQuality;
    NSNumber *quality = [(__bridge NSDictionary *)properties objectForKey:key];
    if (destination && quality) object_of(destination).quality = MAX(0, MIN(1, [quality doubleValue]));
}

void CGImageDestinationAddImage(CGImageDestinationRef destination, CGImageRef image, CFDictionaryRef properties) {
    // A destination contains one image only; further images are ignored.
    if (destination == NULL || image == NULL || object_of(destination).image) return;
    object_of(destination).image = [UIImage imageWithCGImage:image];
    CGImageDestinationSetProperties(destination, properties);
}

void CGImageDestinationAddImageFromSource(CGImageDestinationRef destination, CGImageSourceRef source, size_t index,
                                          CFDictionaryRef properties) {
    CGImageRef image = CGImageSourceCreateImageAtIndex(source, index, NULL);
    if (image == NULL) return;
    CGImageDestinationAddImage(destination, image, properties);
    CGImageRelease(image);
}

bool CGImageDestinationFinalize(CGImageDestinationRef destination) {
    if (destination == NULL || object_of(destination).image == nil) return false;
    CGImageDestinationObject *object = object_of(destination);
    NSData *bytes = [object.type isEqualToString:@"public.png"] ? UIImagePNGRepresentation(object.image)
                                                                : UIImageJPEGRepresentation(object.image, object.quality);
    if (bytes == nil) return false;
    if (object.url) return [bytes writeToURL:object.url atomically:YES];
    [object.data setData:bytes];
    return true;
}
