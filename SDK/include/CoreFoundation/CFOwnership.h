// How references of CoreFoundation and objects of Foundation, which are the same, change hands in the functions below.
#pragma once

#define CF_OBJECT(type, reference) ((__bridge type)(reference))
#define CF_REFERENCE(type, object) ((__bridge type)(object))

// What a function with Create or Copy in its name gives belongs to its caller.
#if __has_feature(objc_arc)
#define CF_OWNED(type, object) ((__bridge_retained type)(object))
#else
#define CF_OWNED(type, object) ((type)[(object) retain])
#endif
