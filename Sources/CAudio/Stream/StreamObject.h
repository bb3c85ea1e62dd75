// A file of sound that comes in pieces: what the functions in AudioFileStream.h share.
#pragma once
#import <AudioToolbox/AudioFileStream.h>
#import <CSound.h>
#include <stdbool.h>

struct OpaqueAudioFileStreamID {
    void *client_data;
    AudioFileStream_PropertyListenerProc listener;
    AudioFileStream_PacketsProc packets;
    AudioFileTypeID hint;
    /// What has come and is not used yet; the file's offset of its first byte.
    uint8_t *bytes;
    size_t count, room;
    uint64_t place;
    /// Bytes that are left out as they come: what stands before the sound.
    uint64_t skipped;
    bool is_ready, has_failed;
    /// The next frame must be looked for, and be followed by another one.
    bool must_find;
    /// A function of the app is called, which may close the stream.
    bool is_calling, is_closed;
    struct sound_information information;
    /// The file's offset behind its sound; UINT64_MAX if it goes on for ever.
    uint64_t end;
    /// What a Core Audio file says of its codec, and the sizes of its packets.
    uint8_t *cookie;
    size_t cookie_size;
    uint32_t *sizes;
    size_t size_count;
    /// The packets that have been given to the app, their bytes, and the largest one.
    uint64_t packet_count, packet_bytes;
    uint32_t largest_packet;
};

/// Reads the head of the file, if it has come whole.
/// - Returns: 0 also if more must come first; the stream is ready then or not.
OSStatus stream_read_head(AudioFileStreamID stream);

/// Gives the app the packets that have come whole.
void stream_give_packets(AudioFileStreamID stream);

/// Tells the app of a property.
void stream_tell(AudioFileStreamID stream, AudioFileStreamPropertyID property);

/// Leaves out the first bytes of what has come.
void stream_drop(AudioFileStreamID stream, size_t count);

/// True for MPEG audio and ADTS, whose packets tell their size themselves.
bool stream_has_frames(const struct OpaqueAudioFileStreamID *stream);
