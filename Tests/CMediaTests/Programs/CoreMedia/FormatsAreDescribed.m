// Descriptions of formats know what they describe; equal ones are equal.
// > vide avc1 640x480
// > shown 853x480, clean 600x400 at 20, 40 or 20, 40
// > of a picture: vide BGRA 6x4, matches 1 0, matrix 1
// > soun lpcm 44100 Hz, 1 channels, cookie 3, layout 12
// > equal 1 0, masks 15 13
// > equal but for a key 1
// > time codes 1/30, 30
// > errors -12710 -12710
#import <CoreMedia/CoreMedia.h>
#import <Foundation/Foundation.h>

static const char *code(FourCharCode value) {
    static char text[2][5];
    static int turn;
    char *out = text[turn++ % 2];
    for (int i = 0; i < 4; i++) out[i] = (char)(value >> (24 - 8 * i));
    return out;
}

static NSDictionary *aperture(void) {
    NSDictionary *clean = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:600], kCVImageBufferCleanApertureWidthKey,
                                     [NSNumber numberWithInt:400], kCVImageBufferCleanApertureHeightKey, nil];
    NSDictionary *pixels = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:4], kCVImageBufferPixelAspectRatioHorizontalSpacingKey,
                                     [NSNumber numberWithInt:3], kCVImageBufferPixelAspectRatioVerticalSpacingKey, nil];
    return [NSDictionary dictionaryWithObjectsAndKeys:clean, kCMFormatDescriptionExtension_CleanAperture, pixels,
                                                      kCMFormatDescriptionExtension_PixelAspectRatio, nil];
}

static void video(void) {
    CMVideoFormatDescriptionRef format = NULL, other = NULL;
    CMVideoFormatDescriptionCreate(NULL, kCMVideoCodecType_H264, 640, 480, (CFDictionaryRef)aperture(), &format);
    CMVideoDimensions size = CMVideoFormatDescriptionGetDimensions(format);
    printf("%s %s %dx%d\n", code(CMFormatDescriptionGetMediaType(format)), code(CMFormatDescriptionGetMediaSubType(format)),
           size.width, size.height);
    CGSize shown = CMVideoFormatDescriptionGetPresentationDimensions(format, true, false);
    CGRect top = CMVideoFormatDescriptionGetCleanAperture(format, true);
    CGRect bottom = CMVideoFormatDescriptionGetCleanAperture(format, false);
    printf("shown %.0fx%.0f, clean %gx%g at %g, %g or %g, %g\n", shown.width, shown.height, top.size.width,
           top.size.height, top.origin.x, top.origin.y, bottom.origin.x, bottom.origin.y);
    CVPixelBufferRef picture = NULL, wide = NULL;
    CVPixelBufferCreate(NULL, 6, 4, kCVPixelFormatType_32BGRA, NULL, &picture);
    CVPixelBufferCreate(NULL, 8, 4, kCVPixelFormatType_32BGRA, NULL, &wide);
    CVBufferSetAttachment(picture, kCVImageBufferYCbCrMatrixKey, kCVImageBufferYCbCrMatrix_ITU_R_601_4,
                          kCVAttachmentMode_ShouldPropagate);
    CMVideoFormatDescriptionCreateForImageBuffer(NULL, picture, &other);
    size = CMVideoFormatDescriptionGetDimensions(other);
    CFTypeRef matrix = CMFormatDescriptionGetExtension(other, kCMFormatDescriptionExtension_YCbCrMatrix);
    printf("of a picture: %s %s %dx%d, matches %d %d, matrix %d\n", code(CMFormatDescriptionGetMediaType(other)),
           code(CMFormatDescriptionGetMediaSubType(other)), size.width, size.height,
           CMVideoFormatDescriptionMatchesImageBuffer(other, picture),
           CMVideoFormatDescriptionMatchesImageBuffer(other, wide),
           [(id)matrix isEqual:(id)kCVImageBufferYCbCrMatrix_ITU_R_601_4]);
    CVPixelBufferRelease(picture);
    CVPixelBufferRelease(wide);
    CFRelease(format);
    CFRelease(other);
}

static void sound(void) {
    AudioStreamBasicDescription stream = {44100, kAudioFormatLinearPCM, 12, 2, 1, 2, 1, 16, 0};
    AudioChannelLayout layout = {kAudioChannelLayoutTag_Mono, 0, 0};
    CMFormatDescriptionRef one = NULL, same = NULL, other = NULL, named = NULL;
    size_t head = offsetof(AudioChannelLayout, mChannelDescriptions), size = 0, cookie = 0;
    CMAudioFormatDescriptionCreate(NULL, &stream, head, &layout, 3, "abc", NULL, &one);
    CMAudioFormatDescriptionCreate(NULL, &stream, head, &layout, 3, "abc", NULL, &same);
    CMAudioFormatDescriptionCreate(NULL, &stream, head, &layout, 3, "abd", NULL, &other);
    NSDictionary *extensions = [NSDictionary dictionaryWithObject:@"a" forKey:@"name"];
    CMAudioFormatDescriptionCreate(NULL, &stream, head, &layout, 3, "abc", (CFDictionaryRef)extensions, &named);
    CMAudioFormatDescriptionGetChannelLayout(one, &size);
    CMAudioFormatDescriptionGetMagicCookie(one, &cookie);
    const AudioStreamBasicDescription *its = CMAudioFormatDescriptionGetStreamBasicDescription(one);
    printf("%s %s %g Hz, %d channels, cookie %zu, layout %zu\n", code(CMFormatDescriptionGetMediaType(one)),
           code(CMFormatDescriptionGetMediaSubType(one)), its->mSampleRate, (int)its->mChannelsPerFrame, cookie, size);
    CMAudioFormatDescriptionMask equal = 0, nearly = 0;
    CMAudioFormatDescriptionEqual(one, same, kCMAudioFormatDescriptionMask_All, &equal);
    CMAudioFormatDescriptionEqual(one, other, kCMAudioFormatDescriptionMask_All, &nearly);
    printf("equal %d %d, masks %d %d\n", CMFormatDescriptionEqual(one, same), CMFormatDescriptionEqual(one, other),
           (int)equal, (int)nearly);
    printf("equal but for a key %d\n", !CMFormatDescriptionEqual(one, named) &&
           CMFormatDescriptionEqualIgnoringExtensionKeys(one, named, (CFStringRef)@"name", NULL));
    CFRelease(one);
    CFRelease(same);
    CFRelease(other);
    CFRelease(named);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    video();
    sound();
    CMFormatDescriptionRef codes = NULL;
    CMTimeCodeFormatDescriptionCreate(NULL, kCMTimeCodeFormatType_TimeCode32, CMTimeMake(1, 30), 30, 0, NULL, &codes);
    CMTime each = CMTimeCodeFormatDescriptionGetFrameDuration(codes);
    printf("time codes %lld/%d, %d\n", (long long)each.value, each.timescale,
           (int)CMTimeCodeFormatDescriptionGetFrameQuanta(codes));
    CFRelease(codes);
    printf("errors %d %d\n", (int)CMVideoFormatDescriptionCreate(NULL, 0, -1, 1, NULL, &codes),
           (int)CMAudioFormatDescriptionCreate(NULL, NULL, 0, NULL, 0, NULL, NULL, &codes));
    [pool release];
    return 0;
}
