#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioRecorderDelegate;

/// - Status: stub
@interface AVAudioRecorder : NSObject
/// Nil and an error of NSOSStatusErrorDomain.
///
/// - Status: stub
- (id)initWithURL:(NSURL *)url settings:(NSDictionary *)settings error:(NSError **)error;
/// - Status: stub
- (BOOL)prepareToRecord;
/// - Status: stub
- (BOOL)record;
/// - Status: stub
- (BOOL)recordForDuration:(NSTimeInterval)duration;
/// - Status: stub
- (void)pause;
/// - Status: stub
- (void)stop;
/// - Status: stub
- (BOOL)deleteRecording;
/// - Status: stub
@property (nonatomic, readonly, getter=isRecording) BOOL recording;
@property (nonatomic, readonly, retain) NSURL *url;
@property (nonatomic, readonly, retain) NSDictionary *settings;
@property (nonatomic, assign) id<AVAudioRecorderDelegate> delegate;
/// - Status: stub
@property (nonatomic, readonly) NSTimeInterval currentTime;
/// - Status: stub
@property (nonatomic, getter=isMeteringEnabled) BOOL meteringEnabled;
/// - Status: stub
- (void)updateMeters;
/// - Status: stub
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
/// - Status: stub
- (float)averagePowerForChannel:(NSUInteger)channelNumber;
@end

@protocol AVAudioRecorderDelegate <NSObject>
@optional
- (void)audioRecorderDidFinishRecording:(AVAudioRecorder *)recorder successfully:(BOOL)flag;
- (void)audioRecorderEncodeErrorDidOccur:(AVAudioRecorder *)recorder error:(NSError *)error;
- (void)audioRecorderBeginInterruption:(AVAudioRecorder *)recorder;
- (void)audioRecorderEndInterruption:(AVAudioRecorder *)recorder withFlags:(NSUInteger)flags;
- (void)audioRecorderEndInterruption:(AVAudioRecorder *)recorder;
@end
