#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioRecorderDelegate;

/// Records the microphone into a file: linear samples in WAVE, AIFF, AIFF-C and Core Audio files, IMA 4:1, µ-law and A-law, AAC
/// and Apple Lossless as far as FFmpeg has encoders for them. The extension of the file says what it is.
@interface AVAudioRecorder : NSObject
/// Nil and an error of NSOSStatusErrorDomain for a file or a format that cannot be written: 'typ?' and 'fmt?'. What the
/// settings leave open is 44,100 frames a second of two channels, of 16 bits.
- (id)initWithURL:(NSURL *)url settings:(NSDictionary *)settings error:(NSError **)error;
/// Makes the file; one that was there is replaced. NO without a microphone, or in a category that does not record.
- (BOOL)prepareToRecord;
- (BOOL)record;
- (BOOL)recordForDuration:(NSTimeInterval)duration;
- (void)pause;
- (void)stop;
- (BOOL)deleteRecording;
@property (nonatomic, readonly, getter=isRecording) BOOL recording;
@property (nonatomic, readonly, retain) NSURL *url;
@property (nonatomic, readonly, retain) NSDictionary *settings;
@property (nonatomic, assign) id<AVAudioRecorderDelegate> delegate;
/// In seconds; 0 unless it records or has paused.
@property (nonatomic, readonly) NSTimeInterval currentTime;
@property (nonatomic, getter=isMeteringEnabled) BOOL meteringEnabled;
- (void)updateMeters;
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
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
