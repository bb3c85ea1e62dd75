// What units that change their input have in common.
#pragma once
#import "UnitObject.h"

/// An effect has the same rate and channels on both sides.
OSStatus effect_initialize(AudioUnit unit);

/// Changes `count` frames of all channels in place.
typedef void (*effect_process)(AudioUnit unit, float *const *planes, UInt32 channels, UInt32 count, double rate);

/// Renders the input and changes it, with the parameters that each part of it has. Nothing is changed of an effect that
/// is bypassed.
OSStatus effect_render(AudioUnit unit, const AudioTimeStamp *time, UInt32 count, float *const *planes,
                       effect_process process);
