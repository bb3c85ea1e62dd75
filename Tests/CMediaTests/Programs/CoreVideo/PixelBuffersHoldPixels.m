// A pixel buffer has memory of its own or the app's; attachments are kept by their mode.
// > 0 5 3 1 32
// > 42
// > 0 2 4 2 2
// > -6680 -6681
// > freed 7
// > kept (null)
#import <CoreVideo/CoreVideo.h>
#import <Foundation/Foundation.h>

static void freeBytes(void *context, const void *bytes) { printf("freed %d\n", *(const char *)bytes); }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CVPixelBufferRef buffer = NULL;
    CVReturn result = CVPixelBufferCreate(NULL, 5, 3, kCVPixelFormatType_32BGRA, NULL, &buffer);
    printf("%d %zu %zu %d %zu\n", result, CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer),
           CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA, CVPixelBufferGetBytesPerRow(buffer));
    CVPixelBufferLockBaseAddress(buffer, 0);
    unsigned char *bytes = CVPixelBufferGetBaseAddress(buffer);
    bytes[CVPixelBufferGetDataSize(buffer) - 1] = 42;
    printf("%d\n", bytes[CVPixelBufferGetDataSize(buffer) - 1]);
    CVPixelBufferUnlockBaseAddress(buffer, 0);
    CVPixelBufferRef planar = NULL;
    result = CVPixelBufferCreate(NULL, 4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, NULL, &planar);
    printf("%d %zu %zu %zu %zu\n", result, CVPixelBufferGetPlaneCount(planar), CVPixelBufferGetHeightOfPlane(planar, 0),
           CVPixelBufferGetWidthOfPlane(planar, 1), CVPixelBufferGetHeightOfPlane(planar, 1));
    CVPixelBufferRelease(planar);
    CVPixelBufferRef none = NULL;
    printf("%d %d\n", CVPixelBufferCreate(NULL, 4, 4, 'zzzz', NULL, &none),
           CVPixelBufferCreate(NULL, 0, 4, kCVPixelFormatType_32BGRA, NULL, &none));
    char pixel[4] = {7, 0, 0, 0};
    CVPixelBufferCreateWithBytes(NULL, 1, 1, kCVPixelFormatType_32ARGB, pixel, 4, freeBytes, NULL, NULL, &none);
    CVPixelBufferRelease(none);
    CVBufferSetAttachment(buffer, (CFStringRef)@"a", (CFTypeRef)@"kept", kCVAttachmentMode_ShouldPropagate);
    CVBufferSetAttachment(buffer, (CFStringRef)@"b", (CFTypeRef)@"left", kCVAttachmentMode_ShouldNotPropagate);
    CVPixelBufferCreate(NULL, 1, 1, kCVPixelFormatType_32BGRA, NULL, &planar);
    CVBufferPropagateAttachments(buffer, planar);
    NSString *other = (NSString *)CVBufferGetAttachment(planar, (CFStringRef)@"b", NULL);
    printf("%s %s\n", [(NSString *)CVBufferGetAttachment(planar, (CFStringRef)@"a", NULL) UTF8String],
           other ? [other UTF8String] : "(null)");
    CVPixelBufferRelease(planar);
    CVPixelBufferRelease(buffer);
    [pool release];
    return 0;
}
