// Security: the keychain, certificates and random numbers.
#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define _SECURITY_SECURITY_H_
#include <Security/CipherSuite.h>
#include <Security/SecBase.h>
#include <Security/SecCertificate.h>
#include <Security/SecIdentity.h>
#include <Security/SecImportExport.h>
#include <Security/SecItem.h>
#include <Security/SecKey.h>
#include <Security/SecPolicy.h>
#include <Security/SecRandom.h>
#include <Security/SecTrust.h>
