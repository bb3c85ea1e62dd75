#import "Output/PhotographFile.h"
#import "Device/CameraLink.h"
#import "Output/PhotographSegment.h"
#import "Session/FrameClock.h"
#import <ImageIO/ImageIO.h>

int photograph_orientation(int turns, BOOL isMirrored) {
    static const int plain[4] = {1, 6, 3, 8}, mirrored[4] = {2, 5, 4, 7};
    return (isMirrored ? mirrored : plain)[turns & 3];
}

NSDictionary *photograph_properties(CameraPicture *picture, int orientation, BOOL usesFlash) {
    struct picture_rows rows = picture.rows;
    return device_camera_properties((int32_t)rows.width, (int32_t)rows.height, orientation, usesFlash);
}

static NSData *file(CameraPicture *picture, NSDictionary *properties) {
    CGImageRef image = [picture copyImage];
    if (image == NULL) return nil;
    NSMutableData *data = [NSMutableData data];
    CGImageDestinationRef destination =
        CGImageDestinationCreateWithData((__bridge CFMutableDataRef)data, (__bridge CFStringRef) @"public.jpeg", 1, NULL);
    BOOL isWritten = NO;
    if (destination) {
        CGImageDestinationAddImage(destination, image, NULL);
        isWritten = CGImageDestinationFinalize(destination);
        CFRelease(destination);
    }
    CGImageRelease(image);
    // Image I/O writes the pixels only.
    return isWritten ? photograph_with_properties(data, properties) : nil;
}

static CMSampleBufferRef sample_of_file(NSData *data, const struct picture_rows *rows, CMTime time) {
    CMBlockBufferRef block = NULL;
    CMVideoFormatDescriptionRef format = NULL;
    CMSampleBufferRef sample = NULL;
    size_t size = [data length];
    CMSampleTimingInfo timing = {CMTimeMake(1, camera_frame_rate), time, kCMTimeInvalid};
    CMBlockBufferCreateWithMemoryBlock(NULL, NULL, size, NULL, NULL, 0, size, kCMBlockBufferAssureMemoryNowFlag, &block);
    CMVideoFormatDescriptionCreate(NULL, kCMVideoCodecType_JPEG, (int32_t)rows->width, (int32_t)rows->height, NULL, &format);
    if (block && format) {
        CMBlockBufferReplaceDataBytes([data bytes], block, 0, size);
        CMSampleBufferCreate(NULL, block, true, NULL, NULL, format, 1, 1, &timing, 1, &size, &sample);
    }
    if (block) CFRelease(block);
    if (format) CFRelease(format);
    return sample;
}

CMSampleBufferRef photograph_create(CameraPicture *picture, OSType format, NSDictionary *properties,
                                    int64_t nanoseconds) {
    if (picture == nil) return NULL;
    struct picture_rows rows = picture.rows;
    CMTime time = CMTimeMake(nanoseconds, 1000000000);
    CMSampleBufferRef sample = NULL;
    if (format == 0) {
        NSData *data = file(picture, properties);
        if (data) sample = sample_of_file(data, &rows, time);
    } else {
        CVPixelBufferRef buffer = picture_buffer_create(format, &rows);
        if (buffer) sample = picture_sample_create(buffer, NULL, time, CMTimeMake(1, camera_frame_rate));
        CVPixelBufferRelease(buffer);
    }
    if (sample) CMSetAttachments(sample, (__bridge CFDictionaryRef)properties, kCMAttachmentMode_ShouldPropagate);
    return sample;
}
