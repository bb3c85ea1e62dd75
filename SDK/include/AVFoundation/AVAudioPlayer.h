#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioPlayerDelegate;

/// Plays a file of sound through the device's speaker. WAVE, AIFF and Core Audio files of linear samples, µ-law, A-law and
/// IMA 4:1 need nothing else; MP3, AAC, Apple Lossless and others need FFmpeg's libraries, which are loaded when such a
/// sound is first played.
@interface AVAudioPlayer : NSObject
/// Reads the head of a WAVE, AIFF, Core Audio, MPEG, AAC, MPEG-4 or AMR file. For others it gives nil, and an error of
/// NSOSStatusErrorDomain.
- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
- (id)initWithData:(NSData *)data error:(NSError **)error;
/// - Returns: NO, after its delegate was told, if the sound cannot be decoded.
- (BOOL)prepareToPlay;
/// Goes on where it was.
- (BOOL)play;
/// - Parameter time: Of the device, see `deviceCurrentTime`. One that has passed is now.
- (BOOL)playAtTime:(NSTimeInterval)time;
- (void)pause;
/// Stays where it is.
- (void)stop;
@property (nonatomic, readonly, getter=isPlaying) BOOL playing;
@property (nonatomic, readonly) NSUInteger numberOfChannels;
/// Seconds.
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, assign) id<AVAudioPlayerDelegate> delegate;
/// Must be set for `rate` to do anything. Since iOS 5.
@property (nonatomic) BOOL enableRate;
/// From 0.5 to 2; 1 is the speed of the recording. The pitch goes with it.
@property (nonatomic) float rate;
@property (nonatomic, readonly, retain) NSURL *url;
@property (nonatomic, readonly, retain) NSData *data;
/// From -1 (left) to 1 (right). Since iOS 4.
@property (nonatomic) float pan;
/// From 0 to 1.
@property (nonatomic) float volume;
/// Seconds from the beginning; 0 again once the end has come.
@property (nonatomic) NSTimeInterval currentTime;
/// Seconds.
@property (nonatomic, readonly) NSTimeInterval deviceCurrentTime;
/// How often it begins again; negative without end.
@property (nonatomic) NSInteger numberOfLoops;
/// The file's format, by AVAudioSettings' keys.
@property (nonatomic, readonly) NSDictionary *settings;
@property (nonatomic, getter=isMeteringEnabled) BOOL meteringEnabled;
/// Measures what was heard since the last time.
- (void)updateMeters;
/// Decibels, from -160 (silence) to 0. Of the first two channels, before the volume.
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
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
