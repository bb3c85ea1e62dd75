// Credentials for server trust. There are no identities here (see "Not there" in docs/ObjectiveC.md), and so no
// credentials for client certificates.

#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static char trust_key;
enum { Retained = 01401 };

static BOOL is_of_trust(NSURLCredential *credential) { return objc_getAssociatedObject(credential, &trust_key) != nil; }

@interface NSURLCredential (Trust)
- (id)initWithTrust:(id)trust;
- (id)initWithIdentity:(void *)identity
          certificates:(NSArray *)certificates
           persistence:(NSURLCredentialPersistence)persistence;
@end

@implementation NSURLCredential (Trust)

+ (NSURLCredential *)credentialForTrust:(id)trust { return [[[self alloc] initWithTrust:trust] autorelease]; }

- (id)initWithTrust:(id)trust {
    self = [self initWithUser:@"" password:@"" persistence:NSURLCredentialPersistenceForSession];
    if (self) objc_setAssociatedObject(self, &trust_key, trust ?: [NSNull null], Retained);
    return self;
}

+ (NSURLCredential *)credentialWithIdentity:(void *)identity
                               certificates:(NSArray *)certificates
                                persistence:(NSURLCredentialPersistence)persistence {
    return [[[self alloc] initWithIdentity:identity certificates:certificates persistence:persistence] autorelease];
}

- (id)initWithIdentity:(void *)identity
          certificates:(NSArray *)certificates
           persistence:(NSURLCredentialPersistence)persistence {
    [self release];
    return nil;
}

- (void *)identity { return NULL; }
- (NSArray *)certificates { return nil; }

@end

typedef NSString *text_of(NSURLCredential *credential, SEL selector);
typedef BOOL has_text(NSURLCredential *credential, SEL selector);
static text_of *former_user, *former_password;
static has_text *former_has_password;

/// A credential of trust has neither user nor password; GNUstep makes none without.
static NSString *user(NSURLCredential *credential, SEL selector) {
    return is_of_trust(credential) ? nil : former_user(credential, selector);
}

static NSString *password(NSURLCredential *credential, SEL selector) {
    return is_of_trust(credential) ? nil : former_password(credential, selector);
}

static BOOL has_password(NSURLCredential *credential, SEL selector) {
    return !is_of_trust(credential) && former_has_password(credential, selector);
}

INSTALL(credentials_of_trust) {
    Class class = [NSURLCredential class];
    former_user = (text_of *)replace_instance_method(class, @selector(user), (IMP)user);
    former_password = (text_of *)replace_instance_method(class, @selector(password), (IMP)password);
    former_has_password = (has_text *)replace_instance_method(class, @selector(hasPassword), (IMP)has_password);
}
