#import <AudioToolbox/AudioSession.h>
#include <string.h>

static bool is_initialized;
static UInt32 category = kAudioSessionCategory_SoloAmbientSound;
static Float64 preferred_rate;
static Float32 preferred_duration;
/// Properties that modify the category. They are only stored: there is no audio output that they could affect.
static UInt32 override_route, mixes_with_others, defaults_to_speaker, enables_bluetooth, ducks_others;

static UInt32 nothing;
static UInt32 output_channels = 2;
static Float64 output_rate = 44100;
static Float32 output_volume = 0.5, output_duration = 0.023;

struct property {
    AudioSessionPropertyID identifier;
    void *value;
    UInt32 size;
    bool is_writable;
};

static const struct property properties[] = {
    {kAudioSessionProperty_AudioCategory, &category, sizeof category, true},
    {kAudioSessionProperty_PreferredHardwareSampleRate, &preferred_rate, sizeof preferred_rate, true},
    {kAudioSessionProperty_PreferredHardwareIOBufferDuration, &preferred_duration, sizeof preferred_duration, true},
    {kAudioSessionProperty_OverrideAudioRoute, &override_route, sizeof override_route, true},
    {kAudioSessionProperty_OverrideCategoryMixWithOthers, &mixes_with_others, sizeof mixes_with_others, true},
    {kAudioSessionProperty_OverrideCategoryDefaultToSpeaker, &defaults_to_speaker, sizeof defaults_to_speaker, true},
    {kAudioSessionProperty_OverrideCategoryEnableBluetoothInput, &enables_bluetooth, sizeof enables_bluetooth, true},
    {kAudioSessionProperty_OtherMixableAudioShouldDuck, &ducks_others, sizeof ducks_others, true},
    {kAudioSessionProperty_OtherAudioIsPlaying, &nothing, sizeof nothing, false},
    {kAudioSessionProperty_AudioInputAvailable, &nothing, sizeof nothing, false},
    {kAudioSessionProperty_CurrentHardwareInputNumberChannels, &nothing, sizeof nothing, false},
    {kAudioSessionProperty_CurrentHardwareOutputNumberChannels, &output_channels, sizeof output_channels, false},
    {kAudioSessionProperty_CurrentHardwareSampleRate, &output_rate, sizeof output_rate, false},
    {kAudioSessionProperty_CurrentHardwareOutputVolume, &output_volume, sizeof output_volume, false},
    {kAudioSessionProperty_CurrentHardwareIOBufferDuration, &output_duration, sizeof output_duration, false},
};

static const struct property *property_of(AudioSessionPropertyID identifier) {
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
        if (properties[i].identifier == identifier) return &properties[i];
    }
    return NULL;
}

OSStatus AudioSessionInitialize(CFRunLoopRef runLoop, CFStringRef runLoopMode,
                                AudioSessionInterruptionListener interruptionListener, void *clientData) {
    if (is_initialized) return kAudioSessionAlreadyInitialized;
    is_initialized = true;
    return kAudioSessionNoError;
}

OSStatus AudioSessionSetActive(Boolean active) {
    return is_initialized ? kAudioSessionNoError : kAudioSessionNotInitialized;
}

OSStatus AudioSessionSetActiveWithFlags(Boolean active, UInt32 flags) { return AudioSessionSetActive(active); }

OSStatus AudioSessionGetPropertySize(AudioSessionPropertyID property, UInt32 *dataSize) {
    const struct property *found = property_of(property);
    if (found == NULL) return kAudioSessionUnsupportedPropertyError;
    if (dataSize) *dataSize = found->size;
    return kAudioSessionNoError;
}

OSStatus AudioSessionGetProperty(AudioSessionPropertyID property, UInt32 *dataSize, void *data) {
    if (!is_initialized) return kAudioSessionNotInitialized;
    const struct property *found = property_of(property);
    if (found == NULL) return kAudioSessionUnsupportedPropertyError;
    if (dataSize == NULL || data == NULL || *dataSize < found->size) return kAudioSessionBadPropertySizeError;
    memcpy(data, found->value, found->size);
    *dataSize = found->size;
    return kAudioSessionNoError;
}

OSStatus AudioSessionSetProperty(AudioSessionPropertyID property, UInt32 dataSize, const void *data) {
    if (!is_initialized) return kAudioSessionNotInitialized;
    const struct property *found = property_of(property);
    if (found == NULL || !found->is_writable) return kAudioSessionUnsupportedPropertyError;
    if (data == NULL || dataSize != found->size) return kAudioSessionBadPropertySizeError;
    memcpy(found->value, data, dataSize);
    return kAudioSessionNoError;
}

OSStatus AudioSessionAddPropertyListener(AudioSessionPropertyID property, AudioSessionPropertyListener listener,
                                         void *clientData) {
    return is_initialized ? kAudioSessionNoError : kAudioSessionNotInitialized;
}

OSStatus AudioSessionRemovePropertyListener(AudioSessionPropertyID property) { return kAudioSessionNoError; }

OSStatus AudioSessionRemovePropertyListenerWithUserData(AudioSessionPropertyID property,
                                                        AudioSessionPropertyListener listener, void *clientData) {
    return kAudioSessionNoError;
}
