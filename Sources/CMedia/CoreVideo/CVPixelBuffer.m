#import "CoreVideo/GraphicsTexture.h"
#import "CoreVideo/PixelBuffer.h"
#import "Notice/TypeIdentifiers.h"

PixelBuffer *pixel_buffer(CVPixelBufferRef buffer) {
    id object = (__bridge id)(void *)buffer;
    return [object isKindOfClass:[PixelBuffer class]] ? object : nil;
}

static CVPixelBufferRef reference(PixelBuffer *buffer) { return (CVPixelBufferRef)(__bridge_retained void *)buffer; }

CFTypeID CVPixelBufferGetTypeID(void) { return PixelBufferType; }

CVPixelBufferRef CVPixelBufferRetain(CVPixelBufferRef buffer) { return CVBufferRetain(buffer); }

void CVPixelBufferRelease(CVPixelBufferRef buffer) { CVBufferRelease(buffer); }

CVReturn CVPixelBufferCreate(CFAllocatorRef allocator, size_t width, size_t height, OSType pixelFormatType,
                             CFDictionaryRef attributes, CVPixelBufferRef *buffer) {
    if (buffer == NULL) return kCVReturnInvalidArgument;
    *buffer = NULL;
    NSDictionary *wishes = (__bridge NSDictionary *)attributes;
    NSNumber *alignment = [wishes objectForKey:(__bridge NSString *)kCVPixelBufferBytesPerRowAlignmentKey];
    PixelBuffer *object = [[PixelBuffer alloc] init];
    CVReturn result = pixel_layout_make(&object->layout, pixelFormatType, width, height,
                                        (size_t)[alignment unsignedIntegerValue]);
    if (result != kCVReturnSuccess) return result;
    object->format = pixelFormatType;
    object->memory = calloc(1, object->layout.size);
    if (object->memory == NULL) return kCVReturnAllocationFailed;
    for (size_t i = 0; i < object->layout.plane_count; i++)
        object->planes[i] = (char *)object->memory + object->layout.planes[i].offset;
    *buffer = reference(object);
    return kCVReturnSuccess;
}

CVReturn CVPixelBufferCreateWithBytes(CFAllocatorRef allocator, size_t width, size_t height, OSType pixelFormatType,
                                      void *baseAddress, size_t bytesPerRow,
                                      CVPixelBufferReleaseBytesCallback releaseCallback, void *releaseRefCon,
                                      CFDictionaryRef attributes, CVPixelBufferRef *buffer) {
    if (buffer == NULL) return kCVReturnInvalidArgument;
    *buffer = NULL;
    PixelBuffer *object = [[PixelBuffer alloc] init];
    CVReturn result = pixel_layout_make(&object->layout, pixelFormatType, width, height, 1);
    if (result != kCVReturnSuccess) return result;
    if (baseAddress == NULL || object->layout.is_planar || bytesPerRow < object->layout.planes[0].bytes_per_row)
        return kCVReturnInvalidArgument;
    object->format = pixelFormatType;
    object->layout.planes[0].bytes_per_row = bytesPerRow;
    object->layout.size = bytesPerRow * height;
    object->planes[0] = baseAddress;
    if (releaseCallback) object->releaseBytes = ^{ releaseCallback(releaseRefCon, baseAddress); };
    *buffer = reference(object);
    return kCVReturnSuccess;
}

CVReturn CVPixelBufferCreateWithPlanarBytes(CFAllocatorRef allocator, size_t width, size_t height,
                                            OSType pixelFormatType, void *dataPtr, size_t dataSize,
                                            size_t numberOfPlanes, void *planeBaseAddress[], size_t planeWidth[],
                                            size_t planeHeight[], size_t planeBytesPerRow[],
                                            CVPixelBufferReleasePlanarBytesCallback releaseCallback,
                                            void *releaseRefCon, CFDictionaryRef attributes, CVPixelBufferRef *buffer) {
    if (buffer == NULL) return kCVReturnInvalidArgument;
    *buffer = NULL;
    if (numberOfPlanes == 0 || numberOfPlanes > MaximumPlaneCount || width == 0 || height == 0)
        return kCVReturnInvalidArgument;
    PixelBuffer *object = [[PixelBuffer alloc] init];
    object->format = pixelFormatType;
    object->layout = (struct pixel_layout){width, height, numberOfPlanes, dataSize, true};
    for (size_t i = 0; i < numberOfPlanes; i++) {
        object->layout.planes[i] = (struct pixel_plane){planeWidth[i], planeHeight[i], planeBytesPerRow[i], 0};
        object->planes[i] = planeBaseAddress[i];
    }
    PixelBuffer *__unsafe_unretained bytes = object;
    if (releaseCallback) {
        object->releaseBytes = ^{
            releaseCallback(releaseRefCon, dataPtr, dataSize, numberOfPlanes, (const void **)bytes->planes);
        };
    }
    *buffer = reference(object);
    return kCVReturnSuccess;
}

CVReturn CVPixelBufferLockBaseAddress(CVPixelBufferRef buffer, CVOptionFlags lockFlags) {
    PixelBuffer *object = pixel_buffer(buffer);
    if (object == nil) return kCVReturnInvalidArgument;
    if (object->lockCount++ == 0) {
        for (GraphicsTexture *texture in object->textures.allObjects) [texture readBack];
    }
    return kCVReturnSuccess;
}

CVReturn CVPixelBufferUnlockBaseAddress(CVPixelBufferRef buffer, CVOptionFlags unlockFlags) {
    PixelBuffer *object = pixel_buffer(buffer);
    if (object == nil || object->lockCount == 0) return kCVReturnInvalidArgument;
    if (--object->lockCount == 0 && !(unlockFlags & kCVPixelBufferLock_ReadOnly)) {
        for (GraphicsTexture *texture in object->textures.allObjects) [texture upload];
    }
    return kCVReturnSuccess;
}

/// A plane of a planar buffer; NULL if the buffer is not planar or the index is out of range.
static struct pixel_plane *plane(PixelBuffer *object, size_t index) {
    return object && object->layout.is_planar && index < object->layout.plane_count ? &object->layout.planes[index] : NULL;
}

size_t CVPixelBufferGetWidth(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->layout.width : 0;
}

size_t CVPixelBufferGetHeight(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->layout.height : 0;
}

OSType CVPixelBufferGetPixelFormatType(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->format : 0;
}

void *CVPixelBufferGetBaseAddress(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->planes[0] : NULL;
}

size_t CVPixelBufferGetBytesPerRow(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->layout.planes[0].bytes_per_row : 0;
}

size_t CVPixelBufferGetDataSize(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? object->layout.size : 0;
}

Boolean CVPixelBufferIsPlanar(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object && object->layout.is_planar;
}

size_t CVPixelBufferGetPlaneCount(CVPixelBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object && object->layout.is_planar ? object->layout.plane_count : 0;
}

size_t CVPixelBufferGetWidthOfPlane(CVPixelBufferRef buffer, size_t planeIndex) {
    struct pixel_plane *it = plane(pixel_buffer(buffer), planeIndex);
    return it ? it->width : 0;
}

size_t CVPixelBufferGetHeightOfPlane(CVPixelBufferRef buffer, size_t planeIndex) {
    struct pixel_plane *it = plane(pixel_buffer(buffer), planeIndex);
    return it ? it->height : 0;
}

void *CVPixelBufferGetBaseAddressOfPlane(CVPixelBufferRef buffer, size_t planeIndex) {
    PixelBuffer *object = pixel_buffer(buffer);
    return plane(object, planeIndex) ? object->planes[planeIndex] : NULL;
}

size_t CVPixelBufferGetBytesPerRowOfPlane(CVPixelBufferRef buffer, size_t planeIndex) {
    struct pixel_plane *it = plane(pixel_buffer(buffer), planeIndex);
    return it ? it->bytes_per_row : 0;
}

void CVPixelBufferGetExtendedPixels(CVPixelBufferRef buffer, size_t *extraColumnsOnLeft, size_t *extraColumnsOnRight,
                                    size_t *extraRowsOnTop, size_t *extraRowsOnBottom) {
    if (extraColumnsOnLeft) *extraColumnsOnLeft = 0;
    if (extraColumnsOnRight) *extraColumnsOnRight = 0;
    if (extraRowsOnTop) *extraRowsOnTop = 0;
    if (extraRowsOnBottom) *extraRowsOnBottom = 0;
}

CVReturn CVPixelBufferFillExtendedPixels(CVPixelBufferRef buffer) {
    return pixel_buffer(buffer) ? kCVReturnSuccess : kCVReturnInvalidArgument;
}

CVReturn CVPixelBufferCreateResolvedAttributesDictionary(CFAllocatorRef allocator, CFArrayRef attributes,
                                                         CFDictionaryRef *resolvedDictionary) {
    if (resolvedDictionary == NULL) return kCVReturnInvalidArgument;
    NSMutableDictionary *resolved = [NSMutableDictionary dictionary];
    for (NSDictionary *wishes in (__bridge NSArray *)attributes) [resolved addEntriesFromDictionary:wishes];
    *resolvedDictionary = (__bridge_retained CFDictionaryRef)resolved;
    return kCVReturnSuccess;
}

CGSize CVImageBufferGetEncodedSize(CVImageBufferRef buffer) {
    PixelBuffer *object = pixel_buffer(buffer);
    return object ? CGSizeMake(object->layout.width, object->layout.height) : CGSizeZero;
}

CGSize CVImageBufferGetDisplaySize(CVImageBufferRef buffer) { return CVImageBufferGetEncodedSize(buffer); }

CGRect CVImageBufferGetCleanRect(CVImageBufferRef buffer) {
    CGSize size = CVImageBufferGetEncodedSize(buffer);
    return CGRectMake(0, 0, size.width, size.height);
}
