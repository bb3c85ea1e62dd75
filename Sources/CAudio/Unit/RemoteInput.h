// What a unit that records gets of the microphone: a slice of frames for each slice that it plays.
#pragma once
#import <AudioUnit/AudioUnit.h>
#import <CSound.h>

struct remote_input;

/// Begins to listen, for frames of this rate; NULL without memory.
struct remote_input *remote_input_open(double rate);
void remote_input_close(struct remote_input *input);

/// Takes the frames of a slice of `count` frames that is heard from a frame of the output on.
void remote_input_take(struct remote_input *input, int64_t heard, UInt32 count, double rate);
/// Gives the frames of the present slice; all get the same ones.
/// - Returns: kAudioUnitErr_CannotDoInCurrentContext between two slices, kAudioUnitErr_TooManyFramesToProcess for more than
///   the slice has.
OSStatus remote_input_render(const struct remote_input *input, UInt32 count, UInt32 channels, float *const *planes);
void remote_input_end_slice(struct remote_input *input);
