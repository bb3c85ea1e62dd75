// Writes a sequence as a Standard MIDI file of format 1: its tempo track, and a chunk for each other track.
#pragma once
#import "SequenceObject.h"
#import <Foundation/Foundation.h>

/// The file's bytes; nil if there are too many tracks, or without memory. Events that MIDI files do not know are left out.
/// - Parameter tick: beats of a tick.
NSData *midi_file_write(MusicSequence sequence, SInt16 resolution, double tick);
