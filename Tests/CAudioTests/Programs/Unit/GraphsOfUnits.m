// flags: -fobjc-arc
// A graph makes its units when it is opened, connects them when it is initialized or updated, and gives what they mix.
// > nodes 3: the second is mcmx; a second output -10862, an unknown node -10860, itself -10861
// > before it opens there is no unit 1; start -10862; opened 1, initialized 0
// > interactions 3, of the mixer 3, of the output 1: connection from 2 to 1
// > taken twice -10861
// > mixed 0.75
// > taken away: still 0.75, interactions 2; after the update 0.5, updated 1
// > a node more: 3 of 4; without it 3
// > a node in a running graph: its unit is ready 1
// > told before and after each slice: 2; no more 0
// > shown: AudioUnitGraph, node 2: 'aumx' 'mcmx' 'appl' 1, node   2 bus   0 => node   1 bus   0 with 2 channels 1, callbacks 1
// > closed: unit gone 1, open 0; opened again: mixed 0.5
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static AudioStreamBasicDescription floats(UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = 44100, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = channels, .mBitsPerChannel = 32};
}

static OSStatus give(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                     UInt32 frames, AudioBufferList *list) {
    for (UInt32 b = 0; b < list->mNumberBuffers; b++) {
        for (UInt32 i = 0; i < frames; i++) ((float *)list->mBuffers[b].mData)[i] = *(float *)data;
    }
    return 0;
}

static int told;
static OSStatus note(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                     UInt32 frames, AudioBufferList *list) {
    told++;
    return 0;
}

static AUGraph graph;
static AUNode output, mixer;

static AudioUnit unit_of(AUNode node) {
    AudioUnit unit = (AudioUnit)1;
    AUGraphNodeInfo(graph, node, NULL, &unit);
    return unit;
}

static float mixed(void) {
    static float planes[2][4096];
    struct {
        UInt32 count;
        AudioBuffer buffers[2];
    } list = {2, {{1, sizeof planes[0], planes[0]}, {1, sizeof planes[1], planes[1]}}};
    AudioTimeStamp now = {.mFlags = kAudioTimeStampSampleTimeValid};
    for (int i = 0; i < 2; i++) AudioUnitRender(unit_of(output), NULL, &now, 0, 512, (AudioBufferList *)&list);
    return planes[0][511];
}

static void set_formats(void) {
    AudioStreamBasicDescription mono = floats(1), stereo = floats(2);
    for (UInt32 i = 0; i < 2; i++) {
        AudioUnitSetProperty(unit_of(mixer), kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, i, &mono, sizeof mono);
    }
    AudioUnitSetProperty(unit_of(mixer), kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, &stereo, sizeof stereo);
    AudioUnitSetProperty(unit_of(output), kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, &stereo, sizeof stereo);
}

static const char *text(OSType c) {
    static char text[8];
    snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

int main(void) {
    @autoreleasepool {
        AudioComponentDescription memory = {kAudioUnitType_Output, kAudioUnitSubType_GenericOutput, kAudioUnitManufacturer_Apple, 0, 0};
        AudioComponentDescription mix = {kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer, kAudioUnitManufacturer_Apple, 0, 0};
        AudioComponentDescription equalizer = {kAudioUnitType_Effect, kAudioUnitSubType_AUiPodEQ, kAudioUnitManufacturer_Apple, 0, 0};
        AudioComponentDescription found;
        AUNode effect, more, second;
        UInt32 count = 0;
        NewAUGraph(&graph);
        AUGraphAddNode(graph, &memory, &output);
        AUGraphAddNode(graph, &mix, &mixer);
        AUGraphAddNode(graph, &equalizer, &effect);
        AUGraphGetNodeCount(graph, &count);
        AUGraphGetIndNode(graph, 1, &second);
        AUGraphNodeInfo(graph, second, &found, NULL);
        printf("nodes %u: the second is %s; a second output %d, an unknown node %d, itself %d\n", (unsigned)count,
               text(found.componentSubType), (int)AUGraphAddNode(graph, &memory, &more),
               (int)AUGraphConnectNodeInput(graph, 99, 0, output, 0), (int)AUGraphConnectNodeInput(graph, mixer, 0, mixer, 0));
        BOOL is_missing = unit_of(mixer) == NULL;
        OSStatus early = AUGraphStart(graph);
        Boolean is_open = false, is_ready = true;
        AUGraphOpen(graph);
        AUGraphIsOpen(graph, &is_open);
        AUGraphIsInitialized(graph, &is_ready);
        printf("before it opens there is no unit %d; start %d; opened %d, initialized %d\n", is_missing, (int)early, is_open,
               is_ready);

        float values[2] = {0.5f, 0.25f};
        AURenderCallbackStruct callbacks[2] = {{give, &values[0]}, {give, &values[1]}};
        set_formats();
        AUGraphConnectNodeInput(graph, mixer, 0, output, 0);
        for (UInt32 i = 0; i < 2; i++) AUGraphSetNodeInputCallback(graph, mixer, i, &callbacks[i]);
        UInt32 all = 0, of_mixer = 0, of_output = 4;
        AUNodeInteraction interactions[4];
        AUGraphGetNumberOfInteractions(graph, &all);
        AUGraphCountNodeInteractions(graph, mixer, &of_mixer);
        AUGraphGetNodeInteractions(graph, output, &of_output, interactions);
        AUNodeConnection connection = interactions[0].nodeInteraction.connection;
        printf("interactions %u, of the mixer %u, of the output %u: connection from %d to %d\n", (unsigned)all,
               (unsigned)of_mixer, (unsigned)of_output, (int)connection.sourceNode, (int)connection.destNode);
        printf("taken twice %d\n", (int)AUGraphConnectNodeInput(graph, effect, 0, output, 0));
        AUGraphInitialize(graph);
        printf("mixed %g\n", mixed());

        AUGraphDisconnectNodeInput(graph, mixer, 1);
        AUGraphGetNumberOfInteractions(graph, &all);
        printf("taken away: still %g, interactions %u; ", mixed(), (unsigned)all);
        Boolean is_updated = false;
        AUGraphUpdate(graph, &is_updated);
        printf("after the update %g, updated %d\n", mixed(), is_updated);

        AUGraphAddNode(graph, &equalizer, &more);
        AUGraphConnectNodeInput(graph, more, 0, mixer, 1);
        AUGraphGetNumberOfInteractions(graph, &all);
        AUGraphGetNodeCount(graph, &count);
        printf("a node more: %u of %u; ", (unsigned)all, (unsigned)count);
        BOOL has_unit = unit_of(more) != NULL;
        AUGraphRemoveNode(graph, more);
        AUGraphGetNodeCount(graph, &count);
        printf("without it %u\n", (unsigned)count);
        printf("a node in a running graph: its unit is ready %d\n", has_unit);

        AUGraphAddRenderNotify(graph, note, NULL);
        mixed();
        printf("told before and after each slice: %d; ", told / 2);
        AUGraphRemoveRenderNotify(graph, note, NULL);
        told = 0;
        mixed();
        printf("no more %d\n", told);

        char shown[4096] = {0};
        FILE *file = fmemopen(shown, sizeof shown - 1, "w");
        CAShowFile(graph, file);
        fclose(file);
        NSString *text = [NSString stringWithUTF8String:shown];
        printf("shown: %.14s, node 2: 'aumx' 'mcmx' 'appl' %d, node   2 bus   0 => node   1 bus   0 with 2 channels %d, callbacks %d\n", shown,
               [text rangeOfString:@"\tnode 2: 'aumx' 'mcmx' 'appl', instance 0x"].length > 0,
               [text rangeOfString:@"node   2 bus   0 => node   1 bus   0  [ 2 ch,  44100 Hz, 'lpcm' (0x00000029) 32-bit little-endian float, deinterleaved]"].length > 0,
               (int)[[text componentsSeparatedByString:@"} => node   2 bus   0"] count] - 1);
        AUGraphClose(graph);
        AUGraphIsOpen(graph, &is_open);
        printf("closed: unit gone %d, open %d; ", unit_of(mixer) == NULL, is_open);
        AUGraphOpen(graph);
        set_formats();
        AUGraphInitialize(graph);
        printf("opened again: mixed %g\n", mixed());
        DisposeAUGraph(graph);
    }
    return 0;
}
