// Music as notes in time: sequences of tracks, and players that send their events to the units of a graph. Since iOS 5.
//
// All functions answer kAudio_ParamError for NULL, and for times and values that no event can have. They may be called on
// any thread.
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

/// Standard MIDI files are read and written; iMelody's are refused with kAudioFileUnsupportedFileTypeError.
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

/// The last `loopDuration` beats of a track are heard `numberOfLoops` times in all; 0 stands for no end. A duration of 0 is no
/// loop.
struct MusicTrackLoopInfo {
    MusicTimeStamp loopDuration;
    SInt32 numberOfLoops;
};
typedef struct MusicTrackLoopInfo MusicTrackLoopInfo;

/// Properties of tracks: MusicTrackLoopInfo; MusicTimeStamp that its events are heard later; Boolean; Boolean; UInt32, not 0 for
/// a track of parameter events between whose values the parameters move; MusicTimeStamp, at least the end of the last event;
/// SInt16 of the tempo track, as in the file that was read or written last, read only.
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

/// A sequence with a tempo track and no others, which counts in beats.
OSStatus NewMusicSequence(MusicSequence *sequence);
/// kAudioToolboxErr_CannotDoInCurrentContext while it is played. Its tracks are gone with it; a graph of the app stays.
OSStatus DisposeMusicSequence(MusicSequence sequence);
/// Adds a track behind the others.
OSStatus MusicSequenceNewTrack(MusicSequence sequence, MusicTrack *track);
/// kAudioToolboxErr_TrackNotFound for a track of another sequence, and for the tempo track.
OSStatus MusicSequenceDisposeTrack(MusicSequence sequence, MusicTrack track);
/// Without the tempo track.
OSStatus MusicSequenceGetTrackCount(MusicSequence sequence, UInt32 *trackCount);
/// kAudioToolboxErr_TrackIndexError for an index that is too large.
OSStatus MusicSequenceGetIndTrack(MusicSequence sequence, UInt32 index, MusicTrack *track);
/// kAudioToolboxErr_TrackNotFound for a track of another sequence, and for the tempo track.
OSStatus MusicSequenceGetTrackIndex(MusicSequence sequence, MusicTrack track, UInt32 *index);
/// The track whose tempo events and time signatures hold for all tracks. Without a tempo event there are 120 beats a minute.
OSStatus MusicSequenceGetTempoTrack(MusicSequence sequence, MusicTrack *track);
/// The graph that plays the sequence; NULL for the usual one. Nodes that tracks have been given are forgotten.
/// kAudioToolboxErr_CannotDoInCurrentContext while it is played.
OSStatus MusicSequenceSetAUGraph(MusicSequence sequence, AUGraph graph);
/// The graph of the app, or the usual one: a sampler with General MIDI's instruments, and a unit that plays.
OSStatus MusicSequenceGetAUGraph(MusicSequence sequence, AUGraph *graph);
/// kMIDIUnknownEndpoint (-10842): there are no endpoints without Core MIDI.
/// - Status: stub
OSStatus MusicSequenceSetMIDIEndpoint(MusicSequence sequence, MIDIEndpointRef endpoint);
/// Seconds and samples only while there are no tempo events: kAudioToolboxErr_InvalidSequenceType.
OSStatus MusicSequenceSetSequenceType(MusicSequence sequence, MusicSequenceType type);
/// What the sequence counts in.
OSStatus MusicSequenceGetSequenceType(MusicSequence sequence, MusicSequenceType *type);
/// Adds what is in a file, as MusicSequenceFileLoadData does. kAudio_FileNotFoundError for a missing file.
OSStatus MusicSequenceFileLoad(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                               MusicSequenceLoadFlags flags);
/// Adds the tracks of a Standard MIDI file of format 0 or 1, with a track for each chunk, or with
/// kMusicSequenceLoadSMF_ChannelsToTracks one for each channel and a last one for what has none. Tempo events and signatures go
/// to the tempo track. An empty sequence counts in seconds afterwards if the file does. kAudioFileInvalidFileError for a damaged
/// file, of which nothing is taken.
OSStatus MusicSequenceFileLoadData(MusicSequence sequence, CFDataRef data, MusicSequenceFileTypeID type,
                                   MusicSequenceLoadFlags flags);
/// Writes a file of format 1. One that exists is replaced with kMusicSequenceFileFlags_EraseFile only; otherwise dupFNErr (-48).
OSStatus MusicSequenceFileCreate(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                                 MusicSequenceFileFlags flags, SInt16 resolution);
/// The resolution is ticks of a beat, or MusicSequenceSetSMPTEResolution's of a sequence in seconds; 0 for 480, or 25 frames of 40
/// ticks. Events that MIDI does not know are left out. The caller releases the data.
OSStatus MusicSequenceFileCreateData(MusicSequence sequence, MusicSequenceFileTypeID type,
                                     MusicSequenceFileFlags flags, SInt16 resolution, CFDataRef *data);
/// Plays the last event first. Notes keep their lengths, and each tempo the part of the sequence in which it holds.
OSStatus MusicSequenceReverse(MusicSequence sequence);
/// By the tempo track.
OSStatus MusicSequenceGetSecondsForBeats(MusicSequence sequence, MusicTimeStamp beats, Float64 *seconds);
/// By the tempo track.
OSStatus MusicSequenceGetBeatsForSeconds(MusicSequence sequence, Float64 seconds, MusicTimeStamp *beats);
/// Called for each user event that is played, on the thread that renders; NULL for none.
OSStatus MusicSequenceSetUserCallback(MusicSequence sequence, MusicSequenceUserCallback callback, void *clientData);
/// Bars and beats count from 1, by the time signatures of the tempo track; without one a bar has four quarters.
///
/// - Parameter subbeatDivisor: the parts of a beat, from 1 to 65535.
OSStatus MusicSequenceBeatsToBarBeatTime(MusicSequence sequence, MusicTimeStamp beats, UInt32 subbeatDivisor,
                                         CABarBeatTime *time);
/// The other way round.
OSStatus MusicSequenceBarBeatTimeToBeats(MusicSequence sequence, const CABarBeatTime *time, MusicTimeStamp *beats);

// Tracks.

/// The sequence that the track belongs to.
OSStatus MusicTrackGetSequence(MusicTrack track, MusicSequence *sequence);
/// kAUGraphErr_NodeNotFound for a node that the sequence's graph has not.
OSStatus MusicTrackSetDestNode(MusicTrack track, AUNode node);
/// Without one of its own, the first instrument of the graph. kAudioToolboxErr_IllegalTrackDestination if there is none.
OSStatus MusicTrackGetDestNode(MusicTrack track, AUNode *node);
/// kMIDIUnknownEndpoint (-10842): there are no endpoints without Core MIDI.
/// - Status: stub
OSStatus MusicTrackSetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef endpoint);
/// kAudioToolboxErr_IllegalTrackDestination.
/// - Status: stub
OSStatus MusicTrackGetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef *endpoint);
/// kAudioUnitErr_InvalidProperty for one that the track has not.
OSStatus MusicTrackSetProperty(MusicTrack track, UInt32 property, void *data, UInt32 length);
/// With `data` NULL only the size is given.
OSStatus MusicTrackGetProperty(MusicTrack track, UInt32 property, void *data, UInt32 *length);
/// Moves the events from `start` on, up to but not at `end`; none before the beginning.
OSStatus MusicTrackMoveEvents(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end, MusicTimeStamp distance);
/// Takes the events of a range away.
OSStatus MusicTrackClear(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end);
/// Takes a range away, and moves what comes later to its start.
OSStatus MusicTrackCut(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end);
/// Copies a range into a track, whose events at and after `insertTime` make room for it.
OSStatus MusicTrackCopyInsert(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                              MusicTimeStamp insertTime);
/// Copies a range into a track beside the events that are there.
OSStatus MusicTrackMerge(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                         MusicTimeStamp insertTime);
/// A note with its length in beats.
OSStatus MusicTrackNewMIDINoteEvent(MusicTrack track, MusicTimeStamp time, const MIDINoteMessage *message);
/// A message of a channel: its status byte is from 0x80 to 0xEF.
OSStatus MusicTrackNewMIDIChannelEvent(MusicTrack track, MusicTimeStamp time, const MIDIChannelMessage *message);
/// A system exclusive message, with its first byte.
OSStatus MusicTrackNewMIDIRawDataEvent(MusicTrack track, MusicTimeStamp time, const MIDIRawData *data);
/// A note with up to 128 arguments, for MusicDeviceStartNote.
OSStatus MusicTrackNewExtendedNoteEvent(MusicTrack track, MusicTimeStamp time, const ExtendedNoteOnEvent *event);
/// A parameter of the unit that the track plays by.
OSStatus MusicTrackNewParameterEvent(MusicTrack track, MusicTimeStamp time, const ParameterEvent *event);
/// Has a meaning in the tempo track.
OSStatus MusicTrackNewExtendedTempoEvent(MusicTrack track, MusicTimeStamp time, Float64 beatsPerMinute);
/// Time and key signatures have a meaning in the tempo track; others are kept for files.
OSStatus MusicTrackNewMetaEvent(MusicTrack track, MusicTimeStamp time, const MIDIMetaEvent *event);
/// What the sequence's callback is called with.
OSStatus MusicTrackNewUserEvent(MusicTrack track, MusicTimeStamp time, const MusicEventUserData *data);
/// Settings of the unit that the track plays by, which the event retains.
OSStatus MusicTrackNewAUPresetEvent(MusicTrack track, MusicTimeStamp time, const AUPresetEvent *event);

// Going through the events of a track.

/// Begins at the first event.
OSStatus NewMusicEventIterator(MusicTrack track, MusicEventIterator *iterator);
/// It may be disposed of after its track, too.
OSStatus DisposeMusicEventIterator(MusicEventIterator iterator);
/// Goes to the first event at or after a time; with kMusicTimeStamp_EndOfTrack behind the last one.
OSStatus MusicEventIteratorSeek(MusicEventIterator iterator, MusicTimeStamp time);
/// From the last event on it goes to the end, where there is none; then kAudioToolboxErr_EndOfTrack.
OSStatus MusicEventIteratorNextEvent(MusicEventIterator iterator);
/// kAudioToolboxErr_StartOfTrack at the first event.
OSStatus MusicEventIteratorPreviousEvent(MusicEventIterator iterator);
/// The data is the track's, until the event changes. kAudioToolboxErr_EndOfTrack at the end.
OSStatus MusicEventIteratorGetEventInfo(MusicEventIterator iterator, MusicTimeStamp *time, MusicEventType *type,
                                        const void **data, UInt32 *size);
/// Replaces the event at its time.
OSStatus MusicEventIteratorSetEventInfo(MusicEventIterator iterator, MusicEventType type, const void *data);
/// Goes on to the next event.
OSStatus MusicEventIteratorDeleteEvent(MusicEventIterator iterator);
/// Stays at the event, which may have other neighbours then.
OSStatus MusicEventIteratorSetEventTime(MusicEventIterator iterator, MusicTimeStamp time);
/// True at the end of a track with events, too.
OSStatus MusicEventIteratorHasPreviousEvent(MusicEventIterator iterator, Boolean *hasPreviousEvent);
/// False at the last event.
OSStatus MusicEventIteratorHasNextEvent(MusicEventIterator iterator, Boolean *hasNextEvent);
/// False at the end.
OSStatus MusicEventIteratorHasCurrentEvent(MusicEventIterator iterator, Boolean *hasCurrentEvent);

// Playing a sequence.

/// A player without a sequence.
OSStatus NewMusicPlayer(MusicPlayer *player);
/// Stops it.
OSStatus DisposeMusicPlayer(MusicPlayer player);
/// kAudioToolboxErr_InvalidPlayerState while it plays.
OSStatus MusicPlayerSetSequence(MusicPlayer player, MusicSequence sequence);
/// kAudioToolboxErr_NoSequence if it has none.
OSStatus MusicPlayerGetSequence(MusicPlayer player, MusicSequence *sequence);
/// Goes to a beat, also while it plays. Notes that sound end.
OSStatus MusicPlayerSetTime(MusicPlayer player, MusicTimeStamp time);
/// The beat that is heard now; of a player that has stopped, the one at which it starts.
OSStatus MusicPlayerGetTime(MusicPlayer player, MusicTimeStamp *time);
/// kAudioToolboxErr_InvalidPlayerState if it does not play, kAudio_ParamError for a beat before it was started.
OSStatus MusicPlayerGetHostTimeForBeats(MusicPlayer player, MusicTimeStamp beats, UInt64 *hostTime);
/// kAudioToolboxErr_InvalidPlayerState if it does not play, kAudio_ParamError for a time before it was started.
OSStatus MusicPlayerGetBeatsForHostTime(MusicPlayer player, UInt64 hostTime, MusicTimeStamp *beats);
/// Makes the graph ready, which is opened and initialized if need be. kAudioToolboxErr_NoSequence without a sequence.
OSStatus MusicPlayerPreroll(MusicPlayer player);
/// Prerolls and plays, with the graph's next slice. It plays until it is stopped, also beyond the last event.
/// kAudioToolboxErr_InvalidPlayerState if it plays already.
OSStatus MusicPlayerStart(MusicPlayer player);
/// Stays where it is. The graph stops if the player has started it.
OSStatus MusicPlayerStop(MusicPlayer player);
/// Also beyond the last event.
OSStatus MusicPlayerIsPlaying(MusicPlayer player, Boolean *isPlaying);
/// From 0.001 to 1000; 2 is twice as fast.
OSStatus MusicPlayerSetPlayRateScalar(MusicPlayer player, Float64 rate);
/// 1 at first.
OSStatus MusicPlayerGetPlayRateScalar(MusicPlayer player, Float64 *rate);
/// The title, copyright, tempo, signatures and length of a sequence, by the kAFInfoDictionary keys. The caller releases it.
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
