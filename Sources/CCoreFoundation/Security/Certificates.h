// What SecCertificateRef, SecKeyRef and SecIdentityRef are.

#include "Objects/Types.h"
#include <Security/Security.h>

struct evp_pkey_st;
struct x509_st;

@interface CoreFoundationCertificate : NSObject {
@public
    /// In DER.
    NSData *data;
}
@end

/// A key of OpenSSL's, which belongs to the object.
@interface CoreFoundationKey : NSObject {
@public
    struct evp_pkey_st *key;
    BOOL isPrivate;
}
@end

/// A certificate and its private key.
@interface CoreFoundationIdentity : NSObject {
@public
    CoreFoundationCertificate *certificate;
    CoreFoundationKey *key;
}
@end

/// The public key of a certificate; NULL if it cannot be read.
SecKeyRef copy_public_key(CoreFoundationCertificate *certificate);

/// A key for a key of OpenSSL's, which it takes over; NULL for NULL.
SecKeyRef key_with(struct evp_pkey_st *key, BOOL isPrivate);

/// A certificate of OpenSSL's, by its bytes; autoreleased, nil if there are none.
CoreFoundationCertificate *certificate_with(struct x509_st *certificate);
