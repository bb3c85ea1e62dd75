#import "Notice/TypeIdentifiers.h"
#import <CoreVideo/CVPixelBufferPool.h>
#import <Foundation/Foundation.h>

/// The object behind a CVPixelBufferPoolRef. It recycles no buffers: each request allocates a new one.
@interface PixelBufferPool : NSObject
@property (nonatomic, copy) NSDictionary *attributes, *bufferAttributes;
@end

@implementation PixelBufferPool
- (CFTypeID)coreFoundationType { return PixelBufferPoolType; }
@end

static PixelBufferPool *object_of(CVPixelBufferPoolRef pool) { return (__bridge PixelBufferPool *)(void *)pool; }

CFTypeID CVPixelBufferPoolGetTypeID(void) { return PixelBufferPoolType; }

CVPixelBufferPoolRef CVPixelBufferPoolRetain(CVPixelBufferPoolRef pool) {
    return pool ? (CVPixelBufferPoolRef)CFRetain(pool) : NULL;
}

void CVPixelBufferPoolRelease(CVPixelBufferPoolRef pool) {
    if (pool) CFRelease(pool);
}

CVReturn CVPixelBufferPoolCreate(CFAllocatorRef allocator, CFDictionaryRef poolAttributes,
                                 CFDictionaryRef bufferAttributes, CVPixelBufferPoolRef *pool) {
    if (pool == NULL) return kCVReturnInvalidArgument;
    PixelBufferPool *object = [[PixelBufferPool alloc] init];
    object.attributes = (__bridge NSDictionary *)poolAttributes;
    object.bufferAttributes = (__bridge NSDictionary *)bufferAttributes;
    *pool = (CVPixelBufferPoolRef)(__bridge_retained void *)object;
    return kCVReturnSuccess;
}

CFDictionaryRef CVPixelBufferPoolGetAttributes(CVPixelBufferPoolRef pool) {
    return (__bridge CFDictionaryRef)object_of(pool).attributes;
}

CFDictionaryRef CVPixelBufferPoolGetPixelBufferAttributes(CVPixelBufferPoolRef pool) {
    return (__bridge CFDictionaryRef)object_of(pool).bufferAttributes;
}

CVReturn CVPixelBufferPoolCreatePixelBuffer(CFAllocatorRef allocator, CVPixelBufferPoolRef pool,
                                            CVPixelBufferRef *buffer) {
    if (buffer == NULL || pool == NULL) return kCVReturnInvalidArgument;
    NSDictionary *attributes = object_of(pool).bufferAttributes;
    NSNumber *width = [attributes objectForKey:(__bridge NSString *)kCVPixelBufferWidthKey];
    NSNumber *height = [attributes objectForKey:(__bridge NSString *)kCVPixelBufferHeightKey];
    id format = [attributes objectForKey:(__bridge NSString *)kCVPixelBufferPixelFormatTypeKey];
    // The attribute is one format or an array of acceptable formats; an array's first one is taken.
    if ([format isKindOfClass:[NSArray class]]) format = [format count] ? [format objectAtIndex:0] : nil;
    return CVPixelBufferCreate(allocator, (size_t)[width unsignedIntegerValue], (size_t)[height unsignedIntegerValue],
                               [format unsignedIntValue], (__bridge CFDictionaryRef)attributes, buffer);
}

CVReturn CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(CFAllocatorRef allocator, CVPixelBufferPoolRef pool,
                                                             CFDictionaryRef auxAttributes, CVPixelBufferRef *buffer) {
    return CVPixelBufferPoolCreatePixelBuffer(allocator, pool, buffer);
}
