// What a file of sound says of itself: its title, who made it, its cover.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sound_tags;

/// Reads the tags of MP3 (ID3), MPEG-4, AIFF, WAVE and Core Audio files.
/// - Returns: NULL if FFmpeg is not there, or the file has no sound; to be freed by `sound_tags_free`.
struct sound_tags *sound_tags_read(const uint8_t *bytes, size_t count);

void sound_tags_free(struct sound_tags *tags);

/// - Parameter name: FFmpeg's name for it: "title", "artist", "album", "album_artist", "genre", "composer", "track", "disc",
///   "date", "comment", "compilation", "lyrics", "grouping", "TBPM".
/// - Returns: text in UTF-8 that lives as long as the tags; NULL if the file does not say.
const char *sound_tag(const struct sound_tags *tags, const char *name);

/// In seconds; 0 if it is not known.
double sound_tags_duration(const struct sound_tags *tags);

/// The file of the cover, a JPEG or PNG; NULL if there is none. Lives as long as the tags.
const uint8_t *sound_tags_picture(const struct sound_tags *tags, size_t *count);
