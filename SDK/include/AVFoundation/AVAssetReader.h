// Reads the samples of an asset. Since iOS 4.1.
#pragma once
#import <AVFoundation/AVAsset.h>

@class AVAssetReaderOutput;

enum {
    AVAssetReaderStatusUnknown = 0,
    AVAssetReaderStatusReading = 1,
    AVAssetReaderStatusCompleted = 2,
    AVAssetReaderStatusFailed = 3,
    AVAssetReaderStatusCancelled = 4
};
typedef NSInteger AVAssetReaderStatus;

@interface AVAssetReader : NSObject
+ (AVAssetReader *)assetReaderWithAsset:(AVAsset *)asset error:(NSError **)error;
- (id)initWithAsset:(AVAsset *)asset error:(NSError **)error;
@property (nonatomic, retain, readonly) AVAsset *asset;
@property (readonly) AVAssetReaderStatus status;
@property (readonly) NSError *error;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, readonly) NSArray *outputs;
- (BOOL)canAddOutput:(AVAssetReaderOutput *)output;
- (void)addOutput:(AVAssetReaderOutput *)output;
- (BOOL)startReading;
- (void)cancelReading;
@end
