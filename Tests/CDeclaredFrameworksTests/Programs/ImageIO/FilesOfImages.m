// Images go into files and come back: their kinds, quality, properties, thumbnails.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <ImageIO/ImageIO.h>

/// 60 x 40 points of noise, which compresses badly.
static CGImageRef noise(void) {
    static uint8_t pixels[60 * 40 * 4];
    unsigned state = 7;
    for (size_t i = 0; i < sizeof pixels; i++) {
        state = state * 1103515245 + 12345;
        pixels[i] = i % 4 == 3 ? 255 : (uint8_t)(state >> 16);
    }
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGBitmapInfo order = (CGBitmapInfo)kCGImageAlphaPremultipliedLast;
    CGContextRef context = CGBitmapContextCreate(pixels, 60, 40, 8, 240, space, order);
    CGImageRef image = CGBitmapContextCreateImage(context);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    return image;
}

static NSURL *file(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static NSUInteger written(NSString *type, NSString *name, CGFloat quality) {
    CFURLRef url = (CFURLRef)file(name);
    CGImageDestinationRef destination = CGImageDestinationCreateWithURL(url, (CFStringRef)type, 1, NULL);
    NSDictionary *settings = [NSDictionary dictionaryWithObject:[NSNumber numberWithDouble:quality]
                                                         forKey:(id)kCGImageDestinationLossyCompressionQuality];
    CGImageRef image = noise();
    CGImageDestinationAddImage(destination, image, NULL);
    CGImageDestinationSetProperties(destination, (CFDictionaryRef)settings);
    IS(CGImageDestinationFinalize(destination));
    CFRelease(destination);
    CGImageRelease(image);
    return [[NSData dataWithContentsOfURL:file(name)] length];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSArray *writes = [(NSArray *)CGImageDestinationCopyTypeIdentifiers() autorelease];
    NSArray *reads = [(NSArray *)CGImageSourceCopyTypeIdentifiers() autorelease];
    IS([writes containsObject:@"public.png"] && [writes containsObject:@"public.jpeg"]);
    IS([reads containsObject:@"public.png"] && [reads containsObject:@"public.jpeg"]);
    IS(CGImageDestinationCreateWithURL((CFURLRef)file(@"x"), CFSTR("public.plain-text"), 1, NULL) == NULL);
    // Worse is smaller.
    NSUInteger small = written(@"public.jpeg", @"bad.jpg", 0.1), large = written(@"public.jpeg", @"good.jpg", 1);
    IS(small > 0 && small * 2 < large);
    written(@"public.png", @"exact.png", 1);

    NSDictionary *hint = [NSDictionary dictionaryWithObjectsAndKeys:@"public.png", (id)kCGImageSourceTypeIdentifierHint,
        (id)kCFBooleanTrue, (id)kCGImageSourceShouldCache, (id)kCFBooleanFalse,
        (id)kCGImageSourceShouldAllowFloat, nil];
    CGImageSourceRef source = CGImageSourceCreateWithURL((CFURLRef)file(@"exact.png"), (CFDictionaryRef)hint);
    SAME((id)CGImageSourceGetType(source), @"public.png");
    COUNT(CGImageSourceGetCount(source), 1);
    CGImageRef image = CGImageSourceCreateImageAtIndex(source, 0, NULL);
    IS(CGImageGetWidth(image) == 60 && CGImageGetHeight(image) == 40);
    CGImageRelease(image);
    NSDictionary *properties = [(NSDictionary *)CGImageSourceCopyPropertiesAtIndex(source, 0, NULL) autorelease];
    SAME([properties objectForKey:(id)kCGImagePropertyPixelWidth], [NSNumber numberWithInt:60]);
    NSDictionary *whole = [(NSDictionary *)CGImageSourceCopyProperties(source, NULL) autorelease];
    IS([whole isKindOfClass:[NSDictionary class]] && [whole objectForKey:(id)kCGImagePropertyPixelWidth] == nil);
    // A thumbnail is made when it is wanted, of that size at most.
    IS(CGImageSourceCreateThumbnailAtIndex(source, 0, NULL) == NULL);
    const CFStringRef wishes[] = {kCGImageSourceCreateThumbnailFromImageAlways,
                                  kCGImageSourceCreateThumbnailFromImageIfAbsent};
    for (int i = 0; i < 2; i++) {
        NSDictionary *options = [NSDictionary dictionaryWithObjectsAndKeys:(id)kCFBooleanTrue, (id)wishes[i],
            [NSNumber numberWithInt:30], (id)kCGImageSourceThumbnailMaxPixelSize, (id)kCFBooleanTrue,
            (id)kCGImageSourceCreateThumbnailWithTransform, nil];
        CGImageRef thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, (CFDictionaryRef)options);
        IS(thumbnail != NULL && CGImageGetWidth(thumbnail) == 30 && CGImageGetHeight(thumbnail) == 20);
        CGImageRelease(thumbnail);
    }
    CFRelease(source);
    source = CGImageSourceCreateWithURL((CFURLRef)file(@"nothing.png"), NULL);
    IS(source == NULL || CGImageSourceGetCount(source) == 0);
    if (source) CFRelease(source);
    puts("done");
    [pool release];
    return 0;
}
