// A certificate with its private key.
#pragma once
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN
CFTypeID SecIdentityGetTypeID(void);
OSStatus SecIdentityCopyCertificate(SecIdentityRef identity, SecCertificateRef *certificate);
OSStatus SecIdentityCopyPrivateKey(SecIdentityRef identity, SecKeyRef *key);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
