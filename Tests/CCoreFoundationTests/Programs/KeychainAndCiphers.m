// The keychain, digests, message authentication, ciphers and keys from passwords.

#import <CommonCrypto/CommonCrypto.h>
#import <Security/Security.h>
#import <UIKit/UIKit.h>
#include <sys/stat.h>

static void show(const char *name, const unsigned char *digest, int length) {
    printf("%s ", name);
    for (int i = 0; i < length; i++) printf("%02x", digest[i]);
    printf("\n");
}

static NSMutableDictionary *password(NSString *account) {
    return [NSMutableDictionary dictionaryWithObjectsAndKeys:(id)kSecClassGenericPassword, (id)kSecClass, account,
                                (id)kSecAttrAccount, @"service", (id)kSecAttrService, nil];
}

static void keychain(void) {
    NSMutableDictionary *item = password(@"ann");
    [item setObject:[@"secret" dataUsingEncoding:NSUTF8StringEncoding] forKey:(id)kSecValueData];
    printf("%d\n", (int)SecItemCopyMatching((CFDictionaryRef)password(@"ann"), NULL));
    printf("%d", (int)SecItemAdd((CFDictionaryRef)item, NULL));
    printf(" %d\n", (int)SecItemAdd((CFDictionaryRef)item, NULL));
    struct stat info;
    NSString *path = [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Keychains/keychain.plist"];
    printf("%d %o\n", stat([path fileSystemRepresentation], &info), info.st_mode & 0777);

    NSMutableDictionary *query = password(@"ann");
    [query setObject:(id)kCFBooleanTrue forKey:(id)kSecReturnData];
    NSData *data = nil;
    OSStatus status = SecItemCopyMatching((CFDictionaryRef)query, (CFTypeRef *)&data);
    printf("%d %.*s\n", (int)status, (int)[data length], (const char *)[data bytes]);
    [data release];
    NSDictionary *change = [NSDictionary dictionaryWithObject:[@"new" dataUsingEncoding:NSUTF8StringEncoding]
                                                       forKey:(id)kSecValueData];
    printf("%d\n", (int)SecItemUpdate((CFDictionaryRef)password(@"ann"), (CFDictionaryRef)change));
    SecItemAdd((CFDictionaryRef)password(@"bob"), NULL);

    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithObjectsAndKeys:(id)kSecClassGenericPassword, (id)kSecClass,
        (id)kSecMatchLimitAll, (id)kSecMatchLimit, (id)kCFBooleanTrue, (id)kSecReturnAttributes, (id)kCFBooleanTrue,
        (id)kSecReturnData, nil];
    NSArray *found = nil;
    status = SecItemCopyMatching((CFDictionaryRef)all, (CFTypeRef *)&found);
    printf("%d %d\n", (int)status, (int)[found count]);
    for (NSDictionary *each in found) {
        printf("%s %d\n", [[each objectForKey:(id)kSecAttrAccount] UTF8String],
               (int)[[each objectForKey:(id)kSecValueData] length]);
    }
    [found release];
    NSDictionary *rename = [NSDictionary dictionaryWithObject:@"ann" forKey:(id)kSecAttrAccount];
    printf("%d\n", (int)SecItemUpdate((CFDictionaryRef)password(@"bob"), (CFDictionaryRef)rename));
    printf("%d", (int)SecItemDelete((CFDictionaryRef)password(@"ann")));
    printf(" %d", (int)SecItemDelete((CFDictionaryRef)password(@"ann")));
    printf(" %d\n", (int)SecItemAdd((CFDictionaryRef)[NSDictionary dictionary], NULL));
    // A damaged keychain is an empty one.
    [@"no list" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    printf("%d\n", (int)SecItemCopyMatching((CFDictionaryRef)password(@"bob"), NULL));
    uint8_t random[32] = {0}, other[32] = {0};
    printf("%d %d\n", SecRandomCopyBytes(kSecRandomDefault, 32, random), memcmp(random, other, 32) != 0);
}

static void digests(void) {
    unsigned char digest[64];
    const char *text = "The quick brown fox jumps over the lazy dog";
    CC_LONG length = (CC_LONG)strlen(text);
    show("MD4", CC_MD4(text, length, digest), 16);
    show("MD5", CC_MD5(text, length, digest), 16);
    show("SHA1", CC_SHA1(text, length, digest), 20);
    show("SHA224", CC_SHA224(text, length, digest), 28);
    show("SHA256", CC_SHA256(text, length, digest), 32);
    show("SHA384", CC_SHA384(text, length, digest), 48);
    show("SHA512", CC_SHA512(text, length, digest), 64);
    show("MD5", CC_MD5(NULL, 0, digest), 16);
    // In steps, over the ends of blocks.
    CC_SHA1_CTX context;
    CC_SHA1_Init(&context);
    for (int i = 0; i < 1000; i++) CC_SHA1_Update(&context, "abcdefg", 7);
    CC_SHA1_Final(digest, &context);
    show("SHA1", digest, 20);
    CCHmac(kCCHmacAlgSHA1, "key", 3, text, length, digest);
    show("HMAC", digest, 20);
    char long_key[200];
    memset(long_key, 'k', sizeof long_key);
    CCHmac(kCCHmacAlgSHA512, long_key, sizeof long_key, text, length, digest);
    show("HMAC", digest, 64);
    CCKeyDerivationPBKDF(kCCPBKDF2, "password", 8, (const uint8_t *)"salt", 4, kCCPRFHmacAlgSHA1, 4096, digest, 20);
    show("key", digest, 20);
}

static void ciphers(void) {
    uint8_t key[32] = "0123456789abcdef0123456789abcde", sealed[64], opened[64];
    size_t length = 0;
    CCCryptorStatus status = CCCrypt(kCCEncrypt, kCCAlgorithmAES128, kCCOptionPKCS7Padding, key, 16, NULL, "hello", 5, sealed,
                                     64, &length);
    printf("%d ", status);
    show("AES", sealed, (int)length);
    status = CCCrypt(kCCDecrypt, kCCAlgorithmAES128, kCCOptionPKCS7Padding, key, 16, NULL, sealed, length, opened, 64, &length);
    printf("%d %.*s\n", status, (int)length, opened);
    printf("%d %d\n", CCCrypt(kCCEncrypt, kCCAlgorithmAES128, kCCOptionPKCS7Padding, key, 16, NULL, "hello", 5, sealed, 4,
                              &length), (int)length);
    printf("%d %d\n", CCCrypt(kCCEncrypt, kCCAlgorithmAES128, 0, key, 16, NULL, "hello", 5, sealed, 64, NULL),
           CCCrypt(kCCEncrypt, kCCAlgorithmAES128, 0, key, 15, NULL, "hello", 5, sealed, 64, NULL));
    status = CCCrypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionPKCS7Padding | kCCOptionECBMode, key, 8, NULL, "hello", 5, sealed,
                     64, &length);
    printf("%d ", status);
    show("DES", sealed, (int)length);
    CCCryptorRef cryptor;
    CCCryptorCreate(kCCEncrypt, kCCAlgorithm3DES, kCCOptionPKCS7Padding, key, 24, NULL, &cryptor);
    size_t total = 0;
    for (int i = 0; i < 3; i++) {
        CCCryptorUpdate(cryptor, "12345", 5, sealed + total, 64 - total, &length);
        total += length;
    }
    printf("%d ", CCCryptorFinal(cryptor, sealed + total, 64 - total, &length));
    show("3DES", sealed, (int)(total + length));
    CCCryptorRelease(cryptor);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    keychain();
    digests();
    ciphers();
    [pool drain];
    return 0;
}

// > -25300
// > 0 -25299
// > 0 600
// > 0 secret
// > 0
// > 0 2
// > ann 3
// > bob 0
// > -25299
// > 0 -25300 -50
// > -25300
// > 0 1
// > MD4 1bee69a46ba811185c194762abaeae90
// > MD5 9e107d9d372bb6826bd81d3542a419d6
// > SHA1 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12
// > SHA224 730e109bd7a8a32b1cb9d9a09aa2325d2430587ddbc0c38bad911525
// > SHA256 d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592
// > SHA384 ca737f1014a48f4c0b6dd43cb177b0afd9e5169367544c494011e3317dbf9a509cb1e5dc1e85a941bbee3d7f2afbc9b1
// > SHA512 07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6
// > MD5 d41d8cd98f00b204e9800998ecf8427e
// > SHA1 a6888abd87e72d02ec90f41c3fb5c786943d00b0
// > HMAC de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9
// > HMAC 2ec850d56a434619da67d65f350b4a2caad666d274cf844ee9ac03f73e14d2012bc00387fc44ee2404aa91155181ae98ee75b0497788ca045997ef2462e82f91
// > key 4b007901b765489abead49d926f721d065a429c1
// > 0 AES 674c7ef38e78cabd9cec9c125823a639
// > 0 hello
// > -4301 16
// > -4303 -4300
// > 0 DES 10f599250248dd1e
// > 0 3DES d815cf55655ebda3cb57bcaf190d53ae
