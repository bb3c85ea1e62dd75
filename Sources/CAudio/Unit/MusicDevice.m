// Units that play notes: the system's sampler, and those that apps bring along.

#import "SamplerUnit.h"
#import <AudioUnit/MusicDevice.h>

static bool is_sampler(AudioUnit unit) { return unit->kind == &unit_kind_sampler; }

OSStatus MusicDeviceMIDIEvent(MusicDeviceComponent unit, UInt32 status, UInt32 data1, UInt32 data2,
                              UInt32 offsetSampleFrame) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kMusicDeviceMIDIEventSelect, MusicDeviceMIDIEventProc, status, data1, data2,
                           offsetSampleFrame);
    }
    if (!is_sampler(unit)) return kAudio_UnimplementedError;
    if (status > 0xFF || data1 > 0xFF || data2 > 0xFF) return kAudio_ParamError;
    units_lock();
    OSStatus result = unit->is_initialized ? sampler_message(unit, (UInt8)status, (UInt8)data1, (UInt8)data2,
                                                             offsetSampleFrame)
                                           : kAudioUnitErr_Uninitialized;
    units_unlock();
    return result;
}

OSStatus MusicDeviceSysEx(MusicDeviceComponent unit, const UInt8 *data, UInt32 length) {
    if (unit == NULL || data == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kMusicDeviceSysExSelect, MusicDeviceSysExProc, data, length);
    if (!is_sampler(unit)) return kAudio_UnimplementedError;
    units_lock();
    OSStatus result = unit->is_initialized ? sampler_exclusive(unit, data, length) : kAudioUnitErr_Uninitialized;
    units_unlock();
    return result;
}

OSStatus MusicDeviceStartNote(MusicDeviceComponent unit, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group,
                              NoteInstanceID *noteInstance, UInt32 offsetSampleFrame,
                              const MusicDeviceNoteParams *params) {
    if (unit == NULL || params == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kMusicDeviceStartNoteSelect, MusicDeviceStartNoteProc, instrument, group, noteInstance,
                           offsetSampleFrame, params);
    }
    if (!is_sampler(unit)) return kAudio_UnimplementedError;
    units_lock();
    OSStatus result = unit->is_initialized ? sampler_start_note(unit, group, noteInstance, offsetSampleFrame, params)
                                           : kAudioUnitErr_Uninitialized;
    units_unlock();
    return result;
}

OSStatus MusicDeviceStopNote(MusicDeviceComponent unit, MusicDeviceGroupID group, NoteInstanceID noteInstance,
                             UInt32 offsetSampleFrame) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kMusicDeviceStopNoteSelect, MusicDeviceStopNoteProc, group, noteInstance,
                           offsetSampleFrame);
    }
    if (!is_sampler(unit)) return kAudio_UnimplementedError;
    units_lock();
    OSStatus result = unit->is_initialized ? sampler_stop_note(unit, group, noteInstance, offsetSampleFrame)
                                           : kAudioUnitErr_Uninitialized;
    units_unlock();
    return result;
}
