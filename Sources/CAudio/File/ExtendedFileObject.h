// A file of sound in a format of the app's choice: what the functions in ExtendedAudioFile.h share.
#pragma once
#import <AudioToolbox/AudioConverter.h>
#import <AudioToolbox/ExtendedAudioFile.h>
#import <CSound.h>
#include <stdbool.h>

struct OpaqueExtAudioFile {
    /// Of a file that is read: the NSData with its bytes, retained.
    const void *data;
    struct sound_information information;
    struct sound_decoder *decoder;
    AudioStreamBasicDescription client;
    /// From the file's rate to the client's.
    struct sound_resampler *resampler;
    /// The frame of the file at which the resampler began.
    SInt64 start;
    /// The file that is written, in its format, from the client's by a converter; NULL for one that is read.
    AudioFileID written;
    AudioStreamBasicDescription format;
    AudioConverterRef converter;
    /// The packets of the file that have been written, and what a packet and the largest one have room for.
    SInt64 place;
    UInt32 largest_packet;
    /// The file knows what its packets are.
    bool is_described;
    /// The app closes the file itself.
    bool is_wrapped;
};

/// Writes into a file that the app makes, and closes itself.
OSStatus extended_file_wrap(AudioFileID written, ExtAudioFileRef *file);
OSStatus extended_file_set_client(ExtAudioFileRef file, const AudioStreamBasicDescription *format);
/// The frames of the file that have been written.
SInt64 extended_file_frames(ExtAudioFileRef file);
/// Writes what the converter has kept back, and closes the file that is written. Does nothing for one that is read.
OSStatus extended_file_finish(ExtAudioFileRef file);
