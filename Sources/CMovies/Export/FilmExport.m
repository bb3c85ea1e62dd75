#import "Export/FilmExport.h"
#import "Asset/AssetState.h"
#import "Export/ExportedTrack.h"
#import "Reader/PacketSource.h"
#import "Reader/PictureSource.h"
#import "VideoComposition/LayeredPictures.h"
#import "Writer/WriterState.h"
#include <math.h>
#include <stdatomic.h>

@implementation FilmExport {
    NSMutableArray *_tracks;
    AVAssetWriter *_writer;
    atomic_bool _isCancelled;
    _Atomic(float) _done;
}

- (float)progress { return atomic_load(&_done); }
- (void)cancel { atomic_store(&_isCancelled, true); }

static BOOL fail(NSError **error, NSInteger code, NSError *cause) {
    if (error) *error = media_error(code, cause);
    return NO;
}

// MARK: What is exported

static NSArray *played(AVAsset *asset, NSString *mediaType) {
    NSMutableArray *tracks = [NSMutableArray array];
    for (AVAssetTrack *track in [asset tracksWithMediaType:mediaType]) {
        if (track.playable) [tracks addObject:track];
    }
    return tracks;
}

static NSNumber *number(int value) { return [NSNumber numberWithInt:value]; }

- (NSDictionary *)pictureSettings:(CGSize)size {
    NSDictionary *compression = [NSDictionary dictionaryWithObject:number(export_preset_rate(&_preset, size))
                                                            forKey:AVVideoAverageBitRateKey];
    return [NSDictionary dictionaryWithObjectsAndKeys:AVVideoCodecH264, AVVideoCodecKey, number((int)size.width),
                                                      AVVideoWidthKey, number((int)size.height), AVVideoHeightKey,
                                                      compression, AVVideoCompressionPropertiesKey, nil];
}

- (void)addPicturesOf:(AVAssetTrack *)track {
    BOOL isComposed = _composition != nil;
    OpenPictures *pictures = isComposed ? [LayeredPictures picturesOfAsset:_asset composition:_composition]
                                        : [OpenPictures picturesOfTrack:track];
    if (pictures == nil) return;
    CGSize size = export_preset_size(&_preset, pictures.size);
    NSDictionary *pixels =
        [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA],
                                                   (__bridge NSString *)kCVPixelBufferPixelFormatTypeKey,
                                                   number((int)size.width), (__bridge NSString *)kCVPixelBufferWidthKey,
                                                   number((int)size.height), (__bridge NSString *)kCVPixelBufferHeightKey,
                                                   nil];
    double end = CMTimeGetSeconds(isComposed ? _asset.duration : CMTimeRangeGetEnd(track.timeRange));
    PictureSource *source = [[PictureSource alloc] initWithPictures:pictures settings:pixels end:end range:_range];
    source.includesFirst = YES;
    AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeVideo
                                                                   outputSettings:[self pictureSettings:size]];
    if (!isComposed) input.transform = track.preferredTransform;
    [_tracks addObject:[[ExportedTrack alloc] initWithSource:source input:input]];
}

- (void)addSoundOf:(NSArray *)tracks {
    NSMutableDictionary *linear =
        [NSMutableDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM],
                                                          AVFormatIDKey, number(44100), AVSampleRateKey, number(2),
                                                          AVNumberOfChannelsKey, nil];
    SampleSource *source = [SampleSource sourceOfTracks:tracks mix:_mix settings:linear range:_range];
    NSDictionary *settings =
        [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithUnsignedInt:kAudioFormatMPEG4AAC], AVFormatIDKey,
                                                   number(44100), AVSampleRateKey, number(2), AVNumberOfChannelsKey,
                                                   number(_preset.sound_rate ? _preset.sound_rate : 128000),
                                                   AVEncoderBitRateKey, nil];
    AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeAudio outputSettings:settings];
    if (source) [_tracks addObject:[[ExportedTrack alloc] initWithSource:source input:input]];
}

/// A track of several formats cannot be copied, since files have one for a track: it is encoded.
- (void)addCopyOf:(AVAssetTrack *)track {
    NSArray *formats = track.formatDescriptions;
    if ([formats count] > 1 && [track.mediaType isEqualToString:AVMediaTypeVideo]) return [self addPicturesOf:track];
    if ([formats count] > 1) return [self addSoundOf:[NSArray arrayWithObject:track]];
    PacketSource *source = [[PacketSource alloc] initWithTrack:track range:_range isTrimmed:YES];
    AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:track.mediaType outputSettings:nil];
    input.sourceFormat = [formats lastObject];
    if ([track.mediaType isEqualToString:AVMediaTypeVideo]) input.transform = track.preferredTransform;
    if (source && input.sourceFormat) [_tracks addObject:[[ExportedTrack alloc] initWithSource:source input:input]];
}

- (BOOL)prepare:(NSError **)error {
    NSError *cause = nil;
    if (![_asset loadMedia:&cause]) return fail(error, AVErrorInvalidSourceMedia, cause);
    NSArray *pictures = played(_asset, AVMediaTypeVideo), *sounds = played(_asset, AVMediaTypeAudio);
    CMTimeRange whole = CMTimeRangeMake(kCMTimeZero, _asset.duration);
    _range = CMTIMERANGE_IS_VALID(_range) ? CMTimeRangeGetIntersection(_range, whole) : whole;
    if (!(CMTimeGetSeconds(_range.duration) > 0)) return fail(error, AVErrorInvalidSourceMedia, nil);
    _tracks = [NSMutableArray array];
    if (_preset.isPassthrough) {
        for (AVAssetTrack *track in pictures) [self addCopyOf:track];
        for (AVAssetTrack *track in sounds) [self addCopyOf:track];
    } else {
        if (_preset.hasPictures && [pictures count]) [self addPicturesOf:[pictures objectAtIndex:0]];
        BOOL lacksPictures = _preset.hasPictures && [_tracks count] == 0;
        if (lacksPictures) return fail(error, AVErrorOperationNotSupportedForAsset, nil);
        if ([sounds count]) [self addSoundOf:sounds];
    }
    return [_tracks count] > 0 || fail(error, AVErrorOperationNotSupportedForAsset, nil);
}

// MARK: Writing

- (BOOL)begin:(NSError **)error {
    _writer = [AVAssetWriter assetWriterWithURL:_url fileType:_fileType error:error];
    _writer.metadata = _metadata ? _metadata : _asset.commonMetadata;
    _writer.shouldOptimizeForNetworkUse = _putsTablesFirst;
    for (ExportedTrack *track in _tracks) {
        if (![_writer canAddInput:track.input]) return fail(error, AVErrorOperationNotSupportedForAsset, nil);
        [_writer addInput:track.input];
    }
    if (![_writer startWriting]) {
        BOOL isThere = [_writer.error code] == AVErrorFileAlreadyExists;
        return fail(error, isThere ? AVErrorFileAlreadyExists : AVErrorExportFailed, _writer.error);
    }
    [_writer startSessionAtSourceTime:_range.start];
    return YES;
}

/// The track that is behind the others, so that samples of the same time stand close together; nil at the end of all.
- (ExportedTrack *)nextTrack {
    ExportedTrack *next = nil;
    for (ExportedTrack *track in _tracks) {
        if (!track.isAtEnd && (next == nil || track.time < next.time)) next = track;
    }
    return next;
}

- (BOOL)run:(NSError **)error {
    if (![self begin:error]) return NO;
    double start = CMTimeGetSeconds(_range.start), length = CMTimeGetSeconds(_range.duration);
    ExportedTrack *track;
    while ((track = [self nextTrack])) {
        @autoreleasepool {
            if (atomic_load(&_isCancelled)) {
                [_writer cancelWriting];
                return NO;
            }
            if (![track writeNext]) {
                NSError *cause = _writer.error;
                [_writer cancelWriting];
                [[NSFileManager defaultManager] removeItemAtPath:[_url path] error:NULL];
                return fail(error, AVErrorExportFailed, cause);
            }
            if (!track.isAtEnd) atomic_store(&_done, (float)fmin(0.99, fmax(_done, (track.time - start) / length)));
            if (_lengthLimit > 0 && (long long)_writer.size >= _lengthLimit) break;
        }
    }
    if (![_writer finishWriting]) {
        [[NSFileManager defaultManager] removeItemAtPath:[_url path] error:NULL];
        return fail(error, AVErrorExportFailed, _writer.error);
    }
    atomic_store(&_done, 1);
    return YES;
}

@end
