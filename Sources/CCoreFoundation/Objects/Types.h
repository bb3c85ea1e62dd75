// The numbers by which programs tell the kinds of objects.
#pragma once
#include "Objects/References.h"

typedef enum CoreFoundationType : CFTypeID {
    TypeAllocator = 2,
    TypeString = 7,
    TypeNull = 16,
    TypeSet = 17,
    TypeDictionary = 18,
    TypeArray = 19,
    TypeData = 20,
    TypeBoolean = 21,
    TypeNumber = 22,
    TypeBinaryHeap = 23,
    TypeBitVector = 24,
    TypeBag = 25,
    TypeCharacterSet = 26,
    TypeError = 27,
    TypeURL = 29,
    TypeLocale = 30,
    TypeCalendar = 31,
    TypeDateFormatter = 32,
    TypeNumberFormatter = 33,
    TypeTimeZone = 34,
    TypeTree = 35,
    TypeRunLoop = 36,
    TypeRunLoopSource = 37,
    TypeRunLoopObserver = 38,
    TypeRunLoopTimer = 39,
    TypeSocket = 40,
    TypeReadStream = 41,
    TypeWriteStream = 42,
    TypeBundle = 43,
    TypeDate = 44,
    TypeUUID = 45,
    TypeAttributedString = 46,
    TypeNotificationCenter = 47,
    TypeFileDescriptor = 48,
    TypeHost = 49,
    TypeNetService = 50,
    TypeNetServiceBrowser = 51,
    TypeHTTPMessage = 52,
    TypeHTTPAuthentication = 53,
    TypeNetworkReachability = 54,
    TypeCertificate = 55,
    TypeIdentity = 56,
    TypeKey = 57,
    TypePolicy = 58,
    TypeTrust = 59,
    TypeMachPort = 60,
    TypeMessagePort = 61,
    TypeNetServiceMonitor = 62,
    TypeStringTokenizer = 63,
    TypeURLEnumerator = 64,
    TypePlugIn = 65,
    TypePlugInInstance = 66,
    TypeFileSecurity = 67
} CoreFoundationType;

@interface NSObject (CoreFoundationType)
/// What CFGetTypeID gives.
- (CFTypeID)coreFoundationType;
@end
