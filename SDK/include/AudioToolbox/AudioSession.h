#pragma once
#import <AudioToolbox/AudioServices.h>
