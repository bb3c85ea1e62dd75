#pragma once

// What the Swift side of the bridge sees of Foundation's objects. Objective-C apps see them by the headers in
// SDK/include.
#include "FoundationObjects.h"
