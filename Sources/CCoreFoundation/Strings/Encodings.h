#pragma once
#include "Objects/References.h"

/// What Foundation calls an encoding; 0 if it lacks it.
NSStringEncoding foundation_encoding(CFStringEncoding encoding);
