// Standard MIDI files of formats 0 and 1, by the MIDI Manufacturers Association's "Standard MIDI Files 1.0".
#pragma once
#import "SequenceObject.h"

/// What stands in a file. Each chunk is a track that belongs to no sequence yet.
struct midi_file {
    UInt16 format;
    /// Ticks of a beat; negative for ticks of a frame, as the file has it.
    SInt16 resolution;
    MusicTrack *chunks;
    UInt32 chunk_count;
};

enum { midi_largest_file = 64 << 20 };

/// Reads a file; kAudioFileInvalidFileError for one that is damaged or of another format. Nothing is kept of it then.
OSStatus midi_file_read(struct midi_file *file, const UInt8 *bytes, size_t count);
void midi_file_free(struct midi_file *file);

/// Seconds of a tick in a file that counts in frames; 0 in one that counts in beats, or if the resolution is none.
double midi_seconds_of_tick(SInt16 resolution);
