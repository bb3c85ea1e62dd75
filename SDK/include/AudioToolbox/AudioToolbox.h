#pragma once
#define AUDIO_TOOLBOX_VERSION 1060
#import <AudioToolbox/AUGraph.h>
#import <AudioToolbox/AudioConverter.h>
#import <AudioToolbox/AudioFile.h>
#import <AudioToolbox/AudioFileStream.h>
#import <AudioToolbox/AudioFormat.h>
#import <AudioToolbox/AudioQueue.h>
#import <AudioToolbox/AudioServices.h>
#import <AudioToolbox/ExtendedAudioFile.h>
