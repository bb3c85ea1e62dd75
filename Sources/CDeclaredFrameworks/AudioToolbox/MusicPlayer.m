#import "Notice/Refusal.h"
#import <AudioToolbox/AudioToolbox.h>

// Sequences: tracks of MIDI notes and other events, timed in beats or seconds.

OSStatus NewMusicSequence(MusicSequence *sequence) REFUSES(-4)
OSStatus DisposeMusicSequence(MusicSequence sequence) REFUSES(-4)
OSStatus MusicSequenceNewTrack(MusicSequence sequence, MusicTrack *track) REFUSES(-4)
OSStatus MusicSequenceDisposeTrack(MusicSequence sequence, MusicTrack track) REFUSES(-4)
OSStatus MusicSequenceGetTrackCount(MusicSequence sequence, UInt32 *trackCount) REFUSES(-4)
OSStatus MusicSequenceGetIndTrack(MusicSequence sequence, UInt32 index, MusicTrack *track) REFUSES(-4)
OSStatus MusicSequenceGetTrackIndex(MusicSequence sequence, MusicTrack track, UInt32 *index) REFUSES(-4)
OSStatus MusicSequenceGetTempoTrack(MusicSequence sequence, MusicTrack *track) REFUSES(-4)
OSStatus MusicSequenceSetAUGraph(MusicSequence sequence, AUGraph graph) REFUSES(-4)
OSStatus MusicSequenceGetAUGraph(MusicSequence sequence, AUGraph *graph) REFUSES(-4)
OSStatus MusicSequenceSetMIDIEndpoint(MusicSequence sequence, MIDIEndpointRef endpoint) REFUSES(-4)
OSStatus MusicSequenceSetSequenceType(MusicSequence sequence, MusicSequenceType type) REFUSES(-4)
OSStatus MusicSequenceGetSequenceType(MusicSequence sequence, MusicSequenceType *type) REFUSES(-4)
OSStatus MusicSequenceFileLoad(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                               MusicSequenceLoadFlags flags) REFUSES(-4)
OSStatus MusicSequenceFileLoadData(MusicSequence sequence, CFDataRef data, MusicSequenceFileTypeID type,
                                   MusicSequenceLoadFlags flags) REFUSES(-4)
OSStatus MusicSequenceFileCreate(MusicSequence sequence, CFURLRef file, MusicSequenceFileTypeID type,
                                 MusicSequenceFileFlags flags, SInt16 resolution) REFUSES(-4)
OSStatus MusicSequenceFileCreateData(MusicSequence sequence, MusicSequenceFileTypeID type,
                                     MusicSequenceFileFlags flags, SInt16 resolution, CFDataRef *data) REFUSES(-4)
OSStatus MusicSequenceReverse(MusicSequence sequence) REFUSES(-4)
OSStatus MusicSequenceGetSecondsForBeats(MusicSequence sequence, MusicTimeStamp beats, Float64 *seconds) REFUSES(-4)
OSStatus MusicSequenceGetBeatsForSeconds(MusicSequence sequence, Float64 seconds, MusicTimeStamp *beats) REFUSES(-4)
OSStatus MusicSequenceSetUserCallback(MusicSequence sequence, MusicSequenceUserCallback callback,
                                      void *clientData) REFUSES(-4)
OSStatus MusicSequenceBeatsToBarBeatTime(MusicSequence sequence, MusicTimeStamp beats, UInt32 subbeatDivisor,
                                         CABarBeatTime *time) REFUSES(-4)
OSStatus MusicSequenceBarBeatTimeToBeats(MusicSequence sequence, const CABarBeatTime *time,
                                         MusicTimeStamp *beats) REFUSES(-4)

// Tracks.

OSStatus MusicTrackGetSequence(MusicTrack track, MusicSequence *sequence) REFUSES(-4)
OSStatus MusicTrackSetDestNode(MusicTrack track, AUNode node) REFUSES(-4)
OSStatus MusicTrackGetDestNode(MusicTrack track, AUNode *node) REFUSES(-4)
OSStatus MusicTrackSetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef endpoint) REFUSES(-4)
OSStatus MusicTrackGetDestMIDIEndpoint(MusicTrack track, MIDIEndpointRef *endpoint) REFUSES(-4)
OSStatus MusicTrackSetProperty(MusicTrack track, UInt32 property, void *data, UInt32 length) REFUSES(-4)
OSStatus MusicTrackGetProperty(MusicTrack track, UInt32 property, void *data, UInt32 *length) REFUSES(-4)
OSStatus MusicTrackMoveEvents(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end,
                              MusicTimeStamp distance) REFUSES(-4)
OSStatus MusicTrackClear(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end) REFUSES(-4)
OSStatus MusicTrackCut(MusicTrack track, MusicTimeStamp start, MusicTimeStamp end) REFUSES(-4)
OSStatus MusicTrackCopyInsert(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                              MusicTimeStamp insertTime) REFUSES(-4)
OSStatus MusicTrackMerge(MusicTrack source, MusicTimeStamp start, MusicTimeStamp end, MusicTrack destination,
                         MusicTimeStamp insertTime) REFUSES(-4)
OSStatus MusicTrackNewMIDINoteEvent(MusicTrack track, MusicTimeStamp time, const MIDINoteMessage *message) REFUSES(-4)
OSStatus MusicTrackNewMIDIChannelEvent(MusicTrack track, MusicTimeStamp time,
                                       const MIDIChannelMessage *message) REFUSES(-4)
OSStatus MusicTrackNewMIDIRawDataEvent(MusicTrack track, MusicTimeStamp time, const MIDIRawData *data) REFUSES(-4)
OSStatus MusicTrackNewExtendedNoteEvent(MusicTrack track, MusicTimeStamp time,
                                        const ExtendedNoteOnEvent *event) REFUSES(-4)
OSStatus MusicTrackNewParameterEvent(MusicTrack track, MusicTimeStamp time, const ParameterEvent *event) REFUSES(-4)
OSStatus MusicTrackNewExtendedTempoEvent(MusicTrack track, MusicTimeStamp time, Float64 beatsPerMinute) REFUSES(-4)
OSStatus MusicTrackNewMetaEvent(MusicTrack track, MusicTimeStamp time, const MIDIMetaEvent *event) REFUSES(-4)
OSStatus MusicTrackNewUserEvent(MusicTrack track, MusicTimeStamp time, const MusicEventUserData *data) REFUSES(-4)
OSStatus MusicTrackNewAUPresetEvent(MusicTrack track, MusicTimeStamp time, const AUPresetEvent *event) REFUSES(-4)

// Iterators over the events of a track.

OSStatus NewMusicEventIterator(MusicTrack track, MusicEventIterator *iterator) REFUSES(-4)
OSStatus DisposeMusicEventIterator(MusicEventIterator iterator) REFUSES(-4)
OSStatus MusicEventIteratorSeek(MusicEventIterator iterator, MusicTimeStamp time) REFUSES(-4)
OSStatus MusicEventIteratorNextEvent(MusicEventIterator iterator) REFUSES(-4)
OSStatus MusicEventIteratorPreviousEvent(MusicEventIterator iterator) REFUSES(-4)
OSStatus MusicEventIteratorGetEventInfo(MusicEventIterator iterator, MusicTimeStamp *time, MusicEventType *type,
                                        const void **data, UInt32 *size) REFUSES(-4)
OSStatus MusicEventIteratorSetEventInfo(MusicEventIterator iterator, MusicEventType type, const void *data) REFUSES(-4)
OSStatus MusicEventIteratorDeleteEvent(MusicEventIterator iterator) REFUSES(-4)
OSStatus MusicEventIteratorSetEventTime(MusicEventIterator iterator, MusicTimeStamp time) REFUSES(-4)
OSStatus MusicEventIteratorHasPreviousEvent(MusicEventIterator iterator, Boolean *hasPreviousEvent) REFUSES(-4)
OSStatus MusicEventIteratorHasNextEvent(MusicEventIterator iterator, Boolean *hasNextEvent) REFUSES(-4)
OSStatus MusicEventIteratorHasCurrentEvent(MusicEventIterator iterator, Boolean *hasCurrentEvent) REFUSES(-4)

// Players of a sequence.

OSStatus NewMusicPlayer(MusicPlayer *player) REFUSES(-4)
OSStatus DisposeMusicPlayer(MusicPlayer player) REFUSES(-4)
OSStatus MusicPlayerSetSequence(MusicPlayer player, MusicSequence sequence) REFUSES(-4)
OSStatus MusicPlayerGetSequence(MusicPlayer player, MusicSequence *sequence) REFUSES(-4)
OSStatus MusicPlayerSetTime(MusicPlayer player, MusicTimeStamp time) REFUSES(-4)
OSStatus MusicPlayerGetTime(MusicPlayer player, MusicTimeStamp *time) REFUSES(-4)
OSStatus MusicPlayerGetHostTimeForBeats(MusicPlayer player, MusicTimeStamp beats, UInt64 *hostTime) REFUSES(-4)
OSStatus MusicPlayerGetBeatsForHostTime(MusicPlayer player, UInt64 hostTime, MusicTimeStamp *beats) REFUSES(-4)
OSStatus MusicPlayerPreroll(MusicPlayer player) REFUSES(-4)
OSStatus MusicPlayerStart(MusicPlayer player) REFUSES(-4)
OSStatus MusicPlayerStop(MusicPlayer player) REFUSES(-4)
OSStatus MusicPlayerIsPlaying(MusicPlayer player, Boolean *isPlaying) REFUSES(-4)
OSStatus MusicPlayerSetPlayRateScalar(MusicPlayer player, Float64 rate) REFUSES(-4)
OSStatus MusicPlayerGetPlayRateScalar(MusicPlayer player, Float64 *rate) REFUSES(-4)

CFDictionaryRef MusicSequenceGetInfoDictionary(MusicSequence sequence) REFUSES(NULL)
