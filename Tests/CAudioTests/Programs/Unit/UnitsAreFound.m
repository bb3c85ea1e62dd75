// flags: -fobjc-arc
// Units are found by their type, made and disposed of; an app registers units of its own, which answer for themselves.
// > outputs 3, the first auou rioc appl named Apple: RemoteIO
// > mixers 1: mcmx, inputs 8, outputs 1, version 10000
// > none of type zzzz: 1; no description: 1
// > unopened output: render -10867, start -10867; a mixer cannot start: -4, it can do: 1 0
// > parameters of the equalizer: 0, of the parametric 3: Q of 1 from 0.1 to 20
// > presets 22: 1 is Bass Booster; chosen 1 and 7 refused -10851
// > own: opened 1, found 1, hidden found by its full name alone 1 0
// > own renders 0.25, closed 1, unknown function -4
#import <AudioUnit/AudioUnit.h>
#import <Foundation/Foundation.h>

static const char *text(OSType c) {
    static char texts[8][8];
    static int next;
    char *text = texts[next++ % 8];
    snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static AudioUnit make(OSType type, OSType subtype) {
    AudioComponentDescription wanted = {type, subtype, kAudioUnitManufacturer_Apple, 0, 0};
    AudioUnit unit = NULL;
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &wanted), &unit);
    return unit;
}

static UInt32 count(AudioUnit unit, AudioUnitScope scope) {
    UInt32 value = 99, size = sizeof value;
    AudioUnitGetProperty(unit, kAudioUnitProperty_ElementCount, scope, 0, &value, &size);
    return value;
}

static void kinds(void) {
    AudioComponentDescription outputs = {.componentType = kAudioUnitType_Output}, d;
    AudioComponent first = AudioComponentFindNext(NULL, &outputs);
    CFStringRef name = NULL;
    AudioComponentGetDescription(first, &d);
    AudioComponentCopyName(first, &name);
    printf("outputs %u, the first %s %s %s named %s\n", (unsigned)AudioComponentCount(&outputs), text(d.componentType),
           text(d.componentSubType), text(d.componentManufacturer), [(__bridge_transfer NSString *)name UTF8String]);
    AudioUnit mixer = make(kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer);
    AudioComponentDescription mixers = {.componentType = kAudioUnitType_Mixer};
    AudioComponentGetDescription(AudioComponentInstanceGetComponent(mixer), &d);
    UInt32 version = 0;
    AudioComponentGetVersion(AudioComponentInstanceGetComponent(mixer), &version);
    printf("mixers %u: %s, inputs %u, outputs %u, version %x\n", (unsigned)AudioComponentCount(&mixers),
           text(d.componentSubType), (unsigned)count(mixer, kAudioUnitScope_Input),
           (unsigned)count(mixer, kAudioUnitScope_Output), (unsigned)version);
    AudioComponentDescription none = {.componentType = 'zzzz'};
    printf("none of type zzzz: %d; no description: %d\n", AudioComponentFindNext(NULL, &none) == NULL,
           AudioComponentFindNext(NULL, NULL) == NULL);
    AudioUnit output = make(kAudioUnitType_Output, kAudioUnitSubType_RemoteIO);
    AudioBufferList list = {1, {{2, 0, NULL}}};
    AudioTimeStamp time = {.mFlags = kAudioTimeStampSampleTimeValid};
    printf("unopened output: render %d, start %d; a mixer cannot start: %d, it can do: %d %d\n",
           (int)AudioUnitRender(output, NULL, &time, 1, 4, &list), (int)AudioOutputUnitStart(output),
           (int)AudioOutputUnitStart(mixer), AudioComponentInstanceCanDo(mixer, kAudioUnitRenderSelect),
           AudioComponentInstanceCanDo(mixer, kAudioOutputUnitStartSelect));
    AudioComponentInstanceDispose(output);
    AudioComponentInstanceDispose(mixer);
}

static void settings(void) {
    AudioUnit equalizer = make(kAudioUnitType_Effect, kAudioUnitSubType_AUiPodEQ);
    AudioUnit parametric = make(kAudioUnitType_Effect, kAudioUnitSubType_ParametricEQ);
    UInt32 size = 0;
    AudioUnitGetPropertyInfo(parametric, kAudioUnitProperty_ParameterList, kAudioUnitScope_Global, 0, &size, NULL);
    AudioUnitParameterID numbers[3] = {0};
    AudioUnitGetProperty(parametric, kAudioUnitProperty_ParameterList, kAudioUnitScope_Global, 0, numbers, &size);
    AudioUnitParameterInfo info;
    UInt32 none = 0, infoSize = sizeof info;
    OSStatus noList = AudioUnitGetPropertyInfo(equalizer, kAudioUnitProperty_ParameterList, kAudioUnitScope_Global, 0, &none, NULL);
    AudioUnitGetProperty(parametric, kAudioUnitProperty_ParameterInfo, kAudioUnitScope_Global, numbers[1], &info, &infoSize);
    printf("parameters of the equalizer: %u, of the parametric %u: %s of %g from %g to %g\n", noList ? none : 99,
           (unsigned)(size / sizeof *numbers), [(__bridge_transfer NSString *)info.cfNameString UTF8String],
           info.defaultValue, info.minValue, info.maxValue);

    CFArrayRef presets = NULL;
    size = sizeof presets;
    AudioUnitGetProperty(equalizer, kAudioUnitProperty_FactoryPresets, kAudioUnitScope_Global, 0, &presets, &size);
    const AUPreset *second = CFArrayGetValueAtIndex(presets, 1);
    AudioUnitSetProperty(equalizer, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0, second, sizeof *second);
    AUPreset present = {0}, wrong = {22, NULL};
    size = sizeof present;
    AudioUnitGetProperty(equalizer, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0, &present, &size);
    OSStatus refused =
        AudioUnitSetProperty(equalizer, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0, &wrong, sizeof wrong);
    printf("presets %d: 1 is %s; chosen %d and 7 refused %d\n", (int)CFArrayGetCount(presets),
           [(__bridge NSString *)second->presetName UTF8String], (int)present.presetNumber, (int)refused);
    CFRelease(presets);
    CFRelease(present.presetName);
    AudioComponentInstanceDispose(equalizer);
    AudioComponentInstanceDispose(parametric);
}

// MARK: A unit of the app's own

static int opened, closed;

static OSStatus open_own(void *self, AudioComponentInstance instance) {
    opened++;
    return 0;
}
static OSStatus close_own(void *self) {
    closed++;
    return 0;
}
static OSStatus render_own(void *self, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                           UInt32 frames, AudioBufferList *data) {
    float *samples = data->mBuffers[0].mData;
    for (UInt32 i = 0; i < frames; i++) samples[i] = 0.25f;
    return 0;
}
static AudioComponentMethod look_up(SInt16 selector) {
    return selector == kAudioUnitRenderSelect ? (AudioComponentMethod)render_own : NULL;
}
static AudioComponentPlugInInterface interface = {open_own, close_own, look_up, NULL};
static AudioComponentPlugInInterface *make_own(const AudioComponentDescription *description) { return &interface; }

static void own(void) {
    AudioComponentDescription mine = {'augn', 'wave', 'test', 0, 0};
    AudioComponentDescription hidden = {'augn', 'dark', 'test', kAudioComponentFlag_Unsearchable, 0};
    AudioComponentRegister(&hidden, CFSTR("Dark"), 1, make_own);
    AudioComponent made = AudioComponentRegister(&mine, CFSTR("Wave"), 1, make_own);
    AudioComponentDescription search = {.componentType = 'augn', .componentSubType = 'dark'};
    AudioUnit unit = NULL;
    AudioComponentInstanceNew(made, &unit);
    printf("own: opened %d, found %d, hidden found by its full name alone %d %d\n", opened,
           AudioComponentFindNext(NULL, &mine) == made, AudioComponentFindNext(NULL, &hidden) != NULL,
           AudioComponentFindNext(NULL, &search) != NULL);
    float samples[4] = {0};
    AudioBufferList list = {1, {{1, sizeof samples, samples}}};
    AudioTimeStamp time = {.mFlags = kAudioTimeStampSampleTimeValid};
    AudioUnitRender(unit, NULL, &time, 0, 4, &list);
    OSStatus unknown = AudioUnitReset(unit, kAudioUnitScope_Global, 0);
    AudioComponentInstanceDispose(unit);
    printf("own renders %g, closed %d, unknown function %d\n", samples[3], closed, (int)unknown);
}

int main(void) {
    @autoreleasepool {
        kinds();
        settings();
        own();
    }
    return 0;
}
