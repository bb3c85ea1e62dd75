#import "SequenceObject.h"
#import "../Graph/GraphObject.h"
#include <stdlib.h>
#include <string.h>

static MusicSequence sequences;

/// Runs statements with the lock held.
#define LOCKED(...)   \
    units_lock();     \
    __VA_ARGS__       \
    units_unlock();

// MARK: Making and disposing

bool sequence_is_there(const void *object) {
    MusicSequence there = sequences;
    while (there && there != object) there = there->next;
    return there != NULL;
}

MusicTrack sequence_make_track(MusicSequence sequence) {
    MusicTrack track = calloc(1, sizeof *track);
    if (track == NULL) return NULL;
    track->sequence = sequence;
    track->loop = (MusicTrackLoopInfo){.loopDuration = 0, .numberOfLoops = 1};
    return track;
}

void sequence_free_track(MusicTrack track) {
    if (track == NULL) return;
    for (MusicEventIterator there = track->iterators; there; there = there->next) there->track = NULL;
    for (size_t i = 0; i < track->count; i++) music_event_free(track->events[i]);
    free(track->events);
    free(track);
}

OSStatus NewMusicSequence(MusicSequence *sequence) {
    if (sequence == NULL) return kAudio_ParamError;
    MusicSequence made = calloc(1, sizeof *made);
    if (made) made->tempo = sequence_make_track(made);
    if (made == NULL || made->tempo == NULL) {
        free(made);
        return kAudio_MemFullError;
    }
    made->type = kMusicSequenceType_Beats;
    made->resolution = sequence_usual_resolution;
    LOCKED({
        made->next = sequences;
        sequences = made;
    })
    *sequence = made;
    return 0;
}

/// A sequence that is played is kept: the thread that renders has it.
OSStatus DisposeMusicSequence(MusicSequence sequence) {
    OSStatus status = 0;
    AUGraph graph = NULL;
    LOCKED({
        status = !sequence_is_there(sequence) ? kAudio_ParamError
                 : players_play(sequence)     ? kAudioToolboxErr_CannotDoInCurrentContext
                                              : 0;
        if (status == 0) {
            MusicSequence *place = &sequences;
            while (*place != sequence) place = &(*place)->next;
            *place = sequence->next;
            players_forget(sequence);
            graph = sequence->own_graph;
        }
    })
    if (status) return status;
    if (graph) DisposeAUGraph(graph);
    // Iterators of the tracks hear of it, which other threads may dispose of meanwhile.
    LOCKED({
        for (UInt32 i = 0; i < sequence->track_count; i++) sequence_free_track(sequence->tracks[i]);
        sequence_free_track(sequence->tempo);
    })
    free(sequence->tracks);
    free(sequence);
    return 0;
}

// MARK: Tracks

bool sequence_add_track(MusicSequence sequence, MusicTrack track) {
    if (sequence->track_count >= sequence_most_tracks) return false;
    MusicTrack *larger = realloc(sequence->tracks, (sequence->track_count + 1) * sizeof *larger);
    if (larger == NULL) return false;
    sequence->tracks = larger;
    sequence->tracks[sequence->track_count++] = track;
    return true;
}

OSStatus MusicSequenceNewTrack(MusicSequence sequence, MusicTrack *track) {
    if (sequence == NULL || track == NULL) return kAudio_ParamError;
    MusicTrack made = sequence_make_track(sequence);
    bool is_added = false;
    LOCKED({ is_added = made && sequence_add_track(sequence, made); })
    if (!is_added) {
        sequence_free_track(made);
        return kAudio_MemFullError;
    }
    *track = made;
    return 0;
}

OSStatus MusicSequenceGetTrackIndex(MusicSequence sequence, MusicTrack track, UInt32 *index) {
    if (sequence == NULL || index == NULL) return kAudio_ParamError;
    OSStatus status = kAudioToolboxErr_TrackNotFound;
    LOCKED({
        for (UInt32 i = 0; i < sequence->track_count && status; i++) {
            if (sequence->tracks[i] != track) continue;
            *index = i;
            status = 0;
        }
    })
    return status;
}

OSStatus MusicSequenceDisposeTrack(MusicSequence sequence, MusicTrack track) {
    UInt32 index = 0;
    OSStatus status = 0;
    LOCKED({
        status = MusicSequenceGetTrackIndex(sequence, track, &index);
        if (status == 0) {
            sequence->track_count--;
            memmove(&sequence->tracks[index], &sequence->tracks[index + 1],
                    (sequence->track_count - index) * sizeof *sequence->tracks);
            sequence_free_track(track);
        }
    })
    return status;
}

OSStatus MusicSequenceGetTrackCount(MusicSequence sequence, UInt32 *trackCount) {
    if (sequence == NULL || trackCount == NULL) return kAudio_ParamError;
    *trackCount = sequence->track_count;
    return 0;
}

OSStatus MusicSequenceGetIndTrack(MusicSequence sequence, UInt32 index, MusicTrack *track) {
    if (sequence == NULL || track == NULL) return kAudio_ParamError;
    OSStatus status = 0;
    LOCKED({
        if (index >= sequence->track_count) status = kAudioToolboxErr_TrackIndexError;
        else *track = sequence->tracks[index];
    })
    return status;
}

OSStatus MusicSequenceGetTempoTrack(MusicSequence sequence, MusicTrack *track) {
    if (sequence == NULL || track == NULL) return kAudio_ParamError;
    *track = sequence->tempo;
    return 0;
}

bool sequence_is_empty(MusicSequence sequence) {
    bool is_empty = sequence->tempo->count == 0;
    for (UInt32 i = 0; i < sequence->track_count; i++) is_empty = is_empty && sequence->tracks[i]->count == 0;
    return is_empty;
}

// MARK: What it counts in

OSStatus MusicSequenceSetSequenceType(MusicSequence sequence, MusicSequenceType type) {
    if (sequence == NULL) return kAudio_ParamError;
    bool is_type = type == kMusicSequenceType_Beats || type == kMusicSequenceType_Seconds ||
                   type == kMusicSequenceType_Samples;
    if (!is_type) return kAudioToolboxErr_InvalidSequenceType;
    OSStatus status = 0;
    LOCKED({
        // Tempo events would mean something else then. Beats are always right.
        if (type != kMusicSequenceType_Beats && type != sequence->type && sequence->tempo->count > 0) {
            status = kAudioToolboxErr_InvalidSequenceType;
        } else {
            sequence->type = type;
        }
    })
    return status;
}

OSStatus MusicSequenceGetSequenceType(MusicSequence sequence, MusicSequenceType *type) {
    if (sequence == NULL || type == NULL) return kAudio_ParamError;
    *type = sequence->type;
    return 0;
}

// MARK: Who plays it

/// An instrument that plays through the app's mixer.
static AUGraph make_usual_graph(void) {
    AudioComponentDescription plays = {.componentType = kAudioUnitType_Output,
                                       .componentSubType = kAudioUnitSubType_RemoteIO,
                                       .componentManufacturer = kAudioUnitManufacturer_Apple};
    AudioComponentDescription instrument = {.componentType = kAudioUnitType_MusicDevice,
                                            .componentSubType = kAudioUnitSubType_Sampler,
                                            .componentManufacturer = kAudioUnitManufacturer_Apple};
    AUGraph graph = NULL;
    AUNode first = 0, last = 0;
    if (NewAUGraph(&graph)) return NULL;
    bool is_whole = AUGraphAddNode(graph, &instrument, &first) == 0 && AUGraphAddNode(graph, &plays, &last) == 0 &&
                    AUGraphConnectNodeInput(graph, first, 0, last, 0) == 0 && AUGraphOpen(graph) == 0;
    if (is_whole) return graph;
    DisposeAUGraph(graph);
    return NULL;
}

AUGraph sequence_graph(MusicSequence sequence) {
    if (sequence->graph && graph_is_there(sequence->graph)) return sequence->graph;
    sequence->graph = NULL;
    if (sequence->own_graph && !graph_is_there(sequence->own_graph)) sequence->own_graph = NULL;
    if (sequence->own_graph == NULL) sequence->own_graph = make_usual_graph();
    return sequence->own_graph;
}

OSStatus MusicSequenceSetAUGraph(MusicSequence sequence, AUGraph graph) {
    if (sequence == NULL) return kAudio_ParamError;
    OSStatus status = 0;
    LOCKED({
        status = players_play(sequence)          ? kAudioToolboxErr_CannotDoInCurrentContext
                 : graph && !graph_is_there(graph) ? kAudio_ParamError
                                                 : 0;
        if (status == 0 && graph != sequence->graph) {
            sequence->graph = graph;
            // Nodes of another graph have no meaning in this one.
            for (UInt32 i = 0; i < sequence->track_count; i++) sequence->tracks[i]->node = 0;
        }
    })
    return status;
}

OSStatus MusicSequenceGetAUGraph(MusicSequence sequence, AUGraph *graph) {
    if (sequence == NULL || graph == NULL) return kAudio_ParamError;
    LOCKED({ *graph = sequence_graph(sequence); })
    return *graph ? 0 : kAudio_MemFullError;
}

/// There are no endpoints without Core MIDI, so none is known.
OSStatus MusicSequenceSetMIDIEndpoint(MusicSequence sequence, MIDIEndpointRef endpoint) {
    return sequence ? unknown_endpoint : kAudio_ParamError;
}

OSStatus MusicSequenceSetUserCallback(MusicSequence sequence, MusicSequenceUserCallback callback, void *clientData) {
    if (sequence == NULL) return kAudio_ParamError;
    LOCKED({
        sequence->callback = callback;
        sequence->client_data = clientData;
    })
    return 0;
}
