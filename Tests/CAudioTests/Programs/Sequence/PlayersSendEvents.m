// flags: -fobjc-arc
// A player sends the events of each slice to the units of its graph, at the frames at which they are heard. An output that
// gives its frames to the app gives the player its time.
// > without a sequence -10854, without an output -10862
// > played: 90 60@0 b0 7@512 80 60@1000 90 61@1000 90 62@1500 80 62@1500 80 61@2000 f0 of 3 parameter 0.5@2000; time 4, still playing 1
// > again -10852, another sequence -10852, another graph -10863, disposed of -10863
// > stopped at 4; goes on at 4: 90 70@500
// > twice as fast: 90 60@0 b0 7@256 80 60@500 90 61@500 90 62@750 80 62@750 80 61@1000; rate 0 -50
// > from beat 0.976 on: b0 7@24 90 61@512 90 62@1012 80 62@1012
// > tempo 60 from beat 1 on: 90 60@0 b0 7@524 80 60@1500 90 61@1500
// > muted: nothing; solo of the other: 90 90@0
// > 1 beat later: 90 60@500 b0 7@1012
// > loop of 1, 3 times: 90 1@0 90 2@500 90 2@1000 90 2@1500; without an end 8
// > user event at 1 in 0.512 to 1.024, data 7; stopped by it: time 1.024, later ones 0
// > a note that sounds ends with the player: 80 60
// > an extended note: start 64 for group 2@0, stop@500
// > to another node: 0 of the first, 1 of the second
// > automated from 0 to 1 in 2 beats: 0 0.512
// > time set while it plays: 90 61@0 ended 80 60
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

// MARK: An instrument that notes what it is sent

struct instrument {
    AudioComponentPlugInInterface interface;
    NSMutableString *log __unsafe_unretained;
    int events;
};

static NSMutableString *log_of_all;
static int events_of[2], instruments_made;
static struct instrument instruments[64];
/// The frames before the present slice.
static UInt32 frames_before;
static float automated[8];
static int automated_count;

static void note(void *self, NSString *format, ...) NS_FORMAT_FUNCTION(2, 3);
static void note(void *self, NSString *format, ...) {
    va_list values;
    va_start(values, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:values];
    va_end(values);
    if ([log_of_all length]) [log_of_all appendString:@" "];
    [log_of_all appendString:text];
    events_of[((struct instrument *)self - instruments) % 2]++;
}

static OSStatus open_it(void *self, AudioComponentInstance instance) { return 0; }
static OSStatus close_it(void *self) { return 0; }
static OSStatus be_ready(void *self) { return 0; }
static OSStatus hear(void *self, UInt32 status, UInt32 first, UInt32 second, UInt32 frame) {
    note(self, @"%x %u@%u", (unsigned)status, (unsigned)first, (unsigned)(frame + frames_before));
    return 0;
}
static OSStatus hear_data(void *self, const UInt8 *data, UInt32 length) {
    note(self, @"%x of %u", data[0], (unsigned)length);
    return 0;
}
static OSStatus hear_note(void *self, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group, NoteInstanceID *name,
                          UInt32 frame, const MusicDeviceNoteParams *params) {
    *name = 77;
    note(self, @"start %g for group %u@%u", params->mPitch, (unsigned)group, (unsigned)(frame + frames_before));
    return 0;
}
static OSStatus hear_end(void *self, MusicDeviceGroupID group, NoteInstanceID name, UInt32 frame) {
    note(self, @"stop%s@%u", name == 77 ? "" : "?", (unsigned)(frame + frames_before));
    return 0;
}
static OSStatus hear_parameter(void *self, AudioUnitParameterID number, AudioUnitScope scope, AudioUnitElement element,
                               AudioUnitParameterValue value, UInt32 frame) {
    if (number == 9) {
        if (automated_count < 8) automated[automated_count++] = value;
    } else {
        note(self, @"parameter %g@%u", value, (unsigned)(frame + frames_before));
    }
    return 0;
}

static AudioComponentMethod look_up(SInt16 selector) {
    switch (selector) {
    case kAudioUnitInitializeSelect:
    case kAudioUnitUninitializeSelect: return (AudioComponentMethod)be_ready;
    case kMusicDeviceMIDIEventSelect: return (AudioComponentMethod)hear;
    case kMusicDeviceSysExSelect: return (AudioComponentMethod)hear_data;
    case kMusicDeviceStartNoteSelect: return (AudioComponentMethod)hear_note;
    case kMusicDeviceStopNoteSelect: return (AudioComponentMethod)hear_end;
    case kAudioUnitSetParameterSelect: return (AudioComponentMethod)hear_parameter;
    default: return NULL;
    }
}

static AudioComponentPlugInInterface *make_it(const AudioComponentDescription *description) {
    struct instrument *made = &instruments[instruments_made++ % 64];
    made->interface = (AudioComponentPlugInInterface){open_it, close_it, look_up, NULL};
    return &made->interface;
}

// MARK: A graph of 1000 frames a second

static AUGraph graph;
static AUNode first, second, output;
static MusicSequence sequence;
static MusicTrack track;
static MusicPlayer player;

static OSStatus silence(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus, UInt32 frames,
                        AudioBufferList *list) {
    for (UInt32 b = 0; b < list->mNumberBuffers; b++) memset(list->mBuffers[b].mData, 0, list->mBuffers[b].mDataByteSize);
    return 0;
}

static void make_graph(void) {
    AudioComponentDescription instrument = {kAudioUnitType_MusicDevice, 'note', 'test', 0, 0};
    AudioComponentDescription memory = {kAudioUnitType_Output, kAudioUnitSubType_GenericOutput, kAudioUnitManufacturer_Apple, 0, 0};
    AudioComponentRegister(&instrument, CFSTR("Notes"), 1, make_it);
    NewAUGraph(&graph);
    AUGraphAddNode(graph, &instrument, &first);
    AUGraphAddNode(graph, &instrument, &second);
    AUGraphAddNode(graph, &memory, &output);
    AUGraphOpen(graph);
    AudioUnit unit = NULL;
    AUGraphNodeInfo(graph, output, NULL, &unit);
    AudioStreamBasicDescription format = {
        .mSampleRate = 1000, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 1, .mBitsPerChannel = 32};
    AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, &format, sizeof format);
    AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, &format, sizeof format);
    AURenderCallbackStruct callback = {silence, NULL};
    AUGraphSetNodeInputCallback(graph, output, 0, &callback);
}

/// Renders slices of 256 frames.
static void render(int slices) {
    static float samples[256];
    AudioUnit unit = NULL;
    AUGraphNodeInfo(graph, output, NULL, &unit);
    for (int i = 0; i < slices; i++) {
        AudioBufferList list = {1, {{1, sizeof samples, samples}}};
        AudioTimeStamp now = {.mFlags = kAudioTimeStampSampleTimeValid};
        AudioUnitRender(unit, NULL, &now, 0, 256, &list);
        frames_before += 256;
    }
}

static void make_sequence(void) {
    NewMusicSequence(&sequence);
    MusicSequenceSetAUGraph(sequence, graph);
    MusicSequenceNewTrack(sequence, &track);
    MusicPlayerSetSequence(player, sequence);
    MusicPlayerSetTime(player, 0);
    [log_of_all setString:@""];
    frames_before = 0;
    events_of[0] = events_of[1] = 0;
}

static void add(MusicTrack to, MusicTimeStamp time, UInt8 key, Float32 duration) {
    MIDINoteMessage message = {0, key, 100, 0, duration};
    MusicTrackNewMIDINoteEvent(to, time, &message);
}

/// A beat is half a second: 500 frames.
static void make_song(void) {
    make_sequence();
    MIDIChannelMessage volume = {0xB0, 7, 100, 0};
    add(track, 0, 60, 2);
    add(track, 2, 61, 2);
    add(track, 3, 62, 0);
    MusicTrackNewMIDIChannelEvent(track, 1.024, &volume);
}

static void end(void) {
    MusicPlayerStop(player);
    MusicPlayerSetSequence(player, NULL);
    DisposeMusicSequence(sequence);
    [log_of_all setString:@""];
}

/// Plays so many slices and gives what was heard.
static NSString *played(int slices) {
    MusicPlayerStart(player);
    render(slices);
    return [log_of_all copy];
}

static MusicTimeStamp time_now(void) {
    MusicTimeStamp time = -1;
    MusicPlayerGetTime(player, &time);
    return time;
}

// MARK: What is heard

static void play_all(void) {
    OSStatus none = MusicPlayerStart(player);
    MusicSequence other = NULL;
    AUGraph empty = NULL;
    NewMusicSequence(&other);
    NewAUGraph(&empty);
    MusicSequenceSetAUGraph(other, empty);
    MusicPlayerSetSequence(player, other);
    printf("without a sequence %d, without an output %d\n", (int)none, (int)MusicPlayerPreroll(player));
    MusicPlayerSetSequence(player, NULL);
    make_song();
    struct { UInt32 length; UInt8 data[8]; } raw = {3, {0xF0, 1, 0xF7}};
    ParameterEvent parameter = {1, kAudioUnitScope_Global, 0, 0.5f};
    MusicTrackNewMIDIRawDataEvent(track, 4, (MIDIRawData *)&raw);
    MusicTrackNewParameterEvent(track, 4, &parameter);
    NSString *heard = played(8);
    Boolean is_playing = false;
    MusicPlayerIsPlaying(player, &is_playing);
    printf("played: %s; time %.0f, still playing %d\n", [heard UTF8String], time_now(), is_playing);
    printf("again %d, another sequence %d, another graph %d, disposed of %d\n", (int)MusicPlayerStart(player),
           (int)MusicPlayerSetSequence(player, other), (int)MusicSequenceSetAUGraph(sequence, NULL),
           (int)DisposeMusicSequence(sequence));
    MusicPlayerStop(player);
    MusicTimeStamp stopped = time_now();
    [log_of_all setString:@""];
    add(track, stopped + 1, 70, 1);
    frames_before = 0;
    NSString *later = played(2);
    printf("stopped at %.0f; goes on at %.0f: %s\n", stopped, stopped, [later UTF8String]);
    end();
    DisposeMusicSequence(other);
    DisposeAUGraph(empty);
}

static void play_otherwise(void) {
    make_song();
    MusicPlayerSetPlayRateScalar(player, 2);
    printf("twice as fast: %s; rate 0 %d\n", [played(4) UTF8String], (int)MusicPlayerSetPlayRateScalar(player, 0));
    MusicPlayerSetPlayRateScalar(player, 1);
    end();
    make_song();
    MusicPlayerSetTime(player, 0.976);
    printf("from beat 0.976 on: %s\n", [played(4) UTF8String]);
    end();
    make_song();
    MusicTrack tempo = NULL;
    MusicSequenceGetTempoTrack(sequence, &tempo);
    MusicTrackNewExtendedTempoEvent(tempo, 1, 60);
    printf("tempo 60 from beat 1 on: %s\n", [played(6) UTF8String]);
    end();
}

static void play_some(void) {
    make_song();
    Boolean yes = true, no = false;
    MusicTrack other = NULL;
    MusicTrackSetProperty(track, kSequenceTrackProperty_MuteStatus, &yes, sizeof yes);
    NSString *muted = played(2);
    MusicPlayerStop(player);
    MusicTrackSetProperty(track, kSequenceTrackProperty_MuteStatus, &no, sizeof no);
    MusicSequenceNewTrack(sequence, &other);
    add(other, 0, 90, 8);
    MusicTrackSetProperty(other, kSequenceTrackProperty_SoloStatus, &yes, sizeof yes);
    MusicPlayerSetTime(player, 0);
    frames_before = 0;
    printf("muted: %s; solo of the other: %s\n", [muted length] ? "something" : "nothing", [played(4) UTF8String]);
    end();
    make_song();
    MusicTimeStamp offset = 1;
    MusicTrackSetProperty(track, kSequenceTrackProperty_OffsetTime, &offset, sizeof offset);
    printf("1 beat later: %s\n", [played(4) UTF8String]);
    end();
    make_sequence();
    MusicTrackLoopInfo loop = {1, 3};
    MusicTimeStamp length = 2;
    add(track, 0, 1, 100);
    add(track, 1, 2, 100);
    // The notes would make the track longer than the loop is to be.
    MusicTrackClear(track, 0, 2);
    MIDIChannelMessage messages[2] = {{0x90, 1, 100, 0}, {0x90, 2, 100, 0}};
    for (int i = 0; i < 2; i++) MusicTrackNewMIDIChannelEvent(track, i, &messages[i]);
    MusicTrackSetProperty(track, kSequenceTrackProperty_TrackLength, &length, sizeof length);
    MusicTrackSetProperty(track, kSequenceTrackProperty_LoopInfo, &loop, sizeof loop);
    NSString *looped = played(16);
    MusicPlayerStop(player);
    loop.numberOfLoops = 0;
    MusicTrackSetProperty(track, kSequenceTrackProperty_LoopInfo, &loop, sizeof loop);
    MusicPlayerSetTime(player, 0);
    [log_of_all setString:@""];
    frames_before = 0;
    NSString *endless = played(15);
    printf("loop of 1, 3 times: %s; without an end %d\n", [looped UTF8String],
           (int)[[endless componentsSeparatedByString:@" 2@"] count]);
    end();
}

static int told;
static void hear_user(void *data, MusicSequence from, MusicTrack of, MusicTimeStamp time, const MusicEventUserData *event,
                      MusicTimeStamp begin, MusicTimeStamp finish) {
    if (told++ == 0) {
        printf("user event at %g in %g to %g, data %d%s; ", time, begin, finish, event->data[0],
               from == sequence && of == track && data == &told ? "" : "?");
    }
    MusicPlayerStop(player);
}

static void tell(void) {
    make_sequence();
    MusicEventUserData user = {1, {7}};
    MusicTrackNewUserEvent(track, 1, &user);
    MusicTrackNewUserEvent(track, 1, &user);
    MusicTrackNewUserEvent(track, 1.5, &user);
    MusicSequenceSetUserCallback(sequence, hear_user, &told);
    played(8);
    printf("stopped by it: time %g, later ones %d\n", time_now(), told - 1);
    end();
}

static void end_notes(void) {
    make_sequence();
    add(track, 0, 60, 100);
    played(1);
    [log_of_all setString:@""];
    MusicPlayerStop(player);
    printf("a note that sounds ends with the player: %s\n", [[log_of_all substringToIndex:5] UTF8String]);
    end();
    make_sequence();
    ExtendedNoteOnEvent extended = {0, 2, 1, {2, 64, 90, {{0, 0}}}};
    MusicTrackNewExtendedNoteEvent(track, 0, &extended);
    printf("an extended note: %s\n", [[played(3) stringByReplacingOccurrencesOfString:@" stop" withString:@", stop"] UTF8String]);
    end();
    make_sequence();
    add(track, 0, 60, 100);
    MusicTrackSetDestNode(track, second);
    played(1);
    printf("to another node: %d of the first, %d of the second\n", events_of[0], events_of[1]);
    end();
    make_sequence();
    UInt32 yes = 1;
    ParameterEvent points[2] = {{9, kAudioUnitScope_Global, 0, 0}, {9, kAudioUnitScope_Global, 0, 1}};
    MusicTrackSetProperty(track, kSequenceTrackProperty_AutomatedParameters, &yes, sizeof yes);
    for (int i = 0; i < 2; i++) MusicTrackNewParameterEvent(track, i * 2, &points[i]);
    automated_count = 0;
    played(3);
    printf("automated from 0 to 1 in 2 beats: %g %g\n", automated[0], automated[2]);
    end();
    make_song();
    MusicPlayerStart(player);
    render(1);
    [log_of_all setString:@""];
    frames_before = 0;
    MusicPlayerSetTime(player, 2);
    NSString *ended = [[log_of_all substringToIndex:5] copy];
    [log_of_all setString:@""];
    render(1);
    printf("time set while it plays: %s ended %s\n", [log_of_all UTF8String], [ended UTF8String]);
    end();
}

int main(void) {
    @autoreleasepool {
        log_of_all = [NSMutableString string];
        make_graph();
        NewMusicPlayer(&player);
        play_all();
        play_otherwise();
        play_some();
        tell();
        end_notes();
        DisposeMusicPlayer(player);
        DisposeAUGraph(graph);
    }
    return 0;
}
