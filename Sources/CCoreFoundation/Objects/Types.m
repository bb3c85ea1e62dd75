#include "Objects/Types.h"

/// The type ID of a CoreGraphics reference, otherwise that of the object's class. In ObjCBridge.
extern CFTypeID CocoaGetTypeID(const void *object) __attribute__((weak));

static CFTypeID class_type(id object) {
    return CocoaGetTypeID ? CocoaGetTypeID((const void *)object) : (CFTypeID)object_getClass(object);
}

@implementation NSObject (CoreFoundationType)
- (CFTypeID)coreFoundationType { return class_type(self); }
@end

#define TYPE_OF(class_name, type) \
    @interface class_name (CoreFoundationType) \
    @end \
    @implementation class_name (CoreFoundationType) \
    - (CFTypeID)coreFoundationType { return type; } \
    @end

TYPE_OF(NSString, TypeString)
TYPE_OF(NSNull, TypeNull)
TYPE_OF(NSSet, TypeSet)
TYPE_OF(NSDictionary, TypeDictionary)
TYPE_OF(NSArray, TypeArray)
TYPE_OF(NSData, TypeData)
TYPE_OF(NSCharacterSet, TypeCharacterSet)
TYPE_OF(NSError, TypeError)
TYPE_OF(NSURL, TypeURL)
TYPE_OF(NSLocale, TypeLocale)
TYPE_OF(NSCalendar, TypeCalendar)
TYPE_OF(NSDateFormatter, TypeDateFormatter)
TYPE_OF(NSNumberFormatter, TypeNumberFormatter)
TYPE_OF(NSTimeZone, TypeTimeZone)
TYPE_OF(NSRunLoop, TypeRunLoop)
TYPE_OF(NSTimer, TypeRunLoopTimer)
TYPE_OF(NSInputStream, TypeReadStream)
TYPE_OF(NSOutputStream, TypeWriteStream)
TYPE_OF(NSBundle, TypeBundle)
TYPE_OF(NSDate, TypeDate)
TYPE_OF(NSUUID, TypeUUID)
TYPE_OF(NSAttributedString, TypeAttributedString)

@interface NSNumber (CoreFoundationType)
@end
@implementation NSNumber (CoreFoundationType)
- (CFTypeID)coreFoundationType {
    BOOL is_boolean = (CFBooleanRef)self == kCFBooleanTrue || (CFBooleanRef)self == kCFBooleanFalse;
    return is_boolean ? TypeBoolean : TypeNumber;
}
@end

CFTypeID CFGetTypeID(CFTypeRef object) {
    if (object == NULL) return 0;
    id it = (id)object;
    // An object with its own root class may not implement the method.
    if (!class_respondsToSelector(object_getClass(it), @selector(coreFoundationType))) return class_type(it);
    return [it coreFoundationType];
}

CFTypeID CFAllocatorGetTypeID(void) { return TypeAllocator; }
CFTypeID CFStringGetTypeID(void) { return TypeString; }
CFTypeID CFNullGetTypeID(void) { return TypeNull; }
CFTypeID CFSetGetTypeID(void) { return TypeSet; }
CFTypeID CFDictionaryGetTypeID(void) { return TypeDictionary; }
CFTypeID CFArrayGetTypeID(void) { return TypeArray; }
CFTypeID CFDataGetTypeID(void) { return TypeData; }
CFTypeID CFBooleanGetTypeID(void) { return TypeBoolean; }
CFTypeID CFNumberGetTypeID(void) { return TypeNumber; }
CFTypeID CFBinaryHeapGetTypeID(void) { return TypeBinaryHeap; }
CFTypeID CFBitVectorGetTypeID(void) { return TypeBitVector; }
CFTypeID CFBagGetTypeID(void) { return TypeBag; }
CFTypeID CFCharacterSetGetTypeID(void) { return TypeCharacterSet; }
CFTypeID CFErrorGetTypeID(void) { return TypeError; }
CFTypeID CFURLGetTypeID(void) { return TypeURL; }
CFTypeID CFLocaleGetTypeID(void) { return TypeLocale; }
CFTypeID CFCalendarGetTypeID(void) { return TypeCalendar; }
CFTypeID CFDateFormatterGetTypeID(void) { return TypeDateFormatter; }
CFTypeID CFNumberFormatterGetTypeID(void) { return TypeNumberFormatter; }
CFTypeID CFTimeZoneGetTypeID(void) { return TypeTimeZone; }
CFTypeID CFTreeGetTypeID(void) { return TypeTree; }
CFTypeID CFStringTokenizerGetTypeID(void) { return TypeStringTokenizer; }
CFTypeID CFURLEnumeratorGetTypeID(void) { return TypeURLEnumerator; }
CFTypeID CFRunLoopGetTypeID(void) { return TypeRunLoop; }
CFTypeID CFRunLoopSourceGetTypeID(void) { return TypeRunLoopSource; }
CFTypeID CFRunLoopObserverGetTypeID(void) { return TypeRunLoopObserver; }
CFTypeID CFRunLoopTimerGetTypeID(void) { return TypeRunLoopTimer; }
CFTypeID CFSocketGetTypeID(void) { return TypeSocket; }
CFTypeID CFReadStreamGetTypeID(void) { return TypeReadStream; }
CFTypeID CFWriteStreamGetTypeID(void) { return TypeWriteStream; }
CFTypeID CFBundleGetTypeID(void) { return TypeBundle; }
CFTypeID CFDateGetTypeID(void) { return TypeDate; }
CFTypeID CFUUIDGetTypeID(void) { return TypeUUID; }
CFTypeID CFAttributedStringGetTypeID(void) { return TypeAttributedString; }
CFTypeID CFNotificationCenterGetTypeID(void) { return TypeNotificationCenter; }
CFTypeID CFFileDescriptorGetTypeID(void) { return TypeFileDescriptor; }

CFStringRef CFCopyTypeIDDescription(CFTypeID type) {
    static NSString *const names[] = {
        [TypeAllocator] = @"CFAllocator", [TypeString] = @"CFString", [TypeNull] = @"CFNull", [TypeSet] = @"CFSet",
        [TypeDictionary] = @"CFDictionary", [TypeArray] = @"CFArray", [TypeData] = @"CFData",
        [TypeBoolean] = @"CFBoolean", [TypeNumber] = @"CFNumber", [TypeBinaryHeap] = @"CFBinaryHeap",
        [TypeBitVector] = @"CFBitVector", [TypeBag] = @"CFBag", [TypeCharacterSet] = @"CFCharacterSet",
        [TypeError] = @"CFError", [TypeURL] = @"CFURL", [TypeLocale] = @"CFLocale", [TypeCalendar] = @"CFCalendar",
        [TypeDateFormatter] = @"CFDateFormatter", [TypeNumberFormatter] = @"CFNumberFormatter",
        [TypeTimeZone] = @"CFTimeZone", [TypeTree] = @"CFTree", [TypeRunLoop] = @"CFRunLoop",
        [TypeRunLoopSource] = @"CFRunLoopSource", [TypeRunLoopObserver] = @"CFRunLoopObserver",
        [TypeRunLoopTimer] = @"CFRunLoopTimer", [TypeSocket] = @"CFSocket", [TypeReadStream] = @"CFReadStream",
        [TypeWriteStream] = @"CFWriteStream", [TypeBundle] = @"CFBundle", [TypeDate] = @"CFDate",
        [TypeUUID] = @"CFUUID", [TypeAttributedString] = @"CFAttributedString",
        [TypeNotificationCenter] = @"CFNotificationCenter", [TypeFileDescriptor] = @"CFFileDescriptor",
        [TypeHost] = @"CFHost", [TypeNetService] = @"CFNetService", [TypeNetServiceBrowser] = @"CFNetServiceBrowser",
        [TypeHTTPMessage] = @"CFHTTPMessage", [TypeHTTPAuthentication] = @"CFHTTPAuthentication",
        [TypeNetworkReachability] = @"SCNetworkReachability", [TypeCertificate] = @"SecCertificate",
        [TypeIdentity] = @"SecIdentity", [TypeKey] = @"SecKey", [TypePolicy] = @"SecPolicy", [TypeTrust] = @"SecTrust",
        [TypeMachPort] = @"CFMachPort", [TypeMessagePort] = @"CFMessagePort",
        [TypeNetServiceMonitor] = @"CFNetServiceMonitor", [TypeStringTokenizer] = @"CFStringTokenizer",
        [TypeURLEnumerator] = @"CFURLEnumerator", [TypePlugIn] = @"CFPlugIn",
        [TypePlugInInstance] = @"CFPlugInInstance", [TypeFileSecurity] = @"CFFileSecurity",
    };
    NSString *name = type < sizeof names / sizeof names[0] ? names[type] : nil;
    return OWNED(CFStringRef, name ? name : @"CFType");
}
