#import "UnitObject.h"
#include <string.h>

// MARK: Making ready

OSStatus AudioUnitInitialize(AudioUnit unit) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kAudioUnitInitializeSelect, AudioUnitInitializeProc);
    units_lock();
    OSStatus status = 0;
    if (!unit->is_initialized && unit->kind->initialize) status = unit->kind->initialize(unit);
    if (status == 0) unit->is_initialized = true;
    units_unlock();
    return status;
}

OSStatus AudioUnitUninitialize(AudioUnit unit) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kAudioUnitUninitializeSelect, AudioUnitUninitializeProc);
    if (unit->is_initialized && unit->kind->uninitialize) unit->kind->uninitialize(unit);
    units_lock();
    unit->is_initialized = false;
    units_unlock();
    return 0;
}

OSStatus AudioUnitReset(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kAudioUnitResetSelect, AudioUnitResetProc, scope, element);
    units_lock();
    for (UInt32 i = 0; i < unit->input_count; i++) {
        if (unit->inputs[i].resampler) sound_plane_resampler_reset(unit->inputs[i].resampler);
        unit->inputs[i].sample_time = 0;
    }
    unit->event_count = 0;
    if (unit->kind->reset) unit->kind->reset(unit);
    units_unlock();
    return 0;
}

// MARK: Rendering

/// Takes the app's memory, or the unit's own where the app has none.
static OSStatus check_buffers(struct unit_element *output, UInt32 count, AudioBufferList *data) {
    UInt32 buffers = unit_buffer_count(&output->format);
    size_t size = (size_t)count * output->format.mBytesPerFrame;
    if (data->mNumberBuffers != buffers) return kAudio_ParamError;
    bool has_own = false;
    for (UInt32 i = 0; i < buffers; i++) {
        has_own = has_own || data->mBuffers[i].mData == NULL;
        if (data->mBuffers[i].mData && data->mBuffers[i].mDataByteSize < size) return kAudio_ParamError;
    }
    AudioBufferList *own = has_own ? unit_buffers_prepare(&output->buffers, &output->format, count) : NULL;
    if (has_own && own == NULL) return kAudio_MemFullError;
    for (UInt32 i = 0; i < buffers; i++) {
        if (data->mBuffers[i].mData == NULL) data->mBuffers[i].mData = own->mBuffers[i].mData;
        data->mBuffers[i].mDataByteSize = (UInt32)size;
    }
    return 0;
}

/// With the lock held.
static OSStatus render(AudioUnit unit, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                       UInt32 count, AudioBufferList *data) {
    struct unit_element *output = unit_element(unit, kAudioUnitScope_Output, bus);
    if (!unit->is_initialized) return kAudioUnitErr_Uninitialized;
    if (output == NULL) return kAudioUnitErr_InvalidElement;
    if (count > unit->most_frames) return kAudioUnitErr_TooManyFramesToProcess;
    OSStatus status = check_buffers(output, count, data);
    if (status) return status;
    UInt32 channels = output->format.mChannelsPerFrame;
    if (!unit_planes_prepare(&output->planes, channels, count)) return kAudio_MemFullError;
    unit_notify(unit, flags, kAudioUnitRenderAction_PreRender, time, bus, count, data);
    status = unit->kind->render(unit, time, bus, count, output->planes.channels);
    unit_finish_events(unit, count);
    if (status == 0) unit_list_write(data, &output->format, output->planes.channels, count);
    AudioUnitRenderActionFlags after = kAudioUnitRenderAction_PostRender;
    if (status) after |= kAudioUnitRenderAction_PostRenderError;
    unit_notify(unit, flags, after, time, bus, count, data);
    return status;
}

OSStatus AudioUnitRender(AudioUnit unit, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time,
                         UInt32 outputBusNumber, UInt32 frameCount, AudioBufferList *data) {
    if (unit == NULL || time == NULL || data == NULL) return kAudio_ParamError;
    AudioUnitRenderActionFlags own = 0;
    if (flags == NULL) flags = &own;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitRenderSelect, AudioUnitRenderProc, flags, time, outputBusNumber, frameCount,
                           data);
    }
    units_lock();
    // A ring of units would ask itself for ever.
    enum { deepest = 4 };
    OSStatus status = kAudioUnitErr_CannotDoInCurrentContext;
    if (unit->depth < deepest) {
        unit_begin(unit);
        status = render(unit, flags, time, outputBusNumber, frameCount, data);
        if (status) unit->last_error = status;
        unit_end(unit);
    }
    units_unlock();
    return status;
}

// MARK: Who hears of it

OSStatus AudioUnitAddRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData) {
    if (unit == NULL || callback == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitAddRenderNotifySelect, AudioUnitAddRenderNotifyProc, callback, userData);
    }
    OSStatus status = kAudio_MemFullError;
    units_lock();
    for (int i = 0; i < unit_most_notices && status; i++) {
        if (unit->notices[i].function) continue;
        unit->notices[i] = (struct unit_notice){callback, userData};
        status = 0;
    }
    units_unlock();
    return status;
}

OSStatus AudioUnitRemoveRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitRemoveRenderNotifySelect, AudioUnitRemoveRenderNotifyProc, callback,
                           userData);
    }
    units_lock();
    for (int i = 0; i < unit_most_notices; i++) {
        struct unit_notice *notice = &unit->notices[i];
        if (notice->function == callback && notice->user_data == userData) *notice = (struct unit_notice){0};
    }
    units_unlock();
    return 0;
}

OSStatus AudioUnitAddPropertyListener(AudioUnit unit, AudioUnitPropertyID property,
                                      AudioUnitPropertyListenerProc listener, void *userData) {
    if (unit == NULL || listener == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitAddPropertyListenerSelect, AudioUnitAddPropertyListenerProc, property,
                           listener, userData);
    }
    OSStatus status = kAudio_MemFullError;
    units_lock();
    for (int i = 0; i < unit_most_notices && status; i++) {
        if (unit->listeners[i].function) continue;
        unit->listeners[i] = (struct unit_listener){property, listener, userData};
        status = 0;
    }
    units_unlock();
    return status;
}

OSStatus AudioUnitRemovePropertyListenerWithUserData(AudioUnit unit, AudioUnitPropertyID property,
                                                     AudioUnitPropertyListenerProc listener, void *userData) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitRemovePropertyListenerWithUserDataSelect,
                           AudioUnitRemovePropertyListenerWithUserDataProc, property, listener, userData);
    }
    units_lock();
    for (int i = 0; i < unit_most_notices; i++) {
        struct unit_listener *there = &unit->listeners[i];
        if (there->property == property && there->function == listener && there->user_data == userData) {
            *there = (struct unit_listener){0};
        }
    }
    units_unlock();
    return 0;
}
