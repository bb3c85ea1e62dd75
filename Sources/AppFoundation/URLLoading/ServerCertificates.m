#import "ServerCertificates.h"
#include "Runtime/AssociatedObjects.h"

static char certificates_key;
enum { Retained = 01401 };

void protection_space_set_certificates(NSURLProtectionSpace *space, NSArray *certificates) {
    objc_setAssociatedObject(space, &certificates_key, certificates, Retained);
}

@implementation NSURLProtectionSpace (ServerCertificates)
- (NSArray *)serverCertificates { return objc_getAssociatedObject(self, &certificates_key); }
@end
