#import "SharedSession.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVAudioSession

/// The categories by AudioSession's numbers, beside their names.
static const UInt32 numbers[] = {
    kAudioSessionCategory_AmbientSound,  kAudioSessionCategory_SoloAmbientSound, kAudioSessionCategory_MediaPlayback,
    kAudioSessionCategory_RecordAudio,   kAudioSessionCategory_PlayAndRecord,    kAudioSessionCategory_AudioProcessing,
};

static NSArray *names(void) {
    return [NSArray arrayWithObjects:AVAudioSessionCategoryAmbient, AVAudioSessionCategorySoloAmbient,
                                     AVAudioSessionCategoryPlayback, AVAudioSessionCategoryRecord,
                                     AVAudioSessionCategoryPlayAndRecord, AVAudioSessionCategoryAudioProcessing, nil];
}

+ (id)sharedInstance {
    static AVAudioSession *session;
    if (session == nil) session = [[AVAudioSession alloc] init];
    return session;
}

static void interrupted(bool begins) {
    id<AVAudioSessionDelegate> delegate = [[AVAudioSession sharedInstance] delegate];
    if (begins) {
        if ([delegate respondsToSelector:@selector(beginInterruption)]) [delegate beginInterruption];
    } else if ([delegate respondsToSelector:@selector(endInterruptionWithFlags:)]) {
        [delegate endInterruptionWithFlags:AVAudioSessionInterruptionFlags_ShouldResume];
    } else if ([delegate respondsToSelector:@selector(endInterruption)]) {
        [delegate endInterruption];
    }
}

static void input_changed(void) {
    id<AVAudioSessionDelegate> delegate = [[AVAudioSession sharedInstance] delegate];
    bool has_input = shared_session_has_input();
    if ([delegate respondsToSelector:@selector(inputIsAvailableChanged:)]) [delegate inputIsAvailableChanged:has_input];
    if ([delegate respondsToSelector:@selector(currentHardwareInputNumberOfChannelsChanged:)]) {
        [delegate currentHardwareInputNumberOfChannelsChanged:has_input];
    }
}

- (id)init {
    static const struct session_listener listener = {.interrupted = interrupted, .input_changed = input_changed};
    if ((self = [super init])) {
        _mode = AVAudioSessionModeDefault;
        shared_session_listen(&listener);
    }
    return self;
}

- (BOOL)setActive:(BOOL)active error:(NSError **)error { return [self setActive:active withFlags:0 error:error]; }

/// A session for recording alone cannot begin without a microphone.
- (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)error {
    BOOL isForRecording = shared_session_category() == kAudioSessionCategory_RecordAudio;
    if (!active || !isForRecording || shared_session_has_input()) return YES;
    NSInteger code = kAudioSessionIncompatibleCategory;
    if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:code userInfo:nil];
    return NO;
}

- (NSString *)category {
    UInt32 category = shared_session_category();
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (numbers[i] == category) return [names() objectAtIndex:i];
    }
    return AVAudioSessionCategoryAmbient;
}

- (BOOL)setCategory:(NSString *)category error:(NSError **)error {
    NSUInteger place = [names() indexOfObject:category ?: @""];
    if (place == NSNotFound) {
        NSInteger code = kAudioSessionUnsupportedPropertyError;
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:code userInfo:nil];
        return NO;
    }
    BOOL isNew = shared_session_category() != numbers[place];
    shared_session_set_category(numbers[place]);
    if (isNew && [_delegate respondsToSelector:@selector(categoryChanged:)]) [_delegate categoryChanged:category];
    return YES;
}

- (BOOL)setMode:(NSString *)mode error:(NSError **)error {
    _mode = [mode copy];
    return YES;
}

- (BOOL)setPreferredHardwareSampleRate:(double)sampleRate error:(NSError **)error {
    _preferredHardwareSampleRate = sampleRate;
    return YES;
}

- (BOOL)setPreferredIOBufferDuration:(NSTimeInterval)duration error:(NSError **)error {
    _preferredIOBufferDuration = duration;
    shared_session_set_slice_duration(duration);
    return YES;
}

- (BOOL)inputIsAvailable { return shared_session_has_input(); }
- (double)currentHardwareSampleRate { return 44100; }
- (NSInteger)currentHardwareInputNumberOfChannels { return shared_session_has_input(); }
- (NSInteger)currentHardwareOutputNumberOfChannels { return 2; }

@end
