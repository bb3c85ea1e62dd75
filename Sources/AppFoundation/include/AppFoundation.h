#pragma once

// The interface by which the Swift side of the bridge uses Foundation's objects. Objective-C apps use the headers in
// SDK/include.
#include "FoundationObjects.h"
#include "URLLoads.h"
