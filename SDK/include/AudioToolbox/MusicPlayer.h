// Music as notes in time. None can be made yet: the functions answer kAudio_UnimplementedError. Since iOS 5.
#pragma once
#import <AudioToolbox/AUGraph.h>
#import <AudioUnit/AudioUnit.h>
#import <AudioUnit/MusicDevice.h>

typedef struct OpaqueMusicPlayer *MusicPlayer;
typedef struct OpaqueMusicSequence *MusicSequence;
typedef struct OpaqueMusicTrack *MusicTrack;
typedef struct OpaqueMusicEventIterator *MusicEventIterator;
/// Core MIDI's.
typedef UInt32 MIDIEndpointRef;

/// Beats, or what the sequence counts in.
typedef Float64 MusicTimeStamp;
#define kMusicTimeStamp_EndOfTrack 1000000000.0

/// Kinds of events, each with its structure.
enum {
    kMusicEventType_NULL = 0,
    kMusicEventType_ExtendedNote = 1,
    kMusicEventType_ExtendedTempo = 3,
    kMusicEventType_User = 4,
    kMusicEventType_Meta = 5,
    kMusicEventType_MIDINoteMessage = 6,
    kMusicEventType_MIDIChannelMessage = 7,
    kMusicEventType_MIDIRawData = 8,
    kMusicEventType_Parameter = 9,
    kMusicEventType_AUPreset = 10
};
typedef UInt32 MusicEventType;

enum {
    kMusicSequenceLoadSMF_ChannelsToTracks = 1
};
typedef UInt32 MusicSequenceLoadFlags;

/// What a sequence counts in.
enum {
    kMusicSequenceType_Beats = 'beat',
    kMusicSequenceType_Seconds = 'secs',
    kMusicSequenceType_Samples = 'samp'
};
typedef UInt32 MusicSequenceType;

enum {
    kMusicSequenceFile_MIDIType = 'midi',
    kMusicSequenceFile_iMelodyType = 'imel'
};
typedef UInt32 MusicSequenceFileTypeID;

enum {
    kMusicSequenceFileFlags_EraseFile = 1
};
typedef UInt32 MusicSequenceFileFlags;

struct MIDINoteMessage {
    UInt8 channel, note, velocity, releaseVelocity;
    Float32 duration;
};
typedef struct MIDINoteMessage MIDINoteMessage;

struct MIDIChannelMessage {
    UInt8 status, data1, data2, reserved;
};
typedef struct MIDIChannelMessage MIDIChannelMessage;

struct MIDIRawData {
    UInt32 length;
    UInt8 data[1];
};
typedef struct MIDIRawData MIDIRawData;

struct MIDIMetaEvent {
    UInt8 metaEventType, unused1, unused2, unused3;
    UInt32 dataLength;
    UInt8 data[1];
};
typedef struct MIDIMetaEvent MIDIMetaEvent;

struct MusicEventUserData {
    UInt32 length;
    UInt8 data[1];
};
typedef struct MusicEventUserData MusicEventUserData;

struct ExtendedNoteOnEvent {
    MusicDeviceInstrumentID instrumentID;
    MusicDeviceGroupID groupID;
    Float32 duration;
    MusicDeviceNoteParams extendedParams;
};
typedef struct ExtendedNoteOnEvent ExtendedNoteOnEvent;

struct ParameterEvent {
    AudioUnitParameterID parameterID;
    AudioUnitScope scope;
    AudioUnitElement element;
    AudioUnitParameterValue value;
};
typedef struct ParameterEvent ParameterEvent;

struct ExtendedTempoEvent {
    Float64 bpm;
};
typedef struct ExtendedTempoEvent ExtendedTempoEvent;

struct AUPresetEvent {
    AudioUnitScope scope;
    AudioUnitElement element;
    CFPropertyListRef preset;
};
typedef struct AUPresetEvent AUPresetEvent;

struct CABarBeatTime {
    SInt32 bar;
    UInt16 beat, subbeat;
    UInt16 subbeatDivisor, reserved;
};
typedef struct CABarBeatTime CABarBeatTime;

/// A loop of 0 rounds has no end.
struct MusicTrackLoopInfo {
    MusicTimeStamp loopDuration;
    SInt32 numberOfLoops;
};
typedef struct MusicTrackLoopInfo MusicTrackLoopInfo;

/// Properties of tracks.
enum {
    kSequenceTrackProperty_LoopInfo = 0,
    kSequenceTrackProperty_OffsetTime = 1,
    kSequenceTrackProperty_MuteStatus = 2,
    kSequenceTrackProperty_SoloStatus = 3,
    kSequenceTrackProperty_AutomatedParameters = 4,
    kSequenceTrackProperty_TrackLength = 5,
    kSequenceTrackProperty_TimeResolution = 6
};

enum {
    kAudioToolboxErr_InvalidSequenceType = -10846,
    kAudioToolboxErr_TrackIndexError = -10859,
    kAudioToolboxErr_TrackNotFound = -10858,
    kAudioToolboxErr_EndOfTrack = -10857,
    kAudioToolboxErr_StartOfTrack = -10856,
    kAudioToolboxErr_IllegalTrackDestination = -10855,
    kAudioToolboxErr_NoSequence = -10854,
    kAudioToolboxErr_InvalidEventType = -10853,
    kAudioToolboxErr_InvalidPlayerState = -10852,
    kAudioToolboxErr_CannotDoInCurrentContext = -10863
};

typedef void (*MusicSequenceUserCallback)(void *clientData, MusicSequence sequence, MusicTrack track,
                                          MusicTimeStamp eventTime, const MusicEventUserData *eventData,
                                          MusicTimeStamp startSliceBeat, MusicTimeStamp endSliceBeat);

#ifdef __cplusplus
extern "C" {
#endif

// Sequences: tracks of notes and other events, in beats or seconds.

/// - Status: stub
OSStatus NewMusicSequence(MusicSequence *sequence);
/// - Status: stub
OSStatus DisposeMusicSequence(MusicSequence sequence);
/// - Status: stub
OSStatus MusicSequenceNewTrack(MusicSequence sequence, MusicTrack *track);
/// - Status: stub
OSStatus MusicSequenceDisposeTrack(MusicSequence sequence, MusicTrack track);
/// - Status: stub
OSStatus MusicSequenceGetTrackCount(MusicSequence sequence, UInt32 *trackCount);
/// - Status: stub
OSStatus MusicSequenceGetIndTrack(MusicSequence sequence, UInt32 index, MusicTrack *track);
/// - Status: stub
OSStatus MusicSequenceGetTrackIndex(MusicSequence sequence, MusicTrack track, UInt32 *index);
/// - Status: stub
OSStatus MusicSequenceGetTempoTrack(MusicSequence sequence, MusicTrack *track);
/// - Status: stub
OSStatus MusicSequenceSetAUGraph(MusicSequence sequence, AUGraph graph);
/// - Status: stub
OSStatus MusicSequenceGetAUGraph(MusicSequence sequence, AUGraph *graph);
/// - Status: stub
OSStatus MusicSequenceSetMIDIEndpoint(MusicSequence sequence, MIDIEndpointRef endpoint);
/// - Status: stub
OSStatus MusicSequenceSetSequenceType(MusicSequence sequence, MusicSequenceType type);
/// - Status: stub
OSStatus MusicSequenceGetSequenceType(MusicSequence sequence, MusicSequenceType *type);
/// - Status: stub
OSStatus MusicSequenceFileLoad(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                               MusicSequenceLoadFlags flags);
/// - Status: stub
OSStatus MusicSequenceFileLoadData(MusicSequence sequence, CFDataRef data, MusicSequenceFileTypeID type,
                                   MusicSequenceLoadFlags flags);
/// - Status: stub
OSStatus MusicSequenceFileCreate(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                                 MusicSequenceFileFlags flags, SInt16 resolution);
/// - Status: stub
OSStatus MusicSequenceFileCreateData(MusicSequence sequence, MusicSequenceFileTypeID type,
                                     MusicSequenceFileFlags flags, SInt16 resolution, CFDataRef *data);
/// - Status: stub
OSStatus MusicSequenceReverse(MusicSequence sequence);
/// - Status: stub
OSStatus MusicSequenceGetSecondsForBeats(MusicSequence sequence, MusicTimeStamp beats, Float64 *seconds);
/// - Status: stub
OSStatus MusicSequenceGetBeatsForSeconds(MusicSequence sequence, Float64 seconds, MusicTimeStamp *beats);
/// - Status: stub
OSStatus MusicSequenceSetUserCallback(MusicSequence sequence, MusicSequenceUserCallback callback, void *clientData);
/// - Status: stub
OSStatus MusicSequenceBeatsToBarBeatTime(MusicSequence sequence, MusicTimeStamp beats, UInt32 subbeatDivisor,
                                         CABarBeatTime *time);
/// - Status: stub
OSStatus MusicSequenceBarBeatTimeToBeats(MusicSequence sequence, const CABarBeatTime *time, MusicTimeStamp *beats);

// Tracks.

/// - Status: stub
OSStatus MusicTrackGetSequence(MusicTrack track, MusicSequence *sequence);
/// - Status: stub
OSStatus MusicTrackSetDestNode(MusicTrack track, AUNode node);
/// - Status: stub
OSStatus MusicTrackGetDestNode(MusicTrack track, AUNode *node);
/// - Status: stub
OSStatus MusicTrackSetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef endpoint);
/// - Status: stub
OSStatus MusicTrackGetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef *endpoint);
/// - Status: stub
OSStatus MusicTrackSetProperty(MusicTrack track, UInt32 property, void *data, UInt32 length);
/// - Status: stub
OSStatus MusicTrackGetProperty(MusicTrack track, UInt32 property, void *data, UInt32 *length);
/// - Status: stub
OSStatus MusicTrackMoveEvents(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end, MusicTimeStamp distance);
/// - Status: stub
OSStatus MusicTrackClear(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end);
/// - Status: stub
OSStatus MusicTrackCut(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end);
/// - Status: stub
OSStatus MusicTrackCopyInsert(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                              MusicTimeStamp insertTime);
/// - Status: stub
OSStatus MusicTrackMerge(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                         MusicTimeStamp insertTime);
/// - Status: stub
OSStatus MusicTrackNewMIDINoteEvent(MusicTrack track, MusicTimeStamp time, const MIDINoteMessage *message);
/// - Status: stub
OSStatus MusicTrackNewMIDIChannelEvent(MusicTrack track, MusicTimeStamp time, const MIDIChannelMessage *message);
/// - Status: stub
OSStatus MusicTrackNewMIDIRawDataEvent(MusicTrack track, MusicTimeStamp time, const MIDIRawData *data);
/// - Status: stub
OSStatus MusicTrackNewExtendedNoteEvent(MusicTrack track, MusicTimeStamp time, const ExtendedNoteOnEvent *event);
/// - Status: stub
OSStatus MusicTrackNewParameterEvent(MusicTrack track, MusicTimeStamp time, const ParameterEvent *event);
/// - Status: stub
OSStatus MusicTrackNewExtendedTempoEvent(MusicTrack track, MusicTimeStamp time, Float64 beatsPerMinute);
/// - Status: stub
OSStatus MusicTrackNewMetaEvent(MusicTrack track, MusicTimeStamp time, const MIDIMetaEvent *event);
/// - Status: stub
OSStatus MusicTrackNewUserEvent(MusicTrack track, MusicTimeStamp time, const MusicEventUserData *data);
/// - Status: stub
OSStatus MusicTrackNewAUPresetEvent(MusicTrack track, MusicTimeStamp time, const AUPresetEvent *event);

// Going through the events of a track.

/// - Status: stub
OSStatus NewMusicEventIterator(MusicTrack track, MusicEventIterator *iterator);
/// - Status: stub
OSStatus DisposeMusicEventIterator(MusicEventIterator iterator);
/// - Status: stub
OSStatus MusicEventIteratorSeek(MusicEventIterator iterator, MusicTimeStamp time);
/// - Status: stub
OSStatus MusicEventIteratorNextEvent(MusicEventIterator iterator);
/// - Status: stub
OSStatus MusicEventIteratorPreviousEvent(MusicEventIterator iterator);
/// - Status: stub
OSStatus MusicEventIteratorGetEventInfo(MusicEventIterator iterator, MusicTimeStamp *time, MusicEventType *type,
                                        const void **data, UInt32 *size);
/// - Status: stub
OSStatus MusicEventIteratorSetEventInfo(MusicEventIterator iterator, MusicEventType type, const void *data);
/// - Status: stub
OSStatus MusicEventIteratorDeleteEvent(MusicEventIterator iterator);
/// - Status: stub
OSStatus MusicEventIteratorSetEventTime(MusicEventIterator iterator, MusicTimeStamp time);
/// - Status: stub
OSStatus MusicEventIteratorHasPreviousEvent(MusicEventIterator iterator, Boolean *hasPreviousEvent);
/// - Status: stub
OSStatus MusicEventIteratorHasNextEvent(MusicEventIterator iterator, Boolean *hasNextEvent);
/// - Status: stub
OSStatus MusicEventIteratorHasCurrentEvent(MusicEventIterator iterator, Boolean *hasCurrentEvent);

// Playing a sequence.

/// - Status: stub
OSStatus NewMusicPlayer(MusicPlayer *player);
/// - Status: stub
OSStatus DisposeMusicPlayer(MusicPlayer player);
/// - Status: stub
OSStatus MusicPlayerSetSequence(MusicPlayer player, MusicSequence sequence);
/// - Status: stub
OSStatus MusicPlayerGetSequence(MusicPlayer player, MusicSequence *sequence);
/// - Status: stub
OSStatus MusicPlayerSetTime(MusicPlayer player, MusicTimeStamp time);
/// - Status: stub
OSStatus MusicPlayerGetTime(MusicPlayer player, MusicTimeStamp *time);
/// - Status: stub
OSStatus MusicPlayerGetHostTimeForBeats(MusicPlayer player, MusicTimeStamp beats, UInt64 *hostTime);
/// - Status: stub
OSStatus MusicPlayerGetBeatsForHostTime(MusicPlayer player, UInt64 hostTime, MusicTimeStamp *beats);
/// - Status: stub
OSStatus MusicPlayerPreroll(MusicPlayer player);
/// - Status: stub
OSStatus MusicPlayerStart(MusicPlayer player);
/// - Status: stub
OSStatus MusicPlayerStop(MusicPlayer player);
/// - Status: stub
OSStatus MusicPlayerIsPlaying(MusicPlayer player, Boolean *isPlaying);
/// - Status: stub
OSStatus MusicPlayerSetPlayRateScalar(MusicPlayer player, Float64 rate);
/// - Status: stub
OSStatus MusicPlayerGetPlayRateScalar(MusicPlayer player, Float64 *rate);
/// Nil.
///
/// - Status: stub
CFDictionaryRef MusicSequenceGetInfoDictionary(MusicSequence sequence);

// Resolutions in frames, as MIDI files have them: a negative number of frames a second, and ticks a frame.

CF_INLINE SInt16 MusicSequenceSetSMPTEResolution(signed char framesPerSecond, unsigned char ticks) {
    if (framesPerSecond > 0) framesPerSecond = (signed char)-framesPerSecond;
    return (SInt16)((UInt16)(UInt8)framesPerSecond << 8 | ticks);
}

CF_INLINE void MusicSequenceGetSMPTEResolution(SInt16 resolution, signed char *framesPerSecond, unsigned char *ticks) {
    *framesPerSecond = (signed char)(resolution >> 8);
    *ticks = (unsigned char)(resolution & 0xFF);
}

#ifdef __cplusplus
}
#endif
