#import "Notice/Refusal.h"
#import <AudioUnit/AudioUnit.h>

OSStatus AudioComponentCopyName(AudioComponent component, CFStringRef *name) REFUSES(-4)
OSStatus AudioComponentGetVersion(AudioComponent component, UInt32 *version) REFUSES(-4)
Boolean AudioComponentInstanceCanDo(AudioComponentInstance instance, SInt16 selectorID) REFUSES(false)
AudioComponent AudioComponentRegister(const AudioComponentDescription *description, CFStringRef name, UInt32 version,
                                      AudioComponentFactoryFunction factory) REFUSES(0)
OSStatus AudioUnitRemovePropertyListenerWithUserData(AudioUnit unit, AudioUnitPropertyID property,
                                                     AudioUnitPropertyListenerProc listener,
                                                     void *userData) REFUSES(-4)
OSStatus AudioUnitScheduleParameters(AudioUnit unit, const AudioUnitParameterEvent *parameterEvent,
                                     UInt32 parameterEventCount) REFUSES(-4)
OSStatus MusicDeviceMIDIEvent(MusicDeviceComponent unit, UInt32 status, UInt32 data1, UInt32 data2,
                              UInt32 offsetSampleFrame) REFUSES(-4)
OSStatus MusicDeviceSysEx(MusicDeviceComponent unit, const UInt8 *data, UInt32 length) REFUSES(-4)
OSStatus MusicDeviceStartNote(MusicDeviceComponent unit, MusicDeviceInstrumentID instrument, MusicDeviceGroupID group,
                              NoteInstanceID *noteInstance, UInt32 offsetSampleFrame,
                              const MusicDeviceNoteParams *params) REFUSES(-4)
OSStatus MusicDeviceStopNote(MusicDeviceComponent unit, MusicDeviceGroupID group, NoteInstanceID noteInstance,
                             UInt32 offsetSampleFrame) REFUSES(-4)
