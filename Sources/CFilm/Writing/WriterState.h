// What the file and its encoders share.
#pragma once
#include "CSound.h"
#include "Decoding/CodecLibrary.h"
#include "FilmWriter.h"

enum { most_writer_tracks = 8, most_writer_channels = 8, frames_of_packet = 1024 };

struct writer_track {
    AVStream *stream;
    /// Samples that are encoded already, whose times are in these parts of a second; 0 for others.
    int packet_scale;
    // Pictures.
    AVCodecContext *codec;
    AVFrame *frame;
    struct SwsContext *scaler;
    /// The time of the last picture, and from the one before to it.
    int64_t last, step;
    // Sound: the frames that do not fill a packet yet.
    struct sound_packet_encoder *encoder;
    float *planes[most_writer_channels];
    int channels, count;
    int64_t sent;
};

struct film_writer {
    const struct codec_library *library;
    AVFormatContext *file;
    AVIOContext *io;
    AVPacket *packet;
    film_place write;
    void *context;
    uint64_t place, size;
    bool has_failed, has_head;
    int time_scale;
    double fragment;
    int track_count;
    struct writer_track tracks[most_writer_tracks];
};

/// Says by how many quarters of a turn to the right a track is shown.
bool writer_set_turns(struct film_writer *writer, AVStream *stream, int turns);

/// Writes the packets that a track's encoder has ready; at the end all that it has kept back.
bool writer_track_write(struct film_writer *writer, struct writer_track *track);
bool writer_track_finish(struct film_writer *writer, struct writer_track *track);
void writer_track_close(struct film_writer *writer, struct writer_track *track);
