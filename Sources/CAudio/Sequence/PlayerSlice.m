// The events of a slice: which ones are due, in which order they are sent, and to whom.

#import "../Graph/GraphObject.h"
#import "PlayerObject.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Something to be sent at a beat: an event of a track, or the end of a note.
struct due {
    MusicTimeStamp beat;
    /// Ends of notes come before what begins at the same beat.
    int rank, number;
    MusicTrack track;
    AUNode node;
    /// A copy, since functions of the app may change the track meanwhile; NULL for the end of a note.
    struct music_event *event;
    struct player_note note;
};

struct slice {
    MusicPlayer player;
    MusicTimeStamp begin, end;
    /// Seconds of the sequence at the beginning, and frames of a second of it.
    double seconds, frames_of_second;
    UInt32 count;
    double rate;
    struct due *due;
    int due_count, due_room;
};

static struct due *add(struct slice *slice, MusicTimeStamp beat, int rank) {
    if (slice->due_count == player_most_events) return NULL;
    if (slice->due_count == slice->due_room) {
        int room = slice->due_room ? slice->due_room * 2 : 64;
        struct due *larger = realloc(slice->due, (size_t)room * sizeof *larger);
        if (larger == NULL) return NULL;
        slice->due = larger;
        slice->due_room = room;
    }
    struct due *due = &slice->due[slice->due_count];
    *due = (struct due){.beat = beat, .rank = rank, .number = slice->due_count};
    slice->due_count++;
    return due;
}

static int compare(const void *left, const void *right) {
    const struct due *a = left, *b = right;
    if (a->beat != b->beat) return a->beat < b->beat ? -1 : 1;
    return a->rank != b->rank ? a->rank - b->rank : a->number - b->number;
}

// MARK: What is due

static void add_note_end(struct slice *slice, const struct player_note *note) {
    struct due *due = add(slice, note->end, 0);
    if (due) due->note = *note;
}

/// Takes the notes that end in this slice out of the player's list.
static void collect_ends(struct slice *slice) {
    MusicPlayer player = slice->player;
    int kept = 0;
    for (int i = 0; i < player->note_count; i++) {
        struct player_note *note = &player->notes[i];
        if (note->end < slice->end) add_note_end(slice, note);
        else player->notes[kept++] = *note;
    }
    player->note_count = kept;
}

/// Adds the events between two times of a track, which are heard `distance` beats later.
static void collect_range(struct slice *slice, MusicTrack track, MusicTimeStamp begin, MusicTimeStamp end,
                          MusicTimeStamp distance) {
    for (size_t i = track_place(track, begin); i < track->count && track->events[i]->time < end; i++) {
        const struct music_event *event = track->events[i];
        // Events of the tempo are the sequence's, wherever they stand.
        if (event->type == kMusicEventType_Meta || event->type == kMusicEventType_ExtendedTempo) continue;
        struct music_event *copy = music_event_copy(event);
        struct due *due = copy ? add(slice, event->time + distance, 1) : NULL;
        if (due == NULL) {
            music_event_free(copy);
            return;
        }
        due->track = track;
        due->node = track->node;
        due->event = copy;
    }
}

/// A loop of so many rounds is heard as often in all, the first time included; one of 0 rounds has no end.
static void collect_track(struct slice *slice, MusicTrack track) {
    MusicTimeStamp begin = slice->begin - track->offset, end = slice->end - track->offset;
    // A shorter loop than this has more rounds than can be told apart.
    const MusicTimeStamp shortest = 1.0 / 4096;
    MusicTimeStamp length = track->loop.loopDuration < shortest ? 0 : track_length(track);
    MusicTimeStamp loop = fmin(track->loop.loopDuration, length);
    if (loop < shortest) {
        collect_range(slice, track, begin, end, track->offset);
        return;
    }
    if (begin < length) collect_range(slice, track, begin, fmin(end, length), track->offset);
    double first = fmax(1, floor((begin - length) / loop) + 1), last = floor((end - length) / loop) + 1;
    if (track->loop.numberOfLoops > 0) last = fmin(last, track->loop.numberOfLoops - 1);
    for (double round = first; round <= last && slice->due_count < player_most_events; round++) {
        MusicTimeStamp distance = round * loop;
        collect_range(slice, track, fmax(begin - distance, length - loop), fmin(end - distance, length),
                      distance + track->offset);
    }
}

static void collect(struct slice *slice) {
    MusicSequence sequence = slice->player->sequence;
    bool has_solo = false;
    for (UInt32 i = 0; i < sequence->track_count; i++) has_solo = has_solo || sequence->tracks[i]->is_solo;
    collect_ends(slice);
    for (UInt32 i = 0; i < sequence->track_count; i++) {
        MusicTrack track = sequence->tracks[i];
        if (!track->is_muted && (!has_solo || track->is_solo)) collect_track(slice, track);
    }
    if (slice->due) qsort(slice->due, (size_t)slice->due_count, sizeof *slice->due, compare);
}

// MARK: Parameters that move

/// The value that a parameter of a track has at the beginning of the slice, between two events that name it.
static void move_parameters(struct slice *slice, MusicTrack track) {
    enum { most_parameters = 64 };
    ParameterEvent moved[most_parameters];
    int count = 0;
    MusicTimeStamp now = slice->begin - track->offset;
    size_t next = track_place(track, now);
    AudioUnit unit = player_unit(slice->player, track->node);
    for (size_t i = next; i-- > 0 && count < most_parameters && unit;) {
        ParameterEvent former;
        memcpy(&former, track->events[i]->data, sizeof former);
        bool is_known = false;
        for (int k = 0; k < count && !is_known; k++) {
            is_known = moved[k].parameterID == former.parameterID && moved[k].scope == former.scope &&
                       moved[k].element == former.element;
        }
        if (is_known) continue;
        moved[count++] = former;
        for (size_t k = next; k < track->count; k++) {
            ParameterEvent later;
            memcpy(&later, track->events[k]->data, sizeof later);
            if (later.parameterID != former.parameterID || later.scope != former.scope ||
                later.element != former.element) {
                continue;
            }
            double part = (now - track->events[i]->time) / (track->events[k]->time - track->events[i]->time);
            AudioUnitSetParameter(unit, former.parameterID, former.scope, former.element,
                                  former.value + (Float32)part * (later.value - former.value), 0);
            break;
        }
    }
}

// MARK: Sending

AudioUnit player_unit(MusicPlayer player, AUNode node) {
    AUGraph graph = player->sequence ? sequence_graph(player->sequence) : NULL;
    if (graph == NULL) return NULL;
    const struct graph_node *there = node ? graph_node(graph, node) : NULL;
    for (int i = 0; i < graph->node_count && there == NULL && node == 0; i++) {
        if (graph->nodes[i].description.componentType == kAudioUnitType_MusicDevice) there = &graph->nodes[i];
    }
    return there ? there->unit : NULL;
}

/// The frame of the unit's own rate at which something is heard.
static UInt32 frame_of(const struct slice *slice, MusicTimeStamp beat, AudioUnit unit) {
    double seconds = sequence_seconds(slice->player->sequence, beat) - slice->seconds;
    double frame = round(seconds * slice->frames_of_second);
    frame = fmin(fmax(frame, 0), slice->count > 0 ? slice->count - 1 : 0);
    double rate = unit->plug_in || unit->output_count == 0 ? slice->rate : unit->outputs[0].format.mSampleRate;
    return (UInt32)(frame * rate / slice->rate);
}

static void keep_note(MusicPlayer player, const struct player_note *note) {
    if (player->note_count < player_most_notes) player->notes[player->note_count++] = *note;
}

static void end_note(MusicPlayer player, const struct player_note *note, UInt32 frame) {
    AudioUnit unit = player_unit(player, note->node);
    if (unit == NULL) return;
    if (note->is_extended) MusicDeviceStopNote(unit, note->group, note->instance, frame);
    else MusicDeviceMIDIEvent(unit, 0x80u | note->channel, note->key, note->release, frame);
}

static void send_note(struct slice *slice, const struct due *due, AudioUnit unit) {
    const MIDINoteMessage *message = (const MIDINoteMessage *)due->event->data;
    struct player_note note = {.node = due->node, .end = due->beat + message->duration, .channel = message->channel,
                               .key = message->note, .release = message->releaseVelocity};
    UInt32 frame = frame_of(slice, due->beat, unit);
    if (MusicDeviceMIDIEvent(unit, 0x90u | note.channel, note.key, message->velocity, frame) == 0) {
        keep_note(slice->player, &note);
    }
}

static void send_extended_note(struct slice *slice, const struct due *due, AudioUnit unit) {
    const ExtendedNoteOnEvent *event = (const ExtendedNoteOnEvent *)due->event->data;
    struct player_note note = {.node = due->node, .end = due->beat + event->duration, .is_extended = true,
                               .group = event->groupID};
    UInt32 frame = frame_of(slice, due->beat, unit);
    OSStatus status = MusicDeviceStartNote(unit, event->instrumentID, event->groupID, &note.instance, frame,
                                           &event->extendedParams);
    if (status == 0) keep_note(slice->player, &note);
}

/// System exclusive messages go as a whole; other bytes only if they are a message of a channel.
static void send_raw(struct slice *slice, const struct due *due, AudioUnit unit) {
    const MIDIRawData *raw = (const MIDIRawData *)due->event->data;
    if (raw->length > 0 && raw->data[0] == 0xF0) {
        MusicDeviceSysEx(unit, raw->data, raw->length);
    } else if (raw->length >= 2 && raw->length <= 3 && raw->data[0] >= 0x80 && raw->data[0] < 0xF0) {
        MusicDeviceMIDIEvent(unit, raw->data[0], raw->data[1], raw->length > 2 ? raw->data[2] : 0,
                             frame_of(slice, due->beat, unit));
    }
}

static void tell_user(struct slice *slice, const struct due *due) {
    MusicSequence sequence = slice->player->sequence;
    UInt32 index = 0;
    if (sequence->callback == NULL || MusicSequenceGetTrackIndex(sequence, due->track, &index)) return;
    sequence->callback(sequence->client_data, sequence, due->track, due->beat,
                       (const MusicEventUserData *)due->event->data, slice->begin, slice->end);
}

static void send(struct slice *slice, const struct due *due) {
    if (due->event && due->event->type == kMusicEventType_User) {
        tell_user(slice, due);
        return;
    }
    AudioUnit unit = player_unit(slice->player, due->event ? due->node : due->note.node);
    if (unit == NULL) return;
    if (due->event == NULL) {
        end_note(slice->player, &due->note, frame_of(slice, due->beat, unit));
        return;
    }
    const MIDIChannelMessage *message = (const MIDIChannelMessage *)due->event->data;
    const ParameterEvent *parameter = (const ParameterEvent *)due->event->data;
    const AUPresetEvent *preset = (const AUPresetEvent *)due->event->data;
    switch (due->event->type) {
    case kMusicEventType_MIDINoteMessage: send_note(slice, due, unit); break;
    case kMusicEventType_ExtendedNote: send_extended_note(slice, due, unit); break;
    case kMusicEventType_MIDIRawData: send_raw(slice, due, unit); break;
    case kMusicEventType_MIDIChannelMessage:
        MusicDeviceMIDIEvent(unit, message->status, message->data1, message->data2, frame_of(slice, due->beat, unit));
        break;
    case kMusicEventType_Parameter:
        AudioUnitSetParameter(unit, parameter->parameterID, parameter->scope, parameter->element, parameter->value,
                              frame_of(slice, due->beat, unit));
        break;
    case kMusicEventType_AUPreset:
        AudioUnitSetProperty(unit, kAudioUnitProperty_ClassInfo, preset->scope, preset->element, &preset->preset,
                             sizeof preset->preset);
        break;
    default: break;
    }
}

/// Notes that have begun in this slice may end in it.
static void end_short_notes(struct slice *slice) {
    MusicPlayer player = slice->player;
    int kept = 0;
    for (int i = 0; i < player->note_count; i++) {
        struct player_note note = player->notes[i];
        AudioUnit unit = note.end < slice->end ? player_unit(player, note.node) : NULL;
        if (unit) end_note(player, &note, frame_of(slice, note.end, unit));
        else player->notes[kept++] = note;
    }
    player->note_count = kept;
}

void player_end_notes(MusicPlayer player) {
    for (int i = 0; i < player->note_count; i++) end_note(player, &player->notes[i], 0);
    player->note_count = 0;
}

void player_send_slice(MusicPlayer player, UInt32 count, double rate) {
    MusicSequence sequence = player->sequence;
    struct slice slice = {.player = player, .begin = player->next_beat, .count = count, .rate = rate,
                          .frames_of_second = rate / player->rate};
    slice.seconds = sequence_seconds(sequence, slice.begin);
    slice.end = sequence_beats(sequence, slice.seconds + count / slice.frames_of_second);
    player->slice_begin = slice.begin;
    player->slice_end = player->next_beat = slice.end;
    player->has_slice = true;
    for (UInt32 i = 0; i < sequence->track_count; i++) {
        if (sequence->tracks[i]->automates) move_parameters(&slice, sequence->tracks[i]);
    }
    collect(&slice);
    for (int i = 0; i < slice.due_count; i++) {
        // A function of the app may stop the player, give it another sequence, or dispose of both.
        // The notes that end here are no longer in the player's list, so they end in any case.
        bool is_still = player_is_there(player) && player->sequence == sequence && sequence_is_there(sequence);
        if (is_still && (player->is_playing || slice.due[i].event == NULL)) send(&slice, &slice.due[i]);
        music_event_free(slice.due[i].event);
    }
    if (player_is_there(player) && player->is_playing && player->sequence == sequence) end_short_notes(&slice);
    free(slice.due);
}
