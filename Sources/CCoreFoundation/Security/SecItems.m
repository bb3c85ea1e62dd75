// SecItem: searching, adding, changing and deleting items of the keychain.

#include "Security/Keychain.h"
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// The dictionary of a query, if all its keys are strings; otherwise nil.
static NSDictionary *checked(CFDictionaryRef dictionary) {
    NSDictionary *it = OBJECT(NSDictionary, dictionary);
    if (![it isKindOfClass:[NSDictionary class]]) return nil;
    for (id key in it) {
        if (![key isKindOfClass:[NSString class]]) return nil;
    }
    return it;
}

static BOOL is_known_class(id item_class) {
    return [item_class isEqual:(id)kSecClassGenericPassword] || [item_class isEqual:(id)kSecClassInternetPassword]
        || [item_class isEqual:(id)kSecClassCertificate] || [item_class isEqual:(id)kSecClassKey]
        || [item_class isEqual:(id)kSecClassIdentity];
}

static BOOL wants(NSDictionary *query, CFTypeRef key) {
    id value = [query objectForKey:(id)key];
    return [value respondsToSelector:@selector(boolValue)] && [value boolValue];
}

/// The result that a query requests for an item; nil for none.
static id answer(NSDictionary *item, NSDictionary *query) {
    NSData *data = [item objectForKey:(id)kSecValueData], *reference = [item objectForKey:(id)kSecValuePersistentRef];
    BOOL wants_data = wants(query, kSecReturnData), wants_reference = wants(query, kSecReturnPersistentRef);
    BOOL wants_attributes = wants(query, kSecReturnAttributes);
    if (!wants_attributes && wants_data != wants_reference) return wants_data ? (data ? data : [NSData data]) : reference;
    if (!wants_attributes && !wants_data) return nil;
    NSMutableDictionary *result = wants_attributes ? [[item mutableCopy] autorelease] : [NSMutableDictionary dictionary];
    [result removeObjectForKey:(id)kSecValueData];
    [result removeObjectForKey:(id)kSecValuePersistentRef];
    if (wants_data && data) [result setObject:data forKey:(id)kSecValueData];
    if (wants_reference && reference) [result setObject:reference forKey:(id)kSecValuePersistentRef];
    return result;
}

/// The items that match a query, in the order in which they were added.
static NSArray *matching(NSArray *items, NSDictionary *query) {
    NSMutableArray *found = [NSMutableArray array];
    for (NSDictionary *item in items) {
        if (keychain_item_matches(item, query)) [found addObject:item];
    }
    return found;
}

static OSStatus copy_matching(NSDictionary *query, CFTypeRef *result) {
    BOOL has_class = is_known_class([query objectForKey:(id)kSecClass]);
    if (query == nil || !(has_class || [query objectForKey:(id)kSecValuePersistentRef])) return errSecParam;
    NSArray *found = matching(keychain_read(), query);
    if ([found count] == 0) return errSecItemNotFound;
    id limit = [query objectForKey:(id)kSecMatchLimit];
    NSUInteger count = 1;
    if ([limit isEqual:(id)kSecMatchLimitAll]) count = [found count];
    else if ([limit isKindOfClass:[NSNumber class]]) count = (NSUInteger)MAX([limit integerValue], 0);
    if (result == NULL) return errSecSuccess;
    if (limit == nil || [limit isEqual:(id)kSecMatchLimitOne]) {
        *result = (CFTypeRef)[answer([found objectAtIndex:0], query) retain];
        return errSecSuccess;
    }
    NSMutableArray *answers = [NSMutableArray new];
    for (NSUInteger i = 0; i < MIN(count, [found count]); i++) {
        id it = answer([found objectAtIndex:i], query);
        if (it) [answers addObject:it];
    }
    *result = (CFTypeRef)answers;
    return errSecSuccess;
}

static OSStatus add(NSDictionary *attributes, CFTypeRef *result) {
    if (attributes == nil || !is_known_class([attributes objectForKey:(id)kSecClass])) return errSecParam;
    NSMutableDictionary *item = [NSMutableDictionary dictionary];
    for (NSString *key in attributes) {
        if (![key hasPrefix:@"r_"] && ![key hasPrefix:@"m_"]) [item setObject:[attributes objectForKey:key] forKey:key];
    }
    id data = [item objectForKey:(id)kSecValueData];
    if (data && ![data isKindOfClass:[NSData class]]) return errSecParam;
    NSMutableArray *items = keychain_read();
    for (NSDictionary *known in items) {
        if (keychain_items_collide(known, item)) return errSecDuplicateItem;
    }
    NSDate *now = [NSDate date];
    [item setObject:now forKey:(id)kSecAttrCreationDate];
    [item setObject:now forKey:(id)kSecAttrModificationDate];
    unsigned char reference[16];
    [[NSUUID UUID] getUUIDBytes:reference];
    [item setObject:[NSData dataWithBytes:reference length:sizeof reference] forKey:(id)kSecValuePersistentRef];
    if (!CFPropertyListIsValid((CFPropertyListRef)item, kCFPropertyListBinaryFormat_v1_0)) return errSecParam;
    [items addObject:item];
    if (!keychain_write(items)) return errSecNotAvailable;
    if (result) *result = (CFTypeRef)[answer(item, attributes) retain];
    return errSecSuccess;
}

static OSStatus update(NSDictionary *query, NSDictionary *changes) {
    if (query == nil || changes == nil || !is_known_class([query objectForKey:(id)kSecClass])) return errSecParam;
    if ([changes objectForKey:(id)kSecClass] || [changes count] == 0) return errSecParam;
    NSMutableArray *items = keychain_read();
    NSArray *found = matching(items, query);
    if ([found count] == 0) return errSecItemNotFound;
    for (NSMutableDictionary *item in found) {
        [item addEntriesFromDictionary:changes];
        [item setObject:[NSDate date] forKey:(id)kSecAttrModificationDate];
        if (!CFPropertyListIsValid((CFPropertyListRef)item, kCFPropertyListBinaryFormat_v1_0)) return errSecParam;
        for (NSDictionary *other in items) {
            if (other != item && keychain_items_collide(other, item)) return errSecDuplicateItem;
        }
    }
    return keychain_write(items) ? errSecSuccess : errSecNotAvailable;
}

static OSStatus delete_items(NSDictionary *query) {
    BOOL has_class = is_known_class([query objectForKey:(id)kSecClass]);
    if (query == nil || !(has_class || [query objectForKey:(id)kSecValuePersistentRef])) return errSecParam;
    NSMutableArray *items = keychain_read();
    NSArray *found = matching(items, query);
    if ([found count] == 0) return errSecItemNotFound;
    for (id item in found) [items removeObjectIdenticalTo:item];
    return keychain_write(items) ? errSecSuccess : errSecNotAvailable;
}

OSStatus SecItemCopyMatching(CFDictionaryRef query, CFTypeRef *result) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    pthread_mutex_lock(&lock);
    OSStatus status = copy_matching(checked(query), result);
    pthread_mutex_unlock(&lock);
    [pool drain];
    return status;
}

OSStatus SecItemAdd(CFDictionaryRef attributes, CFTypeRef *result) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    pthread_mutex_lock(&lock);
    OSStatus status = add(checked(attributes), result);
    pthread_mutex_unlock(&lock);
    [pool drain];
    return status;
}

OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributesToUpdate) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    pthread_mutex_lock(&lock);
    OSStatus status = update(checked(query), checked(attributesToUpdate));
    pthread_mutex_unlock(&lock);
    [pool drain];
    return status;
}

OSStatus SecItemDelete(CFDictionaryRef query) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    pthread_mutex_lock(&lock);
    OSStatus status = delete_items(checked(query));
    pthread_mutex_unlock(&lock);
    [pool drain];
    return status;
}
