#import "../Graph/GraphObject.h"
#import "SequenceObject.h"
#include <math.h>
#include <string.h>

// MARK: Where it plays

OSStatus MusicTrackGetSequence(MusicTrack track, MusicSequence *sequence) {
    if (track == NULL || sequence == NULL) return kAudio_ParamError;
    *sequence = track->sequence;
    return 0;
}

OSStatus MusicTrackSetDestNode(MusicTrack track, AUNode node) {
    if (track == NULL) return kAudio_ParamError;
    units_lock();
    AUGraph graph = sequence_graph(track->sequence);
    OSStatus status = graph && graph_node(graph, node) ? 0 : kAUGraphErr_NodeNotFound;
    if (status == 0) track->node = node;
    units_unlock();
    return status;
}

/// The node that the app has named, or else the first instrument of the graph.
OSStatus MusicTrackGetDestNode(MusicTrack track, AUNode *node) {
    if (track == NULL || node == NULL) return kAudio_ParamError;
    units_lock();
    AUGraph graph = sequence_graph(track->sequence);
    AUNode there = track->node;
    for (int i = 0; graph && i < graph->node_count && there == 0; i++) {
        bool plays_notes = graph->nodes[i].description.componentType == kAudioUnitType_MusicDevice;
        if (plays_notes) there = graph->nodes[i].number;
    }
    units_unlock();
    if (there == 0) return kAudioToolboxErr_IllegalTrackDestination;
    *node = there;
    return 0;
}

OSStatus MusicTrackSetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef endpoint) {
    return track ? unknown_endpoint : kAudio_ParamError;
}

OSStatus MusicTrackGetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef *endpoint) {
    if (track == NULL || endpoint == NULL) return kAudio_ParamError;
    return kAudioToolboxErr_IllegalTrackDestination;
}

// MARK: Properties

/// The size of a property; 0 for one that this track has not.
static UInt32 property_size(MusicTrack track, UInt32 property) {
    switch (property) {
    case kSequenceTrackProperty_LoopInfo: return sizeof(MusicTrackLoopInfo);
    case kSequenceTrackProperty_OffsetTime:
    case kSequenceTrackProperty_TrackLength: return sizeof(MusicTimeStamp);
    case kSequenceTrackProperty_MuteStatus:
    case kSequenceTrackProperty_SoloStatus: return sizeof(Boolean);
    case kSequenceTrackProperty_AutomatedParameters: return sizeof(UInt32);
    case kSequenceTrackProperty_TimeResolution: return track == track->sequence->tempo ? sizeof(SInt16) : 0;
    default: return 0;
    }
}

static OSStatus set_loop(MusicTrack track, const void *data) {
    MusicTrackLoopInfo loop;
    memcpy(&loop, data, sizeof loop);
    if (!(loop.loopDuration >= 0) || !sequence_is_time(loop.loopDuration) || loop.numberOfLoops < 0) {
        return kAudio_ParamError;
    }
    track->loop = loop;
    return 0;
}

static OSStatus set_time(MusicTimeStamp *time, const void *data, bool may_be_negative) {
    MusicTimeStamp wanted;
    memcpy(&wanted, data, sizeof wanted);
    if (!sequence_is_time(wanted) || (wanted < 0 && !may_be_negative)) return kAudio_ParamError;
    *time = wanted;
    return 0;
}

/// A track that moves parameters has no other events.
static OSStatus set_automates(MusicTrack track, const void *data) {
    UInt32 automates;
    memcpy(&automates, data, sizeof automates);
    for (size_t i = 0; i < track->count && automates; i++) {
        if (track->events[i]->type != kMusicEventType_Parameter) return kAudioToolboxErr_InvalidEventType;
    }
    track->automates = automates;
    return 0;
}

OSStatus MusicTrackSetProperty(MusicTrack track, UInt32 property, void *data, UInt32 length) {
    if (track == NULL || data == NULL) return kAudio_ParamError;
    UInt32 size = property_size(track, property);
    if (size == 0) return kAudioUnitErr_InvalidProperty;
    if (length < size) return kAudio_ParamError;
    OSStatus status = 0;
    units_lock();
    switch (property) {
    case kSequenceTrackProperty_LoopInfo: status = set_loop(track, data); break;
    case kSequenceTrackProperty_OffsetTime: status = set_time(&track->offset, data, true); break;
    case kSequenceTrackProperty_TrackLength: status = set_time(&track->least_length, data, false); break;
    case kSequenceTrackProperty_MuteStatus: track->is_muted = *(const Boolean *)data != 0; break;
    case kSequenceTrackProperty_SoloStatus: track->is_solo = *(const Boolean *)data != 0; break;
    case kSequenceTrackProperty_AutomatedParameters: status = set_automates(track, data); break;
    default: status = kAudioUnitErr_PropertyNotWritable;
    }
    units_unlock();
    return status;
}

OSStatus MusicTrackGetProperty(MusicTrack track, UInt32 property, void *data, UInt32 *length) {
    if (track == NULL || length == NULL) return kAudio_ParamError;
    UInt32 size = property_size(track, property);
    if (size == 0) return kAudioUnitErr_InvalidProperty;
    if (data && *length < size) return kAudio_ParamError;
    *length = size;
    if (data == NULL) return 0;
    units_lock();
    MusicTimeStamp time = property == kSequenceTrackProperty_OffsetTime ? track->offset : track_length(track);
    switch (property) {
    case kSequenceTrackProperty_LoopInfo: memcpy(data, &track->loop, size); break;
    case kSequenceTrackProperty_MuteStatus: *(Boolean *)data = track->is_muted; break;
    case kSequenceTrackProperty_SoloStatus: *(Boolean *)data = track->is_solo; break;
    case kSequenceTrackProperty_AutomatedParameters: memcpy(data, &track->automates, size); break;
    case kSequenceTrackProperty_TimeResolution: memcpy(data, &track->sequence->resolution, size); break;
    default: memcpy(data, &time, size);
    }
    units_unlock();
    return 0;
}
