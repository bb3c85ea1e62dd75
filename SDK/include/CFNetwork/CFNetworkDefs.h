#pragma once
#include <CoreFoundation/CoreFoundation.h>

#define CFN_EXPORT CF_EXPORT
