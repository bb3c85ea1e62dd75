// The Mac's keychain functions, which the simulator had, keep passwords where SecItem finds them.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <Security/SecKeychain.h>
#import <Security/Security.h>

#define TEXT(text) (UInt32)strlen(text), text

static NSString *password(UInt32 length, void *data) {
    NSString *text = [[NSString alloc] initWithBytes:data length:length encoding:NSUTF8StringEncoding];
    SecKeychainItemFreeContent(NULL, data);
    return [text autorelease];
}

static OSStatus addServer(const char *account, UInt16 port, SecKeychainItemRef *item) {
    return SecKeychainAddInternetPassword(NULL, TEXT("irc.example.com"), 0, NULL, TEXT(account), 0, NULL, port,
                                          kSecProtocolTypeIRC, kSecAuthenticationTypeHTTPBasic, TEXT("secret"), item);
}

static OSStatus findServer(const char *account, UInt16 port, UInt32 *length, void **data, SecKeychainItemRef *item) {
    return SecKeychainFindInternetPassword(NULL, TEXT("irc.example.com"), 0, NULL, TEXT(account), 0, NULL, port,
                                           kSecProtocolTypeAny, kSecAuthenticationTypeAny, length, data, item);
}

static void internetPasswords(void) {
    UInt32 length = 0;
    void *data = NULL;
    SecKeychainItemRef item = NULL, found = NULL;
    COUNT(findServer("me", 0, &length, &data, NULL), errSecItemNotFound);
    COUNT(addServer("me", 6667, &item), errSecSuccess);
    COUNT(addServer("me", 6667, NULL), errSecDuplicateItem);
    COUNT(addServer("me", 6668, NULL), errSecSuccess);
    COUNT(addServer("you", 6667, NULL), errSecSuccess);
    COUNT(findServer("me", 0, &length, &data, &found), errSecSuccess);
    SAME(password(length, data), @"secret");
    IS(CFEqual(item, found));
    COUNT(findServer("me", 6669, NULL, NULL, NULL), errSecItemNotFound);
    CFRelease(found);

    NSDictionary *query = [NSDictionary
        dictionaryWithObjectsAndKeys:(id)kSecClassInternetPassword, (id)kSecClass, @"you", (id)kSecAttrAccount,
                                     (id)kSecAttrProtocolIRC, (id)kSecAttrProtocol,
                                     (id)kSecAttrAuthenticationTypeHTTPBasic, (id)kSecAttrAuthenticationType,
                                     [NSNumber numberWithInt:6667], (id)kSecAttrPort, nil];
    COUNT(SecItemCopyMatching((CFDictionaryRef)query, NULL), errSecSuccess);

    COUNT(SecKeychainItemDelete(item), errSecSuccess);
    COUNT(SecKeychainItemDelete(item), errSecInvalidItemRef);
    COUNT(SecKeychainItemDelete(NULL), errSecInvalidItemRef);
    CFRelease(item);
    COUNT(findServer("me", 6667, NULL, NULL, NULL), errSecItemNotFound);
}

static void genericPasswords(void) {
    UInt32 length = 0;
    void *data = NULL;
    SecKeychainItemRef item = NULL;
    COUNT(SecKeychainAddGenericPassword(NULL, TEXT("Notes"), TEXT("me"), TEXT("old"), &item), errSecSuccess);
    COUNT(SecKeychainAddGenericPassword(NULL, TEXT("Notes"), TEXT("me"), TEXT("old"), NULL), errSecDuplicateItem);
    COUNT(SecKeychainAddGenericPassword(NULL, TEXT("Notes"), TEXT("me too"), 1, NULL, NULL), errSecParam);

    SecKeychainAttribute label = {kSecLabelItemAttr, TEXT("My notes")};
    SecKeychainAttributeList changes = {1, &label};
    COUNT(SecKeychainItemModifyAttributesAndData(item, &changes, TEXT("new")), errSecSuccess);
    COUNT(SecKeychainItemModifyContent(item, NULL, 0, NULL), errSecSuccess);
    COUNT(SecKeychainFindGenericPassword(NULL, TEXT("Notes"), TEXT("me"), &length, &data, NULL), errSecSuccess);
    SAME(password(length, data), @"new");

    SecKeychainAttribute asked[] = {{kSecAccountItemAttr, 0, NULL}, {kSecLabelItemAttr, 0, NULL},
                                    {kSecCreationDateItemAttr, 0, NULL}, {kSecCommentItemAttr, 0, NULL}};
    SecKeychainAttributeList list = {4, asked};
    SecItemClass class = 0;
    COUNT(SecKeychainItemCopyContent(item, &class, &list, &length, &data), errSecSuccess);
    COUNT(class, kSecGenericPasswordItemClass);
    IS(asked[0].length == 2 && memcmp(asked[0].data, "me", 2) == 0);
    IS(asked[1].length == 8 && memcmp(asked[1].data, "My notes", 8) == 0);
    IS(asked[2].length == 16 && ((char *)asked[2].data)[14] == 'Z');
    IS(asked[3].length == 0 && asked[3].data == NULL);
    COUNT(SecKeychainItemFreeContent(&list, data), errSecSuccess);
    IS(asked[0].data == NULL);

    UInt32 tags[] = {kSecServiceItemAttr};
    SecKeychainAttributeInfo info = {1, tags, NULL};
    SecKeychainAttributeList *made = NULL;
    COUNT(SecKeychainItemCopyAttributesAndData(item, &info, NULL, &made, NULL, NULL), errSecSuccess);
    IS(made && made->count == 1 && made->attr[0].length == 5 && memcmp(made->attr[0].data, "Notes", 5) == 0);
    COUNT(SecKeychainItemFreeAttributesAndData(made, NULL), errSecSuccess);
    tags[0] = 'nope';
    COUNT(SecKeychainItemCopyAttributesAndData(item, &info, NULL, &made, NULL, NULL), errSecNoSuchAttr);
    label.tag = 'nope';
    COUNT(SecKeychainItemModifyContent(item, &changes, 0, NULL), errSecNoSuchAttr);
    CFRelease(item);
}

static void searches(void) {
    SecKeychainAttribute server = {kSecServerItemAttr, TEXT("irc.example.com")};
    SecKeychainAttributeList list = {1, &server};
    SecKeychainSearchRef search = NULL;
    COUNT(SecKeychainSearchCreateFromAttributes(NULL, kSecInternetPasswordItemClass, &list, &search), errSecSuccess);
    SecKeychainItemRef item = NULL;
    int count = 0;
    while (SecKeychainSearchCopyNext(search, &item) == errSecSuccess) {
        UInt32 length = 0;
        void *data = NULL;
        COUNT(SecKeychainItemCopyContent(item, NULL, NULL, &length, &data), errSecSuccess);
        SAME(password(length, data), @"secret");
        CFRelease(item);
        count++;
    }
    COUNT(count, 2);
    CFRelease(search);
    COUNT(SecKeychainSearchCreateFromAttributes(NULL, 'nope', NULL, &search), errSecNoSuchClass);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    internetPasswords();
    genericPasswords();
    searches();
    puts("done");
    [pool release];
    return 0;
}
