#pragma once

// BOOL is `signed char` in apps, as on the phone: @encode(BOOL) is "c", by which many libraries recognise Booleans.
// GNUstep and this library are compiled with GCC's `unsigned char`, so the type encodings of their methods have "C".
// Functions that apps call for encodings return "c" instead.

/// The encoding of a method as an app's compiler would write it: "c" for each BOOL, if the encoding is one of GNUstep's
/// or of this library's. Any other encoding is returned unchanged. The result is never freed.
const char *types_for_apps(const char *types);
