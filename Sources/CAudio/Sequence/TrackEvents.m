// Events that apps add to tracks.

#import "SequenceObject.h"

static OSStatus add(MusicTrack track, MusicTimeStamp time, MusicEventType type, const void *data) {
    if (track == NULL || data == NULL) return kAudio_ParamError;
    OSStatus status = 0;
    struct music_event *event = time >= 0 ? music_event_make(time, type, data, &status) : NULL;
    if (event == NULL) return status ? status : kAudio_ParamError;
    units_lock();
    if (track_takes(track, type)) {
        status = track_insert(track, event, NULL);
    } else {
        music_event_free(event);
        status = kAudioToolboxErr_InvalidEventType;
    }
    units_unlock();
    return status;
}

OSStatus MusicTrackNewMIDINoteEvent(MusicTrack track, MusicTimeStamp time, const MIDINoteMessage *message) {
    return add(track, time, kMusicEventType_MIDINoteMessage, message);
}

OSStatus MusicTrackNewMIDIChannelEvent(MusicTrack track, MusicTimeStamp time, const MIDIChannelMessage *message) {
    return add(track, time, kMusicEventType_MIDIChannelMessage, message);
}

OSStatus MusicTrackNewMIDIRawDataEvent(MusicTrack track, MusicTimeStamp time, const MIDIRawData *data) {
    return add(track, time, kMusicEventType_MIDIRawData, data);
}

OSStatus MusicTrackNewExtendedNoteEvent(MusicTrack track, MusicTimeStamp time, const ExtendedNoteOnEvent *event) {
    return add(track, time, kMusicEventType_ExtendedNote, event);
}

OSStatus MusicTrackNewParameterEvent(MusicTrack track, MusicTimeStamp time, const ParameterEvent *event) {
    return add(track, time, kMusicEventType_Parameter, event);
}

OSStatus MusicTrackNewExtendedTempoEvent(MusicTrack track, MusicTimeStamp time, Float64 beatsPerMinute) {
    ExtendedTempoEvent event = {beatsPerMinute};
    return add(track, time, kMusicEventType_ExtendedTempo, &event);
}

OSStatus MusicTrackNewMetaEvent(MusicTrack track, MusicTimeStamp time, const MIDIMetaEvent *event) {
    return add(track, time, kMusicEventType_Meta, event);
}

OSStatus MusicTrackNewUserEvent(MusicTrack track, MusicTimeStamp time, const MusicEventUserData *data) {
    return add(track, time, kMusicEventType_User, data);
}

OSStatus MusicTrackNewAUPresetEvent(MusicTrack track, MusicTimeStamp time, const AUPresetEvent *event) {
    return add(track, time, kMusicEventType_AUPreset, event);
}
