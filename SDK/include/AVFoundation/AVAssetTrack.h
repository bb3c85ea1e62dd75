// One kind of media within an asset. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsset.h>
#import <AVFoundation/AVAssetTrackSegment.h>

@interface AVAssetTrack : NSObject <NSCopying, AVAsynchronousKeyValueLoading>
@property (nonatomic, readonly) AVAsset *asset;
@property (nonatomic, readonly) CMPersistentTrackID trackID;
@end

@interface AVAssetTrack (AVAssetTrackBasicPropertiesAndCharacteristics)
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic, readonly) NSArray *formatDescriptions;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, getter=isSelfContained) BOOL selfContained;
@property (nonatomic, readonly) long long totalSampleDataLength;
- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic;
@end

@interface AVAssetTrack (AVAssetTrackTemporalProperties)
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly) CMTimeScale naturalTimeScale;
@property (nonatomic, readonly) float estimatedDataRate;
@end

@interface AVAssetTrack (AVAssetTrackLanguageProperties)
@property (nonatomic, readonly) NSString *languageCode;
/// - Status: stub
@property (nonatomic, readonly) NSString *extendedLanguageTag;
@end

@interface AVAssetTrack (AVAssetTrackPropertiesForVisualCharacteristic)
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) CGAffineTransform preferredTransform;
@end

@interface AVAssetTrack (AVAssetTrackPropertiesForAudibleCharacteristic)
@property (nonatomic, readonly) float preferredVolume;
@end

@interface AVAssetTrack (AVAssetTrackPropertiesForFrameBasedCharacteristic)
@property (nonatomic, readonly) float nominalFrameRate;
@end

@interface AVAssetTrack (AVAssetTrackSegments)
/// Of a file's track one, with an empty one before it if the track begins later.
@property (nonatomic, copy, readonly) NSArray *segments;
/// The last one for a time behind the end.
- (AVAssetTrackSegment *)segmentForTrackTime:(CMTime)trackTime;
- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime;
@end

@interface AVAssetTrack (AVAssetTrackMetadataReading)
@property (nonatomic, readonly) NSArray *commonMetadata;
@property (nonatomic, readonly) NSArray *availableMetadataFormats;
- (NSArray *)metadataForFormat:(NSString *)format;
@end
