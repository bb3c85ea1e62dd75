// What the descriptions of pictures have.

#import "CoreMedia/FormatDescription.h"

OSStatus CMVideoFormatDescriptionCreate(CFAllocatorRef allocator, CMVideoCodecType codecType, int32_t width,
                                        int32_t height, CFDictionaryRef extensions,
                                        CMVideoFormatDescriptionRef *description) {
    if (description == NULL || width < 0 || height < 0) return kCMFormatDescriptionError_InvalidParameter;
    FormatDescription *object = format_description_make(kCMMediaType_Video, codecType, extensions);
    object->dimensions = (CMVideoDimensions){width, height};
    *description = format_description_reference(object);
    return noErr;
}

CFArrayRef CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers(void) {
    static NSArray *keys;
    if (keys == nil) {
        const CFStringRef all[] = {
            kCVImageBufferCleanApertureKey, kCVImageBufferFieldCountKey, kCVImageBufferFieldDetailKey,
            kCVImageBufferPixelAspectRatioKey, kCVImageBufferColorPrimariesKey, kCVImageBufferTransferFunctionKey,
            kCVImageBufferGammaLevelKey, kCVImageBufferYCbCrMatrixKey, kCVImageBufferICCProfileKey,
            kCVImageBufferChromaLocationTopFieldKey, kCVImageBufferChromaLocationBottomFieldKey};
        NSMutableArray *names = [NSMutableArray array];
        for (size_t i = 0; i < sizeof all / sizeof *all; i++) [names addObject:(__bridge NSString *)all[i]];
        keys = names;
    }
    return (__bridge CFArrayRef)keys;
}

/// The attachments of a picture that its description has as extensions.
static NSDictionary *common_extensions(CVImageBufferRef imageBuffer) {
    NSMutableDictionary *extensions = [NSMutableDictionary dictionary];
    for (NSString *key in (__bridge NSArray *)CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers()) {
        id value = (__bridge id)CVBufferGetAttachment(imageBuffer, (__bridge CFStringRef)key, NULL);
        if (value) [extensions setObject:value forKey:key];
    }
    return extensions;
}

OSStatus CMVideoFormatDescriptionCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer,
                                                      CMVideoFormatDescriptionRef *description) {
    size_t width = CVPixelBufferGetWidth(imageBuffer), height = CVPixelBufferGetHeight(imageBuffer);
    if (width == 0 || height == 0 || width > INT32_MAX || height > INT32_MAX)
        return kCMFormatDescriptionError_InvalidParameter;
    return CMVideoFormatDescriptionCreate(allocator, CVPixelBufferGetPixelFormatType(imageBuffer), (int32_t)width,
                                          (int32_t)height, (__bridge CFDictionaryRef)common_extensions(imageBuffer),
                                          description);
}

Boolean CMVideoFormatDescriptionMatchesImageBuffer(CMVideoFormatDescriptionRef desc, CVImageBufferRef imageBuffer) {
    FormatDescription *object = format_description(desc);
    if (object == nil || imageBuffer == NULL) return false;
    if (object->subtype != CVPixelBufferGetPixelFormatType(imageBuffer)) return false;
    if ((size_t)object->dimensions.width != CVPixelBufferGetWidth(imageBuffer)) return false;
    if ((size_t)object->dimensions.height != CVPixelBufferGetHeight(imageBuffer)) return false;
    for (NSString *key in (__bridge NSArray *)CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers()) {
        id mine = [object->extensions objectForKey:key];
        id its = (__bridge id)CVBufferGetAttachment(imageBuffer, (__bridge CFStringRef)key, NULL);
        if (mine != its && ![mine isEqual:its]) return false;
    }
    return true;
}

CMVideoDimensions CMVideoFormatDescriptionGetDimensions(CMVideoFormatDescriptionRef videoDesc) {
    FormatDescription *object = format_description(videoDesc);
    return object ? object->dimensions : (CMVideoDimensions){0, 0};
}

// MARK: Shapes

/// The number by a name in a dictionary that an extension is; NO if there is none.
static BOOL read_number(FormatDescription *object, CFStringRef extension, CFStringRef name, double *number) {
    NSDictionary *dictionary = [object->extensions objectForKey:(__bridge NSString *)extension];
    if (![dictionary isKindOfClass:[NSDictionary class]]) return NO;
    id value = [dictionary objectForKey:(__bridge NSString *)name];
    if (![value isKindOfClass:[NSNumber class]]) return NO;
    *number = [value doubleValue];
    return YES;
}

CGRect CMVideoFormatDescriptionGetCleanAperture(CMVideoFormatDescriptionRef videoDesc, Boolean originIsAtTopLeft) {
    FormatDescription *object = format_description(videoDesc);
    if (object == nil) return CGRectZero;
    double width = object->dimensions.width, height = object->dimensions.height, right = 0, down = 0;
    CGRect whole = CGRectMake(0, 0, width, height);
    CFStringRef aperture = kCVImageBufferCleanApertureKey;
    if (!read_number(object, aperture, kCVImageBufferCleanApertureWidthKey, &width)) return whole;
    if (!read_number(object, aperture, kCVImageBufferCleanApertureHeightKey, &height)) return whole;
    read_number(object, aperture, kCVImageBufferCleanApertureHorizontalOffsetKey, &right);
    read_number(object, aperture, kCVImageBufferCleanApertureVerticalOffsetKey, &down);
    // The offsets are those of the centres.
    double x = (whole.size.width - width) / 2 + right, y = (whole.size.height - height) / 2 + down;
    return CGRectMake(x, originIsAtTopLeft ? y : whole.size.height - y - height, width, height);
}

CGSize CMVideoFormatDescriptionGetPresentationDimensions(CMVideoFormatDescriptionRef videoDesc,
                                                         Boolean usePixelAspectRatio, Boolean useCleanAperture) {
    FormatDescription *object = format_description(videoDesc);
    if (object == nil) return CGSizeZero;
    CGSize size = CGSizeMake(object->dimensions.width, object->dimensions.height);
    if (useCleanAperture) size = CMVideoFormatDescriptionGetCleanAperture(videoDesc, true).size;
    double horizontal = 1, vertical = 1;
    CFStringRef aspect = kCVImageBufferPixelAspectRatioKey;
    if (usePixelAspectRatio &&
        read_number(object, aspect, kCVImageBufferPixelAspectRatioHorizontalSpacingKey, &horizontal) &&
        read_number(object, aspect, kCVImageBufferPixelAspectRatioVerticalSpacingKey, &vertical) && vertical > 0)
        size.width *= horizontal / vertical;
    return size;
}
