// Included before each Objective-C file of the frameworks, not of apps.
//
// A compiler for GCC's runtime writes every protocol that a file's headers define into the object file: five kilobytes
// for each file that includes Foundation, which the loader must relocate at every start of an app. None of it is used:
// this library refers to protocols by name. So the protocols of Foundation's headers are seen by the compiler only,
// except those of NSObject.h, to which many classes of this library conform. The few classes that conform to another
// protocol add it at run time, by `CONFORM` of Runtime/Conformance.h.

#pragma once

#ifdef __OBJC__
// Defined before the C library's headers are included, for the files that use its extensions.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#import <Foundation/NSObject.h>

#pragma clang attribute push(__attribute__((objc_non_runtime_protocol)), apply_to = objc_protocol)
#import <Foundation/Foundation.h>
#pragma clang attribute pop
#endif
