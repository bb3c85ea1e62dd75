#pragma once
#import <Foundation/Foundation.h>

// Apps expect these of Foundation.
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// The little of CoreFoundation that UIKit programs meet. Every reference is an Objective-C object: Foundation's
// collections and strings are bridged without cost, and the references of CoreGraphics are the frameworks' own objects.

#if defined(__cplusplus)
#define CF_EXTERN extern "C"
#else
#define CF_EXTERN extern
#endif

typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef struct __CFString *CFMutableStringRef;
typedef const struct __CFArray *CFArrayRef;
typedef struct __CFArray *CFMutableArrayRef;
typedef const struct __CFDictionary *CFDictionaryRef;
typedef struct __CFDictionary *CFMutableDictionaryRef;
typedef const struct __CFData *CFDataRef;
typedef struct __CFData *CFMutableDataRef;
typedef const struct __CFDate *CFDateRef;
typedef const struct __CFURL *CFURLRef;
typedef const struct __CFBoolean *CFBooleanRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef long CFIndex;
typedef unsigned long CFTypeID;
typedef unsigned char Boolean;
typedef uint8_t UInt8;
typedef uint16_t UInt16;
typedef uint32_t UInt32;
typedef int32_t SInt32;
typedef unsigned short UniChar;
typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;

#define kCFAllocatorDefault ((CFAllocatorRef)0)
#define kCFBooleanTrue ((CFBooleanRef)[NSNumber numberWithBool:YES])
#define kCFBooleanFalse ((CFBooleanRef)[NSNumber numberWithBool:NO])

// The symbols have other names than the functions: Swift's Foundation has functions of these names for objects of its own.
CF_EXTERN CFTypeRef CFRetain(CFTypeRef object) __asm__("CocoaRetain");
CF_EXTERN void CFRelease(CFTypeRef object) __asm__("CocoaRelease");
/// The kind of a reference: what the `GetTypeID` functions of CoreGraphics give, or a number for each other class.
CF_EXTERN CFTypeID CFGetTypeID(CFTypeRef object) __asm__("CocoaGetTypeID");

static inline CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) { return [NSDate timeIntervalSinceReferenceDate]; }

#import <CoreFoundation/CFOwnership.h>
#import <CoreFoundation/CFArray.h>
#import <CoreFoundation/CFData.h>
#import <CoreFoundation/CFDictionary.h>
#import <CoreFoundation/CFString.h>
#import <CoreFoundation/CFURL.h>
#import <CoreFoundation/CFUUID.h>
