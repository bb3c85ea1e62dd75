#pragma once
#import <CoreAudio/CoreAudioTypes.h>
