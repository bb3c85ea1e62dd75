#import "MIDIFileWriter.h"
#include <math.h>
#include <stdlib.h>

/// What is written at a tick; of one tick, ends of notes come first. Its bytes lie in the chunk's data.
struct message {
    UInt64 tick;
    int rank;
    size_t number, place, length;
};

/// The messages of a chunk in the order of its events.
struct chunk_writer {
    struct message *messages;
    size_t count, room;
    NSMutableData *bytes;
    bool is_whole;
};

static int compare(const void *left, const void *right) {
    const struct message *a = left, *b = right;
    if (a->tick != b->tick) return a->tick < b->tick ? -1 : 1;
    if (a->rank != b->rank) return a->rank - b->rank;
    return a->number < b->number ? -1 : 1;
}

// MARK: Numbers

/// The largest number that four bytes of seven bits can hold.
static const UInt64 largest_number = 0x0FFFFFFF;

static void put_number(NSMutableData *data, UInt64 number) {
    if (number > largest_number) number = largest_number;
    for (int shift = 21; shift >= 0; shift -= 7) {
        UInt8 byte = (UInt8)(number >> shift & 0x7F) | (shift ? 0x80 : 0);
        if (shift == 0 || number >> shift) [data appendBytes:&byte length:1];
    }
}

static void put(NSMutableData *data, UInt32 number, int count) {
    for (int shift = (count - 1) * 8; shift >= 0; shift -= 8) {
        UInt8 byte = (UInt8)(number >> shift);
        [data appendBytes:&byte length:1];
    }
}

static NSData *meta_bytes(UInt8 number, const void *bytes, UInt32 count) {
    NSMutableData *data = [NSMutableData data];
    put(data, 0xFF00u | number, 2);
    put_number(data, count);
    [data appendBytes:bytes length:count];
    return data;
}

// MARK: Events

static NSData *tempo_bytes(const ExtendedTempoEvent *tempo) {
    // Three bytes of microseconds hold no slower tempo than 3.6 beats a minute.
    double microseconds = fmin(fmax(round(60e6 / tempo->bpm), 1), 0xFFFFFF);
    UInt32 number = (UInt32)microseconds;
    UInt8 bytes[3] = {(UInt8)(number >> 16), (UInt8)(number >> 8), (UInt8)number};
    return meta_bytes(0x51, bytes, sizeof bytes);
}

static NSData *channel_bytes(const MIDIChannelMessage *message) {
    UInt8 kind = message->status & 0xF0;
    UInt8 bytes[3] = {message->status, message->data1, message->data2};
    return [NSData dataWithBytes:bytes length:kind == 0xC0 || kind == 0xD0 ? 2 : 3];
}

static NSData *raw_bytes(const MIDIRawData *raw) {
    if (raw->length == 0 || raw->length > largest_number) return nil;
    bool is_exclusive = raw->data[0] == 0xF0;
    NSMutableData *data = [NSMutableData data];
    put(data, is_exclusive ? 0xF0 : 0xF7, 1);
    put_number(data, raw->length - is_exclusive);
    [data appendBytes:raw->data + is_exclusive length:raw->length - is_exclusive];
    return data;
}

static NSData *bytes_of(const struct music_event *event) {
    const MIDIMetaEvent *meta = (const MIDIMetaEvent *)event->data;
    const UInt8 end_of_track = 0x2F;
    switch (event->type) {
    case kMusicEventType_ExtendedTempo: return tempo_bytes((const ExtendedTempoEvent *)event->data);
    case kMusicEventType_MIDIChannelMessage: return channel_bytes((const MIDIChannelMessage *)event->data);
    case kMusicEventType_MIDIRawData: return raw_bytes((const MIDIRawData *)event->data);
    case kMusicEventType_Meta:
        if (meta->metaEventType > 127 || meta->metaEventType == end_of_track) return nil;
        return meta_bytes(meta->metaEventType, meta->data, meta->dataLength);
    default: return nil;
    }
}

// MARK: Chunks

static UInt64 tick_of(MusicTimeStamp time, double tick) {
    double ticks = round(time / tick);
    return ticks > 0 ? (UInt64)fmin(ticks, 1e15) : 0;
}

static void add(struct chunk_writer *writer, UInt64 tick, int rank, NSData *bytes) {
    if (bytes == nil) return;
    if (writer->count == writer->room) {
        size_t room = writer->room ? writer->room * 2 : 256;
        struct message *larger = realloc(writer->messages, room * sizeof *larger);
        writer->is_whole = writer->is_whole && larger;
        if (larger == NULL) return;
        writer->messages = larger;
        writer->room = room;
    }
    writer->messages[writer->count] =
        (struct message){tick, rank, writer->count, [writer->bytes length], [bytes length]};
    writer->count++;
    [writer->bytes appendData:bytes];
}

static void add_note(struct chunk_writer *writer, const struct music_event *event, double tick) {
    const MIDINoteMessage *note = (const MIDINoteMessage *)event->data;
    UInt64 begin = tick_of(event->time, tick), end = tick_of(event->time + note->duration, tick);
    // A note without a length would end before it begins.
    if (end <= begin) end = begin + 1;
    UInt8 on[3] = {0x90 | note->channel, note->note, note->velocity ? note->velocity : 1};
    UInt8 off[3] = {0x80 | note->channel, note->note, note->releaseVelocity};
    add(writer, begin, 1, [NSData dataWithBytes:on length:3]);
    add(writer, end, 0, [NSData dataWithBytes:off length:3]);
}

/// Nil without memory.
static NSData *chunk(MusicTrack track, double tick) {
    struct chunk_writer writer = {.bytes = [NSMutableData data], .is_whole = true};
    for (size_t i = 0; i < track->count; i++) {
        const struct music_event *event = track->events[i];
        if (event->type == kMusicEventType_MIDINoteMessage) add_note(&writer, event, tick);
        else add(&writer, tick_of(event->time, tick), 1, bytes_of(event));
    }
    if (writer.messages) qsort(writer.messages, writer.count, sizeof *writer.messages, compare);
    NSMutableData *data = [NSMutableData data];
    UInt64 last = 0;
    for (size_t i = 0; i < writer.count; i++) {
        const struct message *message = &writer.messages[i];
        put_number(data, message->tick - last);
        [data appendBytes:(const UInt8 *)[writer.bytes bytes] + message->place length:message->length];
        last = message->tick;
    }
    free(writer.messages);
    UInt64 end = tick_of(track_length(track), tick);
    put_number(data, end > last ? end - last : 0);
    [data appendData:meta_bytes(0x2F, NULL, 0)];
    return writer.is_whole ? data : nil;
}

NSData *midi_file_write(MusicSequence sequence, SInt16 resolution, double tick) {
    if (sequence->track_count + 1 > sequence_most_tracks) return nil;
    NSMutableData *file = [NSMutableData dataWithBytes:"MThd" length:4];
    put(file, 6, 4);
    put(file, 1, 2);
    put(file, sequence->track_count + 1, 2);
    put(file, (UInt16)resolution, 2);
    for (UInt32 i = 0; i <= sequence->track_count; i++) {
        @autoreleasepool {
            NSData *bytes = chunk(i == 0 ? sequence->tempo : sequence->tracks[i - 1], tick);
            if (bytes == nil) return nil;
            [file appendBytes:"MTrk" length:4];
            put(file, (UInt32)[bytes length], 4);
            [file appendData:bytes];
        }
    }
    return file;
}
