// An image written by a destination is read by a source, with its size and type.
// > 1 public.png 1
// > 3 2 RGB
// > 0
// > 1 public.jpeg
// > 1
#import <ImageIO/ImageIO.h>
#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 3, 2, 8, 12, space, kCGImageAlphaPremultipliedLast);
    CGImageRef image = CGBitmapContextCreateImage(context);
    NSMutableData *data = [NSMutableData data];
    CGImageDestinationRef destination =
        CGImageDestinationCreateWithData((CFMutableDataRef)data, (CFStringRef)@"public.png", 1, NULL);
    CGImageDestinationAddImage(destination, image, NULL);
    printf("%d ", CGImageDestinationFinalize(destination));
    CGImageSourceRef source = CGImageSourceCreateWithData((CFDataRef)data, NULL);
    printf("%s %zu\n", [(NSString *)CGImageSourceGetType(source) UTF8String], CGImageSourceGetCount(source));
    NSDictionary *properties = [(id)CGImageSourceCopyPropertiesAtIndex(source, 0, NULL) autorelease];
    printf("%d %d %s\n", [[properties objectForKey:(id)kCGImagePropertyPixelWidth] intValue],
           [[properties objectForKey:(id)kCGImagePropertyPixelHeight] intValue],
           [[properties objectForKey:(id)kCGImagePropertyColorModel] UTF8String]);
    printf("%d\n", CGImageDestinationCreateWithData((CFMutableDataRef)data, (CFStringRef)@"public.tiff", 1, NULL) != NULL);
    NSMutableData *jpeg = [NSMutableData data];
    destination = CGImageDestinationCreateWithData((CFMutableDataRef)jpeg, (CFStringRef)@"public.jpeg", 1, NULL);
    CGImageDestinationAddImageFromSource(destination, source, 0, NULL);
    printf("%d ", CGImageDestinationFinalize(destination));
    CGImageSourceRef incremental = CGImageSourceCreateIncremental(NULL);
    CGImageSourceUpdateData(incremental, (CFDataRef)jpeg, true);
    printf("%s\n", [(NSString *)CGImageSourceGetType(incremental) UTF8String]);
    printf("%d\n", CGImageSourceGetStatus(incremental) == kCGImageStatusComplete);
    [pool release];
    return 0;
}
