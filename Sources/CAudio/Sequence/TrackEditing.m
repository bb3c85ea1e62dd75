// Ranges of events that are moved, taken away and copied. A range has its start, and ends before its end; events belong to
// it by the times at which they begin.

#import "SequenceObject.h"
#include <stdlib.h>

/// Says where a range ends: kMusicTimeStamp_EndOfTrack stands for the end of the track and all events.
static OSStatus check(MusicTrack track, MusicTimeStamp start, MusicTimeStamp *end, MusicTimeStamp *duration) {
    if (track == NULL || !(start >= 0) || !sequence_is_time(start) || !(*end >= start)) return kAudio_ParamError;
    if (!sequence_is_time(*end)) return kAudio_ParamError;
    MusicTimeStamp length = *end >= kMusicTimeStamp_EndOfTrack ? track_length(track) : *end;
    *duration = length > start ? length - start : 0;
    return 0;
}

/// Takes the events of a range out of the track.
static struct music_event **take(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end, size_t *count) {
    size_t first = track_place(track, start), last = track_place(track, end);
    *count = last - first;
    struct music_event **taken = malloc((*count + 1) * sizeof *taken);
    for (size_t i = 0; taken && i < *count; i++) taken[i] = track_take(track, first);
    return taken;
}

/// Copies the events of a range, `distance` later.
static struct music_event **copy(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end, MusicTimeStamp distance,
                                 size_t *count) {
    size_t first = track_place(track, start), last = track_place(track, end);
    *count = 0;
    struct music_event **copied = malloc((last - first + 1) * sizeof *copied);
    for (size_t i = first; copied && i < last; i++) {
        struct music_event *event = music_event_copy(track->events[i]);
        if (event == NULL) continue;
        event->time += distance;
        copied[(*count)++] = event;
    }
    return copied;
}

static OSStatus insert_all(MusicTrack track, struct music_event **events, size_t count) {
    OSStatus status = 0;
    for (size_t i = 0; i < count; i++) {
        OSStatus of_this = track_insert(track, events[i], NULL);
        if (status == 0) status = of_this;
    }
    free(events);
    return status;
}

OSStatus MusicTrackMoveEvents(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end, MusicTimeStamp distance) {
    MusicTimeStamp duration = 0;
    units_lock();
    OSStatus status = check(track, start, &end, &duration);
    // Nothing lies before the beginning.
    if (status == 0 && (!sequence_is_time(distance) || start + distance < 0)) status = kAudio_ParamError;
    if (status == 0) {
        size_t count = 0;
        struct music_event **moved = take(track, start, end, &count);
        for (size_t i = 0; moved && i < count; i++) moved[i]->time += distance;
        status = moved ? insert_all(track, moved, count) : kAudio_MemFullError;
    }
    units_unlock();
    return status;
}

OSStatus MusicTrackClear(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end) {
    MusicTimeStamp duration = 0;
    units_lock();
    OSStatus status = check(track, start, &end, &duration);
    if (status == 0) {
        size_t first = track_place(track, start), last = track_place(track, end);
        while (last > first) music_event_free(track_take(track, --last));
    }
    units_unlock();
    return status;
}

OSStatus MusicTrackCut(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end) {
    MusicTimeStamp duration = 0;
    units_lock();
    OSStatus status = check(track, start, &end, &duration);
    if (status == 0) status = MusicTrackClear(track, start, end);
    // What comes later closes the gap.
    for (size_t i = status == 0 ? track_place(track, end) : SIZE_MAX; status == 0 && i < track->count; i++) {
        track->events[i]->time -= duration;
    }
    if (status == 0 && track->least_length > start) {
        track->least_length = track->least_length > start + duration ? track->least_length - duration : start;
    }
    units_unlock();
    return status;
}

/// Puts copies of a range into a track; what lies there at or after the place makes room, or stays.
static OSStatus put(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                    MusicTimeStamp insertTime, bool makes_room) {
    MusicTimeStamp duration = 0;
    if (destination == NULL || !(insertTime >= 0)) return kAudio_ParamError;
    units_lock();
    OSStatus status = check(source, start, &end, &duration);
    if (insertTime >= kMusicTimeStamp_EndOfTrack) insertTime = track_length(destination);
    if (status == 0 && destination->automates != source->automates) status = kAudioToolboxErr_InvalidEventType;
    if (status == 0) {
        // The copies are made first: source and destination may be one track.
        size_t count = 0;
        struct music_event **copied = copy(source, start, end, insertTime - start, &count);
        for (size_t i = track_place(destination, insertTime); makes_room && i < destination->count; i++) {
            destination->events[i]->time += duration;
        }
        if (makes_room && destination->least_length > insertTime) destination->least_length += duration;
        status = copied ? insert_all(destination, copied, count) : kAudio_MemFullError;
    }
    units_unlock();
    return status;
}

OSStatus MusicTrackCopyInsert(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                              MusicTimeStamp insertTime) {
    return put(source, start, end, destination, insertTime, true);
}

OSStatus MusicTrackMerge(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                         MusicTimeStamp insertTime) {
    return put(source, start, end, destination, insertTime, false);
}

// MARK: Backwards

/// True for events that hold until the next one of their kind.
static bool holds(const struct music_event *event) {
    enum { time_signature = 0x58, key_signature = 0x59 };
    int meta = music_event_meta(event);
    return event->type == kMusicEventType_ExtendedTempo || meta == time_signature || meta == key_signature;
}

/// The time at which the next event of the same kind begins to hold; the end if there is none.
static MusicTimeStamp end_of(MusicTrack track, size_t place, MusicTimeStamp length) {
    const struct music_event *event = track->events[place];
    for (size_t i = place + 1; i < track->count; i++) {
        const struct music_event *later = track->events[i];
        if (later->type == event->type && music_event_meta(later) == music_event_meta(event)) return later->time;
    }
    return length;
}

static OSStatus reverse(MusicTrack track, MusicTimeStamp length) {
    size_t count = track->count;
    MusicTimeStamp *times = malloc((count + 1) * sizeof *times);
    if (times == NULL) return kAudio_MemFullError;
    for (size_t i = 0; i < count; i++) {
        const struct music_event *event = track->events[i];
        MusicTimeStamp end = holds(event) ? end_of(track, i, length) : event->time + music_event_duration(event);
        times[i] = end < length ? length - end : 0;
    }
    for (size_t i = 0; i < count; i++) track->events[i]->time = times[i];
    free(times);
    size_t taken_count = 0;
    struct music_event **taken = malloc((count + 1) * sizeof *taken);
    if (taken == NULL) return kAudio_MemFullError;
    // The last one comes first, at the same time too.
    while (track->count > 0) taken[taken_count++] = track_take(track, track->count - 1);
    return insert_all(track, taken, taken_count);
}

OSStatus MusicSequenceReverse(MusicSequence sequence) {
    if (sequence == NULL) return kAudio_ParamError;
    units_lock();
    MusicTimeStamp length = track_length(sequence->tempo);
    for (UInt32 i = 0; i < sequence->track_count; i++) {
        MusicTimeStamp of_track = track_length(sequence->tracks[i]);
        if (of_track > length) length = of_track;
    }
    OSStatus status = 0;
    // Before its first event a sequence has the usual tempo, which then holds at the end.
    bool has_tempo = false, has_first = false;
    for (size_t i = 0; i < sequence->tempo->count; i++) {
        const struct music_event *event = sequence->tempo->events[i];
        if (event->type != kMusicEventType_ExtendedTempo) continue;
        has_tempo = true;
        has_first = has_first || event->time == 0;
    }
    if (has_tempo && !has_first) {
        status = MusicTrackNewExtendedTempoEvent(sequence->tempo, 0, sequence_usual_tempo(sequence));
    }
    if (status == 0) status = reverse(sequence->tempo, length);
    for (UInt32 i = 0; i < sequence->track_count && status == 0; i++) status = reverse(sequence->tracks[i], length);
    units_unlock();
    return status;
}
