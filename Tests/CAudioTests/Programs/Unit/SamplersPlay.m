// flags: -fobjc-arc
// The sampler plays General MIDI's instruments, or one of a sound font that the app chooses; from the frame on that it is
// told, and the same each time.
// > found: aumu samp, before it is ready -10867, can play notes 1, a mixer 0 and -4
// > silent before, heard from frame 300 on
// > ended it dies away 1
// > the same again 1; another instrument sounds otherwise 1; drums otherwise 1
// > named by its note 1: dies away 1; no such note -50, pitch -50, data -50, full -10863
// > one channel is heard 1
// > an instrument of a file 0: as the program of General MIDI 1, programs change nothing 1
// > no file -10871, no font -10871, no such instrument -10871, no number -10851
// > rate 1000 -10868
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include <math.h>

enum { slice = 512, slices = 40, frames = slice * slices };
static float left[frames], right[frames];

static const char *text(UInt32 code) {
    static char text[4][5];
    static int next;
    char *place = text[next++ % 4];
    snprintf(place, 5, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return place;
}

static AudioUnit made(OSType type, OSType kind) {
    AudioComponentDescription description = {type, kind, kAudioUnitManufacturer_Apple, 0, 0};
    AudioUnit unit = NULL;
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &description), &unit);
    return unit;
}

static AudioUnit sampler(void) {
    AudioUnit unit = made(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler);
    AudioUnitInitialize(unit);
    return unit;
}

/// Renders all slices; `at` calls a function before one of them.
static void render(AudioUnit unit, int at, void (^call)(void)) {
    for (int i = 0; i < slices; i++) {
        if (i == at) call();
        struct { UInt32 count; AudioBuffer buffers[2]; } list = {
            2, {{1, slice * 4, left + i * slice}, {1, slice * 4, right + i * slice}}};
        AudioTimeStamp now = {.mFlags = kAudioTimeStampSampleTimeValid, .mSampleTime = i * slice};
        AudioUnitRender(unit, NULL, &now, 0, slice, (AudioBufferList *)&list);
    }
}

static double loudness(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) sum += left[i] * left[i] + right[i] * right[i];
    return sqrt(sum / (to - from));
}

static int first_heard(void) {
    int i = 0;
    while (i < frames && fabsf(left[i]) < 1e-6f && fabsf(right[i]) < 1e-6f) i++;
    return i;
}

static UInt64 sum_of_bytes(void) {
    UInt64 sum = 14695981039346656037u;
    for (size_t i = 0; i < sizeof left; i++) sum = (sum ^ ((const UInt8 *)left)[i]) * 1099511628211u;
    return sum;
}

/// What a note sounds like, after a message.
static UInt64 sound(AudioUnit unit, UInt32 status, UInt32 first, UInt32 channel) {
    if (status) MusicDeviceMIDIEvent(unit, status, first, 0, 0);
    MusicDeviceMIDIEvent(unit, 0x90 | channel, 60, 100, 0);
    render(unit, -1, NULL);
    return sum_of_bytes();
}

static UInt64 fresh_sound(UInt32 status, UInt32 first, UInt32 channel) {
    AudioUnit unit = sampler();
    UInt64 sum = sound(unit, status, first, channel);
    AudioComponentInstanceDispose(unit);
    return sum;
}

static void play(void) {
    AudioUnit unit = made(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler);
    AudioUnit mixer = made(kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer);
    AudioComponentDescription description = {0};
    AudioComponentGetDescription(AudioComponentInstanceGetComponent(unit), &description);
    printf("found: %s %s, before it is ready %d, can play notes %d, a mixer %d and %d\n", text(description.componentType),
           text(description.componentSubType), (int)MusicDeviceMIDIEvent(unit, 0x90, 60, 100, 0),
           AudioComponentInstanceCanDo(unit, kMusicDeviceMIDIEventSelect),
           AudioComponentInstanceCanDo(mixer, kMusicDeviceMIDIEventSelect), (int)MusicDeviceMIDIEvent(mixer, 0x90, 60, 100, 0));
    AudioComponentInstanceDispose(mixer);
    AudioUnitInitialize(unit);
    render(unit, 2, ^{ MusicDeviceMIDIEvent(unit, 0x90, 60, 127, 300); });
    int first = first_heard() - 2 * slice;
    printf("silent before, heard from frame %d on\n", first >= 300 && first < 364 ? 300 : first);
    double before = loudness(frames / 2, frames);
    MusicDeviceMIDIEvent(unit, 0x80, 60, 0, 0);
    for (int i = 0; i < 4; i++) render(unit, -1, NULL);
    printf("ended it dies away %d\n", before > 0.001 && loudness(0, frames) < before / 20);
    AudioComponentInstanceDispose(unit);
    UInt64 piano = fresh_sound(0, 0, 0);
    printf("the same again %d; another instrument sounds otherwise %d; drums otherwise %d\n", fresh_sound(0, 0, 0) == piano,
           fresh_sound(0xC0, 40, 0) != piano, fresh_sound(0, 0, 9) != piano);
}

static void play_by_name(void) {
    AudioUnit unit = sampler();
    MusicDeviceNoteParams params = {2, 60, 100, {{0, 0}}}, wrong = {2, 128, 100, {{0, 0}}};
    NoteInstanceID name = 0;
    MusicDeviceStartNote(unit, 0, 3, &name, 0, &params);
    render(unit, -1, NULL);
    double before = loudness(frames / 2, frames);
    OSStatus stopped = MusicDeviceStopNote(unit, 3, name, 0);
    for (int i = 0; i < 5; i++) render(unit, -1, NULL);
    OSStatus full = 0;
    int count = 0;
    while (full == 0 && count++ < 10000) full = MusicDeviceMIDIEvent(unit, 0xB0, 1, 0, 100);
    printf("named by its note %d: dies away %d; no such note %d, pitch %d, data %d, full %d\n", name != 0 && stopped == 0,
           before > 0.001 && loudness(0, frames) < before / 20, (int)MusicDeviceStopNote(unit, 3, 0, 0),
           (int)MusicDeviceStartNote(unit, 0, 3, &name, 0, &wrong), (int)MusicDeviceMIDIEvent(unit, 0x90, 200, 1, 0), (int)full);
    AudioComponentInstanceDispose(unit);

    unit = made(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler);
    AudioStreamBasicDescription format;
    UInt32 size = sizeof format;
    AudioUnitGetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, &format, &size);
    format.mChannelsPerFrame = 1;
    AudioUnitSetProperty(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, &format, sizeof format);
    AudioUnitInitialize(unit);
    MusicDeviceMIDIEvent(unit, 0x90, 60, 100, 0);
    AudioBufferList list = {1, {{1, 1024 * 4, left}}};
    AudioTimeStamp now = {.mFlags = kAudioTimeStampSampleTimeValid};
    memset(right, 0, sizeof right);
    AudioUnitRender(unit, NULL, &now, 0, 1024, &list);
    printf("one channel is heard %d\n", loudness(0, 1024) > 0.001);
    AudioComponentInstanceDispose(unit);
}

static OSStatus choose(AudioUnit unit, NSString *path, UInt8 bank, UInt8 number) {
    AUSamplerBankPresetData wanted = {(__bridge CFURLRef)[NSURL fileURLWithPath:path], bank, kAUSampler_DefaultBankLSB, number, 0};
    return AudioUnitSetProperty(unit, kAUSamplerProperty_LoadPresetFromBank, kAudioUnitScope_Global, 0, &wanted, sizeof wanted);
}

static void choose_instruments(void) {
    NSString *font = @"/usr/share/sounds/sf2/TimGM6mb.sf2";
    AudioUnit unit = made(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler);
    OSStatus status = choose(unit, font, kAUSampler_DefaultMelodicBankMSB, 40);
    AudioUnitInitialize(unit);
    UInt64 violin = sound(unit, 0, 0, 0);
    AudioUnitUninitialize(unit);
    AudioUnitInitialize(unit);
    UInt64 still = sound(unit, 0xC0, 5, 0);
    printf("an instrument of a file %d: as the program of General MIDI %d, programs change nothing %d\n", (int)status,
           violin == fresh_sound(0xC0, 40, 0), violin == still);
    printf("no file %d, no font %d, no such instrument %d, no number %d\n",
           (int)choose(unit, @"/none.sf2", kAUSampler_DefaultMelodicBankMSB, 0),
           (int)choose(unit, @"/etc/passwd", kAUSampler_DefaultMelodicBankMSB, 0), (int)choose(unit, font, 77, 0),
           (int)choose(unit, font, kAUSampler_DefaultMelodicBankMSB, 200));
    AudioComponentInstanceDispose(unit);
    unit = made(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler);
    Float64 rate = 1000;
    AudioUnitSetProperty(unit, kAudioUnitProperty_SampleRate, kAudioUnitScope_Output, 0, &rate, sizeof rate);
    printf("rate 1000 %d\n", (int)AudioUnitInitialize(unit));
    AudioComponentInstanceDispose(unit);
}

int main(void) {
    @autoreleasepool {
        play();
        play_by_name();
        choose_instruments();
    }
    return 0;
}
