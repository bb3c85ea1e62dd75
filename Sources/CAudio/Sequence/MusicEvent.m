#import "SequenceObject.h"
#import <Foundation/Foundation.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: What is in an event

/// The size of the app's data; an error for what no event can be.
static OSStatus measure(MusicEventType type, const void *data, UInt32 *size) {
    const MIDINoteMessage *note = data;
    const MIDIChannelMessage *message = data;
    const MIDIRawData *raw = data;
    const MIDIMetaEvent *meta = data;
    const ExtendedNoteOnEvent *extended = data;
    size_t length = 0;
    bool is_fit = true;
    switch (type) {
    case kMusicEventType_ExtendedNote:
        is_fit = extended->extendedParams.argCount <= sequence_most_arguments && isfinite(extended->duration) &&
                 extended->duration >= 0;
        // Pitch and velocity are the first two arguments.
        length = offsetof(ExtendedNoteOnEvent, extendedParams.mControls) +
                 (extended->extendedParams.argCount > 2 ? extended->extendedParams.argCount - 2 : 0) *
                     sizeof(NoteParamsControlValue);
        if (length < sizeof *extended) length = sizeof *extended;
        break;
    case kMusicEventType_ExtendedTempo:
        length = sizeof(ExtendedTempoEvent);
        is_fit = ((const ExtendedTempoEvent *)data)->bpm > 0 && ((const ExtendedTempoEvent *)data)->bpm <= 1e9;
        break;
    case kMusicEventType_User:
    case kMusicEventType_MIDIRawData:
        length = offsetof(MIDIRawData, data) + (size_t)raw->length;
        break;
    case kMusicEventType_Meta: length = offsetof(MIDIMetaEvent, data) + (size_t)meta->dataLength; break;
    case kMusicEventType_MIDINoteMessage:
        length = sizeof *note;
        is_fit = note->channel < 16 && note->note < 128 && note->velocity < 128 && note->releaseVelocity < 128 &&
                 isfinite(note->duration) && note->duration >= 0;
        break;
    case kMusicEventType_MIDIChannelMessage:
        length = sizeof *message;
        is_fit = message->status >= 0x80 && message->status < 0xF0 && message->data1 < 128 && message->data2 < 128;
        break;
    case kMusicEventType_Parameter: length = sizeof(ParameterEvent); break;
    case kMusicEventType_AUPreset: length = sizeof(AUPresetEvent); break;
    default: return kAudioToolboxErr_InvalidEventType;
    }
    if (!is_fit || length > sequence_largest_event) return kAudio_ParamError;
    *size = (UInt32)length;
    return 0;
}

/// How much of the app's structure may be read: an extended note without controls may lack the first one.
static size_t given_size(MusicEventType type, const void *data, UInt32 size) {
    const ExtendedNoteOnEvent *extended = data;
    bool lacks_controls = type == kMusicEventType_ExtendedNote && extended->extendedParams.argCount <= 2;
    return lacks_controls ? offsetof(ExtendedNoteOnEvent, extendedParams.mControls) : size;
}

struct music_event *music_event_make(MusicTimeStamp time, MusicEventType type, const void *data, OSStatus *status) {
    UInt32 size = 0;
    *status = data && sequence_is_time(time) ? measure(type, data, &size) : kAudio_ParamError;
    if (*status) return NULL;
    // Data of variable length has room for the one byte that the structures declare.
    struct music_event *event = calloc(1, sizeof *event + (size < 64 ? 64 : size));
    if (event == NULL) {
        *status = kAudio_MemFullError;
        return NULL;
    }
    event->time = time;
    event->type = type;
    event->size = size;
    memcpy(event->data, data, given_size(type, data, size));
    if (type == kMusicEventType_AUPreset) {
        AUPresetEvent *preset = (AUPresetEvent *)event->data;
        if (preset->preset) CFRetain(preset->preset);
    }
    return event;
}

struct music_event *music_event_copy(const struct music_event *event) {
    OSStatus status = 0;
    return music_event_make(event->time, event->type, event->data, &status);
}

void music_event_free(struct music_event *event) {
    if (event == NULL) return;
    if (event->type == kMusicEventType_AUPreset) {
        AUPresetEvent *preset = (AUPresetEvent *)event->data;
        if (preset->preset) CFRelease(preset->preset);
    }
    free(event);
}

MusicTimeStamp music_event_duration(const struct music_event *event) {
    if (event->type == kMusicEventType_MIDINoteMessage) return ((const MIDINoteMessage *)event->data)->duration;
    if (event->type == kMusicEventType_ExtendedNote) return ((const ExtendedNoteOnEvent *)event->data)->duration;
    return 0;
}

int music_event_meta(const struct music_event *event) {
    return event->type == kMusicEventType_Meta ? ((const MIDIMetaEvent *)event->data)->metaEventType : -1;
}

// MARK: The events of a track

size_t track_place(MusicTrack track, MusicTimeStamp time) {
    size_t low = 0, high = track->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (track->events[middle]->time < time) low = middle + 1;
        else high = middle;
    }
    return low;
}

bool track_takes(MusicTrack track, MusicEventType type) {
    return track->automates == 0 || type == kMusicEventType_Parameter;
}

OSStatus track_insert(MusicTrack track, struct music_event *event, size_t *place) {
    if (track->count == track->room) {
        size_t room = track->room ? track->room * 2 : 16;
        struct music_event **larger = realloc(track->events, room * sizeof *larger);
        if (larger == NULL) {
            music_event_free(event);
            return kAudio_MemFullError;
        }
        track->events = larger;
        track->room = room;
    }
    size_t at = track->count;
    if (at > 0 && track->events[at - 1]->time > event->time) {
        at = track_place(track, event->time);
        while (at < track->count && track->events[at]->time == event->time) at++;
    }
    memmove(&track->events[at + 1], &track->events[at], (track->count - at) * sizeof *track->events);
    track->events[at] = event;
    track->count++;
    for (MusicEventIterator there = track->iterators; there; there = there->next) {
        if (there->place >= at) there->place++;
    }
    if (place) *place = at;
    return 0;
}

struct music_event *track_take(MusicTrack track, size_t place) {
    struct music_event *event = track->events[place];
    track->count--;
    memmove(&track->events[place], &track->events[place + 1], (track->count - place) * sizeof *track->events);
    for (MusicEventIterator there = track->iterators; there; there = there->next) {
        if (there->place > place) there->place--;
    }
    return event;
}

MusicTimeStamp track_length(MusicTrack track) {
    MusicTimeStamp length = track->least_length;
    for (size_t i = 0; i < track->count; i++) {
        MusicTimeStamp end = track->events[i]->time + music_event_duration(track->events[i]);
        if (end > length) length = end;
    }
    return length;
}
