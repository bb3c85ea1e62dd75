// Whether certificates are trusted.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDate.h>
#include <Security/SecBase.h>
#include <stdbool.h>

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
/// The date that was set, or that of now.
CFAbsoluteTime SecTrustGetVerifyTime(SecTrustRef trust);
/// What makes these certificates, as they are, trusted: to be kept, and given to `SecTrustSetExceptions` later. NULL takes
/// exceptions away; false if they are those of other certificates.
CFDataRef SecTrustCopyExceptions(SecTrustRef trust);
bool SecTrustSetExceptions(SecTrustRef trust, CFDataRef exceptions);
/// By the system's certificates and the app's: kSecTrustResultUnspecified for those that are trusted, else
/// kSecTrustResultRecoverableTrustFailure.
OSStatus SecTrustEvaluate(SecTrustRef trust, SecTrustResultType *result);
CFIndex SecTrustGetCertificateCount(SecTrustRef trust);
/// The key of the first certificate; NULL if it cannot be read.
SecKeyRef SecTrustCopyPublicKey(SecTrustRef trust);
SecCertificateRef SecTrustGetCertificateAtIndex(SecTrustRef trust, CFIndex index);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
