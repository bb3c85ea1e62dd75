// Apple's IMA 4:1: packets of 34 bytes for 64 samples of one channel, each sample the difference from the one before
// (Technical Note TN1081, "Understanding the Differences Between Apple and Windows IMA-ADPCM Compressed Sound Files").

#include "DecoderKind.h"
#include "../Information/SoundBytes.h"
#include <stdlib.h>

enum { packet_bytes = 34, packet_frames = 64 };

struct ima4_decoder {
    struct sound_decoder decoder;
    const uint8_t *packets;
    int64_t frame, frame_count;
    /// The packets of all channels that were decoded last, and their number in the file; -1 for none.
    int64_t decoded;
    int16_t samples[packet_frames * sound_most_channels];
};

/// Each about 1.1 times the one before, as the IMA's recommendation lists them.
static const int steps[89] = {
    7,     8,     9,     10,    11,    12,    13,    14,    16,    17,    19,    21,    23,    25,   28,
    31,    34,    37,    41,    45,    50,    55,    60,    66,    73,    80,    88,    97,    107,  118,
    130,   143,   157,   173,   190,   209,   230,   253,   279,   307,   337,   371,   408,   449,  494,
    544,   598,   658,   724,   796,   876,   963,   1060,  1166,  1282,  1411,  1552,  1707,  1878, 2066,
    2272,  2499,  2749,  3024,  3327,  3660,  4026,  4428,  4871,  5358,  5894,  6484,  7132,  7845, 8630,
    9493,  10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};
static const int index_steps[8] = {-1, -1, -1, -1, 2, 4, 6, 8};

static int limited(int value, int least, int most) { return value < least ? least : value > most ? most : value; }

static void decode_packet(const uint8_t *packet, int16_t *samples, size_t stride) {
    uint16_t head = big16(packet);
    int predictor = (int16_t)(head & 0xFF80), index = limited(head & 0x7F, 0, 88);
    for (size_t i = 0; i < packet_frames; i++) {
        uint8_t byte = packet[2 + i / 2];
        int nibble = i % 2 == 0 ? byte & 0x0F : byte >> 4, step = steps[index], difference = step >> 3;
        if (nibble & 1) difference += step >> 2;
        if (nibble & 2) difference += step >> 1;
        if (nibble & 4) difference += step;
        predictor = limited(predictor + (nibble & 8 ? -difference : difference), -32768, 32767);
        index = limited(index + index_steps[nibble & 7], 0, 88);
        samples[i * stride] = (int16_t)predictor;
    }
}

static int read_frames(struct sound_decoder *decoder, int16_t *samples, int count) {
    struct ima4_decoder *ima4 = (struct ima4_decoder *)decoder;
    size_t channels = decoder->channels;
    int done = 0;
    while (done < count && ima4->frame < ima4->frame_count) {
        int64_t packet = ima4->frame / packet_frames;
        if (packet != ima4->decoded) {
            for (size_t c = 0; c < channels; c++) {
                const uint8_t *bytes = ima4->packets + ((size_t)packet * channels + c) * packet_bytes;
                decode_packet(bytes, ima4->samples + c, channels);
            }
            ima4->decoded = packet;
        }
        int64_t first = ima4->frame % packet_frames, there = packet_frames - first;
        if (there > count - done) there = count - done;
        if (there > ima4->frame_count - ima4->frame) there = ima4->frame_count - ima4->frame;
        memcpy(samples + (size_t)done * channels, ima4->samples + (size_t)first * channels,
               (size_t)there * channels * sizeof *samples);
        ima4->frame += there;
        done += (int)there;
    }
    return done;
}

static void seek(struct sound_decoder *decoder, int64_t frame) {
    struct ima4_decoder *ima4 = (struct ima4_decoder *)decoder;
    ima4->frame = frame < ima4->frame_count ? frame : ima4->frame_count;
}

static void close_decoder(struct sound_decoder *decoder) { free(decoder); }

struct sound_decoder *ima4_decoder_open(const uint8_t *bytes, const struct sound_information *information) {
    if (information->format != 'ima4' || information->data_size == 0) return NULL;
    struct ima4_decoder *ima4 = calloc(1, sizeof *ima4);
    if (ima4 == NULL) return NULL;
    int64_t count = (int64_t)(information->data_size / (packet_bytes * information->channels)) * packet_frames;
    double counted = information->duration * information->rate + 0.5;
    ima4->decoder = (struct sound_decoder){information->channels, information->rate, read_frames, seek, close_decoder};
    ima4->packets = bytes + information->data_offset;
    ima4->frame_count = counted < (double)count ? (int64_t)counted : count;
    ima4->decoded = -1;
    return &ima4->decoder;
}
