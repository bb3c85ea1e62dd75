#pragma once
#import <AVFoundation/AVBase.h>

@protocol AVAudioSessionDelegate;

AV_EXTERN NSString *const AVAudioSessionCategoryAmbient;
AV_EXTERN NSString *const AVAudioSessionCategorySoloAmbient;
AV_EXTERN NSString *const AVAudioSessionCategoryPlayback;
AV_EXTERN NSString *const AVAudioSessionCategoryRecord;
AV_EXTERN NSString *const AVAudioSessionCategoryPlayAndRecord;
AV_EXTERN NSString *const AVAudioSessionCategoryAudioProcessing;

enum { AVAudioSessionInterruptionFlags_ShouldResume = 1 };

/// What the app does with sound. The category decides whether it is heard with the silent switch and on the lock screen;
/// the other wishes are kept. A session that records alone (AVAudioSessionCategoryRecord) cannot begin without a microphone;
/// recorders, queues and units only record in a category for that.
AV_EXTERN NSString *const AVAudioSessionModeDefault;
AV_EXTERN NSString *const AVAudioSessionModeVoiceChat;
AV_EXTERN NSString *const AVAudioSessionModeGameChat;
AV_EXTERN NSString *const AVAudioSessionModeVideoRecording;
AV_EXTERN NSString *const AVAudioSessionModeMeasurement;

enum {
    AVAudioSessionSetActiveFlags_NotifyOthersOnDeactivation = 1
};

@interface AVAudioSession : NSObject
+ (id)sharedInstance;
@property (nonatomic, assign) id<AVAudioSessionDelegate> delegate;
- (BOOL)setActive:(BOOL)active error:(NSError **)error;
- (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)error;
- (BOOL)setCategory:(NSString *)category error:(NSError **)error;
/// Since iOS 5.
- (BOOL)setMode:(NSString *)mode error:(NSError **)error;
- (BOOL)setPreferredHardwareSampleRate:(double)sampleRate error:(NSError **)error;
- (BOOL)setPreferredIOBufferDuration:(NSTimeInterval)duration error:(NSError **)error;
@property (nonatomic, readonly) NSString *category;
@property (nonatomic, readonly) NSString *mode;
@property (nonatomic, readonly) double preferredHardwareSampleRate;
@property (nonatomic, readonly) NSTimeInterval preferredIOBufferDuration;
@property (nonatomic, readonly) BOOL inputIsAvailable;
@property (nonatomic, readonly) double currentHardwareSampleRate;
@property (nonatomic, readonly) NSInteger currentHardwareInputNumberOfChannels;
@property (nonatomic, readonly) NSInteger currentHardwareOutputNumberOfChannels;
@end

@protocol AVAudioSessionDelegate <NSObject>
@optional
- (void)beginInterruption;
- (void)endInterruptionWithFlags:(NSUInteger)flags;
- (void)endInterruption;
- (void)categoryChanged:(NSString *)category;
- (void)inputIsAvailableChanged:(BOOL)isInputAvailable;
- (void)currentHardwareSampleRateChanged:(double)sampleRate;
- (void)currentHardwareInputNumberOfChannelsChanged:(NSInteger)numberOfChannels;
- (void)currentHardwareOutputNumberOfChannelsChanged:(NSInteger)numberOfChannels;
@end
