#pragma once
#define AUDIO_TOOLBOX_VERSION 1060
#import <AudioToolbox/AUGraph.h>
#import <AudioToolbox/AudioConverter.h>
#import <AudioToolbox/AudioFile.h>
#import <AudioToolbox/AudioFileStream.h>
#import <AudioToolbox/AudioFormat.h>
#import <AudioToolbox/AudioQueue.h>
#import <AudioToolbox/AudioServices.h>
#import <AudioToolbox/CAFFile.h>
#import <AudioToolbox/ExtendedAudioFile.h>
#import <AudioToolbox/MusicPlayer.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Would describe a graph, a converter or another object of this framework on standard output, or in a file.
///
void CAShow(void *object);
void CAShowFile(void *object, FILE *file);

#ifdef __cplusplus
}
#endif
