// People, groups and sources.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#include <stdbool.h>
#include <stdint.h>

CF_IMPLICIT_BRIDGING_ENABLED

#ifdef __cplusplus
#define AB_EXTERN extern "C"
#else
#define AB_EXTERN extern
#endif

typedef struct __CFError *CFErrorRef;
typedef const void *ABAddressBookRef;
typedef const void *ABRecordRef;
typedef int32_t ABRecordID;
typedef int32_t ABPropertyID;
typedef uint32_t ABRecordType;
typedef uint32_t ABPropertyType;

#define kABRecordInvalidID (-1)
#define kABPropertyInvalidID (-1)
enum { kABPersonType = 0, kABGroupType = 1, kABSourceType = 2 };
#define kABMultiValueMask (1 << 8)
enum {
    kABInvalidPropertyType = 0x0,
    kABStringPropertyType = 0x1,
    kABIntegerPropertyType = 0x2,
    kABRealPropertyType = 0x3,
    kABDateTimePropertyType = 0x4,
    kABDictionaryPropertyType = 0x5,
    kABMultiStringPropertyType = kABMultiValueMask | kABStringPropertyType,
    kABMultiIntegerPropertyType = kABMultiValueMask | kABIntegerPropertyType,
    kABMultiRealPropertyType = kABMultiValueMask | kABRealPropertyType,
    kABMultiDateTimePropertyType = kABMultiValueMask | kABDateTimePropertyType,
    kABMultiDictionaryPropertyType = kABMultiValueMask | kABDictionaryPropertyType
};

/// kABRecordInvalidID until the record has been saved.
AB_EXTERN ABRecordID ABRecordGetRecordID(ABRecordRef record);
AB_EXTERN ABRecordType ABRecordGetRecordType(ABRecordRef record);
AB_EXTERN CFTypeRef ABRecordCopyValue(ABRecordRef record, ABPropertyID property);
AB_EXTERN bool ABRecordSetValue(ABRecordRef record, ABPropertyID property, CFTypeRef value, CFErrorRef *error);
AB_EXTERN bool ABRecordRemoveValue(ABRecordRef record, ABPropertyID property, CFErrorRef *error);
AB_EXTERN CFStringRef ABRecordCopyCompositeName(ABRecordRef record);

CF_IMPLICIT_BRIDGING_DISABLED
