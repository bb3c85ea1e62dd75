#pragma once
#import "Session/SessionState.h"

/// Has what the microphone hears as samples, and gives them to a session's outputs: 1024 frames at a time, on the thread that
/// hears them, in virtual time the main one.
@interface MicrophoneTap : NSObject
/// Listens while one of the outputs is connected with a microphone, and is silent otherwise.
- (void)tapFor:(NSArray *)outputs;
- (void)stop;
@end

/// The description of these samples: 44,100 frames a second of one channel of 16 bits. The caller releases it.
CMFormatDescriptionRef microphone_format_create(void);

@interface AVCaptureOutput (Sound)
/// The microphone has heard these frames. Outputs that take none ignore it.
- (void)microphoneDidHear:(CMSampleBufferRef)sample;
@end
