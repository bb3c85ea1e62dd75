#pragma once
#define AUDIO_UNIT_VERSION 1070
#import <AudioUnit/AUComponent.h>
#import <AudioUnit/AudioComponent.h>
#import <AudioUnit/AudioOutputUnit.h>
#import <AudioUnit/AudioUnitParameters.h>
#import <AudioUnit/AudioUnitProperties.h>
#import <AudioUnit/MusicDevice.h>
