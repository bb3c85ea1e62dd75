#import "EffectUnit.h"

OSStatus effect_initialize(AudioUnit unit) {
    const AudioStreamBasicDescription *input = &unit->inputs[0].format, *output = &unit->outputs[0].format;
    bool is_same = input->mSampleRate == output->mSampleRate && input->mChannelsPerFrame == output->mChannelsPerFrame;
    return is_same ? 0 : kAudioUnitErr_FormatNotSupported;
}

OSStatus effect_render(AudioUnit unit, const AudioTimeStamp *time, UInt32 count, float *const *planes,
                       effect_process process) {
    const AudioStreamBasicDescription *format = &unit->outputs[0].format;
    UInt32 channels = format->mChannelsPerFrame;
    OSStatus status = unit_pull(unit, 0, format->mSampleRate, time, count);
    if (status) return status;
    unit_map_channels(unit->inputs[0].planes.channels, unit->inputs[0].format.mChannelsPerFrame, planes, channels, count);
    for (UInt32 at = 0; at < count;) {
        UInt32 part = unit_next_part(unit, at, count);
        float *places[linear_most_channels];
        for (UInt32 c = 0; c < channels; c++) places[c] = planes[c] + at;
        if (!unit->is_bypassed) process(unit, places, channels, part, format->mSampleRate);
        at += part;
    }
    return 0;
}
