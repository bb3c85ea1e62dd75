// Makes pixel buffers of one kind. Since iOS 4.
#pragma once
#import <CoreVideo/CVPixelBuffer.h>

typedef struct __CVPixelBufferPool *CVPixelBufferPoolRef;

CV_EXPORT const CFStringRef kCVPixelBufferPoolMinimumBufferCountKey;
CV_EXPORT const CFStringRef kCVPixelBufferPoolMaximumBufferAgeKey;
CV_EXPORT const CFStringRef kCVPixelBufferPoolAllocationThresholdKey;
CV_EXPORT const CFStringRef kCVPixelBufferPoolFreeBufferNotification;

CV_EXPORT CFTypeID CVPixelBufferPoolGetTypeID(void);
CV_EXPORT CVPixelBufferPoolRef CVPixelBufferPoolRetain(CVPixelBufferPoolRef pool);
CV_EXPORT void CVPixelBufferPoolRelease(CVPixelBufferPoolRef pool);
CV_EXPORT CVReturn CVPixelBufferPoolCreate(CFAllocatorRef allocator, CFDictionaryRef poolAttributes,
                                           CFDictionaryRef bufferAttributes, CVPixelBufferPoolRef *pool);
CV_EXPORT CFDictionaryRef CVPixelBufferPoolGetAttributes(CVPixelBufferPoolRef pool);
CV_EXPORT CFDictionaryRef CVPixelBufferPoolGetPixelBufferAttributes(CVPixelBufferPoolRef pool);
CV_EXPORT CVReturn CVPixelBufferPoolCreatePixelBuffer(CFAllocatorRef allocator, CVPixelBufferPoolRef pool,
                                                      CVPixelBufferRef *buffer);
CV_EXPORT CVReturn CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(CFAllocatorRef allocator,
                                                                       CVPixelBufferPoolRef pool,
                                                                       CFDictionaryRef auxAttributes,
                                                                       CVPixelBufferRef *buffer);
