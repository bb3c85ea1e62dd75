#pragma once
#import <MediaPlayer/MediaPlayerDefines.h>
