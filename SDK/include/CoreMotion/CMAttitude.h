#pragma once
#import <CoreMotion/CMMotionManager.h>
