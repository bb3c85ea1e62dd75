#pragma once

// CoreFoundation and the other frameworks of C functions, for Objective-C apps: their interface is in SDK/include.
// There is nothing here for Swift.
