// SecPKCS12Import reads an identity with its chain, name and key; the key signs what the certificate's key verifies.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import "IdentityFiles.h"
#import <Security/Security.h>

static OSStatus import(NSData *data, NSString *passphrase, NSArray **items) {
    NSDictionary *options = [NSDictionary dictionaryWithObjectsAndKeys:passphrase, (id)kSecImportExportPassphrase, nil];
    CFArrayRef found = (CFArrayRef)(void *)1;
    OSStatus status = SecPKCS12Import((CFDataRef)data, (CFDictionaryRef)options, &found);
    *items = [(NSArray *)found autorelease];
    return status;
}

static void refusals(void) {
    NSArray *items;
    COUNT(import(decoded(serverFile), @"wrong", &items), errSecAuthFailed);
    IS(items == nil);
    COUNT(import([NSData dataWithBytes:"no file" length:7], @"secret", &items), errSecDecode);
    // Cut anywhere, or with any byte changed: an error, never a crash.
    NSData *whole = decoded(serverFile);
    for (NSUInteger length = 0; length < [whole length]; length += 37) {
        OSStatus status = import([whole subdataWithRange:NSMakeRange(0, length)], @"secret", &items);
        IS(status == errSecDecode || status == errSecAuthFailed);
    }
    for (NSUInteger place = 0; place < [whole length]; place += 41) {
        NSMutableData *damaged = [[whole mutableCopy] autorelease];
        ((unsigned char *)[damaged mutableBytes])[place] ^= 0x55;
        import(damaged, @"secret", &items);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSArray *items;
    COUNT(import(decoded(serverFile), @"secret", &items), errSecSuccess);
    COUNT([items count], 1);
    NSDictionary *item = [items objectAtIndex:0];
    SAME([item objectForKey:(id)kSecImportItemLabel], @"The server");
    IS([[item objectForKey:(id)kSecImportItemKeyID] isKindOfClass:[NSData class]]);
    NSArray *chain = [item objectForKey:(id)kSecImportItemCertChain];
    COUNT([chain count], 1);
    SecTrustRef trust = (SecTrustRef)[item objectForKey:(id)kSecImportItemTrust];
    COUNT(CFGetTypeID(trust), SecTrustGetTypeID());
    COUNT(SecTrustGetCertificateCount(trust), 1);
    // Nobody vouches for it but an app that says so.
    SecTrustResultType result = 0;
    SecTrustEvaluate(trust, &result);
    COUNT(result, kSecTrustResultRecoverableTrustFailure);
    SecTrustSetAnchorCertificates(trust, (CFArrayRef)chain);
    SecTrustEvaluate(trust, &result);
    COUNT(result, kSecTrustResultUnspecified);
    // With the system's beside them, they count as well.
    COUNT(SecTrustSetAnchorCertificatesOnly(trust, false), errSecSuccess);
    SecTrustEvaluate(trust, &result);
    COUNT(result, kSecTrustResultUnspecified);

    SecIdentityRef identity = (SecIdentityRef)[item objectForKey:(id)kSecImportItemIdentity];
    COUNT(CFGetTypeID(identity), SecIdentityGetTypeID());
    SecCertificateRef certificate = NULL;
    SecKeyRef key = NULL;
    COUNT(SecIdentityCopyCertificate(identity, &certificate), errSecSuccess);
    COUNT(CFGetTypeID(certificate), SecCertificateGetTypeID());
    SAME((id)certificate, [chain objectAtIndex:0]);
    SAME([(id)SecCertificateCopySubjectSummary(certificate) autorelease], @"server.example.org");
    COUNT(SecIdentityCopyPrivateKey(identity, &key), errSecSuccess);
    COUNT(SecKeyGetBlockSize(key), 128);
    uint8_t digest[20] = {5, 6, 7}, signature[128];
    size_t length = sizeof signature;
    COUNT(SecKeyRawSign(key, kSecPaddingPKCS1SHA1, digest, 20, signature, &length), errSecSuccess);
    SecKeyRef open = SecTrustCopyPublicKey(trust);
    COUNT(SecKeyRawVerify(open, kSecPaddingPKCS1SHA1, digest, 20, signature, length), errSecSuccess);
    CFRelease(open);
    CFRelease(key);

    // The rules for servers look at the name, too.
    CFStringRef names[] = {CFSTR("server.example.org"), CFSTR("other.example.org")};
    for (int i = 0; i < 2; i++) {
        SecPolicyRef policy = SecPolicyCreateSSL(true, names[i]);
        COUNT(CFGetTypeID(policy), SecPolicyGetTypeID());
        SecTrustRef named = NULL;
        COUNT(SecTrustCreateWithCertificates(certificate, policy, &named), errSecSuccess);
        SecTrustSetAnchorCertificates(named, (CFArrayRef)chain);
        SecTrustEvaluate(named, &result);
        COUNT(result, i == 0 ? kSecTrustResultUnspecified : kSecTrustResultRecoverableTrustFailure);
        CFRelease(named);
        CFRelease(policy);
    }
    CFRelease(certificate);

    COUNT(import(decoded(clientFile), @"other", &items), errSecSuccess);
    COUNT([[[items objectAtIndex:0] objectForKey:(id)kSecImportItemCertChain] count], 2);
    refusals();
    puts("done");
    [pool release];
    return 0;
}
