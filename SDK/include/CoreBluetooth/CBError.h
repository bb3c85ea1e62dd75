#pragma once
#import <CoreBluetooth/CBDefines.h>

CB_EXTERN NSString *const CBErrorDomain;
CB_EXTERN NSString *const CBATTErrorDomain;

enum {
    CBErrorUnknown = 0
};
typedef NSInteger CBError;

enum {
    CBATTErrorInvalidHandle = 1,
    CBATTErrorReadNotPermitted = 2,
    CBATTErrorWriteNotPermitted = 3,
    CBATTErrorInvalidPdu = 4,
    CBATTErrorInsufficientAuthentication = 5,
    CBATTErrorRequestNotSupported = 6,
    CBATTErrorInvalidOffset = 7,
    CBATTErrorInsufficientAuthorization = 8,
    CBATTErrorPrepareQueueFull = 9,
    CBATTErrorAttributeNotFound = 10,
    CBATTErrorAttributeNotLong = 11,
    CBATTErrorInsufficientEncryptionKeySize = 12,
    CBATTErrorInvalidAttributeValueLength = 13,
    CBATTErrorUnlikelyError = 14,
    CBATTErrorInsufficientEncryption = 15,
    CBATTErrorUnsupportedGroupType = 16,
    CBATTErrorInsufficientResources = 17
};
typedef NSInteger CBATTError;
