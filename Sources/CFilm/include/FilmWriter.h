// Writes films: pictures as H.264, sound as AAC, in QuickTime and MPEG-4 files. By one thread at a time.
#pragma once
#include "Film.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct film_writer;

enum film_kind {
    film_quicktime,
    film_mpeg4,
    /// MPEG-4 as Apple's players name it: films (M4V), and sound alone (M4A).
    film_apple_mpeg4,
    film_3gpp,
};

/// Where the bytes go. False if they cannot be written.
typedef bool (*film_place)(void *context, uint64_t offset, const void *bytes, size_t count);

/// True if FFmpeg is installed with an encoder for H.264.
bool film_writer_can_write(void);

/// - Returns: NULL without memory or FFmpeg.
struct film_writer *film_writer_open(enum film_kind kind, film_place place, void *context);

struct film_picture_settings {
    /// Even numbers of pixels.
    int width, height;
    /// Bits a second, and the most pictures from one key picture to the next; 0 for the usual.
    int bit_rate, key_interval;
    /// Quarters of a turn to the right by which players show the pictures.
    int turns;
    /// The parts of a second in which times are written.
    int time_scale;
};

struct film_sound_settings {
    int rate, channels;
    /// Bits a second of all channels; 0 for the usual.
    int bit_rate;
};

/// Add a track before the film begins.
/// - Returns: the track's number; -1 for settings that the encoder does not take.
int film_writer_add_pictures(struct film_writer *writer, const struct film_picture_settings *settings);
int film_writer_add_sound(struct film_writer *writer, const struct film_sound_settings *settings);

/// Samples that are encoded already.
struct film_packet_settings {
    enum film_media media;
    /// The name of their format, such as 'avc1' or 'aac ', and what their decoder needs beside them.
    uint32_t format;
    const uint8_t *setup;
    size_t setup_size;
    /// Pictures: pixels, and quarters of a turn to the right.
    int width, height, turns;
    /// Sound: frames a second.
    int rate, channels;
    int time_scale;
};
/// - Returns: -1 for a format that the file does not take.
int film_writer_add_packets(struct film_writer *writer, const struct film_packet_settings *settings);

/// Says something about the film, by FFmpeg's names ("title", "artist" …), or about a track that was added. Before it
/// begins.
void film_writer_set_metadata(struct film_writer *writer, int track, const char *key, const char *value);

enum { film_whole = -1 };

/// The parts of a second in which the film's length is written, and the seconds after each of which the file can be played
/// even if it is not finished; 0 for the usual. Before it begins.
void film_writer_set_time_scale(struct film_writer *writer, int time_scale);
void film_writer_set_fragments(struct film_writer *writer, double seconds);

/// Writes the head.
bool film_writer_begin(struct film_writer *writer);

/// Adds a sample that is encoded already. Times in seconds; a decoding time that is not later than the one before is moved.
bool film_writer_packet(struct film_writer *writer, int track, const void *bytes, size_t count, double time,
                        double decode_time, double duration, bool is_key);

enum film_pixels { film_bgra, film_two_planes, film_two_planes_full_range };

struct film_raw_picture {
    enum film_pixels pixels;
    int width, height;
    const uint8_t *planes[2];
    /// The bytes from one row to the next.
    int strides[2];
};

/// Adds a picture, scaled to the track's size. Times in seconds of the film rise from one to the next.
bool film_writer_picture(struct film_writer *writer, int track, const struct film_raw_picture *picture, double time);

/// Adds sound, from -1 to 1 with a plane for each channel.
bool film_writer_sound(struct film_writer *writer, int track, const float *const *planes, int count);

/// Writes what the encoders have kept back, and the tables.
/// - Returns: false if something could not be written. The writer is gone in any case.
bool film_writer_finish(struct film_writer *writer);
void film_writer_abandon(struct film_writer *writer);

/// Moves the tables of a file that was written before its samples, so that it plays while it still comes from a server.
/// - Parameter descriptor: of a file that can be read and written.
/// - Returns: false, with the file as it was, if it has no such tables or is written in fragments; false after an error of
///   the disk.
bool film_put_tables_first(int descriptor);
