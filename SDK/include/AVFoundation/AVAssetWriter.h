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
/// `AVMetadataItem`s that the file says of itself. Keys for which files have no place are left out.
@property (nonatomic, copy) NSArray *metadata;
/// YES puts the tables first when the file is finished.
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
/// Of QuickTime films: the times after which they can be played up to there even if they are never finished.
@property (nonatomic) CMTime movieFragmentInterval;
/// The parts of a second in which the film's length is written.
@property (nonatomic) CMTimeScale movieTimeScale;
@end
