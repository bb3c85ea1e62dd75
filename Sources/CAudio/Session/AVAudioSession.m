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

- (id)init {
    static const struct session_listener listener = {.interrupted = interrupted};
    if ((self = [super init])) {
        _mode = AVAudioSessionModeDefault;
        shared_session_listen(&listener);
    }
    return self;
}

- (BOOL)setActive:(BOOL)active error:(NSError **)error { return YES; }
- (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)error { return YES; }

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

- (BOOL)inputIsAvailable { return NO; }
- (double)currentHardwareSampleRate { return 44100; }
- (NSInteger)currentHardwareInputNumberOfChannels { return 0; }
- (NSInteger)currentHardwareOutputNumberOfChannels { return 2; }

@end
