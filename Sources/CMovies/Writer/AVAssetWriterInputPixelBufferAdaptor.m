#import "Writer/WriterSettings.h"
#import "Writer/WriterState.h"

@implementation AVAssetWriterInputPixelBufferAdaptor {
    CVPixelBufferPoolRef _pool;
}

+ (AVAssetWriterInputPixelBufferAdaptor *)
    assetWriterInputPixelBufferAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input
                               sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes {
    return [[self alloc] initWithAssetWriterInput:input sourcePixelBufferAttributes:sourcePixelBufferAttributes];
}

- (id)initWithAssetWriterInput:(AVAssetWriterInput *)input
    sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes {
    if (![input.mediaType isEqualToString:AVMediaTypeVideo]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetWriterInputPixelBufferAdaptor initWithAssetWriterInput:"
                           @"sourcePixelBufferAttributes:] the input is not for video"];
    }
    if (!(self = [super init])) return nil;
    _assetWriterInput = input;
    _sourcePixelBufferAttributes = [sourcePixelBufferAttributes copy];
    return self;
}

- (void)dealloc { CVPixelBufferPoolRelease(_pool); }

static void set_if_missing(NSMutableDictionary *attributes, CFStringRef key, unsigned value) {
    if ([attributes objectForKey:(__bridge NSString *)key] == nil)
        [attributes setObject:[NSNumber numberWithUnsignedInt:value] forKey:(__bridge NSString *)key];
}

/// As on the phone there is none without attributes, and before the writer writes.
- (CVPixelBufferPoolRef)pixelBufferPool {
    if (_pool || _sourcePixelBufferAttributes == nil) return _pool;
    AVAssetWriter *writer = _assetWriterInput.writer;
    struct film_picture_settings settings;
    if (writer.status != AVAssetWriterStatusWriting || writer == nil) return NULL;
    if (!writer_picture_settings_read(_assetWriterInput.outputSettings, &settings)) return NULL;
    NSMutableDictionary *attributes = [_sourcePixelBufferAttributes mutableCopy];
    set_if_missing(attributes, kCVPixelBufferWidthKey, (unsigned)settings.width);
    set_if_missing(attributes, kCVPixelBufferHeightKey, (unsigned)settings.height);
    set_if_missing(attributes, kCVPixelBufferPixelFormatTypeKey, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange);
    CVPixelBufferPoolCreate(NULL, NULL, (__bridge CFDictionaryRef)attributes, &_pool);
    return _pool;
}

- (BOOL)appendPixelBuffer:(CVPixelBufferRef)pixelBuffer withPresentationTime:(CMTime)presentationTime {
    return pixelBuffer && [_assetWriterInput appendPicture:pixelBuffer at:presentationTime];
}

@end
