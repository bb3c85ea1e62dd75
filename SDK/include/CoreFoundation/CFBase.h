// The types and functions that all of CoreFoundation shares.
#pragma once
#include <CoreFoundation/CFAvailability.h>
#include <CoreFoundation/CFSymbols.h>
#include <MacTypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
#define CF_EXTERN extern "C"
#define CF_EXTERN_C_BEGIN extern "C" {
#define CF_EXTERN_C_END }
#else
#define CF_EXTERN extern
#define CF_EXTERN_C_BEGIN
#define CF_EXTERN_C_END
#endif
#define CF_EXPORT CF_EXTERN
#define CF_INLINE static inline
#define CF_AUTOMATED_REFCOUNT_UNAVAILABLE

#if defined(__has_feature) && __has_feature(attribute_cf_returns_retained)
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#else
#define CF_RETURNS_RETAINED
#endif
// objc/objc.h has them too.
#if !defined(CF_CONSUMED) && defined(__has_feature) && __has_feature(attribute_cf_consumed)
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#define CF_CONSUMED __attribute__((cf_consumed))
#elif !defined(CF_CONSUMED)
#define CF_RETURNS_NOT_RETAINED
#define CF_CONSUMED
#endif
#define CF_FORMAT_FUNCTION(format, first)
#define CF_FORMAT_ARGUMENT(format)

// Code with automatic reference counting needs no bridged cast for functions between these two: their names say who owns what.
#if defined(__OBJC__) && __has_feature(arc_cf_code_audited)
#define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
#define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")
#else
#define CF_IMPLICIT_BRIDGING_ENABLED
#define CF_IMPLICIT_BRIDGING_DISABLED
#endif

/// What CFGetSystemVersion's constants compare with: the CoreFoundation of iPhone OS 3.1.
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_0 478.23
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_1 478.26
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_2 478.29
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_0 478.47
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_1 478.52
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_2 478.61
#define kCFCoreFoundationVersionNumber_iOS_4_0 550.32
#define kCFCoreFoundationVersionNumber_iOS_4_1 550.38
#define kCFCoreFoundationVersionNumber_iOS_4_2 550.52



#include <CoreFoundation/CFVersions.h>

typedef unsigned long CFTypeID;
typedef unsigned long CFOptionFlags;
typedef unsigned long CFHashCode;
typedef signed long CFIndex;
typedef const void *CFTypeRef;

typedef const struct __CFString *CFStringRef;
typedef struct __CFString *CFMutableStringRef;
typedef const struct __CFArray *CFArrayRef;
typedef struct __CFArray *CFMutableArrayRef;
typedef const struct __CFDictionary *CFDictionaryRef;
typedef struct __CFDictionary *CFMutableDictionaryRef;
typedef const struct __CFSet *CFSetRef;
typedef struct __CFSet *CFMutableSetRef;
typedef const struct __CFData *CFDataRef;
typedef struct __CFData *CFMutableDataRef;
typedef const struct __CFAttributedString *CFAttributedStringRef;
typedef struct __CFAttributedString *CFMutableAttributedStringRef;
typedef const struct __CFCharacterSet *CFCharacterSetRef;
typedef struct __CFCharacterSet *CFMutableCharacterSetRef;
typedef const struct __CFDate *CFDateRef;
typedef const struct __CFTimeZone *CFTimeZoneRef;
typedef const struct __CFLocale *CFLocaleRef;
typedef struct __CFCalendar *CFCalendarRef;
typedef const struct __CFNumber *CFNumberRef;
typedef const struct __CFBoolean *CFBooleanRef;
typedef const struct __CFNull *CFNullRef;
typedef const struct __CFURL *CFURLRef;
typedef const struct __CFUUID *CFUUIDRef;
typedef struct __CFBundle *CFBundleRef;
typedef struct __CFError *CFErrorRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef CFTypeRef CFPropertyListRef;

typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;

typedef enum CFComparisonResult : CFIndex {
    kCFCompareLessThan = -1,
    kCFCompareEqualTo = 0,
    kCFCompareGreaterThan = 1
} CFComparisonResult;

typedef CFComparisonResult (*CFComparatorFunction)(const void *first, const void *second, void *context);

/// The index of what is not there.
enum : CFIndex { kCFNotFound = -1 };

typedef struct CFRange {
    CFIndex location;
    CFIndex length;
} CFRange;

CF_EXTERN CFRange __CFRangeMake(CFIndex location, CFIndex length);

CF_INLINE CFRange CFRangeMake(CFIndex location, CFIndex length) {
    CFRange range = {location, length};
    return range;
}

typedef const void *(*CFAllocatorRetainCallBack)(const void *info);
typedef void (*CFAllocatorReleaseCallBack)(const void *info);
typedef CFStringRef (*CFAllocatorCopyDescriptionCallBack)(const void *info);
typedef void *(*CFAllocatorAllocateCallBack)(CFIndex size, CFOptionFlags hint, void *info);
typedef void *(*CFAllocatorReallocateCallBack)(void *memory, CFIndex size, CFOptionFlags hint, void *info);
typedef void (*CFAllocatorDeallocateCallBack)(void *memory, void *info);
typedef CFIndex (*CFAllocatorPreferredSizeCallBack)(CFIndex size, CFOptionFlags hint, void *info);

typedef struct CFAllocatorContext {
    CFIndex version;
    void *info;
    CFAllocatorRetainCallBack retain;
    CFAllocatorReleaseCallBack release;
    CFAllocatorCopyDescriptionCallBack copyDescription;
    CFAllocatorAllocateCallBack allocate;
    CFAllocatorReallocateCallBack reallocate;
    CFAllocatorDeallocateCallBack deallocate;
    CFAllocatorPreferredSizeCallBack preferredSize;
} CFAllocatorContext;

CF_EXTERN_C_BEGIN

extern const double kCFCoreFoundationVersionNumber;

// Objects are where Foundation puts them, whatever allocator is given for them. Allocators give and free memory when they are
// asked for it, and free the bytes that they are handed over with (`bytesDeallocator`).
#define kCFAllocatorDefault ((CFAllocatorRef)0)
extern const CFAllocatorRef kCFAllocatorSystemDefault;
extern const CFAllocatorRef kCFAllocatorMalloc;
extern const CFAllocatorRef kCFAllocatorMallocZone;
extern const CFAllocatorRef kCFAllocatorNull;
extern const CFAllocatorRef kCFAllocatorUseContext;

CFTypeID CFAllocatorGetTypeID(void);
CFAllocatorRef CFAllocatorCreate(CFAllocatorRef allocator, CFAllocatorContext *context);
void *CFAllocatorAllocate(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint);
void *CFAllocatorReallocate(CFAllocatorRef allocator, void *memory, CFIndex size, CFOptionFlags hint);
void CFAllocatorDeallocate(CFAllocatorRef allocator, void *memory);
CFIndex CFAllocatorGetPreferredSizeForSize(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint);
void CFAllocatorSetDefault(CFAllocatorRef allocator);
CFAllocatorRef CFAllocatorGetDefault(void);
void CFAllocatorGetContext(CFAllocatorRef allocator, CFAllocatorContext *context);

CFTypeRef CFRetain(CFTypeRef object);
void CFRelease(CFTypeRef object);
CFTypeRef CFAutorelease(CFTypeRef CF_CONSUMED object);
CFIndex CFGetRetainCount(CFTypeRef object);
/// For programs that may run with garbage collection, which there is none of: gives the object itself.
CFTypeRef CFMakeCollectable(CFTypeRef object);

/// The kind of an object: what the `GetTypeID` function of its kind gives, or a number for each other class.
CFTypeID CFGetTypeID(CFTypeRef object);
CFStringRef CFCopyTypeIDDescription(CFTypeID type);
Boolean CFEqual(CFTypeRef first, CFTypeRef second);
CFHashCode CFHash(CFTypeRef object);
CFStringRef CFCopyDescription(CFTypeRef object);
CFAllocatorRef CFGetAllocator(CFTypeRef object);
/// Writes what the object says of itself on standard error.
void CFShow(CFTypeRef object);
void CFShowStr(CFStringRef string);

extern const CFNullRef kCFNull;
CFTypeID CFNullGetTypeID(void);

CF_EXTERN_C_END
