#import "SharedSession.h"
#import <CSound.h>
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>
#include <string.h>

static bool is_initialized;
static UInt32 category;
static Float64 preferred_rate;
static Float32 preferred_duration;
/// Properties that modify the category. They decide the route's name; no other app plays beside.
static UInt32 override_route, mixes_with_others, defaults_to_speaker, enables_bluetooth, ducks_others;

static UInt32 nothing, has_input;
static UInt32 output_channels = 2;
static Float64 output_rate = 44100;
static Float32 output_volume, output_duration, latency;
static CFStringRef route;

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
    {kAudioSessionProperty_AudioInputAvailable, &has_input, sizeof has_input, false},
    {kAudioSessionProperty_CurrentHardwareInputNumberChannels, &has_input, sizeof has_input, false},
    {kAudioSessionProperty_CurrentHardwareOutputNumberChannels, &output_channels, sizeof output_channels, false},
    {kAudioSessionProperty_CurrentHardwareSampleRate, &output_rate, sizeof output_rate, false},
    {kAudioSessionProperty_CurrentHardwareOutputVolume, &output_volume, sizeof output_volume, false},
    {kAudioSessionProperty_CurrentHardwareInputLatency, &latency, sizeof latency, false},
    {kAudioSessionProperty_CurrentHardwareOutputLatency, &latency, sizeof latency, false},
    {kAudioSessionProperty_AudioRoute, &route, sizeof route, false},
    {kAudioSessionProperty_CurrentHardwareIOBufferDuration, &output_duration, sizeof output_duration, false},
};

static bool has_receiver(void) { return [[[UIDevice currentDevice] model] hasPrefix:@"iPhone"]; }

/// The route's name, as the phone called it.
static NSString *route_name(bool has_headset) {
    bool records = category == kAudioSessionCategory_RecordAudio;
    bool does_both = category == kAudioSessionCategory_PlayAndRecord || category == kAudioSessionCategory_LiveAudio;
    if (has_input && records) return has_headset ? @"MicrophoneWired" : @"MicrophoneBuiltIn";
    bool is_loud = override_route == kAudioSessionOverrideAudioRoute_Speaker || defaults_to_speaker;
    if (has_input && does_both && override_route != kAudioSessionOverrideAudioRoute_Speaker && has_headset) {
        return @"HeadsetInOut";
    }
    if (has_input && does_both) return is_loud || !has_receiver() ? @"SpeakerAndMicrophone" : @"ReceiverAndMicrophone";
    return has_headset ? @"Headphone" : @"Speaker";
}

/// Brings the values up to date that others know.
static void refresh(void) {
    struct sound_hardware hardware = sound_output_hardware();
    category = shared_session_category();
    output_volume = (Float32)hardware.volume;
    output_duration = (Float32)(shared_session_slice_frames() / output_rate);
    has_input = hardware.has_microphone;
    route = (__bridge CFStringRef)route_name(hardware.has_headset);
}

static const struct property *property_of(AudioSessionPropertyID identifier) {
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
        if (properties[i].identifier == identifier) return &properties[i];
    }
    return NULL;
}

// MARK: Listeners

static AudioSessionInterruptionListener interruption_listener;
static void *interruption_data;

struct listener {
    AudioSessionPropertyID property;
    AudioSessionPropertyListener function;
    void *data;
};
enum { most_listeners = 64 };
static struct listener listeners[most_listeners];

static void tell(AudioSessionPropertyID property, UInt32 size, const void *value) {
    for (int i = 0; i < most_listeners; i++) {
        struct listener listener = listeners[i];
        if (listener.function && listener.property == property) listener.function(listener.data, property, size, value);
    }
}

static void interrupted(bool begins) {
    UInt32 state = begins ? kAudioSessionBeginInterruption : kAudioSessionEndInterruption;
    if (interruption_listener) interruption_listener(interruption_data, state);
}

static void volume_changed(void) {
    refresh();
    tell(kAudioSessionProperty_CurrentHardwareOutputVolume, sizeof output_volume, &output_volume);
}

/// Tells of a new route. What it was is known from the last time.
static void tell_route(SInt32 reason) {
    CFStringRef former = route;
    refresh();
    if (former == route) return;
    NSDictionary *change = [NSDictionary dictionaryWithObjectsAndKeys:
        [NSNumber numberWithInt:reason], @kAudioSession_AudioRouteChangeKey_Reason,
        (__bridge NSString *)former, @kAudioSession_AudioRouteChangeKey_OldRoute, nil];
    tell(kAudioSessionProperty_AudioRouteChange, sizeof(CFDictionaryRef), (__bridge const void *)change);
    tell(kAudioSessionProperty_AudioRoute, sizeof route, &route);
}

static void route_changed(bool was_headset) {
    tell_route(was_headset ? kAudioSessionRouteChangeReason_OldDeviceUnavailable
                           : kAudioSessionRouteChangeReason_NewDeviceAvailable);
}

static void category_changed(void) { tell_route(kAudioSessionRouteChangeReason_CategoryChange); }

static void input_changed(void) {
    refresh();
    tell(kAudioSessionProperty_AudioInputAvailable, sizeof has_input, &has_input);
    tell(kAudioSessionProperty_CurrentHardwareInputNumberChannels, sizeof has_input, &has_input);
}

OSStatus AudioSessionInitialize(CFRunLoopRef runLoop, CFStringRef runLoopMode,
                                AudioSessionInterruptionListener interruptionListener, void *clientData) {
    if (is_initialized) return kAudioSessionAlreadyInitialized;
    static const struct session_listener listener = {interrupted, volume_changed, route_changed, category_changed,
                                                      input_changed};
    is_initialized = true;
    interruption_listener = interruptionListener;
    interruption_data = clientData;
    shared_session_listen(&listener);
    refresh();
    return kAudioSessionNoError;
}

/// A session for recording alone cannot begin without a microphone.
OSStatus AudioSessionSetActive(Boolean active) {
    if (!is_initialized) return kAudioSessionNotInitialized;
    bool records = shared_session_category() == kAudioSessionCategory_RecordAudio;
    return active && records && !shared_session_has_input() ? kAudioSessionIncompatibleCategory : kAudioSessionNoError;
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
    refresh();
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
    if (property == kAudioSessionProperty_AudioCategory) {
        UInt32 wanted;
        memcpy(&wanted, data, sizeof wanted);
        return shared_session_set_category(wanted) ? kAudioSessionNoError : kAudioSessionUnsupportedPropertyError;
    }
    memcpy(found->value, data, dataSize);
    if (found->value == &override_route) tell_route(kAudioSessionRouteChangeReason_Override);
    if (found->value == &defaults_to_speaker) tell_route(kAudioSessionRouteChangeReason_Override);
    if (found->value == &preferred_duration) shared_session_set_slice_duration(preferred_duration);
    return kAudioSessionNoError;
}

OSStatus AudioSessionAddPropertyListener(AudioSessionPropertyID property, AudioSessionPropertyListener listener,
                                         void *clientData) {
    if (!is_initialized) return kAudioSessionNotInitialized;
    if (listener == NULL) return kAudioSessionUnspecifiedError;
    for (int i = 0; i < most_listeners; i++) {
        if (listeners[i].function) continue;
        listeners[i] = (struct listener){property, listener, clientData};
        return kAudioSessionNoError;
    }
    return kAudioSessionUnspecifiedError;
}

OSStatus AudioSessionRemovePropertyListener(AudioSessionPropertyID property) {
    for (int i = 0; i < most_listeners; i++) {
        if (listeners[i].property == property) listeners[i].function = NULL;
    }
    return kAudioSessionNoError;
}

OSStatus AudioSessionRemovePropertyListenerWithUserData(AudioSessionPropertyID property,
                                                        AudioSessionPropertyListener listener, void *clientData) {
    for (int i = 0; i < most_listeners; i++) {
        struct listener *there = &listeners[i];
        if (there->property == property && there->function == listener && there->data == clientData) {
            there->function = NULL;
        }
    }
    return kAudioSessionNoError;
}
