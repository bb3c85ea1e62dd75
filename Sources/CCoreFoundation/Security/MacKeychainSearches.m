// Searches of the Mac's keychain functions.

#include "Security/MacKeychain.h"

/// The items that are still to be given, the next one last.
@interface CoreFoundationKeychainSearch : NSObject {
  @public
    NSMutableArray *items;
}
@end

@implementation CoreFoundationKeychainSearch

- (void)dealloc {
    [items release];
    [super dealloc];
}

@end

OSStatus SecKeychainSearchCreateFromAttributes(CFTypeRef keychainOrArray, SecItemClass itemClass,
                                               const SecKeychainAttributeList *attrList,
                                               SecKeychainSearchRef *searchRef) {
    if (searchRef == NULL) return errSecParam;
    if (itemClass != kSecInternetPasswordItemClass && itemClass != kSecGenericPasswordItemClass) return errSecNoSuchClass;
    NSMutableDictionary *query = [NSMutableDictionary dictionaryWithObject:keychain_characters(itemClass) forKey:(id)kSecClass];
    if (!keychain_add_attributes(query, attrList)) return errSecNoSuchAttr;
    [query setObject:(id)kSecMatchLimitAll forKey:(id)kSecMatchLimit];
    [query setObject:(id)kCFBooleanTrue forKey:(id)kSecReturnPersistentRef];
    CFTypeRef result = NULL;
    OSStatus status = SecItemCopyMatching((CFDictionaryRef)query, &result);
    if (status != errSecSuccess && status != errSecItemNotFound) return status;
    CoreFoundationKeychainSearch *search = [CoreFoundationKeychainSearch new];
    search->items = [NSMutableArray new];
    for (NSData *reference in [[(id)result autorelease] reverseObjectEnumerator]) {
        id item = (id)(void *)keychain_item_reference((CFTypeRef)keychain_characters(itemClass), reference);
        [search->items addObject:item];
        [item release];
    }
    *searchRef = (SecKeychainSearchRef)(void *)search;
    return errSecSuccess;
}

OSStatus SecKeychainSearchCopyNext(SecKeychainSearchRef searchRef, SecKeychainItemRef *itemRef) {
    if (searchRef == NULL || itemRef == NULL) return errSecParam;
    NSMutableArray *items = OBJECT(CoreFoundationKeychainSearch, searchRef)->items;
    if ([items count] == 0) return errSecItemNotFound;
    *itemRef = (SecKeychainItemRef)(void *)[[items lastObject] retain];
    [items removeLastObject];
    return errSecSuccess;
}
