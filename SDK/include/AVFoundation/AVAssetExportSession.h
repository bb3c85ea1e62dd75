// Writes an asset as a file of another kind. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsset.h>

@class AVAudioMix, AVVideoComposition;

AV_EXTERN NSString *const AVAssetExportPresetLowQuality;
AV_EXTERN NSString *const AVAssetExportPresetMediumQuality;
AV_EXTERN NSString *const AVAssetExportPresetHighestQuality;
AV_EXTERN NSString *const AVAssetExportPreset640x480;
AV_EXTERN NSString *const AVAssetExportPreset960x540;
AV_EXTERN NSString *const AVAssetExportPreset1280x720;
AV_EXTERN NSString *const AVAssetExportPreset1920x1080;
AV_EXTERN NSString *const AVAssetExportPresetAppleM4A;
AV_EXTERN NSString *const AVAssetExportPresetPassthrough;

enum {
    AVAssetExportSessionStatusUnknown = 0,
    AVAssetExportSessionStatusWaiting = 1,
    AVAssetExportSessionStatusExporting = 2,
    AVAssetExportSessionStatusCompleted = 3,
    AVAssetExportSessionStatusFailed = 4,
    AVAssetExportSessionStatusCancelled = 5
};
typedef NSInteger AVAssetExportSessionStatus;

/// - Status: stub
@interface AVAssetExportSession : NSObject
+ (NSArray *)allExportPresets;
+ (NSArray *)exportPresetsCompatibleWithAsset:(AVAsset *)asset;
+ (id)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
- (id)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
@property (nonatomic, readonly) NSString *presetName;
@property (nonatomic, retain, readonly) AVAsset *asset;
@property (nonatomic, readonly) NSArray *supportedFileTypes;
@property (nonatomic, copy) NSString *outputFileType;
@property (nonatomic, copy) NSURL *outputURL;
@property (nonatomic, readonly) AVAssetExportSessionStatus status;
@property (nonatomic, readonly) NSError *error;
/// From 0 to 1.
@property (nonatomic, readonly) float progress;
@property (nonatomic, readonly) CMTime maxDuration;
@property (nonatomic, readonly) long long estimatedOutputFileLength;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, copy) NSArray *metadata;
@property (nonatomic) long long fileLengthLimit;
@property (nonatomic, copy) AVAudioMix *audioMix;
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler;
- (void)cancelExport;
@end
