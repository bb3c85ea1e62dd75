// Frameworks that are declared for Objective-C apps and return the documented results for "not available". Their
// headers are in SDK/include. Swift code does not import them.
#pragma once
