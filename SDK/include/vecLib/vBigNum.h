// Whole numbers of many bits, which Apple's has for Macs only.
#pragma once
#import <vecLib/vecLibTypes.h>
