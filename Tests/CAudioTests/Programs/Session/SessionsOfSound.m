// A session keeps what an app wants of sound, and tells what the device has: two channels out, no microphone.
// > before it begins: !ini; begun 0, again init
// > category solo, then medi; sizes 4 8 4
// > rate 44100, volume between 0 and 1, 2 channels out, 0 in, no microphone, no other sound
// > wanted: mixed 1, rate 22050, buffers of 0.01 s
// > refused: pty? for an unknown one, !siz for a wrong size, pty? for one that cannot be set
// > listeners and activity: 0 0 0 0
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static const char *text(OSStatus status) {
    static char texts[8][16];
    static int next;
    char *text = texts[next++ % 8];
    UInt32 c = (UInt32)status;
    if (c < 0x20202020) {
        snprintf(text, 16, "%d", (int)status);
    } else {
        snprintf(text, 16, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    }
    return text;
}

static UInt32 number(AudioSessionPropertyID property) {
    UInt32 value = 99, size = sizeof value;
    return AudioSessionGetProperty(property, &size, &value) == kAudioSessionNoError ? value : 99;
}

static void interrupted(void *data, UInt32 state) {}
static void changed(void *data, AudioSessionPropertyID property, UInt32 size, const void *value) {}

int main(void) {
    UInt32 category = 0, size = sizeof category;
    OSStatus early = AudioSessionGetProperty(kAudioSessionProperty_AudioCategory, &size, &category);
    OSStatus first = AudioSessionInitialize(NULL, NULL, interrupted, NULL);
    printf("before it begins: %s; begun %s, again %s\n", text(early), text(first),
           text(AudioSessionInitialize(NULL, NULL, interrupted, NULL)));

    const char *before = text((OSStatus)number(kAudioSessionProperty_AudioCategory));
    category = kAudioSessionCategory_MediaPlayback;
    AudioSessionSetProperty(kAudioSessionProperty_AudioCategory, sizeof category, &category);
    UInt32 sizes[3];
    AudioSessionGetPropertySize(kAudioSessionProperty_AudioCategory, &sizes[0]);
    AudioSessionGetPropertySize(kAudioSessionProperty_PreferredHardwareSampleRate, &sizes[1]);
    AudioSessionGetPropertySize(kAudioSessionProperty_PreferredHardwareIOBufferDuration, &sizes[2]);
    printf("category %s, then %s; sizes %u %u %u\n", before, text((OSStatus)number(kAudioSessionProperty_AudioCategory)),
           (unsigned)sizes[0], (unsigned)sizes[1], (unsigned)sizes[2]);

    Float64 rate = 0;
    Float32 volume = -1, duration = 0;
    size = sizeof rate;
    AudioSessionGetProperty(kAudioSessionProperty_CurrentHardwareSampleRate, &size, &rate);
    size = sizeof volume;
    AudioSessionGetProperty(kAudioSessionProperty_CurrentHardwareOutputVolume, &size, &volume);
    printf("rate %g, volume %s, %d channels out, %d in, %s, %s\n", rate,
           volume >= 0 && volume <= 1 ? "between 0 and 1" : "out of range",
           (int)number(kAudioSessionProperty_CurrentHardwareOutputNumberChannels),
           (int)number(kAudioSessionProperty_CurrentHardwareInputNumberChannels),
           number(kAudioSessionProperty_AudioInputAvailable) ? "a microphone" : "no microphone",
           number(kAudioSessionProperty_OtherAudioIsPlaying) ? "other sound" : "no other sound");

    UInt32 mixes = 1;
    Float64 wantedRate = 22050;
    Float32 wantedDuration = 0.01f;
    AudioSessionSetProperty(kAudioSessionProperty_OverrideCategoryMixWithOthers, sizeof mixes, &mixes);
    AudioSessionSetProperty(kAudioSessionProperty_PreferredHardwareSampleRate, sizeof wantedRate, &wantedRate);
    AudioSessionSetProperty(kAudioSessionProperty_PreferredHardwareIOBufferDuration, sizeof wantedDuration, &wantedDuration);
    size = sizeof rate;
    AudioSessionGetProperty(kAudioSessionProperty_PreferredHardwareSampleRate, &size, &rate);
    size = sizeof duration;
    AudioSessionGetProperty(kAudioSessionProperty_PreferredHardwareIOBufferDuration, &size, &duration);
    printf("wanted: mixed %d, rate %g, buffers of %g s\n",
           (int)number(kAudioSessionProperty_OverrideCategoryMixWithOthers), rate, duration);

    UInt32 value = 1, little = 1;
    OSStatus unknown = AudioSessionGetProperty('none', &size, &value);
    OSStatus wrongSize = AudioSessionSetProperty(kAudioSessionProperty_AudioCategory, 2, &category);
    OSStatus fixed = AudioSessionSetProperty(kAudioSessionProperty_CurrentHardwareSampleRate, sizeof rate, &rate);
    size = little;
    printf("refused: %s for an unknown one, %s for a wrong size, %s for one that cannot be set\n", text(unknown),
           text(wrongSize), text(fixed));
    printf("listeners and activity: %d %d %d %d\n",
           (int)AudioSessionAddPropertyListener(kAudioSessionProperty_AudioRouteChange, changed, NULL),
           (int)AudioSessionRemovePropertyListenerWithUserData(kAudioSessionProperty_AudioRouteChange, changed, NULL),
           (int)AudioSessionSetActive(true),
           (int)AudioSessionSetActiveWithFlags(false, kAudioSessionSetActiveFlag_NotifyOthersOnDeactivation));
    return 0;
}
