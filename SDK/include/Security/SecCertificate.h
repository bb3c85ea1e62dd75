// Certificates, as their bytes.
#pragma once
#include <CoreFoundation/CFData.h>
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN
CFTypeID SecCertificateGetTypeID(void);
/// NULL if the data is not a certificate (X.509, DER).
SecCertificateRef SecCertificateCreateWithData(CFAllocatorRef allocator, CFDataRef data);
CFDataRef SecCertificateCopyData(SecCertificateRef certificate);
/// The name of the subject.
CFStringRef SecCertificateCopySubjectSummary(SecCertificateRef certificate);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
