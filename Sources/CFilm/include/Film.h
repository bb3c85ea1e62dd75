// A film file in memory: its tracks, its length, what it says about itself. FFmpeg reads it; its libraries are loaded
// at the first film.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum film_fault {
    film_is_fine,
    /// No film, or one of a kind that the platform does not play.
    film_is_unsupported,
    /// FFmpeg's libraries are not installed.
    film_lacks_codecs,
};

enum film_media { film_pictures_media, film_sound_media, film_text_media, film_other_media };

/// A number of parts of a second.
struct film_time {
    int64_t value;
    int32_t scale;
};

/// The limits on what is decoded: the pixels of a picture, the tracks of a file, the pieces of a track.
enum { film_most_pixels = 2560 * 1440, film_most_tracks = 16, film_most_pieces = 10000 };

/// What a file says of a track.
struct film_track {
    /// The track's number in the file, from 1.
    int32_t identifier;
    enum film_media media;
    /// The name of the format in the file, such as 'avc1'; 0 if it has none.
    uint32_t format;
    /// When it begins in the film, and how long it is, in seconds.
    double start, duration;
    int32_t time_scale;
    double bits_per_second;
    /// The bytes of its samples, as far as the file's tables tell them.
    int64_t size;
    /// ISO 639-2, such as "eng"; empty if the file does not say.
    char language[4];
    bool is_enabled;
    /// What the decoder needs beside the samples, in the codec's own form; valid as long as the film.
    const uint8_t *setup;
    int setup_size;
    /// Pictures: pixels, the width of a pixel as part of its height, quarters of a turn to the right, pictures a
    /// second.
    int width, height;
    double pixel_aspect;
    int turns;
    double rate;
    /// True if the decoder for it is there.
    bool is_decodable;
    /// Sound: channels, frames a second.
    int channels;
    double sound_rate;
};

struct film;

/// A stretch of a track of some file, and where it stands in the film that is put together of such pieces. All times in
/// seconds.
struct film_piece {
    /// The file; NULL for a stretch in which there is nothing.
    const uint8_t *bytes;
    size_t count;
    /// The track's index in the file.
    int track;
    double source, source_duration;
    /// The stretch is as much faster or slower as it is shorter or longer here.
    double start, duration;
};

/// Reads the head of a film. `bytes` must stay valid until the film is closed.
/// - Parameter fault: Set when the result is NULL.
struct film *film_open(const uint8_t *bytes, size_t count, enum film_fault *fault);
void film_close(struct film *film);

/// True if the first bytes of a file of `count` bytes suffice to open it and to play its beginning: an MPEG-4 file
/// whose tables come before its samples.
bool film_can_begin(const uint8_t *bytes, size_t received, size_t count);

/// Seconds; 0 if there is no telling.
double film_duration(const struct film *film);

int film_track_count(const struct film *film);
const struct film_track *film_track(const struct film *film, int index);

/// The index of the first track of a kind that can be decoded, or -1.
int film_track_of(const struct film *film, enum film_media media);

/// What the film says about itself: the entry at an index, in UTF-8, by FFmpeg's names ("title", "artist" …).
/// - Returns: false behind the last one.
bool film_metadata(const struct film *film, int index, const char **key, const char **value);

/// The same for a track.
bool film_track_metadata(const struct film *film, int track, int index, const char **key, const char **value);

/// The chapter at an index: its times in seconds, and its title in UTF-8, empty if it has none.
/// - Returns: false behind the last one.
bool film_chapter(const struct film *film, int index, double *start, double *end, const char **title);

/// How many seconds from the film's beginning can be played while only the first `count` bytes of the file are there.
double film_playable_duration(const struct film *film, size_t count);
