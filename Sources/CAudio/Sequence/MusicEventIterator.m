#import "SequenceObject.h"
#include <stdlib.h>

/// An iterator stays at its event while others come and go. With the lock held; NULL if it is at the end, or without a track.
static struct music_event *current(MusicEventIterator iterator) {
    MusicTrack track = iterator->track;
    return track && iterator->place < track->count ? track->events[iterator->place] : NULL;
}

OSStatus NewMusicEventIterator(MusicTrack track, MusicEventIterator *iterator) {
    if (track == NULL || iterator == NULL) return kAudio_ParamError;
    MusicEventIterator made = calloc(1, sizeof *made);
    if (made == NULL) return kAudio_MemFullError;
    units_lock();
    made->track = track;
    made->next = track->iterators;
    track->iterators = made;
    units_unlock();
    *iterator = made;
    return 0;
}

OSStatus DisposeMusicEventIterator(MusicEventIterator iterator) {
    if (iterator == NULL) return kAudio_ParamError;
    units_lock();
    if (iterator->track) {
        MusicEventIterator *place = &iterator->track->iterators;
        while (*place != iterator) place = &(*place)->next;
        *place = iterator->next;
    }
    units_unlock();
    free(iterator);
    return 0;
}

// MARK: Going on

OSStatus MusicEventIteratorSeek(MusicEventIterator iterator, MusicTimeStamp time) {
    if (iterator == NULL || time != time) return kAudio_ParamError;
    units_lock();
    OSStatus status = iterator->track ? 0 : kAudioToolboxErr_TrackNotFound;
    if (status == 0) {
        iterator->place =
            time >= kMusicTimeStamp_EndOfTrack ? iterator->track->count : track_place(iterator->track, time);
    }
    units_unlock();
    return status;
}

OSStatus MusicEventIteratorNextEvent(MusicEventIterator iterator) {
    if (iterator == NULL) return kAudio_ParamError;
    units_lock();
    OSStatus status = current(iterator) ? 0 : kAudioToolboxErr_EndOfTrack;
    if (status == 0) iterator->place++;
    units_unlock();
    return status;
}

OSStatus MusicEventIteratorPreviousEvent(MusicEventIterator iterator) {
    if (iterator == NULL) return kAudio_ParamError;
    units_lock();
    OSStatus status = iterator->track && iterator->place > 0 ? 0 : kAudioToolboxErr_StartOfTrack;
    if (status == 0) iterator->place--;
    units_unlock();
    return status;
}

OSStatus MusicEventIteratorHasPreviousEvent(MusicEventIterator iterator, Boolean *hasPreviousEvent) {
    if (iterator == NULL || hasPreviousEvent == NULL) return kAudio_ParamError;
    units_lock();
    *hasPreviousEvent = iterator->track && iterator->place > 0;
    units_unlock();
    return 0;
}

OSStatus MusicEventIteratorHasNextEvent(MusicEventIterator iterator, Boolean *hasNextEvent) {
    if (iterator == NULL || hasNextEvent == NULL) return kAudio_ParamError;
    units_lock();
    *hasNextEvent = iterator->track && iterator->place + 1 < iterator->track->count;
    units_unlock();
    return 0;
}

OSStatus MusicEventIteratorHasCurrentEvent(MusicEventIterator iterator, Boolean *hasCurrentEvent) {
    if (iterator == NULL || hasCurrentEvent == NULL) return kAudio_ParamError;
    units_lock();
    *hasCurrentEvent = current(iterator) != NULL;
    units_unlock();
    return 0;
}

// MARK: The event

/// The data belongs to the track; it is there until the event is changed or taken away.
OSStatus MusicEventIteratorGetEventInfo(MusicEventIterator iterator, MusicTimeStamp *time, MusicEventType *type,
                                        const void **data, UInt32 *size) {
    if (iterator == NULL) return kAudio_ParamError;
    units_lock();
    const struct music_event *event = current(iterator);
    if (event) {
        if (time) *time = event->time;
        if (type) *type = event->type;
        if (data) *data = event->data;
        if (size) *size = event->size;
    }
    units_unlock();
    return event ? 0 : kAudioToolboxErr_EndOfTrack;
}

OSStatus MusicEventIteratorSetEventInfo(MusicEventIterator iterator, MusicEventType type, const void *data) {
    if (iterator == NULL || data == NULL) return kAudio_ParamError;
    units_lock();
    struct music_event *former = current(iterator), *event = NULL;
    OSStatus status = former == NULL                         ? kAudioToolboxErr_EndOfTrack
                      : !track_takes(iterator->track, type) ? kAudioToolboxErr_InvalidEventType
                                                            : 0;
    if (status == 0) event = music_event_make(former->time, type, data, &status);
    if (event) {
        iterator->track->events[iterator->place] = event;
        music_event_free(former);
    }
    units_unlock();
    return status;
}

OSStatus MusicEventIteratorDeleteEvent(MusicEventIterator iterator) {
    if (iterator == NULL) return kAudio_ParamError;
    units_lock();
    OSStatus status = current(iterator) ? 0 : kAudioToolboxErr_EndOfTrack;
    if (status == 0) music_event_free(track_take(iterator->track, iterator->place));
    units_unlock();
    return status;
}

OSStatus MusicEventIteratorSetEventTime(MusicEventIterator iterator, MusicTimeStamp time) {
    if (iterator == NULL || !(time >= 0) || !sequence_is_time(time)) return kAudio_ParamError;
    units_lock();
    OSStatus status = current(iterator) ? 0 : kAudioToolboxErr_EndOfTrack;
    if (status == 0) {
        MusicTrack track = iterator->track;
        struct music_event *event = track_take(track, iterator->place);
        size_t place = 0;
        event->time = time;
        status = track_insert(track, event, &place);
        if (status == 0) iterator->place = place;
    }
    units_unlock();
    return status;
}
