#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVAsset

+ (id)assetWithURL:(NSURL *)URL REFUSES(nil)
- (void)cancelLoading REFUSES()
- (AVAssetTrack *)trackWithTrackID:(CMPersistentTrackID)trackID REFUSES(nil)
- (NSArray *)tracksWithMediaType:(NSString *)mediaType REFUSES(nil)
- (NSArray *)tracksWithMediaCharacteristic:(NSString *)mediaCharacteristic REFUSES(nil)
- (NSArray *)metadataForFormat:(NSString *)format REFUSES(nil)
- (NSArray *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale
    containingItemsWithCommonKeys:(NSArray *)commonKeys REFUSES(nil)
- (AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(NSString *)mediaCharacteristic REFUSES(nil)
- (BOOL)providesPreciseDurationAndTiming { return NO; }
- (AVAssetReferenceRestrictions)referenceRestrictions { return 0; }
- (NSArray *)tracks { return nil; }
- (id)creationDate { return nil; }
- (NSString *)lyrics { return nil; }
- (NSArray *)commonMetadata { return nil; }
- (NSArray *)availableMetadataFormats { return nil; }
- (NSArray *)availableChapterLocales { return nil; }
- (NSArray *)availableMediaCharacteristicsWithMediaSelectionOptions { return nil; }
- (CMPersistentTrackID)unusedTrackID { return 0; }
- (BOOL)hasProtectedContent { return NO; }
- (BOOL)isPlayable { return NO; }
- (BOOL)isExportable { return NO; }
- (BOOL)isReadable { return NO; }
- (BOOL)isComposable { return NO; }
- (BOOL)isCompatibleWithSavedPhotosAlbum { return NO; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error REFUSES(AVKeyValueStatusFailed)
- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys
    completionHandler:(void (^)(void))handler { if (handler) handler(); }

@end

@implementation AVURLAsset

+ (NSArray *)audiovisualTypes REFUSES(nil)
+ (NSArray *)audiovisualMIMETypes REFUSES(nil)
+ (BOOL)isPlayableExtendedMIMEType:(NSString *)extendedMIMEType REFUSES(NO)
+ (AVURLAsset *)URLAssetWithURL:(NSURL *)URL options:(NSDictionary *)options REFUSES(nil)
- (id)initWithURL:(NSURL *)URL options:(NSDictionary *)options REFUSES(nil)
- (AVAssetTrack *)compatibleTrackForCompositionTrack:(AVAssetTrack *)compositionTrack REFUSES(nil)

@end

@implementation AVAssetTrack

- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic REFUSES(NO)
- (AVAssetTrackSegment *)segmentForTrackTime:(CMTime)trackTime REFUSES(nil)
- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime REFUSES(kCMTimeInvalid)
- (NSArray *)metadataForFormat:(NSString *)format REFUSES(nil)
- (NSString *)mediaType { return nil; }
- (NSArray *)formatDescriptions { return nil; }
- (BOOL)isPlayable { return NO; }
- (BOOL)isEnabled { return NO; }
- (BOOL)isSelfContained { return NO; }
- (long long)totalSampleDataLength { return 0; }
- (CMTimeRange)timeRange { return kCMTimeRangeInvalid; }
- (CMTimeScale)naturalTimeScale { return 0; }
- (float)estimatedDataRate { return 0; }
- (NSString *)languageCode { return nil; }
- (NSString *)extendedLanguageTag { return nil; }
- (CGSize)naturalSize { return CGSizeZero; }
- (CGAffineTransform)preferredTransform { return CGAffineTransformIdentity; }
- (float)preferredVolume { return 0; }
- (float)nominalFrameRate { return 0; }
- (NSArray *)segments { return nil; }
- (NSArray *)commonMetadata { return nil; }
- (NSArray *)availableMetadataFormats { return nil; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error REFUSES(AVKeyValueStatusFailed)
- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys
    completionHandler:(void (^)(void))handler { if (handler) handler(); }

@end

@implementation AVAssetTrackSegment
@end

@implementation AVMediaSelectionGroup

- (AVMediaSelectionOption *)mediaSelectionOptionWithPropertyList:(id)plist REFUSES(nil)
+ (NSArray *)playableMediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions withLocale:(NSLocale *)locale REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
    withMediaCharacteristics:(NSArray *)mediaCharacteristics REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
    withoutMediaCharacteristics:(NSArray *)mediaCharacteristics REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVMediaSelectionOption

- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic REFUSES(NO)
- (NSArray *)metadataForFormat:(NSString *)format REFUSES(nil)
- (AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup: (AVMediaSelectionGroup *)mediaSelectionGroup REFUSES(nil)
- (id)propertyList REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end
