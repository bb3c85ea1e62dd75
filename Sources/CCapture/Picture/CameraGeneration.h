// How often the cameras' views have changed.
#pragma once
#import <Foundation/Foundation.h>

/// Begins to count, once.
void camera_generation_watch(void);
