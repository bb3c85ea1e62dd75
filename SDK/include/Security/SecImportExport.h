// Files of keys and certificates.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFDictionary.h>
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN
extern const CFStringRef kSecImportExportPassphrase;
extern const CFStringRef kSecImportItemLabel;
extern const CFStringRef kSecImportItemKeyID;
extern const CFStringRef kSecImportItemTrust;
extern const CFStringRef kSecImportItemCertChain;
extern const CFStringRef kSecImportItemIdentity;
/// A dictionary for each identity in a file of the kind PKCS 12. errSecAuthFailed if the passphrase is another,
/// errSecDecode if it is no such file.
OSStatus SecPKCS12Import(CFDataRef data, CFDictionaryRef options, CFArrayRef *items);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
