// Apple's extensions are asked for by name: those of the mixer and of static buffers are there, those of rooms are not.
// > ALC_EXT_MAC_OSX 1, static buffers 1, rooms 0
// > rate 44100, then 22050, and so is the context's
// > 32 sources, then 16
// > quality headphones, stereo
// > a static buffer of 8000 Hz holds 400 bytes
// > rooms: none, notifications: none
#import <Foundation/Foundation.h>
#import <OpenAL/oalMacOSX_OALExtensions.h>
#import <OpenAL/oalStaticBufferExtension.h>

int main(void) {
    printf("ALC_EXT_MAC_OSX %d, static buffers %d, rooms %d\n", alcIsExtensionPresent(NULL, "ALC_EXT_MAC_OSX"),
           alcIsExtensionPresent(NULL, "ALC_EXT_STATIC_BUFFER"), alcIsExtensionPresent(NULL, "ALC_EXT_ASA"));

    alcMacOSXMixerOutputRateProcPtr setRate = alcGetProcAddress(NULL, "alcMacOSXMixerOutputRate");
    alcMacOSXGetMixerOutputRateProcPtr getRate = alcGetProcAddress(NULL, "alcMacOSXGetMixerOutputRate");
    alcMacOSXMixerMaxiumumBussesProcPtr setBusses = alcGetProcAddress(NULL, "alcMacOSXMixerMaxiumumBusses");
    alcMacOSXGetMixerMaxiumumBussesProcPtr getBusses = alcGetProcAddress(NULL, "alcMacOSXGetMixerMaxiumumBusses");
    double before = getRate();
    ALint bussesBefore = getBusses();
    setRate(22050);
    setBusses(16);
    double after = getRate();
    ALCdevice *device = alcOpenDevice(NULL);
    ALCcontext *context = alcCreateContext(device, NULL);
    alcMakeContextCurrent(context);
    ALCint frequency = 0;
    alcGetIntegerv(device, ALC_FREQUENCY, 1, &frequency);
    printf("rate %g, then %g, and %s\n", before, after,
           frequency == 22050 ? "so is the context's" : "not the context's");
    printf("%d sources, then %d\n", bussesBefore, getBusses());

    alcMacOSXRenderingQualityProcPtr setQuality = alcGetProcAddress(NULL, "alcMacOSXRenderingQuality");
    alcMacOSXGetRenderingQualityProcPtr getQuality = alcGetProcAddress(NULL, "alcMacOSXGetRenderingQuality");
    alMacOSXGetRenderChannelCountProcPtr getChannels = alGetProcAddress("alMacOSXGetRenderChannelCount");
    setQuality(ALC_IPHONE_SPATIAL_RENDERING_QUALITY_HEADPHONES);
    printf("quality %s, %s\n",
           getQuality() == ALC_IPHONE_SPATIAL_RENDERING_QUALITY_HEADPHONES ? "headphones" : "another",
           getChannels() == ALC_MAC_OSX_RENDER_CHANNEL_COUNT_STEREO ? "stereo" : "otherwise");

    alBufferDataStaticProcPtr setStaticData = alcGetProcAddress(NULL, "alBufferDataStatic");
    static char samples[400];
    ALuint buffer;
    alGenBuffers(1, &buffer);
    setStaticData((ALint)buffer, AL_FORMAT_MONO8, samples, sizeof samples, 8000);
    ALint size, rate;
    alGetBufferi(buffer, AL_SIZE, &size);
    alGetBufferi(buffer, AL_FREQUENCY, &rate);
    printf("a static buffer of %d Hz holds %d bytes\n", rate, size);
    alDeleteBuffers(1, &buffer);

    printf("rooms: %s, notifications: %s\n", alcGetProcAddress(NULL, "alcASASetListener") ? "some" : "none",
           alGetProcAddress("alSourceAddNotification") ? "some" : "none");
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    alcCloseDevice(device);
    return 0;
}
