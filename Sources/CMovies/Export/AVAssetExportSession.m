// After "AVAssetExportSession Class Reference" of iOS 5.

#import "Asset/AssetState.h"
#import "Dispatch/Queues.h"
#import "Export/FilmExport.h"
#import "VideoComposition/VideoCompositionState.h"
#include <math.h>

@implementation AVAssetExportSession {
    struct export_preset _preset;
    NSString *_fileType;
    AVVideoComposition *_composition;
    AVAssetExportSessionStatus _state;
    NSError *_fault;
    FilmExport *_export;
    BOOL _isCancelled;
}

+ (NSArray *)allExportPresets { return export_preset_names(); }

/// Pictures need a preset with pictures, sound alone one without.
+ (NSArray *)exportPresetsCompatibleWithAsset:(AVAsset *)asset {
    NSMutableArray *names = [NSMutableArray array];
    if (!asset.exportable) return names;
    BOOL hasPictures = [[asset tracksWithMediaType:AVMediaTypeVideo] count] > 0;
    BOOL hasSound = [[asset tracksWithMediaType:AVMediaTypeAudio] count] > 0;
    for (NSString *name in export_preset_names()) {
        struct export_preset preset;
        export_preset_read(name, &preset);
        if (preset.isPassthrough || (preset.hasPictures ? hasPictures : hasSound)) [names addObject:name];
    }
    return names;
}

+ (id)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName {
    return [[self alloc] initWithAsset:asset presetName:presetName];
}

- (id)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName {
    if (asset == nil || presetName == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetExportSession initWithAsset:presetName:] nil asset or presetName"];
    }
    if (!(self = [super init])) return nil;
    if (!export_preset_read(presetName, &_preset)) return nil;
    // A composition that is changed later is not what is exported.
    _asset = [asset copy];
    _presetName = [presetName copy];
    _timeRange = CMTimeRangeMake(kCMTimeZero, kCMTimePositiveInfinity);
    return self;
}

// MARK: What is made

- (NSArray *)supportedFileTypes { return export_preset_types(_presetName, _asset); }
- (NSString *)outputFileType { return _fileType; }

- (void)setOutputFileType:(NSString *)type {
    if (type && ![self.supportedFileTypes containsObject:type]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetExportSession setOutputFileType:] Invalid output file type: %@", type];
    }
    _fileType = [type copy];
}

- (AVVideoComposition *)videoComposition { return _composition; }

- (void)setVideoComposition:(AVVideoComposition *)composition {
    [composition demandFor:@"-[AVAssetExportSession setVideoComposition:]" isPlayed:NO];
    _composition = [composition copy];
}

/// The seconds of the range that the asset has.
- (double)length {
    CMTimeRange whole = CMTimeRangeMake(kCMTimeZero, _asset.duration);
    CMTimeRange range = CMTIMERANGE_IS_VALID(_timeRange) ? CMTimeRangeGetIntersection(_timeRange, whole) : whole;
    return fmax(0, CMTimeGetSeconds(range.duration));
}

/// Bits a second, of all tracks.
- (double)rate {
    double rate = 0;
    BOOL hasPictures = NO, hasSound = NO;
    for (AVAssetTrack *track in _asset.tracks) {
        BOOL isVideo = [track.mediaType isEqualToString:AVMediaTypeVideo];
        BOOL isAudio = [track.mediaType isEqualToString:AVMediaTypeAudio];
        if (_preset.isPassthrough) {
            rate += track.estimatedDataRate;
        } else if (isVideo && _preset.hasPictures && !hasPictures) {
            CGSize natural = _composition ? _composition.renderSize : track.naturalSize;
            rate += export_preset_rate(&_preset, export_preset_size(&_preset, natural));
        } else if (isAudio && !hasSound) {
            rate += _preset.sound_rate;
        }
        hasPictures = hasPictures || isVideo;
        hasSound = hasSound || isAudio;
    }
    return rate;
}

- (long long)estimatedOutputFileLength { return (long long)([self length] * [self rate] / 8); }

- (CMTime)maxDuration {
    double longest = [self length], rate = [self rate];
    if (_fileLengthLimit > 0 && rate > 0) longest = fmin(longest, (double)_fileLengthLimit * 8 / rate);
    return CMTimeMakeWithSeconds(longest, 600);
}

// MARK: How far it is

- (AVAssetExportSessionStatus)status {
    @synchronized(self) {
        return _state;
    }
}

- (NSError *)error {
    @synchronized(self) {
        return _fault;
    }
}

- (float)progress {
    @synchronized(self) {
        return _state == AVAssetExportSessionStatusCompleted ? 1 : _export.progress;
    }
}

- (void)endWith:(AVAssetExportSessionStatus)status error:(NSError *)error handler:(void (^)(void))handler {
    @synchronized(self) {
        _state = status;
        _fault = error;
    }
    if (handler) handler();
}

// MARK: Exporting

/// Names of files say what is in them.
static BOOL is_extension(NSString *extension, NSString *type) {
    NSDictionary *names = [NSDictionary dictionaryWithObjectsAndKeys:
        [NSArray arrayWithObjects:@"mov", @"qt", nil], AVFileTypeQuickTimeMovie,
        [NSArray arrayWithObjects:@"mp4", nil], AVFileTypeMPEG4, [NSArray arrayWithObjects:@"m4v", nil], AVFileTypeAppleM4V,
        [NSArray arrayWithObjects:@"m4a", nil], AVFileTypeAppleM4A,
        [NSArray arrayWithObjects:@"3gp", @"3gpp", nil], AVFileType3GPP, nil];
    return [[names objectForKey:type] containsObject:[extension lowercaseString]];
}

- (FilmExport *)makeExport {
    FilmExport *export = [[FilmExport alloc] init];
    export.asset = _asset;
    export.preset = _preset;
    export.url = _outputURL;
    export.fileType = _fileType;
    export.range = _timeRange;
    export.metadata = _metadata;
    export.lengthLimit = _fileLengthLimit;
    export.putsTablesFirst = _shouldOptimizeForNetworkUse;
    export.mix = _audioMix;
    export.composition = _composition;
    return export;
}

- (NSError *)faultOfOutput {
    if (!is_extension([_outputURL pathExtension], _fileType)) return media_error(AVErrorInvalidOutputURLPathExtension, nil);
    BOOL isThere = [[NSFileManager defaultManager] fileExistsAtPath:[_outputURL path]];
    return isThere ? media_error(AVErrorFileAlreadyExists, nil) : nil;
}

/// The layers of an animation tool are taken by the thread that calls this; all else happens on a queue of the system, and
/// the block is called there.
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler {
    BOOL isReady = [_outputURL isFileURL] && _fileType;
    if (!isReady || self.status != AVAssetExportSessionStatusUnknown) {
        [NSException raise:isReady ? NSInternalInconsistencyException : NSInvalidArgumentException
                    format:@"*** -[AVAssetExportSession exportAsynchronouslyWithCompletionHandler:] no outputURL of a file, no "
                           @"outputFileType, or called twice"];
    }
    FilmExport *export = [self makeExport];
    @synchronized(self) {
        _state = AVAssetExportSessionStatusWaiting;
        _export = export;
    }
    __block NSError *fault = [self faultOfOutput];
    BOOL isFrozenNow = fault == nil && export.composition.animationTool != nil;
    __block BOOL isPrepared = isFrozenNow && [export prepare:&fault];
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        // Reading the asset may mean waiting for a server.
        if (fault == nil && !isFrozenNow) isPrepared = [export prepare:&fault];
        @synchronized(self) {
            if (isPrepared && !self->_isCancelled) self->_state = AVAssetExportSessionStatusExporting;
        }
        NSError *error = fault;
        BOOL isDone = isPrepared && !self->_isCancelled && [export run:&error];
        AVAssetExportSessionStatus status = isDone                ? AVAssetExportSessionStatusCompleted
                                            : self->_isCancelled  ? AVAssetExportSessionStatusCancelled
                                                                  : AVAssetExportSessionStatusFailed;
        [self endWith:status error:isDone || self->_isCancelled ? nil : error handler:handler];
    });
}

/// A session that has not begun, or has ended, stays as it is.
- (void)cancelExport {
    @synchronized(self) {
        BOOL isUnderWay = _state == AVAssetExportSessionStatusWaiting || _state == AVAssetExportSessionStatusExporting;
        if (!isUnderWay) return;
        _isCancelled = YES;
        [_export cancel];
    }
}

@end
