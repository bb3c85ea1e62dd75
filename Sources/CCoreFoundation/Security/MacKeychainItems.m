// The Mac's keychain functions, over the items of SecItem.

#include "Security/MacKeychain.h"
#include <stdlib.h>

@implementation CoreFoundationKeychainItem

- (NSUInteger)hash { return [query hash]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CoreFoundationKeychainItem class]]
        && [query isEqual:((CoreFoundationKeychainItem *)other)->query];
}

- (void)dealloc {
    [query release];
    [super dealloc];
}

@end

static void set(NSMutableDictionary *item, CFTypeRef key, id value) {
    if (value) [item setObject:value forKey:(id)key];
}

SecKeychainItemRef keychain_item_reference(CFTypeRef item_class, NSData *reference) {
    CoreFoundationKeychainItem *item = [CoreFoundationKeychainItem new];
    item->query = [[NSDictionary alloc] initWithObjectsAndKeys:(id)item_class, (id)kSecClass, reference,
                                                               (id)kSecValuePersistentRef, nil];
    return (SecKeychainItemRef)(void *)item;
}

static NSDictionary *query_of(SecKeychainItemRef item) { return OBJECT(CoreFoundationKeychainItem, item)->query; }

/// A copy of bytes that `free` gives back.
static void *copied(NSData *data) {
    void *copy = malloc([data length] > 0 ? [data length] : 1);
    if (copy) memcpy(copy, [data bytes], [data length]);
    return copy;
}

static void give_password(NSDictionary *found, UInt32 *length, void **data) {
    NSData *password = [found objectForKey:(id)kSecValueData];
    if (length) *length = (UInt32)[password length];
    if (data) *data = copied(password);
}

static OSStatus add(NSMutableDictionary *item, UInt32 length, const void *password, SecKeychainItemRef *reference) {
    if (password == NULL && length > 0) return errSecParam;
    set(item, kSecValueData, [NSData dataWithBytes:password length:length]);
    set(item, kSecReturnPersistentRef, (id)kCFBooleanTrue);
    CFTypeRef result = NULL;
    OSStatus status = SecItemAdd((CFDictionaryRef)item, &result);
    if (status == errSecSuccess && reference) {
        *reference = keychain_item_reference((CFTypeRef)[item objectForKey:(id)kSecClass], (id)result);
    }
    if (result) CFRelease(result);
    return status;
}

static OSStatus find(NSMutableDictionary *query, UInt32 *length, void **password, SecKeychainItemRef *reference) {
    set(query, kSecReturnData, (id)kCFBooleanTrue);
    set(query, kSecReturnPersistentRef, (id)kCFBooleanTrue);
    CFTypeRef result = NULL;
    OSStatus status = SecItemCopyMatching((CFDictionaryRef)query, &result);
    if (status != errSecSuccess) return status;
    NSDictionary *found = (id)result;
    give_password(found, length, password);
    if (reference) {
        *reference = keychain_item_reference((CFTypeRef)[query objectForKey:(id)kSecClass],
                                    [found objectForKey:(id)kSecValuePersistentRef]);
    }
    CFRelease(result);
    return errSecSuccess;
}

static NSMutableDictionary *internet(NSString *server, NSString *domain, NSString *account, NSString *path, UInt16 port,
                                     SecProtocolType protocol, SecAuthenticationType authentication) {
    NSMutableDictionary *item = [NSMutableDictionary dictionaryWithObject:(id)kSecClassInternetPassword
                                                                   forKey:(id)kSecClass];
    set(item, kSecAttrServer, server);
    set(item, kSecAttrSecurityDomain, domain);
    set(item, kSecAttrAccount, account);
    set(item, kSecAttrPath, path);
    if (port) set(item, kSecAttrPort, [NSNumber numberWithUnsignedShort:port]);
    if (protocol) set(item, kSecAttrProtocol, keychain_characters(protocol));
    if (authentication) set(item, kSecAttrAuthenticationType, keychain_characters(CFSwapInt32(authentication)));
    return item;
}

static NSMutableDictionary *generic(NSString *service, NSString *account) {
    NSMutableDictionary *item = [NSMutableDictionary dictionaryWithObject:(id)kSecClassGenericPassword
                                                                   forKey:(id)kSecClass];
    set(item, kSecAttrService, service);
    set(item, kSecAttrAccount, account);
    return item;
}

OSStatus SecKeychainAddInternetPassword(SecKeychainRef keychain, UInt32 serverNameLength, const char *serverName,
                                        UInt32 securityDomainLength, const char *securityDomain,
                                        UInt32 accountNameLength, const char *accountName, UInt32 pathLength,
                                        const char *path, UInt16 port, SecProtocolType protocol,
                                        SecAuthenticationType authenticationType, UInt32 passwordLength,
                                        const void *passwordData, SecKeychainItemRef *itemRef) {
    NSMutableDictionary *item = internet(
        keychain_text(serverName, serverNameLength), keychain_text(securityDomain, securityDomainLength),
        keychain_text(accountName, accountNameLength), keychain_text(path, pathLength), port, protocol, authenticationType);
    set(item, kSecAttrLabel, [item objectForKey:(id)kSecAttrServer]);
    return add(item, passwordLength, passwordData, itemRef);
}

OSStatus SecKeychainFindInternetPassword(CFTypeRef keychainOrArray, UInt32 serverNameLength, const char *serverName,
                                         UInt32 securityDomainLength, const char *securityDomain,
                                         UInt32 accountNameLength, const char *accountName, UInt32 pathLength,
                                         const char *path, UInt16 port, SecProtocolType protocol,
                                         SecAuthenticationType authenticationType, UInt32 *passwordLength,
                                         void **passwordData, SecKeychainItemRef *itemRef) {
    NSMutableDictionary *query = internet(
        keychain_text(serverName, serverNameLength), keychain_text(securityDomain, securityDomainLength),
        keychain_text(accountName, accountNameLength), keychain_text(path, pathLength), port, protocol, authenticationType);
    return find(query, passwordLength, passwordData, itemRef);
}

OSStatus SecKeychainAddGenericPassword(SecKeychainRef keychain, UInt32 serviceNameLength, const char *serviceName,
                                       UInt32 accountNameLength, const char *accountName, UInt32 passwordLength,
                                       const void *passwordData, SecKeychainItemRef *itemRef) {
    NSMutableDictionary *item = generic(keychain_text(serviceName, serviceNameLength), keychain_text(accountName, accountNameLength));
    set(item, kSecAttrLabel, [item objectForKey:(id)kSecAttrService]);
    return add(item, passwordLength, passwordData, itemRef);
}

OSStatus SecKeychainFindGenericPassword(CFTypeRef keychainOrArray, UInt32 serviceNameLength, const char *serviceName,
                                        UInt32 accountNameLength, const char *accountName, UInt32 *passwordLength,
                                        void **passwordData, SecKeychainItemRef *itemRef) {
    NSMutableDictionary *query = generic(keychain_text(serviceName, serviceNameLength), keychain_text(accountName, accountNameLength));
    return find(query, passwordLength, passwordData, itemRef);
}

OSStatus SecKeychainItemModifyAttributesAndData(SecKeychainItemRef itemRef, const SecKeychainAttributeList *attrList,
                                                UInt32 length, const void *data) {
    if (itemRef == NULL) return errSecInvalidItemRef;
    NSMutableDictionary *changes = [NSMutableDictionary dictionary];
    if (!keychain_add_attributes(changes, attrList)) return errSecNoSuchAttr;
    if (data) set(changes, kSecValueData, [NSData dataWithBytes:data length:length]);
    if ([changes count] == 0) return errSecSuccess;
    OSStatus status = SecItemUpdate((CFDictionaryRef)query_of(itemRef), (CFDictionaryRef)changes);
    return status == errSecItemNotFound ? errSecInvalidItemRef : status;
}

OSStatus SecKeychainItemModifyContent(SecKeychainItemRef itemRef, const SecKeychainAttributeList *attrList,
                                      UInt32 length, const void *data) {
    return SecKeychainItemModifyAttributesAndData(itemRef, attrList, length, data);
}

OSStatus SecKeychainItemCopyContent(SecKeychainItemRef itemRef, SecItemClass *itemClass,
                                    SecKeychainAttributeList *attrList, UInt32 *length, void **outData) {
    if (itemRef == NULL) return errSecInvalidItemRef;
    for (UInt32 i = 0; attrList && i < attrList->count; i++) {
        if (keychain_attribute_kind(attrList->attr[i].tag) == KeychainUnknown) return errSecNoSuchAttr;
    }
    NSMutableDictionary *query = [[query_of(itemRef) mutableCopy] autorelease];
    set(query, kSecReturnAttributes, (id)kCFBooleanTrue);
    set(query, kSecReturnData, (id)kCFBooleanTrue);
    CFTypeRef result = NULL;
    OSStatus status = SecItemCopyMatching((CFDictionaryRef)query, &result);
    if (status != errSecSuccess) return status == errSecItemNotFound ? errSecInvalidItemRef : status;
    NSDictionary *found = [(id)result autorelease];
    if (itemClass) *itemClass = keychain_code([query objectForKey:(id)kSecClass]);
    for (UInt32 i = 0; attrList && i < attrList->count; i++) {
        SecKeychainAttribute *attribute = attrList->attr + i;
        NSData *it = keychain_attribute_bytes(found, attribute->tag);
        attribute->length = (UInt32)[it length];
        attribute->data = it ? copied(it) : NULL;
    }
    if (length || outData) give_password(found, length, outData);
    return errSecSuccess;
}

OSStatus SecKeychainItemFreeContent(SecKeychainAttributeList *attrList, void *data) {
    for (UInt32 i = 0; attrList && i < attrList->count; i++) {
        free(attrList->attr[i].data);
        attrList->attr[i].data = NULL;
    }
    free(data);
    return errSecSuccess;
}

OSStatus SecKeychainItemCopyAttributesAndData(SecKeychainItemRef itemRef, SecKeychainAttributeInfo *info,
                                              SecItemClass *itemClass, SecKeychainAttributeList **attrList,
                                              UInt32 *length, void **outData) {
    SecKeychainAttributeList *list = NULL;
    if (info && attrList) {
        list = calloc(1, sizeof *list);
        if (list) list->attr = calloc(info->count > 0 ? info->count : 1, sizeof *list->attr);
        if (list == NULL || list->attr == NULL) {
            free(list);
            return errSecAllocate;
        }
        list->count = info->count;
        for (UInt32 i = 0; i < info->count; i++) list->attr[i].tag = info->tag[i];
    }
    OSStatus status = SecKeychainItemCopyContent(itemRef, itemClass, list, length, outData);
    if (status != errSecSuccess) SecKeychainItemFreeAttributesAndData(list, NULL);
    else if (attrList) *attrList = list;
    return status;
}

OSStatus SecKeychainItemFreeAttributesAndData(SecKeychainAttributeList *attrList, void *data) {
    SecKeychainItemFreeContent(attrList, data);
    if (attrList) free(attrList->attr);
    free(attrList);
    return errSecSuccess;
}

OSStatus SecKeychainItemDelete(SecKeychainItemRef itemRef) {
    if (itemRef == NULL) return errSecInvalidItemRef;
    OSStatus status = SecItemDelete((CFDictionaryRef)query_of(itemRef));
    return status == errSecItemNotFound ? errSecInvalidItemRef : status;
}
