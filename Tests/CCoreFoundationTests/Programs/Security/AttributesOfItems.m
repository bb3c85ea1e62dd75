// The keychain keeps every attribute of an item under Apple's key and finds items by them; which attributes tell two
// items apart depends on their class.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <Security/Security.h>

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }
static NSNumber *number(int value) { return [NSNumber numberWithInt:value]; }

/// An item of a class, whose account, server or label is a new one.
static NSMutableDictionary *item(CFTypeRef class) {
    static int last;
    NSString *name = [NSString stringWithFormat:@"item %d", ++last];
    NSMutableDictionary *item = [NSMutableDictionary dictionaryWithObject:(id)class forKey:(id)kSecClass];
    if (CFEqual(class, kSecClassKey)) [item setObject:bytes([name UTF8String]) forKey:(id)kSecAttrApplicationTag];
    else if (CFEqual(class, kSecClassCertificate)) [item setObject:name forKey:(id)kSecAttrLabel];
    else [item setObject:name forKey:(id)kSecAttrAccount];
    return item;
}

static OSStatus add(NSDictionary *item) { return SecItemAdd((CFDictionaryRef)item, NULL); }

/// What the keychain says of the only item with that attribute.
static NSDictionary *found(CFTypeRef class, CFTypeRef key, id value) {
    NSDictionary *query = [NSDictionary dictionaryWithObjectsAndKeys:(id)class, (id)kSecClass, value, (id)key,
        (id)kSecMatchLimitOne, (id)kSecMatchLimit, (id)kCFBooleanTrue, (id)kSecReturnAttributes, nil];
    CFTypeRef result = NULL;
    OSStatus status = SecItemCopyMatching((CFDictionaryRef)query, &result);
    return status == errSecSuccess ? [(id)result autorelease] : nil;
}

/// An attribute that does not name items: it is kept, items are found by it, and two that differ in it only collide.
static void describes(CFTypeRef class, CFTypeRef key, id value) {
    NSMutableDictionary *described = item(class);
    [described setObject:value forKey:(id)key];
    COUNT(add(described), errSecSuccess);
    NSDictionary *it = found(class, key, value);
    SAME([it objectForKey:(id)key], value);
    IS([[it objectForKey:(id)kSecAttrCreationDate] timeIntervalSinceNow] <= 0);
    IS([[it objectForKey:(id)kSecAttrModificationDate] timeIntervalSinceNow] > -60);
    [described removeObjectForKey:(id)key];
    COUNT(add(described), errSecDuplicateItem);
    COUNT(SecItemDelete((CFDictionaryRef)described), errSecSuccess);
    IS(found(class, key, value) == nil);
}

/// An attribute that names items: each of the values makes another item, and each is found.
static void names(CFTypeRef class, CFTypeRef key, NSArray *values) {
    NSMutableDictionary *named = item(class);
    for (id value in values) {
        [named setObject:value forKey:(id)key];
        COUNT(add(named), errSecSuccess);
        COUNT(add(named), errSecDuplicateItem);
    }
    for (id value in values) SAME([found(class, key, value) objectForKey:(id)key], value);
    [named removeObjectForKey:(id)key];
    [named setObject:(id)kSecMatchLimitAll forKey:(id)kSecMatchLimit];
    [named setObject:(id)kCFBooleanTrue forKey:(id)kSecReturnAttributes];
    NSArray *all = nil;
    COUNT(SecItemCopyMatching((CFDictionaryRef)named, (CFTypeRef *)&all), errSecSuccess);
    SAME([all valueForKey:(id)key], values);
    [all release];
    [named removeObjectForKey:(id)kSecReturnAttributes];
    COUNT(SecItemDelete((CFDictionaryRef)named), errSecSuccess);
}

#define LIST(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static void passwords(void) {
    CFTypeRef classes[] = {kSecClassGenericPassword, kSecClassInternetPassword};
    for (int i = 0; i < 2; i++) {
        describes(classes[i], kSecAttrDescription, @"a description");
        describes(classes[i], kSecAttrComment, @"a comment");
        describes(classes[i], kSecAttrCreator, number('crea'));
        describes(classes[i], kSecAttrType, number('type'));
        describes(classes[i], kSecAttrLabel, @"a label");
        describes(classes[i], kSecAttrIsInvisible, number(1));
        describes(classes[i], kSecAttrIsNegative, number(1));
        CFTypeRef times[] = {kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
                             kSecAttrAccessibleAlways, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
                             kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
                             kSecAttrAccessibleAlwaysThisDeviceOnly};
        for (int j = 0; j < 6; j++) describes(classes[i], kSecAttrAccessible, (id)times[j]);
        names(classes[i], kSecAttrAccessGroup, LIST(@"one.group", @"other.group"));
    }
    describes(kSecClassGenericPassword, kSecAttrGeneric, bytes("anything"));
    names(kSecClassInternetPassword, kSecAttrServer, LIST(@"a.example.org", @"b.example.org"));
    names(kSecClassInternetPassword, kSecAttrSecurityDomain, LIST(@"realm", @"other realm"));
    names(kSecClassInternetPassword, kSecAttrPort, LIST(number(80), number(8080)));
    names(kSecClassInternetPassword, kSecAttrPath, LIST(@"/a", @"/b"));
    names(kSecClassInternetPassword, kSecAttrProtocol,
          LIST((id)kSecAttrProtocolFTP, (id)kSecAttrProtocolHTTP, (id)kSecAttrProtocolIRC, (id)kSecAttrProtocolPOP3,
               (id)kSecAttrProtocolSMTP, (id)kSecAttrProtocolIMAP, (id)kSecAttrProtocolLDAP, (id)kSecAttrProtocolSSH,
               (id)kSecAttrProtocolHTTPS, (id)kSecAttrProtocolHTTPProxy, (id)kSecAttrProtocolHTTPSProxy));
    names(kSecClassInternetPassword, kSecAttrAuthenticationType,
          LIST((id)kSecAttrAuthenticationTypeNTLM, (id)kSecAttrAuthenticationTypeHTTPBasic,
               (id)kSecAttrAuthenticationTypeHTTPDigest, (id)kSecAttrAuthenticationTypeHTMLForm,
               (id)kSecAttrAuthenticationTypeDefault));
}

static void keysAndCertificates(void) {
    names(kSecClassKey, kSecAttrKeyClass,
          LIST((id)kSecAttrKeyClassPublic, (id)kSecAttrKeyClassPrivate, (id)kSecAttrKeyClassSymmetric));
    names(kSecClassKey, kSecAttrApplicationLabel, LIST(bytes("hash"), bytes("other hash")));
    names(kSecClassKey, kSecAttrEffectiveKeySize, LIST(number(40), number(128)));
    CFTypeRef uses[] = {kSecAttrIsPermanent, kSecAttrCanEncrypt, kSecAttrCanDecrypt, kSecAttrCanDerive, kSecAttrCanSign,
                        kSecAttrCanVerify, kSecAttrCanWrap, kSecAttrCanUnwrap};
    for (int i = 0; i < 8; i++) describes(kSecClassKey, uses[i], number(1));
    names(kSecClassCertificate, kSecAttrCertificateType, LIST(number(1), number(3)));
    names(kSecClassCertificate, kSecAttrIssuer, LIST(bytes("one"), bytes("other")));
    names(kSecClassCertificate, kSecAttrSerialNumber, LIST(bytes("\1"), bytes("\2")));
    describes(kSecClassCertificate, kSecAttrCertificateEncoding, number(3));
    describes(kSecClassCertificate, kSecAttrSubject, bytes("subject"));
    describes(kSecClassCertificate, kSecAttrSubjectKeyID, bytes("identifier"));
    describes(kSecClassCertificate, kSecAttrPublicKeyHash, bytes("hash"));
}

static void searches(void) {
    NSMutableDictionary *one = item(kSecClassGenericPassword);
    [one setObject:@"Ann" forKey:(id)kSecAttrAccount];
    COUNT(add(one), errSecSuccess);
    NSMutableDictionary *query = [NSMutableDictionary dictionaryWithObjectsAndKeys:(id)kSecClassGenericPassword,
        (id)kSecClass, @"ANN", (id)kSecAttrAccount, nil];
    COUNT(SecItemCopyMatching((CFDictionaryRef)query, NULL), errSecItemNotFound);
    [query setObject:(id)kCFBooleanTrue forKey:(id)kSecMatchCaseInsensitive];
    COUNT(SecItemCopyMatching((CFDictionaryRef)query, NULL), errSecSuccess);

    // A persistent reference finds its item again without anything else, also after it has changed.
    [query setObject:(id)kCFBooleanTrue forKey:(id)kSecReturnPersistentRef];
    NSData *reference = nil;
    COUNT(SecItemCopyMatching((CFDictionaryRef)query, (CFTypeRef *)&reference), errSecSuccess);
    IS([reference isKindOfClass:[NSData class]] && [reference length] > 0);
    NSDictionary *change = [NSDictionary dictionaryWithObject:@"Bea" forKey:(id)kSecAttrAccount];
    COUNT(SecItemUpdate((CFDictionaryRef)one, (CFDictionaryRef)change), errSecSuccess);
    query = [NSMutableDictionary dictionaryWithObjectsAndKeys:reference, (id)kSecValuePersistentRef,
        (id)kCFBooleanTrue, (id)kSecReturnAttributes, nil];
    NSDictionary *again = nil;
    COUNT(SecItemCopyMatching((CFDictionaryRef)query, (CFTypeRef *)&again), errSecSuccess);
    SAME([again objectForKey:(id)kSecAttrAccount], @"Bea");
    [again release];
    COUNT(SecItemDelete((CFDictionaryRef)query), errSecSuccess);
    COUNT(SecItemDelete((CFDictionaryRef)query), errSecItemNotFound);
    [reference release];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    passwords();
    keysAndCertificates();
    searches();
    puts("done");
    [pool release];
    return 0;
}
