// Linear algebra on vector registers, which Apple's has for Macs only.
#pragma once
#import <vecLib/vecLibTypes.h>
