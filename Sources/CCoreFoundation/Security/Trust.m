// SecTrust: evaluation of certificates with the system's anchors or the app's. Implemented with OpenSSL, which is
// loaded at the first use.

#include "Security/Certificates.h"
#include <dlfcn.h>
#include <objc/runtime.h>
#include <pthread.h>

/// A policy for the evaluation: for a server with this name, or for any if it is nil.
@interface CoreFoundationPolicy : NSObject {
@public
    NSString *hostName;
}
@end

@implementation CoreFoundationPolicy

- (CFTypeID)coreFoundationType { return TypePolicy; }

- (void)dealloc {
    [hostName release];
    [super dealloc];
}

@end

@interface CoreFoundationTrust : NSObject {
@public
    NSArray *certificates, *policies;
    /// The app's anchors; nil for the system's.
    NSArray *anchors;
    /// Whether only the app's anchors are trusted, not also the system's.
    BOOL trustsAnchorsOnly;
    NSDate *date;
    /// Whether the app has made an exception for these certificates.
    BOOL isExcepted;
}
@end

@implementation CoreFoundationTrust

- (CFTypeID)coreFoundationType { return TypeTrust; }

- (void)dealloc {
    [certificates release];
    [policies release];
    [anchors release];
    [date release];
    [super dealloc];
}

@end

CFTypeID SecPolicyGetTypeID(void) { return TypePolicy; }
CFTypeID SecTrustGetTypeID(void) { return TypeTrust; }

SecPolicyRef SecPolicyCreateBasicX509(void) { return (SecPolicyRef)[CoreFoundationPolicy new]; }

SecPolicyRef SecPolicyCreateSSL(Boolean server, CFStringRef hostname) {
    CoreFoundationPolicy *policy = [CoreFoundationPolicy new];
    policy->hostName = [OBJECT(NSString, hostname) copy];
    return (SecPolicyRef)policy;
}

/// The array itself, or an array with the object. The caller owns it.
static NSArray *listed(CFTypeRef object) {
    if (object == NULL) return nil;
    BOOL is_array = [(id)object isKindOfClass:[NSArray class]];
    return is_array ? [(NSArray *)object copy] : [[NSArray alloc] initWithObjects:(id)object, nil];
}

OSStatus SecTrustCreateWithCertificates(CFTypeRef certificates, CFTypeRef policies, SecTrustRef *trust) {
    if (certificates == NULL || trust == NULL) return errSecParam;
    CoreFoundationTrust *made = [CoreFoundationTrust new];
    made->certificates = listed(certificates);
    made->policies = listed(policies);
    *trust = (SecTrustRef)made;
    return errSecSuccess;
}

OSStatus SecTrustSetAnchorCertificates(SecTrustRef trust, CFArrayRef anchors) {
    if (trust == NULL) return errSecParam;
    CoreFoundationTrust *it = OBJECT(CoreFoundationTrust, trust);
    [it->anchors autorelease];
    it->anchors = [OBJECT(NSArray, anchors) copy];
    it->trustsAnchorsOnly = anchors != NULL;
    return errSecSuccess;
}

OSStatus SecTrustSetAnchorCertificatesOnly(SecTrustRef trust, Boolean only) {
    if (trust == NULL) return errSecParam;
    OBJECT(CoreFoundationTrust, trust)->trustsAnchorsOnly = only;
    return errSecSuccess;
}

OSStatus SecTrustSetVerifyDate(SecTrustRef trust, CFDateRef date) {
    if (trust == NULL) return errSecParam;
    CoreFoundationTrust *it = OBJECT(CoreFoundationTrust, trust);
    [it->date autorelease];
    it->date = [OBJECT(NSDate, date) retain];
    return errSecSuccess;
}

CFAbsoluteTime SecTrustGetVerifyTime(SecTrustRef trust) {
    NSDate *date = trust ? OBJECT(CoreFoundationTrust, trust)->date : nil;
    return date ? [date timeIntervalSinceReferenceDate] : CFAbsoluteTimeGetCurrent();
}

/// The exceptions: all certificates, each after its length.
CFDataRef SecTrustCopyExceptions(SecTrustRef trust) {
    if (trust == NULL) return NULL;
    NSMutableData *all = [NSMutableData new];
    for (CoreFoundationCertificate *certificate in OBJECT(CoreFoundationTrust, trust)->certificates) {
        uint32_t length = (uint32_t)[certificate->data length];
        [all appendBytes:&length length:sizeof length];
        [all appendData:certificate->data];
    }
    return (CFDataRef)all;
}

bool SecTrustSetExceptions(SecTrustRef trust, CFDataRef exceptions) {
    if (trust == NULL) return false;
    NSData *own = [(NSData *)SecTrustCopyExceptions(trust) autorelease];
    BOOL fits = exceptions && [own length] && [own isEqualToData:OBJECT(NSData, exceptions)];
    OBJECT(CoreFoundationTrust, trust)->isExcepted = fits;
    return fits;
}

SecKeyRef SecTrustCopyPublicKey(SecTrustRef trust) {
    NSArray *certificates = trust ? OBJECT(CoreFoundationTrust, trust)->certificates : nil;
    return [certificates count] ? copy_public_key([certificates objectAtIndex:0]) : NULL;
}

// MARK: Evaluation

/// Opaque types of OpenSSL, whose headers need not be installed.
typedef struct x509_st X509;
typedef struct x509_store_st X509_STORE;
typedef struct x509_store_ctx_st X509_STORE_CTX;
typedef struct X509_VERIFY_PARAM_st X509_VERIFY_PARAM;
typedef struct stack_st OPENSSL_STACK;
enum { X509_V_FLAG_PARTIAL_CHAIN = 0x80000 };

static struct {
    X509 *(*d2i_X509)(X509 **, const unsigned char **, long);
    void (*X509_free)(X509 *);
    X509_STORE *(*X509_STORE_new)(void);
    void (*X509_STORE_free)(X509_STORE *);
    int (*X509_STORE_set_default_paths)(X509_STORE *);
    int (*X509_STORE_add_cert)(X509_STORE *, X509 *);
    X509_STORE_CTX *(*X509_STORE_CTX_new)(void);
    void (*X509_STORE_CTX_free)(X509_STORE_CTX *);
    int (*X509_STORE_CTX_init)(X509_STORE_CTX *, X509_STORE *, X509 *, OPENSSL_STACK *);
    int (*X509_verify_cert)(X509_STORE_CTX *);
    X509_VERIFY_PARAM *(*X509_STORE_CTX_get0_param)(X509_STORE_CTX *);
    int (*X509_VERIFY_PARAM_set1_host)(X509_VERIFY_PARAM *, const char *, size_t);
    void (*X509_VERIFY_PARAM_set_time)(X509_VERIFY_PARAM *, time_t);
    int (*X509_VERIFY_PARAM_set_flags)(X509_VERIFY_PARAM *, unsigned long);
    OPENSSL_STACK *(*OPENSSL_sk_new_null)(void);
    int (*OPENSSL_sk_push)(OPENSSL_STACK *, const void *);
    void (*OPENSSL_sk_free)(OPENSSL_STACK *);
} openssl;

static BOOL is_complete;

static void load_openssl(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) library = dlopen("libcrypto.so.1.1", RTLD_NOW | RTLD_LOCAL);
    is_complete = library != NULL;
#define FUNCTION(name) is_complete = is_complete && (openssl.name = dlsym(library, #name)) != NULL
    FUNCTION(d2i_X509);
    FUNCTION(X509_free);
    FUNCTION(X509_STORE_new);
    FUNCTION(X509_STORE_free);
    FUNCTION(X509_STORE_set_default_paths);
    FUNCTION(X509_STORE_add_cert);
    FUNCTION(X509_STORE_CTX_new);
    FUNCTION(X509_STORE_CTX_free);
    FUNCTION(X509_STORE_CTX_init);
    FUNCTION(X509_verify_cert);
    FUNCTION(X509_STORE_CTX_get0_param);
    FUNCTION(X509_VERIFY_PARAM_set1_host);
    FUNCTION(X509_VERIFY_PARAM_set_time);
    FUNCTION(X509_VERIFY_PARAM_set_flags);
    FUNCTION(OPENSSL_sk_new_null);
    FUNCTION(OPENSSL_sk_push);
    FUNCTION(OPENSSL_sk_free);
#undef FUNCTION
}

static BOOL has_openssl(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_openssl);
    return is_complete;
}

/// OpenSSL's certificate, which the caller frees.
static X509 *certificate_of(id object) {
    if (![object isKindOfClass:[CoreFoundationCertificate class]]) return NULL;
    NSData *data = ((CoreFoundationCertificate *)object)->data;
    const unsigned char *bytes = [data bytes];
    return openssl.d2i_X509(NULL, &bytes, (long)[data length]);
}

static BOOL is_verified(CoreFoundationTrust *trust, X509 *leaf) {
    X509_STORE *store = openssl.X509_STORE_new();
    X509_STORE_CTX *context = openssl.X509_STORE_CTX_new();
    OPENSSL_STACK *others = openssl.OPENSSL_sk_new_null();
    NSMutableArray *kept = [NSMutableArray array];
    for (NSUInteger i = 1; i < [trust->certificates count]; i++) {
        X509 *other = certificate_of([trust->certificates objectAtIndex:i]);
        if (other == NULL) continue;
        openssl.OPENSSL_sk_push(others, other);
        [kept addObject:[NSValue valueWithPointer:other]];
    }
    for (id anchor in trust->anchors) {
        X509 *certificate = certificate_of(anchor);
        if (certificate == NULL) continue;
        openssl.X509_STORE_add_cert(store, certificate);
        openssl.X509_free(certificate);
    }
    if (!trust->trustsAnchorsOnly) openssl.X509_STORE_set_default_paths(store);
    BOOL is_good = NO;
    if (openssl.X509_STORE_CTX_init(context, store, leaf, others)) {
        X509_VERIFY_PARAM *rules = openssl.X509_STORE_CTX_get0_param(context);
        // With this flag a server's own certificate can be an anchor.
        openssl.X509_VERIFY_PARAM_set_flags(rules, X509_V_FLAG_PARTIAL_CHAIN);
        if (trust->date) openssl.X509_VERIFY_PARAM_set_time(rules, (time_t)[trust->date timeIntervalSince1970]);
        for (CoreFoundationPolicy *policy in trust->policies) {
            NSString *host = policy->hostName;
            if ([host length]) openssl.X509_VERIFY_PARAM_set1_host(rules, [host UTF8String], 0);
        }
        is_good = openssl.X509_verify_cert(context) == 1;
    }
    openssl.X509_STORE_CTX_free(context);
    openssl.OPENSSL_sk_free(others);
    openssl.X509_STORE_free(store);
    for (NSValue *other in kept) openssl.X509_free([other pointerValue]);
    return is_good;
}

OSStatus SecTrustEvaluate(SecTrustRef trust, SecTrustResultType *result) {
    if (trust == NULL) return errSecParam;
    CoreFoundationTrust *it = OBJECT(CoreFoundationTrust, trust);
    SecTrustResultType found = kSecTrustResultRecoverableTrustFailure;
    X509 *leaf = has_openssl() && [it->certificates count] ? certificate_of([it->certificates objectAtIndex:0]) : NULL;
    if (leaf) {
        // `Proceed` means that the user or app has trusted the certificate explicitly; `Unspecified` means an
        // implicitly trusted one.
        if (it->isExcepted) found = kSecTrustResultProceed;
        else if (is_verified(it, leaf)) found = kSecTrustResultUnspecified;
        openssl.X509_free(leaf);
    }
    if (result) *result = found;
    return errSecSuccess;
}

CFIndex SecTrustGetCertificateCount(SecTrustRef trust) {
    return trust ? (CFIndex)[OBJECT(CoreFoundationTrust, trust)->certificates count] : 0;
}

SecCertificateRef SecTrustGetCertificateAtIndex(SecTrustRef trust, CFIndex index) {
    if (index < 0 || index >= SecTrustGetCertificateCount(trust)) return NULL;
    return (SecCertificateRef)[OBJECT(CoreFoundationTrust, trust)->certificates objectAtIndex:(NSUInteger)index];
}

// MARK: Servers

@interface NSURLProtectionSpace (ServerCertificates)
- (NSArray *)serverCertificates;
@end

static char trust_key;

@interface NSURLProtectionSpace (ServerTrust)
@end

@implementation NSURLProtectionSpace (ServerTrust)

- (SecTrustRef)serverTrust {
    SecTrustRef trust = (SecTrustRef)objc_getAssociatedObject(self, &trust_key);
    NSArray *shown = [self serverCertificates];
    if (trust || [shown count] == 0) return trust;
    NSMutableArray *certificates = [NSMutableArray array];
    for (NSData *data in shown) {
        SecCertificateRef certificate = SecCertificateCreateWithData(NULL, (CFDataRef)data);
        if (certificate) [certificates addObject:[(id)certificate autorelease]];
    }
    SecPolicyRef policy = SecPolicyCreateSSL(true, (CFStringRef)[self host]);
    if (SecTrustCreateWithCertificates((CFArrayRef)certificates, policy, &trust) == errSecSuccess) {
        objc_setAssociatedObject(self, &trust_key, (id)trust, OBJC_ASSOCIATION_RETAIN);
        [(id)trust release];
    }
    [(id)policy release];
    return trust;
}

@end
