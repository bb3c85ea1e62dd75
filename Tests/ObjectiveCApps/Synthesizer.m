// A unit computes a sine slice by slice at 48,000 Hz; then a graph mixes two tones at 44,100 Hz, one on each side. Both
// stop when they are told, and a second start goes on.
// script: wait 4
// > slices of 1024 frames at 44100 Hz, after a wish for 5 ms 256
// > runs 1, then 0; the clock of its slices fits 1
// > graph runs 1, load known 1
// > stopped 0
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <UIKit/UIKit.h>
#include <math.h>

static AudioStreamBasicDescription shorts(double rate, UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagsCanonical,
        .mBytesPerPacket = 2 * channels, .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels,
        .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
}

struct tone {
    double frequency, rate;
    int place, slices;
    BOOL fits;
    UInt64 began;
};

static OSStatus sound(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                      UInt32 frames, AudioBufferList *list) {
    struct tone *tone = data;
    int16_t *samples = list->mBuffers[0].mData;
    for (UInt32 i = 0; i < frames; i++, tone->place++) {
        int16_t value = (int16_t)lrint(8000 * sin(2 * M_PI * tone->frequency * tone->place / tone->rate));
        for (UInt32 c = 0; c < list->mBuffers[0].mNumberChannels; c++) *samples++ = value;
    }
    if (tone->slices++ == 0) tone->began = time->mHostTime;
    double passed = (double)(time->mHostTime - tone->began) / 1e9;
    tone->fits = fabs(passed - time->mSampleTime / tone->rate) < 0.001;
    return 0;
}

static AudioComponentDescription described(OSType type, OSType subtype) {
    return (AudioComponentDescription){type, subtype, kAudioUnitManufacturer_Apple, 0, 0};
}

static UInt32 number(AudioUnit unit, AudioUnitPropertyID property) {
    UInt32 value = 99, size = sizeof value;
    AudioUnitGetProperty(unit, property, kAudioUnitScope_Global, 0, &value, &size);
    return value;
}

static int slice_frames(void) {
    Float32 duration = 0;
    UInt32 size = sizeof duration;
    AudioSessionGetProperty(kAudioSessionProperty_CurrentHardwareIOBufferDuration, &size, &duration);
    return (int)lrint(duration * 44100);
}

@interface Delegate : NSObject <UIApplicationDelegate> {
    AudioUnit unit;
    AUGraph graph;
    struct tone first, left, right;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    AudioSessionInitialize(NULL, NULL, NULL, NULL);
    int usual = slice_frames();
    Float32 wish = 0.005f;
    AudioSessionSetProperty(kAudioSessionProperty_PreferredHardwareIOBufferDuration, sizeof wish, &wish);
    printf("slices of %d frames at 44100 Hz, after a wish for 5 ms %d\n", usual, slice_frames());

    AudioComponentDescription remote = described(kAudioUnitType_Output, kAudioUnitSubType_RemoteIO);
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &remote), &unit);
    first = (struct tone){.frequency = 480, .rate = 48000};
    AURenderCallbackStruct callback = {sound, &first};
    AudioStreamBasicDescription format = shorts(48000, 2);
    AudioUnitSetProperty(unit, kAudioUnitProperty_SetRenderCallback, kAudioUnitScope_Global, 0, &callback, sizeof callback);
    AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, &format, sizeof format);
    AudioUnitInitialize(unit);
    AudioOutputUnitStart(unit);
    printf("runs %u, ", (unsigned)number(unit, kAudioOutputUnitProperty_IsRunning));
    [self performSelector:@selector(startGraph) withObject:nil afterDelay:0.5];
}

- (void)startGraph {
    AudioOutputUnitStop(unit);
    printf("then %u; the clock of its slices fits %d\n", (unsigned)number(unit, kAudioOutputUnitProperty_IsRunning),
           first.fits && first.slices > 80);
    AudioComponentInstanceDispose(unit);
    AudioComponentDescription remote = described(kAudioUnitType_Output, kAudioUnitSubType_RemoteIO);
    AudioComponentDescription mixers = described(kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer);
    AUNode output, mixer;
    AudioUnit mix;
    NewAUGraph(&graph);
    AUGraphAddNode(graph, &remote, &output);
    AUGraphAddNode(graph, &mixers, &mixer);
    AUGraphOpen(graph);
    AUGraphNodeInfo(graph, mixer, NULL, &mix);
    UInt32 inputs = 2, most = 4096;
    AudioUnitSetProperty(mix, kAudioUnitProperty_ElementCount, kAudioUnitScope_Input, 0, &inputs, sizeof inputs);
    AudioUnitSetProperty(mix, kAudioUnitProperty_MaximumFramesPerSlice, kAudioUnitScope_Global, 0, &most, sizeof most);
    struct tone *tones[2] = {&left, &right};
    for (UInt32 i = 0; i < 2; i++) {
        *tones[i] = (struct tone){.frequency = i ? 882 : 441, .rate = 44100};
        AudioStreamBasicDescription format = shorts(44100, 1);
        AURenderCallbackStruct callback = {sound, tones[i]};
        AUGraphSetNodeInputCallback(graph, mixer, i, &callback);
        AudioUnitSetProperty(mix, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, i, &format, sizeof format);
        AudioUnitSetParameter(mix, kMultiChannelMixerParam_Pan, kAudioUnitScope_Input, i, i ? 1 : -1, 0);
        AudioUnitSetParameter(mix, kMultiChannelMixerParam_Volume, kAudioUnitScope_Input, i, i ? 0.5f : 1, 0);
    }
    AUGraphConnectNodeInput(graph, mixer, 0, output, 0);
    AUGraphInitialize(graph);
    AUGraphStart(graph);
    [self performSelector:@selector(stopGraph) withObject:nil afterDelay:1];
}

- (void)stopGraph {
    Boolean runs = false, stopped = true;
    Float32 load = -1, greatest = -1;
    AUGraphIsRunning(graph, &runs);
    AUGraphGetCPULoad(graph, &load);
    AUGraphGetMaxCPULoad(graph, &greatest);
    printf("graph runs %d, load known %d\n", runs, load >= 0 && load < 1 && greatest >= load);
    AUGraphStop(graph);
    AUGraphIsRunning(graph, &stopped);
    printf("stopped %d\n", stopped);
    DisposeAUGraph(graph);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
