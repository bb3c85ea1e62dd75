// Writes samples as a file. Since iOS 4.1.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CoreMedia.h>

@class AVAssetWriterInput;

enum {
    AVAssetWriterStatusUnknown = 0,
    AVAssetWriterStatusWriting = 1,
    AVAssetWriterStatusCompleted = 2,
    AVAssetWriterStatusFailed = 3,
    AVAssetWriterStatusCancelled = 4
};
typedef NSInteger AVAssetWriterStatus;

@interface AVAssetWriter : NSObject
+ (AVAssetWriter *)assetWriterWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error;
- (id)initWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error;
@property (nonatomic, copy, readonly) NSURL *outputURL;
@property (nonatomic, copy, readonly) NSString *outputFileType;
@property (nonatomic, readonly) NSArray *availableMediaTypes;
@property (readonly) AVAssetWriterStatus status;
@property (readonly) NSError *error;
/// - Status: stub
@property (nonatomic, copy) NSArray *metadata;
/// - Status: stub
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
@property (nonatomic, readonly) NSArray *inputs;
- (BOOL)canApplyOutputSettings:(NSDictionary *)outputSettings forMediaType:(NSString *)mediaType;
- (BOOL)canAddInput:(AVAssetWriterInput *)input;
- (void)addInput:(AVAssetWriterInput *)input;
- (BOOL)startWriting;
- (void)startSessionAtSourceTime:(CMTime)startTime;
- (void)endSessionAtSourceTime:(CMTime)endTime;
- (void)cancelWriting;
- (BOOL)finishWriting;
@end

@interface AVAssetWriter (AVAssetWriterFileTypeSpecificProperties)
/// - Status: stub
@property (nonatomic) CMTime movieFragmentInterval;
/// - Status: stub
@property (nonatomic) CMTimeScale movieTimeScale;
@end
