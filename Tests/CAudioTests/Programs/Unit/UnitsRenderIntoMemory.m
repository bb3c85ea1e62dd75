// flags: -fobjc-arc
// Units give what their inputs give, in the format that is asked for, mixed, filtered or at another rate.
// > refused: no source -10876, 3 frames too many -10874, wrong buffers -50, format -10868, set too late -10865, twice -10849
// > last error -10874, then 0
// > fixed point from 16 bits: 4194304 -8388608, buffers of its own 1, silence 0
// > mixed: left 0.75 right 0.5; one switched off 0.5 0.25; its function was not called 1
// > a ramp of 64 frames: 0 before, 0.5 halfway, 1 after; a step at frame 10: 1 0
// > meters: off -120, before -6.0 after -12.0 dB, peak -6.0, output -12.0
// > half the rate: 100 frames asked for 67, a constant stays 0.5, another rate 1
// > twice the speed asked for about twice as much 1
// > notices: before 4 after 8, of one that fails 264
// > low pass: 100 Hz stays 1, 10000 Hz is below 0.02 1; bypassed 1
// > shelf of 20 dB: 50 Hz 10.0 1, 10000 Hz 1.0 1; peak of 6 dB at 2000 Hz: 2.0 1; band pass 1.0 1
// > equalizer: bass booster lifts 32 Hz 1 and leaves 8000 Hz 1
// > connected: input has the source's rate 22050, gone with its unit -10876
// > settings restored: 6 dB
#import <AudioUnit/AudioUnit.h>
#import <Foundation/Foundation.h>
#include <math.h>

static AudioUnit make(OSType type, OSType subtype) {
    AudioComponentDescription wanted = {type, subtype, kAudioUnitManufacturer_Apple, 0, 0};
    AudioUnit unit = NULL;
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &wanted), &unit);
    return unit;
}

static AudioStreamBasicDescription floats(double rate, UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = channels, .mBitsPerChannel = 32};
}

static AudioStreamBasicDescription shorts(double rate, UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagsCanonical,
        .mBytesPerPacket = 2 * channels, .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels,
        .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
}

static OSStatus set_format(AudioUnit unit, AudioUnitScope scope, UInt32 element, AudioStreamBasicDescription format) {
    return AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, scope, element, &format, sizeof format);
}

/// What an input gives: a constant, or a sine of a frequency.
struct source {
    float value;
    double frequency, rate;
    UInt32 asked, place;
    OSStatus status;
};

static OSStatus give(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                     UInt32 frames, AudioBufferList *list) {
    struct source *source = data;
    source->asked += frames;
    for (UInt32 b = 0; b < list->mNumberBuffers; b++) {
        float *samples = list->mBuffers[b].mData;
        for (UInt32 i = 0; i < frames; i++) {
            double angle = 2 * M_PI * source->frequency * (source->place + i) / source->rate;
            samples[i] = source->frequency ? (float)(source->value * sin(angle)) : source->value;
        }
    }
    source->place += frames;
    return source->status;
}

static OSStatus give_shorts(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                            UInt32 frames, AudioBufferList *list) {
    int16_t *samples = list->mBuffers[0].mData;
    for (UInt32 i = 0; i < frames; i++) {
        samples[i * 2] = 8192;
        samples[i * 2 + 1] = -16384;
    }
    if (*(bool *)data) *flags |= kAudioUnitRenderAction_OutputIsSilence;
    return 0;
}

static OSStatus set_source(AudioUnit unit, UInt32 input, AURenderCallback function, void *data) {
    AURenderCallbackStruct callback = {function, data};
    return AudioUnitSetProperty(unit, kAudioUnitProperty_SetRenderCallback, kAudioUnitScope_Input, input, &callback,
                                sizeof callback);
}

static float left[4096], right[4096];
static const AudioTimeStamp now = {.mFlags = kAudioTimeStampSampleTimeValid};

static OSStatus render(AudioUnit unit, UInt32 frames, UInt32 channels) {
    struct {
        UInt32 count;
        AudioBuffer buffers[2];
    } list = {channels, {{1, sizeof left, left}, {1, sizeof right, right}}};
    return AudioUnitRender(unit, NULL, &now, 0, frames, (AudioBufferList *)&list);
}

// MARK: Formats and errors

static void formats(void) {
    AudioUnit converter = make(kAudioUnitType_FormatConverter, kAudioUnitSubType_AUConverter);
    set_format(converter, kAudioUnitScope_Output, 0, floats(44100, 2));
    AudioUnitInitialize(converter);
    OSStatus none = render(converter, 10, 2), many = render(converter, 1027, 2), wrong = render(converter, 10, 1);
    AudioStreamBasicDescription seven = shorts(44100, 2);
    seven.mBitsPerChannel = 7;
    OSStatus format = set_format(converter, kAudioUnitScope_Input, 0, seven);
    OSStatus late = set_format(converter, kAudioUnitScope_Input, 0, shorts(44100, 2));
    UInt32 slice = 2048, size = sizeof(OSStatus);
    OSStatus twice = AudioUnitSetProperty(converter, kAudioUnitProperty_MaximumFramesPerSlice, kAudioUnitScope_Global, 0,
                                          &slice, sizeof slice);
    printf("refused: no source %d, 3 frames too many %d, wrong buffers %d, format %d, set too late %d, twice %d\n",
           (int)none, (int)many, (int)wrong, (int)format, (int)late, (int)twice);
    render(converter, 1027, 2);
    OSStatus last = 0, then = 99;
    AudioUnitGetProperty(converter, kAudioUnitProperty_LastRenderError, kAudioUnitScope_Global, 0, &last, &size);
    AudioUnitGetProperty(converter, kAudioUnitProperty_LastRenderError, kAudioUnitScope_Global, 0, &then, &size);
    printf("last error %d, then %d\n", (int)last, (int)then);
    AudioComponentInstanceDispose(converter);

    converter = make(kAudioUnitType_FormatConverter, kAudioUnitSubType_AUConverter);
    set_format(converter, kAudioUnitScope_Input, 0, shorts(44100, 2));
    bool is_silent = false;
    set_source(converter, 0, give_shorts, &is_silent);
    AudioUnitInitialize(converter);
    // The usual format of an output: 8.24 in two buffers.
    struct {
        UInt32 count;
        AudioBuffer buffers[2];
    } list = {2, {{1, 0, NULL}, {1, 0, NULL}}};
    AudioUnitRender(converter, NULL, &now, 0, 8, (AudioBufferList *)&list);
    SInt32 first = ((SInt32 *)list.buffers[0].mData)[7], second = ((SInt32 *)list.buffers[1].mData)[7];
    bool has_memory = list.buffers[0].mDataByteSize == 32;
    is_silent = true;
    AudioUnitRender(converter, NULL, &now, 0, 8, (AudioBufferList *)&list);
    printf("fixed point from 16 bits: %d %d, buffers of its own %d, silence %d\n", (int)first, (int)second, has_memory,
           (int)((SInt32 *)list.buffers[0].mData)[7]);
    AudioComponentInstanceDispose(converter);
}

// MARK: Mixing

static float meter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope) {
    AudioUnitParameterValue value = 99;
    AudioUnitGetParameter(unit, parameter, scope, 0, &value);
    return value;
}

static void mixing(void) {
    AudioUnit mixer = make(kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer);
    UInt32 inputs = 2, on = 1;
    AudioUnitSetProperty(mixer, kAudioUnitProperty_ElementCount, kAudioUnitScope_Input, 0, &inputs, sizeof inputs);
    set_format(mixer, kAudioUnitScope_Input, 0, floats(44100, 1));
    set_format(mixer, kAudioUnitScope_Input, 1, floats(44100, 2));
    set_format(mixer, kAudioUnitScope_Output, 0, floats(44100, 2));
    struct source one = {.value = 0.5f}, two = {.value = 0.5f};
    set_source(mixer, 0, give, &one);
    set_source(mixer, 1, give, &two);
    // The first stands halfway to the left, the second is half as loud.
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Pan, kAudioUnitScope_Input, 0, -0.5f, 0);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Input, 1, 0.5f, 0);
    AudioUnitInitialize(mixer);
    render(mixer, 512, 2);
    printf("mixed: left %g right %g; ", left[100], right[100]);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Enable, kAudioUnitScope_Input, 1, 0, 0);
    render(mixer, 512, 2);
    UInt32 asked = two.asked;
    render(mixer, 512, 2);
    printf("one switched off %g %g; its function was not called %d\n", left[0], right[0], asked == two.asked);

    AudioUnitParameterEvent ramp = {.scope = kAudioUnitScope_Output, .parameter = kMultiChannelMixerParam_Volume,
                                    .eventType = kParameterEvent_Ramped, .eventValues.ramp = {100, 64, 0, 1}};
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, 0, 0, 0);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Pan, kAudioUnitScope_Input, 0, 0, 0);
    render(mixer, 512, 2);
    render(mixer, 512, 2);
    AudioUnitScheduleParameters(mixer, &ramp, 1);
    render(mixer, 512, 2);
    printf("a ramp of 64 frames: %g before, %.1f halfway, %g after; ", left[99] * 2, left[131] * 2, left[300] * 2);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, 0, 0, 512 + 10);
    render(mixer, 512, 2);
    float before = left[511];
    render(mixer, 512, 2);
    printf("a step at frame 10: %g %g\n", before * 2, left[511] * 2);

    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, 0, 0.5f, 0);
    printf("meters: off %g, ", meter(mixer, kMultiChannelMixerParam_PreAveragePower, kAudioUnitScope_Input));
    AudioUnitSetProperty(mixer, kAudioUnitProperty_MeteringMode, kAudioUnitScope_Input, 0, &on, sizeof on);
    AudioUnitSetProperty(mixer, kAudioUnitProperty_MeteringMode, kAudioUnitScope_Output, 0, &on, sizeof on);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Input, 0, 0.5f, 0);
    render(mixer, 512, 2);
    AudioUnitSetParameter(mixer, kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, 0, 1, 0);
    render(mixer, 512, 2);
    render(mixer, 512, 2);
    printf("before %.1f after %.1f dB, peak %.1f, output %.1f\n",
           meter(mixer, kMultiChannelMixerParam_PreAveragePower, kAudioUnitScope_Input),
           meter(mixer, kMultiChannelMixerParam_PostAveragePower, kAudioUnitScope_Input),
           meter(mixer, kMultiChannelMixerParam_PrePeakHoldLevel, kAudioUnitScope_Input),
           meter(mixer, kMultiChannelMixerParam_PostAveragePower, kAudioUnitScope_Output));
    AudioComponentInstanceDispose(mixer);
}

// MARK: Rates

static void rates(void) {
    AudioUnit output = make(kAudioUnitType_Output, kAudioUnitSubType_GenericOutput);
    struct source source = {.value = 0.5f};
    set_format(output, kAudioUnitScope_Input, 0, floats(22050, 1));
    set_format(output, kAudioUnitScope_Output, 0, floats(44100, 2));
    set_source(output, 0, give, &source);
    AudioUnitInitialize(output);
    render(output, 100, 2);
    printf("half the rate: 100 frames asked for %d, a constant stays %g, ", (int)source.asked, left[60]);
    AudioComponentInstanceDispose(output);

    output = make(kAudioUnitType_Output, kAudioUnitSubType_GenericOutput);
    struct source sine = {.value = 0.5f, .frequency = 1000, .rate = 48000};
    set_format(output, kAudioUnitScope_Input, 0, floats(48000, 1));
    set_format(output, kAudioUnitScope_Output, 0, floats(44100, 2));
    set_source(output, 0, give, &sine);
    AudioUnitInitialize(output);
    bool is_sine = true;
    for (int slice = 0; slice < 4; slice++) {
        render(output, 1000, 2);
        for (int i = slice ? 0 : 50; i < 1000; i++) {
            is_sine = is_sine && fabs(left[i] - 0.5 * sin(2 * M_PI * 1000 * (slice * 1000 + i) / 44100)) < 0.0005;
        }
    }
    printf("another rate %d\n", is_sine);
    AudioComponentInstanceDispose(output);

    AudioUnit speed = make(kAudioUnitType_FormatConverter, kAudioUnitSubType_Varispeed);
    source.asked = 0;
    set_format(speed, kAudioUnitScope_Input, 0, floats(44100, 1));
    set_format(speed, kAudioUnitScope_Output, 0, floats(44100, 1));
    set_source(speed, 0, give, &source);
    AudioUnitSetParameter(speed, kVarispeedParam_PlaybackCents, kAudioUnitScope_Global, 0, 1200, 0);
    AudioUnitInitialize(speed);
    render(speed, 1000, 1);
    printf("twice the speed asked for about twice as much %d\n", source.asked >= 1998 && source.asked < 2100);
    AudioComponentInstanceDispose(speed);
}

// MARK: Notices

static UInt32 moments[8];
static int moment_count;

static OSStatus note(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                     UInt32 frames, AudioBufferList *list) {
    if (moment_count < 8) moments[moment_count++] = *flags;
    return 0;
}

static void notices(void) {
    AudioUnit converter = make(kAudioUnitType_FormatConverter, kAudioUnitSubType_AUConverter);
    struct source source = {.value = 0.5f};
    set_format(converter, kAudioUnitScope_Input, 0, floats(44100, 1));
    set_format(converter, kAudioUnitScope_Output, 0, floats(44100, 1));
    set_source(converter, 0, give, &source);
    AudioUnitInitialize(converter);
    AudioUnitAddRenderNotify(converter, note, NULL);
    render(converter, 10, 1);
    source.status = -1;
    render(converter, 10, 1);
    AudioUnitRemoveRenderNotify(converter, note, NULL);
    render(converter, 10, 1);
    printf("notices: before %u after %u, of one that fails %u\n", (unsigned)moments[0], (unsigned)moments[1],
           (unsigned)moments[3] + (moment_count != 4));
    AudioComponentInstanceDispose(converter);
}

// MARK: Effects

/// How much louder a sine of a frequency is behind an effect.
static double gain_at(AudioUnit effect, double frequency) {
    struct source source = {.value = 0.05f, .frequency = frequency, .rate = 44100};
    set_source(effect, 0, give, &source);
    AudioUnitReset(effect, kAudioUnitScope_Global, 0);
    double sines = 0, cosines = 0;
    int count = 0;
    for (int slice = 0; slice < 44; slice++) {
        render(effect, 1024, 1);
        for (int i = 0; i < 1024; i++) {
            int place = slice * 1024 + i;
            // The first part is the filter's own.
            if (place < 22050 || place >= 44100) continue;
            sines += left[i] * sin(2 * M_PI * frequency * place / 44100);
            cosines += left[i] * cos(2 * M_PI * frequency * place / 44100);
            count++;
        }
    }
    return sqrt(sines * sines + cosines * cosines) * 2 / count / 0.05;
}

static AudioUnit effect(OSType subtype) {
    AudioUnit unit = make(kAudioUnitType_Effect, subtype);
    set_format(unit, kAudioUnitScope_Input, 0, floats(44100, 1));
    set_format(unit, kAudioUnitScope_Output, 0, floats(44100, 1));
    AudioUnitInitialize(unit);
    return unit;
}

static void set(AudioUnit unit, AudioUnitParameterID parameter, float value) {
    AudioUnitSetParameter(unit, parameter, kAudioUnitScope_Global, 0, value, 0);
}

static bool is_near(double value, double wanted) { return fabs(value - wanted) < wanted * 0.03; }

static void effects(void) {
    AudioUnit low = effect(kAudioUnitSubType_LowPassFilter);
    set(low, kLowPassParam_CutoffFrequency, 1000);
    printf("low pass: 100 Hz stays %d, 10000 Hz is below 0.02 %d; ", is_near(gain_at(low, 100), 1),
           gain_at(low, 10000) < 0.02);
    UInt32 bypass = 1;
    AudioUnitSetProperty(low, kAudioUnitProperty_BypassEffect, kAudioUnitScope_Global, 0, &bypass, sizeof bypass);
    printf("bypassed %d\n", is_near(gain_at(low, 10000), 1));
    AudioUnit shelf = effect(kAudioUnitSubType_LowShelfFilter), peak = effect(kAudioUnitSubType_ParametricEQ);
    AudioUnit band = effect(kAudioUnitSubType_BandPassFilter);
    set(shelf, kAULowShelfParam_CutoffFrequency, 200);
    set(shelf, kAULowShelfParam_Gain, 20);
    set(peak, kParametricEQParam_Gain, 6);
    printf("shelf of 20 dB: 50 Hz 10.0 %d, 10000 Hz 1.0 %d; ", is_near(gain_at(shelf, 20), 10),
           is_near(gain_at(shelf, 10000), 1));
    printf("peak of 6 dB at 2000 Hz: 2.0 %d; band pass 1.0 %d\n", is_near(gain_at(peak, 2000), 1.995),
           is_near(gain_at(band, 5000), 1) && gain_at(band, 500) < 0.1);
    AudioUnit equalizer = effect(kAudioUnitSubType_AUiPodEQ);
    AUPreset bass = {1, NULL};
    bool was_flat = is_near(gain_at(equalizer, 32), 1);
    AudioUnitSetProperty(equalizer, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0, &bass, sizeof bass);
    printf("equalizer: bass booster lifts 32 Hz %d and leaves 8000 Hz %d\n", was_flat && gain_at(equalizer, 32) > 1.7,
           is_near(gain_at(equalizer, 8000), 1));

    AudioUnit second = effect(kAudioUnitSubType_ParametricEQ), converter = make(kAudioUnitType_FormatConverter, kAudioUnitSubType_AUConverter);
    set_format(converter, kAudioUnitScope_Output, 0, floats(22050, 2));
    AudioUnit sink = make(kAudioUnitType_Output, kAudioUnitSubType_GenericOutput);
    AudioUnitConnection connection = {converter, 0, 0};
    AudioUnitSetProperty(sink, kAudioUnitProperty_MakeConnection, kAudioUnitScope_Input, 0, &connection, sizeof connection);
    Float64 rate = 0;
    UInt32 size = sizeof rate;
    AudioUnitGetProperty(sink, kAudioUnitProperty_SampleRate, kAudioUnitScope_Input, 0, &rate, &size);
    set_format(sink, kAudioUnitScope_Output, 0, floats(44100, 2));
    AudioUnitInitialize(sink);
    AudioComponentInstanceDispose(converter);
    printf("connected: input has the source's rate %g, gone with its unit %d\n", rate, (int)render(sink, 10, 2));

    CFPropertyListRef settings = NULL;
    size = sizeof settings;
    AudioUnitGetProperty(peak, kAudioUnitProperty_ClassInfo, kAudioUnitScope_Global, 0, &settings, &size);
    AudioUnitSetProperty(second, kAudioUnitProperty_ClassInfo, kAudioUnitScope_Global, 0, &settings, sizeof settings);
    AudioUnitParameterValue value = 0;
    AudioUnitGetParameter(second, kParametricEQParam_Gain, kAudioUnitScope_Global, 0, &value);
    printf("settings restored: %g dB\n", value);
    CFRelease(settings);
    for (AudioUnit *unit = (AudioUnit[]){low, shelf, peak, band, equalizer, second, sink, NULL}; *unit; unit++) {
        AudioComponentInstanceDispose(*unit);
    }
}

int main(void) {
    @autoreleasepool {
        formats();
        mixing();
        rates();
        notices();
        effects();
    }
    return 0;
}
