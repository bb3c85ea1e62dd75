// The certificates that a server showed, for who is asked whether to trust it.

#import <Foundation/Foundation.h>

/// - certificates: NSData in DER, the server's own first.
void protection_space_set_certificates(NSURLProtectionSpace *space, NSArray *certificates);

@interface NSURLProtectionSpace (ServerCertificates)
/// Nil for spaces that are not about a server's trust.
- (NSArray *)serverCertificates;
@end
