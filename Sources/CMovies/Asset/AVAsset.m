// What all assets have: an empty one.

#import "Asset/AssetState.h"
#import "Dispatch/Queues.h"
#include <math.h>

CMTime media_time(double seconds) { return CMTimeMakeWithSeconds(seconds, 1000000000); }

@implementation AVAsset

+ (id)assetWithURL:(NSURL *)URL { return [AVURLAsset URLAssetWithURL:URL options:nil]; }

- (AssetFile *)loadedFile { return nil; }
- (AssetFile *)ownFile { return nil; }

- (BOOL)loadMedia:(NSError **)error {
    if (error) *error = media_error(AVErrorUnknown, nil);
    return NO;
}

- (CMTime)duration { return kCMTimeZero; }
- (float)preferredRate { return 1; }
- (float)preferredVolume { return 1; }
- (CGAffineTransform)preferredTransform { return CGAffineTransformIdentity; }
- (CGSize)naturalSize { return CGSizeZero; }
- (BOOL)providesPreciseDurationAndTiming { return YES; }
- (AVAssetReferenceRestrictions)referenceRestrictions {
    return AVAssetReferenceRestrictionForbidLocalReferenceToRemote |
           AVAssetReferenceRestrictionForbidRemoteReferenceToLocal;
}
- (id)copyWithZone:(NSZone *)zone { return self; }

// MARK: Tracks

- (NSArray *)knownTracks { return self.tracks; }
- (NSArray *)tracks { return [NSArray array]; }

- (AVAssetTrack *)trackWithTrackID:(CMPersistentTrackID)trackID {
    for (AVAssetTrack *track in self.tracks) {
        if (track.trackID == trackID) return track;
    }
    return nil;
}

- (NSArray *)tracksThat:(BOOL (^)(AVAssetTrack *track))matches {
    NSMutableArray *tracks = [NSMutableArray array];
    for (AVAssetTrack *track in self.tracks) {
        if (matches(track)) [tracks addObject:track];
    }
    return tracks;
}

- (NSArray *)tracksWithMediaType:(NSString *)mediaType {
    return [self tracksThat:^(AVAssetTrack *track) { return [track.mediaType isEqualToString:mediaType]; }];
}

- (NSArray *)tracksWithMediaCharacteristic:(NSString *)characteristic {
    return [self tracksThat:^(AVAssetTrack *track) { return [track hasMediaCharacteristic:characteristic]; }];
}

// MARK: Loading

- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error { return AVKeyValueStatusLoaded; }

- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler {
    if (handler) dispatch_async(dispatch_get_global_queue(0, 0), handler);
}

/// What is put together is there at once.
- (void)cancelLoading {
}

// MARK: Use

- (BOOL)hasProtectedContent { return NO; }

- (BOOL)isPlayable {
    for (AVAssetTrack *track in self.tracks) {
        if (track.playable) return YES;
    }
    return NO;
}

- (BOOL)isReadable { return self.playable; }
- (BOOL)isExportable { return self.playable; }
- (BOOL)isComposable { return self.playable; }

/// The lowest number that no track has.
- (CMPersistentTrackID)unusedTrackID {
    CMPersistentTrackID number = 1;
    while ([self trackWithTrackID:number]) number++;
    return number;
}
- (BOOL)isCompatibleWithSavedPhotosAlbum { return [[self tracksWithMediaType:AVMediaTypeVideo] count] > 0; }

@end
