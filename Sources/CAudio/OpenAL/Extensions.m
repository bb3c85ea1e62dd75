#include "Extensions.h"
#include "LoopbackDevice.h"
#include <OpenAL/al.h>
#include <OpenAL/oalMacOSX_OALExtensions.h>
#include <OpenAL/oalStaticBufferExtension.h>
#include <math.h>
#include <stdatomic.h>
#include <string.h>
#include <strings.h>

// ALC_EXT_MAC_OSX: mixer settings for contexts that are created later. 0 means not set.
static _Atomic ALdouble output_rate;
static _Atomic ALint maximum_busses;
// Only stored: OpenAL Soft has one rendering quality.
static _Atomic ALint rendering_quality = ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_LOW;
static _Atomic ALint channel_count = ALC_MAC_OSX_RENDER_CHANNEL_COUNT_STEREO;

static void set_output_rate(const ALdouble rate) {
    if (rate >= 8000 && rate <= 192000) output_rate = rate;
}

/// The output rate of the current context in Hz; without a context, the rate for new contexts.
static ALdouble get_output_rate(void) {
    ALCcontext *context = alcGetCurrentContext();
    ALCint rate = 0;
    if (context) alcGetIntegerv(alcGetContextsDevice(context), ALC_FREQUENCY, 1, &rate);
    if (rate > 0) return rate;
    return output_rate > 0 ? output_rate : 44100;
}

static void set_maximum_busses(const ALint count) {
    if (count > 0 && count <= 256) maximum_busses = count;
}

/// The default is 32 sources.
static ALint get_maximum_busses(void) { return maximum_busses > 0 ? maximum_busses : 32; }

static void set_rendering_quality(const ALint quality) { rendering_quality = quality; }
static ALint get_rendering_quality(void) { return rendering_quality; }
static void set_channel_count(const ALint count) { channel_count = count; }
static ALint get_channel_count(void) { return channel_count; }

/// ALC_EXT_STATIC_BUFFER: the app guarantees that the samples stay valid. OpenAL Soft copies them anyway.
static void buffer_data_static(const ALint buffer, ALenum format, ALvoid *data, ALsizei size, ALsizei frequency) {
    alBufferData((ALuint)buffer, format, data, size, frequency);
}

bool sound_extension_is_present(const char *name) {
    static const char *const names[] = {"ALC_EXT_MAC_OSX", "ALC_EXT_STATIC_BUFFER", "AL_EXT_STATIC_BUFFER"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcasecmp(name, names[i]) == 0) return true;
    }
    return false;
}

void *sound_extension_function(const char *name) {
    static const struct {
        const char *name;
        void *function;
    } functions[] = {
        {"alcMacOSXMixerOutputRate", set_output_rate},
        {"alcMacOSXGetMixerOutputRate", get_output_rate},
        {"alcMacOSXMixerMaxiumumBusses", set_maximum_busses},
        {"alcMacOSXGetMixerMaxiumumBusses", get_maximum_busses},
        {"alcMacOSXRenderingQuality", set_rendering_quality},
        {"alcMacOSXGetRenderingQuality", get_rendering_quality},
        {"alMacOSXRenderChannelCount", set_channel_count},
        {"alcMacOSXRenderChannelCount", set_channel_count},
        {"alMacOSXGetRenderChannelCount", get_channel_count},
        {"alcMacOSXGetRenderChannelCount", get_channel_count},
        {"alBufferDataStatic", buffer_data_static},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (strcmp(name, functions[i].name) == 0) return functions[i].function;
    }
    return NULL;
}

void sound_extension_attributes(const ALCint *attributes, ALCint room[2 * MAXIMUM_ATTRIBUTES + 1]) {
    enum { lowest_rate = 8000, highest_rate = 192000 };
    size_t count = 0;
    room[count++] = ALC_FREQUENCY;
    room[count++] = output_rate > 0 ? (ALCint)lround(output_rate) : 44100;
    if (maximum_busses > 0) {
        room[count++] = ALC_MONO_SOURCES;
        room[count++] = maximum_busses;
    }
    // The last of several equal attributes takes effect, so that the app's attributes override the mixer settings, and
    // the mixer's format those of the app.
    const size_t last = 2 * MAXIMUM_ATTRIBUTES - 4;
    for (; attributes && *attributes && count + 2 <= last; attributes += 2) {
        bool is_rate = attributes[0] == ALC_FREQUENCY;
        if (is_rate && (attributes[1] < lowest_rate || attributes[1] > highest_rate)) continue;
        room[count++] = attributes[0];
        room[count++] = attributes[1];
    }
    room[count++] = loopback_format_channels;
    room[count++] = loopback_stereo;
    room[count++] = loopback_format_type;
    room[count++] = loopback_float;
    room[count] = 0;
}
