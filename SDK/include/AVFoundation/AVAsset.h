// Media, before it is played or cut. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsynchronousKeyValueLoading.h>
#import <AVFoundation/AVTime.h>
#import <CoreGraphics/CoreGraphics.h>
#import <CoreMedia/CoreMedia.h>

@class AVAssetTrack, AVMediaSelectionGroup;

enum {
    AVAssetReferenceRestrictionForbidNone = 0,
    AVAssetReferenceRestrictionForbidRemoteReferenceToLocal = 1,
    AVAssetReferenceRestrictionForbidLocalReferenceToRemote = 2,
    AVAssetReferenceRestrictionForbidCrossSiteReference = 4,
    AVAssetReferenceRestrictionForbidLocalReferenceToLocal = 8,
    AVAssetReferenceRestrictionForbidAll = 65535
};
typedef NSUInteger AVAssetReferenceRestrictions;

@interface AVAsset : NSObject <NSCopying, AVAsynchronousKeyValueLoading>
+ (id)assetWithURL:(NSURL *)URL;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly) float preferredRate;
@property (nonatomic, readonly) float preferredVolume;
@property (nonatomic, readonly) CGAffineTransform preferredTransform;
@property (nonatomic, readonly) CGSize naturalSize;
@end

@interface AVAsset (AVAssetAsynchronousLoading)
@property (nonatomic, readonly) BOOL providesPreciseDurationAndTiming;
- (void)cancelLoading;
@end

@interface AVAsset (AVAssetReferenceRestrictions)
@property (nonatomic, readonly) AVAssetReferenceRestrictions referenceRestrictions;
@end

@interface AVAsset (AVAssetTrackInspection)
@property (nonatomic, readonly) NSArray *tracks;
- (AVAssetTrack *)trackWithTrackID:(CMPersistentTrackID)trackID;
- (NSArray *)tracksWithMediaType:(NSString *)mediaType;
- (NSArray *)tracksWithMediaCharacteristic:(NSString *)mediaCharacteristic;
@end

@interface AVAsset (AVAssetMetadataReading)
@property (nonatomic, readonly) id creationDate;
/// Nil if the file has none.
@property (nonatomic, readonly) NSString *lyrics;
@property (nonatomic, readonly) NSArray *commonMetadata;
/// By the kind of file: QuickTime's user data and metadata, iTunes' metadata of MPEG-4 files, ID3.
@property (nonatomic, readonly) NSArray *availableMetadataFormats;
/// Under the keys of the format, with their common keys.
- (NSArray *)metadataForFormat:(NSString *)format;
@end

@interface AVAsset (AVAssetChapterInspection)
/// The language of the chapters' titles (`und` if the file does not say); empty without chapters.
@property (nonatomic, readonly) NSArray *availableChapterLocales;
/// An `AVTimedMetadataGroup` with a title for each chapter. Pictures of chapters are not read.
- (NSArray *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(NSArray *)commonKeys;
@end

@interface AVAsset (AVAssetMediaSelection)
/// Audible for several tracks of sound, legible for tracks of text.
@property (nonatomic, readonly) NSArray *availableMediaCharacteristicsWithMediaSelectionOptions;
/// Nil if there is nothing to choose.
- (AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(NSString *)mediaCharacteristic;
@end

@interface AVAsset (AVAssetProtectedContent)
@property (nonatomic, readonly) BOOL hasProtectedContent;
@end

@interface AVAsset (AVAssetUsability)
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly, getter=isExportable) BOOL exportable;
@property (nonatomic, readonly, getter=isReadable) BOOL readable;
@property (nonatomic, readonly, getter=isComposable) BOOL composable;
@property (nonatomic, readonly, getter=isCompatibleWithSavedPhotosAlbum) BOOL compatibleWithSavedPhotosAlbum;
@end

AV_EXTERN NSString *const AVURLAssetPreferPreciseDurationAndTimingKey;
AV_EXTERN NSString *const AVURLAssetReferenceRestrictionsKey;

@interface AVURLAsset : AVAsset
+ (NSArray *)audiovisualTypes;
+ (NSArray *)audiovisualMIMETypes;
+ (BOOL)isPlayableExtendedMIMEType:(NSString *)extendedMIMEType;
+ (AVURLAsset *)URLAssetWithURL:(NSURL *)URL options:(NSDictionary *)options;
- (id)initWithURL:(NSURL *)URL options:(NSDictionary *)options;
@property (nonatomic, readonly, copy) NSURL *URL;
@end

@interface AVURLAsset (AVAssetCompositionUtility)
/// A track that `insertTimeRange:ofTrack:atTime:error:` takes there, of pictures of the same size and transform.
- (AVAssetTrack *)compatibleTrackForCompositionTrack:(AVAssetTrack *)compositionTrack;
@end
