// Apple's extensions of OpenAL. Their functions are asked for by alcGetProcAddress or alGetProcAddress; those of
// sources' notifications and of rooms (ASA) are not there, as alcIsExtensionPresent says.
#pragma once
#include <OpenAL/al.h>
#include <OpenAL/alc.h>

/// How well sounds are placed in space.
#define ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_HIGH 'rqhi'
#define ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_LOW 'rdlo'
#define ALC_IPHONE_SPATIAL_RENDERING_QUALITY_HEADPHONES 'hdph'
#define ALC_MAC_OSX_RENDER_CHANNEL_COUNT_STEREO 'rcst'
/// Apps of GameKit's voice chats ask for it.
#define AL_GAMEKIT 'gksr'

#ifdef __cplusplus
extern "C" {
#endif

// ALC_EXT_MAC_OSX.

/// One of ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_….
typedef ALvoid (*alcMacOSXRenderingQualityProcPtr)(const ALint value);
typedef ALvoid (*alMacOSXRenderChannelCountProcPtr)(const ALint value);
/// How many sources sound at the same time.
typedef ALvoid (*alcMacOSXMixerMaxiumumBussesProcPtr)(const ALint value);
/// Samples a second of the contexts made later.
typedef ALvoid (*alcMacOSXMixerOutputRateProcPtr)(const ALdouble value);
typedef ALint (*alcMacOSXGetRenderingQualityProcPtr)(void);
typedef ALint (*alMacOSXGetRenderChannelCountProcPtr)(void);
typedef ALint (*alcMacOSXGetMixerMaxiumumBussesProcPtr)(void);
typedef ALdouble (*alcMacOSXGetMixerOutputRateProcPtr)(void);

// AL_EXT_SOURCE_NOTIFICATIONS. Since iOS 5.

/// What a notification tells beside AL_SOURCE_STATE and AL_BUFFERS_PROCESSED: a source began its queue again.
#define AL_QUEUE_HAS_LOOPED 0x9000

typedef ALvoid (*alSourceNotificationProc)(ALuint source, ALuint notificationID, ALvoid *userData);
typedef ALenum (*alSourceAddNotificationProcPtr)(ALuint source, ALuint notificationID,
                                                 alSourceNotificationProc notify, ALvoid *userData);
typedef ALvoid (*alSourceRemoveNotificationProcPtr)(ALuint source, ALuint notificationID,
                                                    alSourceNotificationProc notify, ALvoid *userData);

// ALC_EXT_ASA: rooms, and what is between source and listener. Since iOS 5.

typedef ALenum (*alcASAGetSourceProcPtr)(const ALuint property, ALuint source, ALvoid *data, ALuint *dataSize);
typedef ALenum (*alcASASetSourceProcPtr)(const ALuint property, ALuint source, ALvoid *data, ALuint dataSize);
typedef ALenum (*alcASAGetListenerProcPtr)(const ALuint property, ALvoid *data, ALuint *dataSize);
typedef ALenum (*alcASASetListenerProcPtr)(const ALuint property, ALvoid *data, ALuint dataSize);

/// Properties of the listener. ALuint: 0 or 1.
#define ALC_ASA_REVERB_ON 'rvon'
/// ALfloat, decibels from -40 to 40.
#define ALC_ASA_REVERB_GLOBAL_LEVEL 'rvgl'
/// ALint, one of those below.
#define ALC_ASA_REVERB_ROOM_TYPE 'rvrt'
#define ALC_ASA_REVERB_ROOM_TYPE_SmallRoom 0
#define ALC_ASA_REVERB_ROOM_TYPE_MediumRoom 1
#define ALC_ASA_REVERB_ROOM_TYPE_LargeRoom 2
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall 3
#define ALC_ASA_REVERB_ROOM_TYPE_LargeHall 4
#define ALC_ASA_REVERB_ROOM_TYPE_Plate 5
#define ALC_ASA_REVERB_ROOM_TYPE_MediumChamber 6
#define ALC_ASA_REVERB_ROOM_TYPE_LargeChamber 7
#define ALC_ASA_REVERB_ROOM_TYPE_Cathedral 8
#define ALC_ASA_REVERB_ROOM_TYPE_LargeRoom2 9
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall2 10
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall3 11
#define ALC_ASA_REVERB_ROOM_TYPE_LargeHall2 12
/// ALfloat: decibels, octaves, hertz.
#define ALC_ASA_REVERB_EQ_GAIN 'rveg'
#define ALC_ASA_REVERB_EQ_BANDWITH 'rveb'
#define ALC_ASA_REVERB_EQ_FREQ 'rvef'

/// Properties of sources. ALfloat: from 0 to 1; decibels from -100 to 0.
#define ALC_ASA_REVERB_SEND_LEVEL 'rvsl'
#define ALC_ASA_OCCLUSION 'occl'
#define ALC_ASA_OBSTRUCTION 'obst'

#ifdef __cplusplus
}
#endif
