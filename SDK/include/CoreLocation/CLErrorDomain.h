#pragma once
#import <CoreLocation/CoreLocationTypes.h>
