#pragma once

// Included before every Objective-C and C++ file of an app.

#if defined(__OBJC__)
// On the device all names of the C library are in sight, whatever standard a source is compiled for.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
// Whole, before this system's headers ask for parts of them: `#import` does not include what was included before.
#include <stdarg.h>
#include <stddef.h>
// GNUstep's headers leave their own extensions out, and what was before the first Mac OS X.
#define NO_GNUSTEP 1
#define GS_OPENSTEP_V 101400
#include <objc/objc.h>

// The compiler's own booleans, so that @YES and @NO are boxed as booleans.
#undef YES
#undef NO
#define YES __objc_yes
#define NO __objc_no

// As on the device, where nil stands for any pointer: `action:nil`. In C++11 that is `__null`, which a bool takes, too; in
// what came after that time templates must not take it for a number.
#undef nil
#undef Nil
#if defined(__cplusplus) && __cplusplus > 201103L
#define nil nullptr
#define Nil nullptr
#elif defined(__cplusplus)
#define nil __null
#define Nil __null
#else
#define nil ((void *)0)
#define Nil ((void *)0)
#endif

// Without ARC and without zeroing references `__weak` was a remark for the garbage collector, which the phone never had.
#if !__has_feature(objc_arc_weak)
#undef __weak
#define __weak
#endif

// Before all other selectors of a file, which are in the order of their names. An optimiser makes `flag ? @selector(a) :
// @selector(b)` a distance from the first one, whose address must stay what it is: SelectorReferences.m lets it.
__attribute__((used)) static void verger_first_selector(void) { (void)@selector($); }

// What Foundation brings along on the device, so that apps never import it by themselves.
#include <Availability.h>
#include <Verger/AvailabilityMarks.h>
#include <TargetConditionals.h>
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>

#ifndef MAXFLOAT
#define MAXFLOAT FLT_MAX
#endif

#ifndef TRUE
#define TRUE 1
#define FALSE 0
#endif

// The nil may also stand for the last named argument: `otherButtonTitles:nil`.
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#elif defined(__cplusplus)
// The library of C++ of that time brought these along, whichever of its headers a source includes.
#include <cctype>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#endif
