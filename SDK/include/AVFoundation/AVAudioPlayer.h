#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioPlayerDelegate;

/// Plays a file of sound, so far without a sound: the time goes by as if it were heard, and then the delegate is told.
@interface AVAudioPlayer : NSObject
/// Reads the head of a WAVE, AIFF, Core Audio, MPEG, AAC, MPEG-4 or AMR file. For others it gives nil, and an error of
/// NSOSStatusErrorDomain.
- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
- (id)initWithData:(NSData *)data error:(NSError **)error;
- (BOOL)prepareToPlay;
/// Goes on where it was.
///
/// - Status: stub: nothing is heard
- (BOOL)play;
/// - Parameter time: Of the device, see `deviceCurrentTime`.
/// - Status: stub: nothing is heard
- (BOOL)playAtTime:(NSTimeInterval)time;
- (void)pause;
/// Stays where it is.
- (void)stop;
@property (nonatomic, readonly, getter=isPlaying) BOOL playing;
@property (nonatomic, readonly) NSUInteger numberOfChannels;
/// Seconds.
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
/// Seconds from the beginning; 0 again once the end has come.
@property (nonatomic) NSTimeInterval currentTime;
/// Seconds.
@property (nonatomic, readonly) NSTimeInterval deviceCurrentTime;
/// How often it begins again; negative without end.
@property (nonatomic) NSInteger numberOfLoops;
/// The file's format, by AVAudioSettings' keys.
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
