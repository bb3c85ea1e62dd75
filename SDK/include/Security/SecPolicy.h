// By what rules a certificate is trusted.
#pragma once
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN
CFTypeID SecPolicyGetTypeID(void);
SecPolicyRef SecPolicyCreateBasicX509(void);
SecPolicyRef SecPolicyCreateSSL(Boolean server, CFStringRef hostname);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
