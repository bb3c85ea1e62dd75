// The unit that plays notes, by CSound's synthesizer.
#pragma once
#import "UnitObject.h"

extern const struct unit_kind unit_kind_sampler;

/// A message that is heard at a frame of the next slice. The sampler's queue is long; kAudioUnitErr_CannotDoInCurrentContext
/// when it is full.
OSStatus sampler_message(AudioUnit unit, UInt8 status, UInt8 first, UInt8 second, UInt32 frame);
OSStatus sampler_exclusive(AudioUnit unit, const UInt8 *data, UInt32 length);
/// Plays a note on the channel of the group, in whole semitones.
OSStatus sampler_start_note(AudioUnit unit, MusicDeviceGroupID group, NoteInstanceID *instance, UInt32 frame,
                            const MusicDeviceNoteParams *params);
OSStatus sampler_stop_note(AudioUnit unit, MusicDeviceGroupID group, NoteInstanceID instance, UInt32 frame);
