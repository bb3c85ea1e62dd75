// Whether certificates are trusted.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDate.h>
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef uint32_t SecTrustResultType;
enum {
    kSecTrustResultInvalid,
    kSecTrustResultProceed,
    kSecTrustResultConfirm,
    kSecTrustResultDeny,
    kSecTrustResultUnspecified,
    kSecTrustResultRecoverableTrustFailure,
    kSecTrustResultFatalTrustFailure,
    kSecTrustResultOtherError
};

CF_EXTERN_C_BEGIN
CFTypeID SecTrustGetTypeID(void);
OSStatus SecTrustCreateWithCertificates(CFTypeRef certificates, CFTypeRef policies, SecTrustRef *trust);
OSStatus SecTrustSetAnchorCertificates(SecTrustRef trust, CFArrayRef anchors);
OSStatus SecTrustSetAnchorCertificatesOnly(SecTrustRef trust, Boolean only);
OSStatus SecTrustSetVerifyDate(SecTrustRef trust, CFDateRef date);
/// By the system's certificates and the app's: kSecTrustResultUnspecified for those that are trusted, else
/// kSecTrustResultRecoverableTrustFailure.
OSStatus SecTrustEvaluate(SecTrustRef trust, SecTrustResultType *result);
CFIndex SecTrustGetCertificateCount(SecTrustRef trust);
SecCertificateRef SecTrustGetCertificateAtIndex(SecTrustRef trust, CFIndex index);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
