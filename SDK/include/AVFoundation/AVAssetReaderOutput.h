// What an asset reader gives. Since iOS 4.1.
#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <CoreMedia/CMSampleBuffer.h>

@class AVAudioMix, AVVideoComposition;

@interface AVAssetReaderOutput : NSObject
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic) BOOL alwaysCopiesSampleData;
- (CMSampleBufferRef)copyNextSampleBuffer;
@end

@interface AVAssetReaderTrackOutput : AVAssetReaderOutput
+ (AVAssetReaderTrackOutput *)assetReaderTrackOutputWithTrack:(AVAssetTrack *)track
                                               outputSettings:(NSDictionary *)outputSettings;
- (id)initWithTrack:(AVAssetTrack *)track outputSettings:(NSDictionary *)outputSettings;
@property (nonatomic, readonly) AVAssetTrack *track;
@property (nonatomic, readonly) NSDictionary *outputSettings;
@end

@interface AVAssetReaderAudioMixOutput : AVAssetReaderOutput
+ (AVAssetReaderAudioMixOutput *)assetReaderAudioMixOutputWithAudioTracks:(NSArray *)audioTracks
                                                            audioSettings:(NSDictionary *)audioSettings;
- (id)initWithAudioTracks:(NSArray *)audioTracks audioSettings:(NSDictionary *)audioSettings;
@property (nonatomic, readonly) NSArray *audioTracks;
@property (nonatomic, readonly) NSDictionary *audioSettings;
@property (nonatomic, copy) AVAudioMix *audioMix;
@end

/// The frames of a video composition.
@interface AVAssetReaderVideoCompositionOutput : AVAssetReaderOutput
+ (AVAssetReaderVideoCompositionOutput *)assetReaderVideoCompositionOutputWithVideoTracks:(NSArray *)videoTracks
                                                                            videoSettings:(NSDictionary *)videoSettings;
- (id)initWithVideoTracks:(NSArray *)videoTracks videoSettings:(NSDictionary *)videoSettings;
@property (nonatomic, readonly) NSArray *videoTracks;
@property (nonatomic, readonly) NSDictionary *videoSettings;
/// Must be set before reading begins.
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@end
