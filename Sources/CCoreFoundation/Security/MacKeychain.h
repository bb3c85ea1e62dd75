// What the files of the Mac's keychain functions share.
#pragma once
#include "Objects/References.h"
#include <Security/Security.h>
#include <Security/SecKeychain.h>

/// An item: what finds it again, however its attributes change.
@interface CoreFoundationKeychainItem : NSObject {
  @public
    NSDictionary *query;
}
@end

/// What the bytes of an attribute are.
typedef enum {
    KeychainText,
    KeychainBytes,
    KeychainNumber,
    KeychainCharacters,
    KeychainReversedCharacters,
    KeychainDate,
    KeychainUnknown
} KeychainAttributeKind;

KeychainAttributeKind keychain_attribute_kind(SecKeychainAttrType tag);

/// UTF-8 as a text; nil for none.
NSString *keychain_text(const void *bytes, UInt32 length);
/// The four characters of a code, and back.
NSString *keychain_characters(UInt32 code);
UInt32 keychain_code(NSString *characters);

/// Adds attributes to an item or query of SecItem. False if one of them is not known.
BOOL keychain_add_attributes(NSMutableDictionary *item, const SecKeychainAttributeList *list);
/// The bytes of an item's attribute; nil if it has none.
NSData *keychain_attribute_bytes(NSDictionary *item, SecKeychainAttrType tag);

/// A reference that the caller owns.
SecKeychainItemRef keychain_item_reference(CFTypeRef item_class, NSData *reference);
