#import "Notice/Refusal.h"
#import <AudioUnit/AudioUnit.h>

OSStatus MusicDeviceMIDIEvent(MusicDeviceComponent unit, UInt32 status, UInt32 data1, UInt32 data2,
                              UInt32 offsetSampleFrame) REFUSES(-4)
OSStatus MusicDeviceSysEx(MusicDeviceComponent unit, const UInt8 *data, UInt32 length) REFUSES(-4)
OSStatus MusicDeviceStartNote(MusicDeviceComponent unit, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group,
                              NoteInstanceID *noteInstance, UInt32 offsetSampleFrame,
                              const MusicDeviceNoteParams *params) REFUSES(-4)
OSStatus MusicDeviceStopNote(MusicDeviceComponent unit, MusicDeviceGroupID group, NoteInstanceID noteInstance,
                             UInt32 offsetSampleFrame) REFUSES(-4)
