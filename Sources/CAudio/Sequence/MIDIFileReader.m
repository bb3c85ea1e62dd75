#import "MIDIFileReader.h"
#import <AudioToolbox/AudioFile.h>
#include <stdlib.h>
#include <string.h>

/// A note that has begun: where its event lies in the chunk's list.
struct open_note {
    struct music_event *event;
    UInt64 tick;
};

enum {
    midi_keys = 128,
    midi_channels = 16,
    /// Notes of one key that are held at the same time; a further one is ended by the next end of that key, too.
    most_held = 8,
    meta_end_of_track = 0x2F,
    meta_tempo = 0x51,
};

struct chunk_reader {
    const UInt8 *bytes;
    size_t count, place;
    UInt64 tick;
    /// Beats of a tick.
    double tick_length;
    UInt8 running;
    MusicTrack track;
    struct open_note held[midi_channels][midi_keys][most_held];
};

double midi_seconds_of_tick(SInt16 resolution) {
    int frames = -(resolution >> 8), ticks = resolution & 0xFF;
    // 29 stands for the 30 frames of which some are dropped.
    double rate = frames == 29 ? 30000.0 / 1001 : frames;
    bool is_rate = frames == 24 || frames == 25 || frames == 29 || frames == 30;
    return resolution < 0 && is_rate && ticks > 0 ? 1 / (rate * ticks) : 0;
}

// MARK: Numbers

static UInt32 big_endian(const UInt8 *bytes, int count) {
    UInt32 number = 0;
    for (int i = 0; i < count; i++) number = number << 8 | bytes[i];
    return number;
}

static bool read_byte(struct chunk_reader *reader, UInt8 *byte) {
    if (reader->place >= reader->count) return false;
    *byte = reader->bytes[reader->place++];
    return true;
}

/// A number of up to four bytes of seven bits.
static bool read_number(struct chunk_reader *reader, UInt32 *number) {
    *number = 0;
    for (int i = 0; i < 4; i++) {
        UInt8 byte = 0;
        if (!read_byte(reader, &byte)) return false;
        *number = *number << 7 | (byte & 0x7F);
        if (byte < 0x80) return true;
    }
    return false;
}

/// Bytes whose number stands before them.
static const UInt8 *read_bytes(struct chunk_reader *reader, UInt32 *count) {
    if (!read_number(reader, count) || *count > reader->count - reader->place) return NULL;
    const UInt8 *bytes = reader->bytes + reader->place;
    reader->place += *count;
    return bytes;
}

// MARK: Events

static MusicTimeStamp now(const struct chunk_reader *reader) { return (double)reader->tick * reader->tick_length; }

/// Adds an event; NULL without memory.
static struct music_event *add(struct chunk_reader *reader, MusicEventType type, const void *data) {
    OSStatus status = 0;
    struct music_event *event = music_event_make(now(reader), type, data, &status);
    return event && track_insert(reader->track, event, NULL) == 0 ? event : NULL;
}

static void end_note(struct chunk_reader *reader, UInt8 channel, UInt8 key, UInt8 velocity) {
    struct open_note *held = reader->held[channel][key];
    if (held[0].event == NULL) return;
    MIDINoteMessage *note = (MIDINoteMessage *)held[0].event->data;
    note->duration = (Float32)((double)(reader->tick - held[0].tick) * reader->tick_length);
    note->releaseVelocity = velocity;
    memmove(held, held + 1, (most_held - 1) * sizeof *held);
    held[most_held - 1].event = NULL;
}

static bool begin_note(struct chunk_reader *reader, UInt8 channel, UInt8 key, UInt8 velocity) {
    struct open_note *held = reader->held[channel][key];
    if (held[most_held - 1].event) end_note(reader, channel, key, 0);
    MIDINoteMessage note = {.channel = channel, .note = key, .velocity = velocity};
    struct music_event *event = add(reader, kMusicEventType_MIDINoteMessage, &note);
    int place = 0;
    while (held[place].event) place++;
    held[place] = (struct open_note){event, reader->tick};
    return event != NULL;
}

static bool read_message(struct chunk_reader *reader, UInt8 status) {
    UInt8 first = 0, second = 0, kind = status & 0xF0, channel = status & 0x0F;
    bool has_second = kind != 0xC0 && kind != 0xD0;
    if (!read_byte(reader, &first) || first > 127) return false;
    if (has_second && (!read_byte(reader, &second) || second > 127)) return false;
    if (kind == 0x90 && second > 0) return begin_note(reader, channel, first, second);
    if (kind == 0x80 || kind == 0x90) {
        end_note(reader, channel, first, kind == 0x80 ? second : 0);
        return true;
    }
    MIDIChannelMessage message = {status, first, second, 0};
    return add(reader, kMusicEventType_MIDIChannelMessage, &message) != NULL;
}

/// A system exclusive message, whose first byte belongs to it, or bytes that are sent as they are.
static bool read_raw(struct chunk_reader *reader, UInt8 status) {
    UInt32 count = 0;
    const UInt8 *bytes = read_bytes(reader, &count);
    if (bytes == NULL) return false;
    UInt32 length = count + (status == 0xF0);
    MIDIRawData *raw = calloc(1, sizeof *raw + length);
    if (raw == NULL) return false;
    raw->length = length;
    if (status == 0xF0) raw->data[0] = status;
    memcpy(raw->data + (status == 0xF0), bytes, count);
    bool is_added = length == 0 || add(reader, kMusicEventType_MIDIRawData, raw);
    free(raw);
    return is_added;
}

static bool read_meta(struct chunk_reader *reader, bool *is_end) {
    UInt8 number = 0;
    UInt32 count = 0;
    if (!read_byte(reader, &number) || number > 127) return false;
    const UInt8 *bytes = read_bytes(reader, &count);
    if (bytes == NULL) return false;
    *is_end = number == meta_end_of_track;
    if (*is_end) return true;
    if (number == meta_tempo) {
        UInt32 microseconds = count == 3 ? big_endian(bytes, 3) : 0;
        ExtendedTempoEvent tempo = {microseconds ? 60e6 / microseconds : 0};
        return microseconds && add(reader, kMusicEventType_ExtendedTempo, &tempo);
    }
    MIDIMetaEvent *meta = calloc(1, sizeof *meta + count);
    if (meta == NULL) return false;
    meta->metaEventType = number;
    meta->dataLength = count;
    memcpy(meta->data, bytes, count);
    bool is_added = add(reader, kMusicEventType_Meta, meta) != NULL;
    free(meta);
    return is_added;
}

static bool read_event(struct chunk_reader *reader, bool *is_end) {
    UInt32 delta = 0;
    UInt8 status = 0;
    if (!read_number(reader, &delta) || !read_byte(reader, &status)) return false;
    reader->tick += delta;
    if (status < 0x80) {
        // The status byte of the message before goes on.
        if (reader->running == 0) return false;
        reader->place--;
        return read_message(reader, reader->running);
    }
    reader->running = status < 0xF0 ? status : 0;
    if (status < 0xF0) return read_message(reader, status);
    if (status == 0xFF) return read_meta(reader, is_end);
    return (status == 0xF0 || status == 0xF7) && read_raw(reader, status);
}

/// Reads a chunk up to its end of track. Older programs left that out, so a chunk may also end behind an event.
static bool read_chunk(struct chunk_reader *reader) {
    bool is_end = false;
    while (!is_end && reader->place < reader->count) {
        if (!read_event(reader, &is_end)) return false;
    }
    for (UInt8 channel = 0; channel < midi_channels; channel++) {
        for (UInt8 key = 0; key < midi_keys; key++) {
            while (reader->held[channel][key][0].event) end_note(reader, channel, key, 0);
        }
    }
    // The silence at the end is part of the track.
    reader->track->least_length = now(reader);
    return true;
}

// MARK: Files

static OSStatus add_chunk(struct midi_file *file, const UInt8 *bytes, size_t count, double tick_length) {
    if (file->chunk_count == sequence_most_tracks) return kAudioFileInvalidFileError;
    MusicTrack *larger = realloc(file->chunks, (file->chunk_count + 1) * sizeof *larger);
    struct chunk_reader *reader = larger ? calloc(1, sizeof *reader) : NULL;
    MusicTrack track = reader ? sequence_make_track(NULL) : NULL;
    if (larger) file->chunks = larger;
    if (track == NULL) {
        free(reader);
        return kAudio_MemFullError;
    }
    file->chunks[file->chunk_count++] = track;
    reader->bytes = bytes;
    reader->count = count;
    reader->tick_length = tick_length;
    reader->track = track;
    bool is_whole = read_chunk(reader);
    free(reader);
    return is_whole ? 0 : kAudioFileInvalidFileError;
}

static OSStatus read_file(struct midi_file *file, const UInt8 *bytes, size_t count) {
    enum { head = 8, least_header = 6 };
    if (count < head + least_header || count > midi_largest_file || memcmp(bytes, "MThd", 4)) {
        return kAudioFileInvalidFileError;
    }
    size_t length = big_endian(bytes + 4, 4);
    if (length < least_header || length > count - head) return kAudioFileInvalidFileError;
    file->format = (UInt16)big_endian(bytes + 8, 2);
    UInt32 wanted = big_endian(bytes + 10, 2);
    file->resolution = (SInt16)big_endian(bytes + 12, 2);
    double seconds = midi_seconds_of_tick(file->resolution);
    if (file->format > 1 || wanted == 0 || (file->format == 0 && wanted != 1)) return kAudioFileInvalidFileError;
    if (file->resolution == 0 || (file->resolution < 0 && seconds == 0)) return kAudioFileInvalidFileError;
    double tick_length = file->resolution > 0 ? 1.0 / file->resolution : seconds;
    OSStatus status = 0;
    for (size_t place = head + length; file->chunk_count < wanted && status == 0;) {
        if (count - place < head) return kAudioFileInvalidFileError;
        length = big_endian(bytes + place + 4, 4);
        if (length > count - place - head) return kAudioFileInvalidFileError;
        // Chunks of other kinds are for other programs.
        if (memcmp(bytes + place, "MTrk", 4) == 0) status = add_chunk(file, bytes + place + head, length, tick_length);
        place += head + length;
    }
    return status;
}

OSStatus midi_file_read(struct midi_file *file, const UInt8 *bytes, size_t count) {
    *file = (struct midi_file){0};
    OSStatus status = read_file(file, bytes, count);
    if (status) midi_file_free(file);
    return status;
}

void midi_file_free(struct midi_file *file) {
    for (UInt32 i = 0; i < file->chunk_count; i++) sequence_free_track(file->chunks[i]);
    free(file->chunks);
    *file = (struct midi_file){0};
}
