// A file in memory, as FFmpeg's demuxers read it: they get its bytes and nothing else, whatever it names.
#pragma once
#include "CodecLibrary.h"
#include <stdbool.h>

/// It must stay where it is while it is open.
struct codec_input {
    const struct codec_library *library;
    const uint8_t *bytes;
    int64_t count, place;
    AVIOContext *context;
    AVFormatContext *file;
};

/// The formats of files of sound.
extern const char codec_sound_formats[];

/// Reads the head of a file, but does not look for what the head does not tell.
/// - bytes: must outlive the input.
/// - formats: the only ones that are tried.
/// - options: further ones of FFmpeg's, which are used up; NULL for none.
/// - Returns: false for a file of other formats. It has to be closed all the same.
bool codec_input_open(struct codec_input *input, const struct codec_library *library, const uint8_t *bytes, size_t count,
                      const char *formats, AVDictionary *options);
void codec_input_close(struct codec_input *input);
