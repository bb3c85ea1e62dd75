#pragma once
#import <CoreFoundation/CoreFoundation.h>
