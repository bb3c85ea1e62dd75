// Included before each Objective-C file of the frameworks, not of apps.
//
// A compiler for GCC's runtime writes every protocol that a file's headers define into the object file: five kilobytes
// for each file that includes Foundation, which the loader must relocate at every start of an app. None of it is used:
// what this library has to say of protocols it says by their names. So protocols of Foundation's headers are for the
// compiler only, but for NSObject.h's, to which many classes of ours conform. The few that conform to another say so at
// run time, by `CONFORM` of Runtime/Conformance.h.

#pragma once

#ifdef __OBJC__
// Before the C library's headers, for the files that ask for its extensions.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#import <Foundation/NSObject.h>

#pragma clang attribute push(__attribute__((objc_non_runtime_protocol)), apply_to = objc_protocol)
#import <Foundation/Foundation.h>
#pragma clang attribute pop
#endif
