#pragma once

// BOOL is `signed char` in apps, as on the phone: @encode(BOOL) is "c", by which libraries know booleans. GNUstep and
// this library are compiled with GCC's `unsigned char`, so their methods say "C". Apps are told "c".

/// The encoding of a method as an app's compiler would write it: with "c" for each BOOL, where the text is one of
/// GNUstep's or of this library's. Any other is returned as it is. What is returned stays for ever.
const char *types_for_apps(const char *types);
