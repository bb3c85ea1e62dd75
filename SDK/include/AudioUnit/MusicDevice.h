// Units that play notes.
#pragma once
#import <AudioUnit/AUComponent.h>

typedef UInt32 MusicDeviceInstrumentID;
typedef UInt32 MusicDeviceGroupID;
typedef UInt32 NoteInstanceID;
typedef AudioComponentInstance MusicDeviceComponent;

enum {
    kMusicNoteEvent_UseGroupInstrument = 0xFFFFFFFF,
    kMusicNoteEvent_Unused = 0xFFFFFFFF,
    kMusicDeviceRange = 256,
    kMusicDeviceMIDIEventSelect = 257,
    kMusicDeviceSysExSelect = 258,
    kMusicDevicePrepareInstrumentSelect = 259,
    kMusicDeviceReleaseInstrumentSelect = 260,
    kMusicDeviceStartNoteSelect = 261,
    kMusicDeviceStopNoteSelect = 262
};

typedef struct MusicDeviceStdNoteParams {
    UInt32 argCount;
    Float32 mPitch, mVelocity;
} MusicDeviceStdNoteParams;

typedef struct NoteParamsControlValue {
    AudioUnitParameterID mID;
    AudioUnitParameterValue mValue;
} NoteParamsControlValue;

typedef struct MusicDeviceNoteParams {
    UInt32 argCount;
    Float32 mPitch, mVelocity;
    NoteParamsControlValue mControls[1];
} MusicDeviceNoteParams;

#ifdef __cplusplus
extern "C" {
#endif

OSStatus MusicDeviceMIDIEvent(MusicDeviceComponent unit, UInt32 status, UInt32 data1, UInt32 data2,
                              UInt32 offsetSampleFrame);
OSStatus MusicDeviceSysEx(MusicDeviceComponent unit, const UInt8 *data, UInt32 length);
OSStatus MusicDeviceStartNote(MusicDeviceComponent unit, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group,
                              NoteInstanceID *noteInstance, UInt32 offsetSampleFrame,
                              const MusicDeviceNoteParams *params);
OSStatus MusicDeviceStopNote(MusicDeviceComponent unit, MusicDeviceGroupID group, NoteInstanceID noteInstance,
                             UInt32 offsetSampleFrame);

#ifdef __cplusplus
}
#endif

typedef OSStatus (*MusicDeviceMIDIEventProc)(void *self, UInt32 status, UInt32 data1, UInt32 data2,
                                             UInt32 offsetSampleFrame);
typedef OSStatus (*MusicDeviceSysExProc)(void *self, const UInt8 *data, UInt32 length);
typedef OSStatus (*MusicDeviceStartNoteProc)(void *self, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group,
                                             NoteInstanceID *noteInstance, UInt32 offsetSampleFrame,
                                             const MusicDeviceNoteParams *params);
typedef OSStatus (*MusicDeviceStopNoteProc)(void *self, MusicDeviceGroupID group, NoteInstanceID noteInstance,
                                            UInt32 offsetSampleFrame);
