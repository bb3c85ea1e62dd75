// What a SecCertificateRef is.

#include "Objects/Types.h"
#include <Security/Security.h>

@interface CoreFoundationCertificate : NSObject {
@public
    /// In DER.
    NSData *data;
}
@end

/// The public key of a certificate; NULL if it cannot be read.
SecKeyRef copy_public_key(CoreFoundationCertificate *certificate);
