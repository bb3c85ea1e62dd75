// Challenges, their spaces and credentials in keyed archives. GNUstep's can be copied only.

#import <Foundation/Foundation.h>

/// An object of that class; nil where the archive has nil or something else.
static id decoded(NSCoder *coder, NSString *key, Class class) {
    id object = [coder decodeObjectForKey:key];
    return [object isKindOfClass:class] ? object : nil;
}

static NSString *decoded_text(NSCoder *coder, NSString *key) { return decoded(coder, key, [NSString class]); }

@interface NSURLCredential (Coding)
@end

@implementation NSURLCredential (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self user] forKey:@"user"];
    [coder encodeObject:[self password] forKey:@"password"];
    [coder encodeInteger:[self persistence] forKey:@"persistence"];
}

- (id)initWithCoder:(NSCoder *)coder {
    return [self initWithUser:decoded_text(coder, @"user") ?: @""
                     password:decoded_text(coder, @"password") ?: @""
                  persistence:(NSURLCredentialPersistence)[coder decodeIntegerForKey:@"persistence"]];
}

@end

@interface NSURLProtectionSpace (Coding)
@end

@implementation NSURLProtectionSpace (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self host] forKey:@"host"];
    [coder encodeInteger:[self port] forKey:@"port"];
    [coder encodeObject:[self isProxy] ? nil : [self protocol] forKey:@"protocol"];
    [coder encodeObject:[self isProxy] ? [self proxyType] : nil forKey:@"proxyType"];
    [coder encodeObject:[self realm] forKey:@"realm"];
    [coder encodeObject:[self authenticationMethod] forKey:@"method"];
}

- (id)initWithCoder:(NSCoder *)coder {
    NSString *host = decoded_text(coder, @"host"), *realm = decoded_text(coder, @"realm");
    NSString *proxy = decoded_text(coder, @"proxyType"), *method = decoded_text(coder, @"method");
    NSInteger port = [coder decodeIntegerForKey:@"port"];
    if (proxy) return [self initWithProxyHost:host port:port type:proxy realm:realm authenticationMethod:method];
    return [self initWithHost:host
                         port:port
                     protocol:decoded_text(coder, @"protocol")
                        realm:realm
         authenticationMethod:method];
}

@end

@interface NSURLAuthenticationChallenge (Coding)
@end

@implementation NSURLAuthenticationChallenge (Coding)

/// The sender is not archived.
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self protectionSpace] forKey:@"space"];
    [coder encodeObject:[self proposedCredential] forKey:@"credential"];
    [coder encodeInteger:[self previousFailureCount] forKey:@"failures"];
    [coder encodeObject:[self failureResponse] forKey:@"response"];
    [coder encodeObject:[self error] forKey:@"error"];
}

- (id)initWithCoder:(NSCoder *)coder {
    return [self initWithProtectionSpace:decoded(coder, @"space", [NSURLProtectionSpace class])
                      proposedCredential:decoded(coder, @"credential", [NSURLCredential class])
                    previousFailureCount:[coder decodeIntegerForKey:@"failures"]
                         failureResponse:decoded(coder, @"response", [NSURLResponse class])
                                   error:decoded(coder, @"error", [NSError class])
                                  sender:nil];
}

@end
