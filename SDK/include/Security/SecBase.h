// The results of Security's functions, and its objects.
#pragma once
#include <CoreFoundation/CFBase.h>

typedef struct __SecCertificate *SecCertificateRef;
typedef struct __SecIdentity *SecIdentityRef;
typedef struct __SecKey *SecKeyRef;
typedef struct __SecPolicy *SecPolicyRef;
typedef struct __SecTrust *SecTrustRef;

enum {
    errSecSuccess = 0,
    errSecUnimplemented = -4,
    errSecParam = -50,
    errSecAllocate = -108,
    errSecNotAvailable = -25291,
    errSecAuthFailed = -25293,
    errSecDuplicateItem = -25299,
    errSecItemNotFound = -25300,
    errSecInteractionNotAllowed = -25308,
    errSecDecode = -26275
};
