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

/// Writes an asset, or a range of it, into a file: pictures as H.264, all its sound mixed as AAC.
@interface AVAssetExportSession : NSObject
+ (NSArray *)allExportPresets;
/// Those for pictures, for sound, or both, by what the asset has; none for one that cannot be read.
+ (NSArray *)exportPresetsCompatibleWithAsset:(AVAsset *)asset;
+ (id)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
/// Nil for an unknown preset. A mutable composition is taken as it is.
- (id)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
@property (nonatomic, readonly) NSString *presetName;
@property (nonatomic, retain, readonly) AVAsset *asset;
/// `AVFileType…`s that the preset writes for the asset.
@property (nonatomic, readonly) NSArray *supportedFileTypes;
/// Another one than those supported raises `NSInvalidArgumentException`.
@property (nonatomic, copy) NSString *outputFileType;
@property (nonatomic, copy) NSURL *outputURL;
@property (nonatomic, readonly) AVAssetExportSessionStatus status;
/// Of AVFoundationErrorDomain, if it failed: a file that is there already (`AVErrorFileAlreadyExists`), a name that does not
/// suit the type (`AVErrorInvalidOutputURLPathExtension`), an asset without what the preset needs
/// (`AVErrorOperationNotSupportedForAsset`), others (`AVErrorInvalidSourceMedia`, `AVErrorExportFailed`).
@property (nonatomic, readonly) NSError *error;
/// From 0 to 1.
@property (nonatomic, readonly) float progress;
/// How long the film becomes at most, with the limit of its length.
@property (nonatomic, readonly) CMTime maxDuration;
/// In bytes, by the preset's rates.
@property (nonatomic, readonly) long long estimatedOutputFileLength;
/// The whole asset unless set.
@property (nonatomic) CMTimeRange timeRange;
/// `AVMetadataItem`s; nil keeps those of the asset.
@property (nonatomic, copy) NSArray *metadata;
/// Bytes after which the film ends, which it exceeds by a little; 0 for none.
@property (nonatomic) long long fileLengthLimit;
/// The passthrough preset takes neither a mix nor a composition.
@property (nonatomic, copy) AVAudioMix *audioMix;
@property (nonatomic, copy) AVVideoComposition *videoComposition;
/// YES puts the tables first, so that the film plays while it still comes from a server.
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
/// Begins. The block is called on a queue of the system, once the status says how it ended.
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler;
/// Ends an export that is under way; its file is removed.
- (void)cancelExport;
@end
