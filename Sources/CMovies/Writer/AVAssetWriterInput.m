#import "Dispatch/Queues.h"
#import "Stills/OpenPictures.h"
#import "Writer/PacketAppending.h"
#import "Writer/SoundAppending.h"
#import "Writer/WriterMetadata.h"
#import "Writer/WriterSettings.h"
#import "Writer/WriterState.h"
#include <math.h>

@interface AVAssetWriterInput ()
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CMTimeScale mediaTimeScale;
@end

@implementation AVAssetWriterInput {
    int _track;
    BOOL _hasEnded;
    SoundAppending *_sound;
    /// Counts what was appended, so that a block that gives nothing is not called again and again.
    NSUInteger _appended;
}

+ (AVAssetWriterInput *)assetWriterInputWithMediaType:(NSString *)mediaType
                                       outputSettings:(NSDictionary *)outputSettings {
    return [[self alloc] initWithMediaType:mediaType outputSettings:outputSettings];
}

/// Without settings samples are written as they come, encoded already.
- (id)initWithMediaType:(NSString *)mediaType outputSettings:(NSDictionary *)outputSettings {
    BOOL isMedia = [mediaType isEqualToString:AVMediaTypeVideo] || [mediaType isEqualToString:AVMediaTypeAudio];
    if (outputSettings ? !writer_settings_suit(outputSettings, mediaType) : !isMedia) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetWriterInput initWithMediaType:outputSettings:] media of type %@ cannot be written "
                           @"with these output settings",
                           mediaType];
    }
    if (!(self = [super init])) return nil;
    _mediaType = [mediaType copy];
    _outputSettings = [outputSettings copy];
    _transform = CGAffineTransformIdentity;
    _track = -1;
    return self;
}

// MARK: Its writer

- (BOOL)isKnown { return _outputSettings || _sourceFormat; }

- (BOOL)beginIn:(struct film_writer *)film {
    struct film_picture_settings pictures;
    struct film_sound_settings sound;
    int turns = turns_of_transform(_transform);
    if (_outputSettings == nil) {
        _track = writer_add_packets(film, (__bridge CMFormatDescriptionRef)_sourceFormat, turns, _mediaTimeScale);
    } else if (writer_picture_settings_read(_outputSettings, &pictures)) {
        pictures.turns = turns;
        if (_mediaTimeScale > 0) pictures.time_scale = _mediaTimeScale;
        _track = film_writer_add_pictures(film, &pictures);
    } else if (writer_sound_settings_read(_outputSettings, &sound)) {
        _track = film_writer_add_sound(film, &sound);
        if (_track >= 0) _sound = [[SoundAppending alloc] initWithSettings:&sound track:_track];
    }
    if (_track >= 0) writer_set_metadata(film, _track, _metadata);
    return _track >= 0;
}

- (void)end {
    @synchronized(self) {
        _hasEnded = YES;
    }
}

- (BOOL)isFinished {
    @synchronized(self) {
        return _hasEnded;
    }
}

// MARK: Appending

/// What is encoded is written at once.
- (BOOL)isReadyForMoreMediaData {
    AVAssetWriter *writer = self.writer;
    return writer && writer.status == AVAssetWriterStatusWriting && !self.isFinished;
}

- (void)demandWriting:(SEL)method {
    AVAssetWriter *writer = self.writer;
    if (writer && writer.status != AVAssetWriterStatusUnknown && !self.isFinished) return;
    [NSException raise:NSInternalInconsistencyException
                format:@"*** -[AVAssetWriterInput %@] the input must be in a writer that writes, and not be finished",
                       NSStringFromSelector(method)];
}

static BOOL describe(CVPixelBufferRef buffer, struct film_raw_picture *raw) {
    *raw = (struct film_raw_picture){.width = (int)CVPixelBufferGetWidth(buffer), .height = (int)CVPixelBufferGetHeight(buffer)};
    OSType format = CVPixelBufferGetPixelFormatType(buffer);
    if (format == kCVPixelFormatType_32BGRA) {
        raw->planes[0] = CVPixelBufferGetBaseAddress(buffer);
        raw->strides[0] = (int)CVPixelBufferGetBytesPerRow(buffer);
        return YES;
    }
    bool isFull = format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange;
    if (!isFull && format != kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange) return NO;
    raw->pixels = isFull ? film_two_planes_full_range : film_two_planes;
    for (size_t plane = 0; plane < 2; plane++) {
        raw->planes[plane] = CVPixelBufferGetBaseAddressOfPlane(buffer, plane);
        raw->strides[plane] = (int)CVPixelBufferGetBytesPerRowOfPlane(buffer, plane);
    }
    return YES;
}

- (BOOL)appendPicture:(CVPixelBufferRef)buffer at:(CMTime)time {
    [self demandWriting:@selector(appendSampleBuffer:)];
    double seconds = CMTimeGetSeconds(time);
    if (!isfinite(seconds)) return NO;
    int track = _track;
    _appended++;
    return [self.writer write:^BOOL(struct film_writer *film, double start, double end) {
        struct film_raw_picture raw;
        CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        BOOL isWritten = describe(buffer, &raw);
        // What lies outside of the session is left out.
        BOOL isOutside = seconds < start - 0.0001 || seconds > end;
        if (isWritten && !isOutside) isWritten = film_writer_picture(film, track, &raw, fmax(0, seconds - start));
        CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        return isWritten;
    } kept:(__bridge id)(void *)buffer];
}

/// Samples before the session lie before it in the file, too, where what is decoded first must be; players begin with it.
- (BOOL)appendPackets:(CMSampleBufferRef)sample {
    if (_sourceFormat == nil) self.sourceFormat = (__bridge id)(void *)CMSampleBufferGetFormatDescription(sample);
    if (_sourceFormat == nil || CMSampleBufferGetDataBuffer(sample) == NULL) return NO;
    return [self.writer write:^BOOL(struct film_writer *film, double start, double end) {
        return self->_track >= 0 && writer_append_packets(film, self->_track, sample, start, end);
    } kept:(__bridge id)(void *)sample];
}

- (BOOL)appendSampleBuffer:(CMSampleBufferRef)sampleBuffer {
    CVPixelBufferRef picture = CMSampleBufferGetImageBuffer(sampleBuffer);
    CMTime time = CMSampleBufferGetPresentationTimeStamp(sampleBuffer);
    if (picture && _outputSettings && _sound == nil) return [self appendPicture:picture at:time];
    [self demandWriting:_cmd];
    double seconds = CMTimeGetSeconds(time);
    if (!isfinite(seconds)) return NO;
    if (_outputSettings == nil) {
        _appended++;
        return [self appendPackets:sampleBuffer];
    }
    if (![_mediaType isEqualToString:AVMediaTypeAudio]) return NO;
    _appended++;
    return [self.writer write:^BOOL(struct film_writer *film, double start, double end) {
        if (seconds > end) return YES;
        return self->_sound && [self->_sound append:sampleBuffer at:seconds - start to:film];
    } kept:(__bridge id)(void *)sampleBuffer];
}

- (void)markAsFinished {
    [self demandWriting:_cmd];
    [self end];
}

// MARK: Asking for data

- (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block {
    if (queue == NULL || block == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetWriterInput requestMediaDataWhenReadyOnQueue:usingBlock:] nil queue or block"];
    }
    dispatch_retain(queue);
    [self askOn:queue with:[block copy]];
}

/// Calls the block as long as it has something to give.
- (void)askOn:(dispatch_queue_t)queue with:(void (^)(void))block {
    dispatch_async(queue, ^{
        NSUInteger before = self->_appended;
        if (self.readyForMoreMediaData) block();
        if (self.readyForMoreMediaData && self->_appended != before) [self askOn:queue with:block];
        else dispatch_release(queue);
    });
}

@end
