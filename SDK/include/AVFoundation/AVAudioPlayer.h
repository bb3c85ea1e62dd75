#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioPlayerDelegate;

/// - Status: stub
@interface AVAudioPlayer : NSObject
/// Nil and an error of NSOSStatusErrorDomain.
///
/// - Status: stub
- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
/// - Status: stub
- (id)initWithData:(NSData *)data error:(NSError **)error;
/// - Status: stub
- (BOOL)prepareToPlay;
/// - Status: stub
- (BOOL)play;
/// - Status: stub
- (BOOL)playAtTime:(NSTimeInterval)time;
/// - Status: stub
- (void)pause;
/// - Status: stub
- (void)stop;
/// - Status: stub
@property (nonatomic, readonly, getter=isPlaying) BOOL playing;
/// - Status: stub
@property (nonatomic, readonly) NSUInteger numberOfChannels;
/// Seconds.
///
/// - Status: stub
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, assign) id<AVAudioPlayerDelegate> delegate;
/// Must be set before `prepareToPlay` for `rate` to do anything. Since iOS 5.
@property (nonatomic) BOOL enableRate;
/// 1 is the speed of the recording.
@property (nonatomic) float rate;
@property (nonatomic, readonly, retain) NSURL *url;
@property (nonatomic, readonly, retain) NSData *data;
/// From -1 (left) to 1 (right). Since iOS 4.
///
/// - Status: stub
@property (nonatomic) float pan;
/// From 0 to 1.
///
/// - Status: stub
@property (nonatomic) float volume;
/// - Status: stub
@property (nonatomic) NSTimeInterval currentTime;
/// - Status: stub
@property (nonatomic, readonly) NSTimeInterval deviceCurrentTime;
/// Negative without end.
///
/// - Status: stub
@property (nonatomic) NSInteger numberOfLoops;
/// - Status: stub
@property (nonatomic, readonly) NSDictionary *settings;
/// - Status: stub
@property (nonatomic, getter=isMeteringEnabled) BOOL meteringEnabled;
/// - Status: stub
- (void)updateMeters;
/// Decibels, from -160 (silence) to 0.
///
/// - Status: stub
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
/// - Status: stub
- (float)averagePowerForChannel:(NSUInteger)channelNumber;
@end

@protocol AVAudioPlayerDelegate <NSObject>
@optional
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag;
- (void)audioPlayerDecodeErrorDidOccur:(AVAudioPlayer *)player error:(NSError *)error;
- (void)audioPlayerBeginInterruption:(AVAudioPlayer *)player;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withFlags:(NSUInteger)flags;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player;
@end
