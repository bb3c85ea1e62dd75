// The objects of SecCertificateRef, SecKeyRef and SecIdentityRef.

#include "Objects/Types.h"
#include <Security/Security.h>

struct evp_pkey_st;
struct x509_st;

@interface CoreFoundationCertificate : NSObject {
@public
    /// The certificate in DER encoding.
    NSData *data;
}
@end

/// A key of OpenSSL, which the object owns.
@interface CoreFoundationKey : NSObject {
@public
    struct evp_pkey_st *key;
    BOOL isPrivate;
}
@end

/// An identity: a certificate and its private key.
@interface CoreFoundationIdentity : NSObject {
@public
    CoreFoundationCertificate *certificate;
    CoreFoundationKey *key;
}
@end

/// The public key of a certificate; NULL if it cannot be read.
SecKeyRef copy_public_key(CoreFoundationCertificate *certificate);

/// Makes a key, which takes ownership of OpenSSL's; NULL for NULL.
SecKeyRef key_with(struct evp_pkey_st *key, BOOL isPrivate);

/// Makes a certificate with the DER encoding of OpenSSL's. Autoreleased; nil if it cannot be encoded.
CoreFoundationCertificate *certificate_with(struct x509_st *certificate);
