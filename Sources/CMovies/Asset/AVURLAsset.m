// An asset of a file: all that is asked of it is read at the first question.

#import "Asset/AssetState.h"
#import "Composition/CompositionState.h"
#import "Dispatch/Queues.h"
#include <math.h>

@implementation AVURLAsset {
    AssetFile *_file;
    NSArray *_madeTracks;
    /// The keys that an app waits for, and those that were not loaded in time.
    NSMutableSet *_loading, *_cancelled;
}

+ (AVURLAsset *)URLAssetWithURL:(NSURL *)URL options:(NSDictionary *)options {
    return [[self alloc] initWithURL:URL options:options];
}

- (id)initWithURL:(NSURL *)URL options:(NSDictionary *)options {
    if (URL == nil) {
        [NSException raise:NSInvalidArgumentException format:@"-[AVURLAsset initWithURL:options:] URL is nil"];
    }
    if (!(self = [super init])) return nil;
    _URL = [URL copy];
    _file = [[AssetFile alloc] initWithURL:URL];
    _loading = [NSMutableSet set];
    _cancelled = [NSMutableSet set];
    return self;
}

- (AssetFile *)ownFile { return _file; }
- (BOOL)loadMedia:(NSError **)error { return [_file load:error]; }

- (AssetFile *)loadedFile {
    [_file load:NULL];
    return _file;
}

// MARK: Loading

- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error {
    @synchronized(_loading) {
        if (_file.isLoaded) return AVKeyValueStatusLoaded;
        if ([_cancelled containsObject:key]) return AVKeyValueStatusCancelled;
        if ([_loading containsObject:key]) return AVKeyValueStatusLoading;
    }
    if (!_file.isTried) return AVKeyValueStatusUnknown;
    return [_file load:error] ? AVKeyValueStatusLoaded : AVKeyValueStatusFailed;
}

- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler {
    @synchronized(_loading) {
        [_cancelled minusSet:[NSSet setWithArray:keys]];
        [_loading addObjectsFromArray:keys];
    }
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        [_file load:NULL];
        @synchronized(_loading) {
            [_loading minusSet:[NSSet setWithArray:keys]];
        }
        if (handler) handler();
    });
}

- (void)cancelLoading {
    @synchronized(_loading) {
        [_cancelled unionSet:_loading];
        [_loading removeAllObjects];
    }
    [_file cancel];
}

// MARK: What is in the file

- (CMTime)duration {
    struct film *film = self.loadedFile.film;
    return film ? CMTimeMakeWithSeconds(film_duration(film), 600 * 1000) : kCMTimeZero;
}

- (NSArray *)knownTracks {
    return [_URL isFileURL] || _file.isLoaded ? self.tracks : [NSArray array];
}

- (NSArray *)tracks {
    struct film *film = self.loadedFile.film;
    @synchronized(self) {
        if (_madeTracks) return _madeTracks;
        NSMutableArray *tracks = [NSMutableArray array];
        for (int i = 0; film && i < film_track_count(film); i++) {
            if (film_track(film, i)->media == film_other_media) continue;
            [tracks addObject:[[AVAssetTrack alloc] initWithAsset:self file:_file index:i]];
        }
        return _madeTracks = tracks;
    }
}

- (CGSize)naturalSize {
    NSArray *tracks = [self tracksWithMediaType:AVMediaTypeVideo];
    return [tracks count] ? [(AVAssetTrack *)[tracks objectAtIndex:0] naturalSize] : CGSizeZero;
}

// MARK: Types

+ (NSArray *)audiovisualTypes {
    return [NSArray arrayWithObjects:AVFileTypeQuickTimeMovie, AVFileTypeMPEG4, AVFileTypeAppleM4V, AVFileType3GPP,
                                     AVFileTypeAppleM4A, AVFileTypeCoreAudioFormat, AVFileTypeWAVE, AVFileTypeAIFF,
                                     AVFileTypeAIFC, AVFileTypeAMR, @"public.mp3", @"public.aac-audio", nil];
}

+ (NSArray *)audiovisualMIMETypes {
    return [NSArray arrayWithObjects:@"video/mp4", @"video/quicktime", @"video/x-m4v", @"video/3gpp", @"video/MP2T",
                                     @"audio/mp4", @"audio/x-m4a", @"audio/mpeg", @"audio/mp3", @"audio/aac",
                                     @"audio/x-wav", @"audio/aiff", @"audio/x-caf", @"audio/AMR", nil];
}

+ (BOOL)isPlayableExtendedMIMEType:(NSString *)extendedMIMEType {
    NSString *type = [[extendedMIMEType componentsSeparatedByString:@";"] objectAtIndex:0];
    type = [type stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    for (NSString *known in [self audiovisualMIMETypes]) {
        if ([known caseInsensitiveCompare:type] == NSOrderedSame) return YES;
    }
    return NO;
}

- (AVAssetTrack *)compatibleTrackForCompositionTrack:(AVCompositionTrack *)compositionTrack {
    for (AVAssetTrack *track in self.tracks) {
        if (tracks_are_compatible(compositionTrack, track)) return track;
    }
    return nil;
}

@end
