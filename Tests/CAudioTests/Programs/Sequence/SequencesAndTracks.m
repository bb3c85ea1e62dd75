// flags: -fobjc-arc
// A sequence keeps tracks, and they keep events by time; iterators stay at their events, whatever comes and goes.
// > new: type beat, tracks 0, tempo track 1; no place -50
// > three tracks: indices 0 1 2, the fourth -10859, the tempo track's -10858
// > one less: 2, the last one's index 1, the other one again -10858
// > loop 0 1, offset 0, muted 0, solo 0, automated 0, length 0; sizes 16 8 1 1 4 8
// > set: loop 4 0, offset -1.5, muted 1, solo 1, length 12
// > refused: loop -50, length -50, short -50, unknown -10879, resolution of a track -10879, to write -10865
// > resolution of the tempo track 480
// > events: 1 note 60; 2 note 61; 2 message 192; 2.5 data 3; 3 meta 1 4; 4 user 5; 5 parameter 0.5; 6 extended 64; 7 preset; end -10857
// > sizes: 8 8 4 7 12 9 16 32 16
// > length 7.5
// > refused: channel -50, message -50, time -50, no number -50, tempo -50, arguments -50
// > back from the end: 7; has 1 1 0; before the first -10856
// > seek 2: 61; seek 2.2: 2.5; seek end: has current 0, previous 1, next 0
// > an event before: still 61 at 2; one taken away: now at 2 message 192
// > moved: 10, next 0, previous 1; changed to note 70 at 10, unknown kind -10853
// > the track is gone: -10857 -10858 has 0
// > automated: takes parameters 0, notes -10853; with notes already -10853
// > types: secs 0, with tempo events samp -10846, beat 0, none -10846
// > endpoints: -10842 -10842, of a track -10855
// > the usual graph: nodes 2, of the track 1; another node -10860; own graph 1, then its node 1
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static const char *text(UInt32 code) {
    static char text[4][5];
    static int next;
    char *place = text[next++ % 4];
    snprintf(place, 5, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return place;
}

static MusicSequence sequence;
static MusicTrack tracks[3];

static void make(void) {
    MusicSequenceType type = 0;
    UInt32 count = 9;
    MusicTrack tempo = NULL;
    NewMusicSequence(&sequence);
    MusicSequenceGetSequenceType(sequence, &type);
    MusicSequenceGetTrackCount(sequence, &count);
    MusicSequenceGetTempoTrack(sequence, &tempo);
    printf("new: type %s, tracks %u, tempo track %d; no place %d\n", text(type), count, tempo != NULL,
           (int)NewMusicSequence(NULL));
    UInt32 indices[3], index = 0;
    for (int i = 0; i < 3; i++) {
        MusicSequenceNewTrack(sequence, &tracks[i]);
        MusicSequenceGetTrackIndex(sequence, tracks[i], &indices[i]);
    }
    MusicTrack none = NULL;
    printf("three tracks: indices %u %u %u, the fourth %d, the tempo track's %d\n", indices[0], indices[1], indices[2],
           (int)MusicSequenceGetIndTrack(sequence, 3, &none), (int)MusicSequenceGetTrackIndex(sequence, tempo, &index));
    MusicSequenceDisposeTrack(sequence, tracks[1]);
    MusicSequenceGetTrackCount(sequence, &count);
    MusicSequenceGetTrackIndex(sequence, tracks[2], &index);
    printf("one less: %u, the last one's index %u, the other one again %d\n", count, index,
           (int)MusicSequenceDisposeTrack(sequence, tracks[1]));
}

static void set_properties(void) {
    MusicTrack track = tracks[0], tempo = NULL;
    MusicTrackLoopInfo loop = {9, 9};
    MusicTimeStamp offset = 9, length = 9;
    Boolean muted = 9, solo = 9;
    UInt32 automated = 9, sizes[6], size = sizeof loop;
    MusicSequenceGetTempoTrack(sequence, &tempo);
    for (UInt32 i = 0; i < 6; i++) MusicTrackGetProperty(track, i, NULL, &sizes[i]);
    MusicTrackGetProperty(track, kSequenceTrackProperty_LoopInfo, &loop, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_OffsetTime, &offset, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_MuteStatus, &muted, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_SoloStatus, &solo, &size);
    size = 4;
    MusicTrackGetProperty(track, kSequenceTrackProperty_AutomatedParameters, &automated, &size);
    size = 8;
    MusicTrackGetProperty(track, kSequenceTrackProperty_TrackLength, &length, &size);
    printf("loop %g %d, offset %g, muted %d, solo %d, automated %u, length %g; sizes %u %u %u %u %u %u\n",
           loop.loopDuration, (int)loop.numberOfLoops, offset, muted, solo, automated, length, sizes[0], sizes[1],
           sizes[2], sizes[3], sizes[4], sizes[5]);
    loop = (MusicTrackLoopInfo){4, 0};
    offset = -1.5;
    length = 12;
    muted = solo = 1;
    MusicTrackSetProperty(track, kSequenceTrackProperty_LoopInfo, &loop, sizeof loop);
    MusicTrackSetProperty(track, kSequenceTrackProperty_OffsetTime, &offset, sizeof offset);
    MusicTrackSetProperty(track, kSequenceTrackProperty_TrackLength, &length, sizeof length);
    MusicTrackSetProperty(track, kSequenceTrackProperty_MuteStatus, &muted, sizeof muted);
    MusicTrackSetProperty(track, kSequenceTrackProperty_SoloStatus, &solo, sizeof solo);
    loop = (MusicTrackLoopInfo){9, 9};
    offset = length = muted = solo = 9;
    size = sizeof loop;
    MusicTrackGetProperty(track, kSequenceTrackProperty_LoopInfo, &loop, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_OffsetTime, &offset, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_TrackLength, &length, &size);
    MusicTrackGetProperty(track, kSequenceTrackProperty_MuteStatus, &muted, &size);
    size = 1;
    MusicTrackGetProperty(track, kSequenceTrackProperty_SoloStatus, &solo, &size);
    printf("set: loop %g %d, offset %g, muted %d, solo %d, length %g\n", loop.loopDuration, (int)loop.numberOfLoops,
           offset, muted, solo, length);
    MusicTrackLoopInfo negative = {-1, 0};
    MusicTimeStamp before = -1;
    SInt16 resolution = 0;
    size = sizeof resolution;
    OSStatus refused[] = {
        MusicTrackSetProperty(track, kSequenceTrackProperty_LoopInfo, &negative, sizeof negative),
        MusicTrackSetProperty(track, kSequenceTrackProperty_TrackLength, &before, sizeof before),
        MusicTrackSetProperty(track, kSequenceTrackProperty_OffsetTime, &offset, 4),
        MusicTrackSetProperty(track, 99, &offset, sizeof offset),
        MusicTrackGetProperty(track, kSequenceTrackProperty_TimeResolution, &resolution, &size),
        MusicTrackSetProperty(tempo, kSequenceTrackProperty_TimeResolution, &resolution, sizeof resolution)};
    printf("refused: loop %d, length %d, short %d, unknown %d, resolution of a track %d, to write %d\n",
           (int)refused[0], (int)refused[1], (int)refused[2], (int)refused[3], (int)refused[4], (int)refused[5]);
    MusicTrackGetProperty(tempo, kSequenceTrackProperty_TimeResolution, &resolution, &size);
    printf("resolution of the tempo track %d\n", resolution);
}

// MARK: Events

static void fill(MusicTrack track) {
    MIDINoteMessage note = {0, 61, 100, 0, 1}, first = {0, 60, 100, 0, 1};
    MIDIChannelMessage program = {0xC0, 12, 0, 0};
    struct { UInt32 length; UInt8 data[8]; } raw = {3, {0xF0, 1, 0xF7}}, user = {5, "abcd"};
    struct { UInt8 type, unused[3]; UInt32 length; UInt8 data[8]; } meta = {1, {0}, 4, "text"};
    ParameterEvent parameter = {1, kAudioUnitScope_Global, 0, 0.5f};
    ExtendedNoteOnEvent extended = {0, 2, 1.5f, {2, 64, 90, {{0, 0}}}};
    CFPropertyListRef list = CFBridgingRetain([NSDictionary dictionary]);
    AUPresetEvent preset = {kAudioUnitScope_Global, 0, list};
    MusicTrackNewMIDINoteEvent(track, 2, &note);
    MusicTrackNewMIDINoteEvent(track, 1, &first);
    MusicTrackNewMIDIChannelEvent(track, 2, &program);
    MusicTrackNewAUPresetEvent(track, 7, &preset);
    CFRelease(list);
    MusicTrackNewExtendedNoteEvent(track, 6, &extended);
    MusicTrackNewUserEvent(track, 4, (MusicEventUserData *)&user);
    MusicTrackNewParameterEvent(track, 5, &parameter);
    MusicTrackNewMetaEvent(track, 3, (MIDIMetaEvent *)&meta);
    MusicTrackNewMIDIRawDataEvent(track, 2.5, (MIDIRawData *)&raw);
}

static void describe(MusicEventIterator iterator, UInt32 *size) {
    MusicTimeStamp time = 0;
    MusicEventType type = 0;
    const void *data = NULL;
    OSStatus status = MusicEventIteratorGetEventInfo(iterator, &time, &type, &data, size);
    if (status) {
        printf("end %d\n", (int)status);
        return;
    }
    printf("%g ", time);
    const MIDIMetaEvent *meta = data;
    switch (type) {
    case kMusicEventType_MIDINoteMessage: printf("note %d; ", ((const MIDINoteMessage *)data)->note); break;
    case kMusicEventType_MIDIChannelMessage: printf("message %d; ", ((const MIDIChannelMessage *)data)->status); break;
    case kMusicEventType_MIDIRawData: printf("data %u; ", ((const MIDIRawData *)data)->length); break;
    case kMusicEventType_Meta: printf("meta %d %u; ", meta->metaEventType, meta->dataLength); break;
    case kMusicEventType_User: printf("user %u; ", ((const MusicEventUserData *)data)->length); break;
    case kMusicEventType_Parameter: printf("parameter %g; ", ((const ParameterEvent *)data)->value); break;
    case kMusicEventType_ExtendedNote:
        printf("extended %g; ", ((const ExtendedNoteOnEvent *)data)->extendedParams.mPitch);
        break;
    case kMusicEventType_AUPreset:
        printf("preset%s; ", [(__bridge id)((const AUPresetEvent *)data)->preset count] == 0 ? "" : "?");
        break;
    default: printf("?; ");
    }
}

static void list(MusicTrack track) {
    MusicEventIterator iterator = NULL;
    UInt32 sizes[16] = {0};
    int count = 0;
    NewMusicEventIterator(track, &iterator);
    Boolean has = true;
    printf("events: ");
    while (has) {
        describe(iterator, &sizes[count]);
        count++;
        MusicEventIteratorNextEvent(iterator);
        MusicEventIteratorHasCurrentEvent(iterator, &has);
    }
    describe(iterator, &sizes[15]);
    printf("sizes:");
    for (int i = 0; i < count; i++) printf(" %u", sizes[i]);
    MusicTimeStamp length = 0;
    UInt32 size = sizeof length;
    MusicTrackGetProperty(track, kSequenceTrackProperty_TrackLength, &length, &size);
    printf("\nlength %g\n", length);
    DisposeMusicEventIterator(iterator);
}

static void refuse(MusicTrack track) {
    MIDINoteMessage note = {16, 60, 100, 0, 1}, right = {0, 60, 100, 0, 1};
    MIDIChannelMessage message = {0xF0, 0, 0, 0};
    ExtendedNoteOnEvent extended = {0, 0, 1, {1000, 60, 60, {{0, 0}}}};
    OSStatus refused[] = {
        MusicTrackNewMIDINoteEvent(track, 1, &note),       MusicTrackNewMIDIChannelEvent(track, 1, &message),
        MusicTrackNewMIDINoteEvent(track, -1, &right),     MusicTrackNewMIDINoteEvent(track, 0.0 / 0.0, &right),
        MusicTrackNewExtendedTempoEvent(track, 1, 0),      MusicTrackNewExtendedNoteEvent(track, 1, &extended)};
    printf("refused: channel %d, message %d, time %d, no number %d, tempo %d, arguments %d\n", (int)refused[0],
           (int)refused[1], (int)refused[2], (int)refused[3], (int)refused[4], (int)refused[5]);
}

static MusicTimeStamp time_of(MusicEventIterator iterator) {
    MusicTimeStamp time = -1;
    MusicEventIteratorGetEventInfo(iterator, &time, NULL, NULL, NULL);
    return time;
}

static int note_of(MusicEventIterator iterator) {
    const void *data = NULL;
    MusicEventType type = 0;
    MusicEventIteratorGetEventInfo(iterator, NULL, &type, &data, NULL);
    if (type == kMusicEventType_MIDIChannelMessage) return ((const MIDIChannelMessage *)data)->status;
    return type == kMusicEventType_MIDINoteMessage ? ((const MIDINoteMessage *)data)->note : -1;
}

static void iterate(MusicTrack track) {
    MusicEventIterator iterator = NULL, other = NULL;
    Boolean current = 9, previous = 9, next = 9;
    NewMusicEventIterator(track, &iterator);
    OSStatus status = MusicEventIteratorPreviousEvent(iterator);
    MusicEventIteratorSeek(iterator, kMusicTimeStamp_EndOfTrack);
    MusicEventIteratorPreviousEvent(iterator);
    MusicEventIteratorHasCurrentEvent(iterator, &current);
    MusicEventIteratorHasPreviousEvent(iterator, &previous);
    MusicEventIteratorHasNextEvent(iterator, &next);
    printf("back from the end: %g; has %d %d %d; before the first %d\n", time_of(iterator), current, previous, next,
           (int)status);
    MusicEventIteratorSeek(iterator, 2);
    int note = note_of(iterator);
    MusicEventIteratorSeek(iterator, 2.2);
    MusicTimeStamp later = time_of(iterator);
    MusicEventIteratorSeek(iterator, kMusicTimeStamp_EndOfTrack);
    MusicEventIteratorHasCurrentEvent(iterator, &current);
    MusicEventIteratorHasPreviousEvent(iterator, &previous);
    MusicEventIteratorHasNextEvent(iterator, &next);
    printf("seek 2: %d; seek 2.2: %g; seek end: has current %d, previous %d, next %d\n", note, later, current, previous,
           next);
    NewMusicEventIterator(track, &other);
    MusicEventIteratorSeek(iterator, 2);
    MIDINoteMessage early = {0, 50, 100, 0, 1};
    MusicTrackNewMIDINoteEvent(track, 0.5, &early);
    printf("an event before: still %d at %g; ", note_of(iterator), time_of(iterator));
    MusicEventIteratorSeek(other, 2);
    MusicEventIteratorDeleteEvent(other);
    printf("one taken away: now at %g message %d\n", time_of(iterator), note_of(iterator));
    MusicEventIteratorSetEventTime(iterator, 10);
    MusicEventIteratorHasPreviousEvent(iterator, &previous);
    MusicEventIteratorHasNextEvent(iterator, &next);
    printf("moved: %g, next %d, previous %d; ", time_of(iterator), next, previous);
    MIDINoteMessage another = {0, 70, 100, 0, 1};
    MusicEventIteratorSetEventInfo(iterator, kMusicEventType_MIDINoteMessage, &another);
    printf("changed to note %d at %g, unknown kind %d\n", note_of(iterator), time_of(iterator),
           (int)MusicEventIteratorSetEventInfo(iterator, 99, &another));
    MusicSequenceDisposeTrack(sequence, track);
    MusicEventIteratorHasCurrentEvent(iterator, &current);
    printf("the track is gone: %d %d has %d\n", (int)MusicEventIteratorNextEvent(iterator),
           (int)MusicEventIteratorSeek(iterator, 0), current);
    DisposeMusicEventIterator(iterator);
    DisposeMusicEventIterator(other);
}

// MARK: Kinds of tracks and sequences

static void automate(void) {
    MusicTrack track = NULL, other = NULL;
    UInt32 yes = 1;
    ParameterEvent parameter = {1, kAudioUnitScope_Global, 0, 0.5f};
    MIDINoteMessage note = {0, 60, 100, 0, 1};
    MusicSequenceNewTrack(sequence, &track);
    MusicSequenceNewTrack(sequence, &other);
    MusicTrackNewMIDINoteEvent(other, 0, &note);
    MusicTrackSetProperty(track, kSequenceTrackProperty_AutomatedParameters, &yes, sizeof yes);
    OSStatus taken = MusicTrackNewParameterEvent(track, 0, &parameter);
    OSStatus refused = MusicTrackNewMIDINoteEvent(track, 0, &note);
    printf("automated: takes parameters %d, notes %d; with notes already %d\n", (int)taken, (int)refused,
           (int)MusicTrackSetProperty(other, kSequenceTrackProperty_AutomatedParameters, &yes, sizeof yes));
}

static void count_otherwise(void) {
    MusicTrack tempo = NULL;
    MusicSequenceType type = 0;
    OSStatus seconds = MusicSequenceSetSequenceType(sequence, kMusicSequenceType_Seconds);
    MusicSequenceGetSequenceType(sequence, &type);
    MusicSequenceGetTempoTrack(sequence, &tempo);
    MusicTrackNewExtendedTempoEvent(tempo, 0, 60);
    OSStatus samples = MusicSequenceSetSequenceType(sequence, kMusicSequenceType_Samples);
    OSStatus beats = MusicSequenceSetSequenceType(sequence, kMusicSequenceType_Beats);
    printf("types: %s %d, with tempo events samp %d, beat %d, none %d\n", text(type), (int)seconds, (int)samples,
           (int)beats, (int)MusicSequenceSetSequenceType(sequence, 'none'));
}

static void lead_elsewhere(void) {
    MusicTrack track = NULL;
    MIDIEndpointRef endpoint = 0;
    AUGraph graph = NULL, own = NULL, there = NULL;
    AUNode node = 0, instrument = 0;
    UInt32 count = 0;
    MusicSequenceGetIndTrack(sequence, 0, &track);
    printf("endpoints: %d %d, of a track %d\n", (int)MusicSequenceSetMIDIEndpoint(sequence, 1),
           (int)MusicTrackSetDestMIDIEndpoint(track, 1), (int)MusicTrackGetDestMIDIEndpoint(track, &endpoint));
    MusicSequenceGetAUGraph(sequence, &graph);
    AUGraphGetNodeCount(graph, &count);
    MusicTrackGetDestNode(track, &node);
    printf("the usual graph: nodes %u, of the track %d; another node %d; ", count, (int)node,
           (int)MusicTrackSetDestNode(track, 99));
    AudioComponentDescription sampler = {kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler, kAudioUnitManufacturer_Apple, 0, 0};
    NewAUGraph(&own);
    AUGraphAddNode(own, &sampler, &instrument);
    MusicSequenceSetAUGraph(sequence, own);
    MusicSequenceGetAUGraph(sequence, &there);
    MusicTrackSetDestNode(track, instrument);
    MusicTrackGetDestNode(track, &node);
    printf("own graph %d, then its node %d\n", there == own, node == instrument);
    DisposeAUGraph(own);
}

int main(void) {
    @autoreleasepool {
        make();
        set_properties();
        fill(tracks[2]);
        list(tracks[2]);
        refuse(tracks[2]);
        iterate(tracks[2]);
        automate();
        count_otherwise();
        lead_elsewhere();
        DisposeMusicSequence(sequence);
    }
    return 0;
}
