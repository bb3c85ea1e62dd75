// What a SecCertificateRef is.

#include "Objects/Types.h"
#include <Security/Security.h>

@interface CoreFoundationCertificate : NSObject {
@public
    /// In DER.
    NSData *data;
}
@end
