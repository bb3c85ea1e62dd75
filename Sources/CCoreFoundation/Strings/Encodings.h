#pragma once
#include "Objects/References.h"

/// Foundation's encoding; 0 if it does not support it.
NSStringEncoding foundation_encoding(CFStringEncoding encoding);
