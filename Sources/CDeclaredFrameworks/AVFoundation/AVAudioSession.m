#import <AVFoundation/AVFoundation.h>

@implementation AVAudioSession

+ (id)sharedInstance {
    static AVAudioSession *session;
    if (session == nil) session = [[AVAudioSession alloc] init];
    return session;
}

- (id)init {
    if ((self = [super init])) {
        _category = AVAudioSessionCategorySoloAmbient;
        _mode = AVAudioSessionModeDefault;
    }
    return self;
}

- (BOOL)setActive:(BOOL)active error:(NSError **)error { return YES; }
- (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)error { return YES; }

- (BOOL)setCategory:(NSString *)category error:(NSError **)error {
    NSArray *all = [NSArray arrayWithObjects:AVAudioSessionCategoryAmbient, AVAudioSessionCategorySoloAmbient,
                                             AVAudioSessionCategoryPlayback, AVAudioSessionCategoryRecord,
                                             AVAudioSessionCategoryPlayAndRecord, AVAudioSessionCategoryAudioProcessing, nil];
    if (![all containsObject:category ?: @""]) {
        // kAudioSessionUnsupportedPropertyError
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:'pty?' userInfo:nil];
        return NO;
    }
    _category = [category copy];
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
    return YES;
}

- (BOOL)inputIsAvailable { return NO; }
- (double)currentHardwareSampleRate { return 44100; }
- (NSInteger)currentHardwareInputNumberOfChannels { return 0; }
- (NSInteger)currentHardwareOutputNumberOfChannels { return 2; }

@end
