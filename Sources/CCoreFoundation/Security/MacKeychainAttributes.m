// Attributes of the Mac's keychain functions: four characters and bytes, as SecItem has keys and values.

#include "Security/MacKeychain.h"

NSString *keychain_text(const void *bytes, UInt32 length) {
    if (bytes == NULL || length == 0) return nil;
    return [[[NSString alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding] autorelease];
}

NSString *keychain_characters(UInt32 code) {
    char bytes[] = {(char)(code >> 24), (char)(code >> 16), (char)(code >> 8), (char)code};
    return [[[NSString alloc] initWithBytes:bytes length:4 encoding:NSMacOSRomanStringEncoding] autorelease];
}

UInt32 keychain_code(NSString *characters) {
    NSData *bytes = [characters dataUsingEncoding:NSMacOSRomanStringEncoding];
    UInt32 code = 0;
    for (NSUInteger i = 0; i < 4 && i < [bytes length]; i++) code = code << 8 | ((const UInt8 *)[bytes bytes])[i];
    return code;
}

KeychainAttributeKind keychain_attribute_kind(SecKeychainAttrType tag) {
    switch (tag) {
    case kSecDescriptionItemAttr:
    case kSecCommentItemAttr:
    case kSecLabelItemAttr:
    case kSecAccountItemAttr:
    case kSecServiceItemAttr:
    case kSecSecurityDomainItemAttr:
    case kSecServerItemAttr:
    case kSecPathItemAttr: return KeychainText;
    case kSecGenericItemAttr: return KeychainBytes;
    case kSecCreatorItemAttr:
    case kSecTypeItemAttr:
    case kSecInvisibleItemAttr:
    case kSecNegativeItemAttr:
    case kSecPortItemAttr: return KeychainNumber;
    case kSecProtocolItemAttr: return KeychainCharacters;
    case kSecAuthenticationTypeItemAttr: return KeychainReversedCharacters;
    case kSecCreationDateItemAttr:
    case kSecModDateItemAttr: return KeychainDate;
    default: return KeychainUnknown;
    }
}

/// The number in two or four bytes; nil for another length.
static NSNumber *number(const SecKeychainAttribute *attribute) {
    UInt16 two;
    UInt32 four;
    if (attribute->length == sizeof two) {
        memcpy(&two, attribute->data, sizeof two);
        return [NSNumber numberWithUnsignedShort:two];
    }
    if (attribute->length != sizeof four) return nil;
    memcpy(&four, attribute->data, sizeof four);
    return [NSNumber numberWithUnsignedInt:four];
}

/// The value of an attribute in an item of SecItem; nil if its bytes are of another kind, or the keychain itself sets it.
static id value(const SecKeychainAttribute *attribute) {
    if (attribute->data == NULL) return nil;
    switch (keychain_attribute_kind(attribute->tag)) {
    case KeychainText: return keychain_text(attribute->data, attribute->length);
    case KeychainBytes: return [NSData dataWithBytes:attribute->data length:attribute->length];
    case KeychainNumber: return number(attribute);
    case KeychainCharacters: return attribute->length == 4 ? keychain_characters([number(attribute) unsignedIntValue]) : nil;
    case KeychainReversedCharacters:
        return attribute->length == 4 ? keychain_characters(CFSwapInt32([number(attribute) unsignedIntValue])) : nil;
    default: return nil;
    }
}

NSData *keychain_attribute_bytes(NSDictionary *item, SecKeychainAttrType tag) {
    id value = [item objectForKey:keychain_characters(tag)];
    if (value == nil) return nil;
    UInt32 four = 0;
    switch (keychain_attribute_kind(tag)) {
    case KeychainText: return [value dataUsingEncoding:NSUTF8StringEncoding];
    case KeychainBytes: return value;
    case KeychainNumber: four = [value unsignedIntValue]; break;
    case KeychainCharacters: four = keychain_code(value); break;
    case KeychainReversedCharacters: four = CFSwapInt32(keychain_code(value)); break;
    case KeychainDate: {
        NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
        [calendar setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
        NSUInteger units = NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit | NSHourCalendarUnit
            | NSMinuteCalendarUnit | NSSecondCalendarUnit;
        NSDateComponents *of = [calendar components:units fromDate:value];
        char text[32];
        int length = snprintf(text, sizeof text, "%04d%02d%02d%02d%02d%02dZ", (int)[of year], (int)[of month],
                              (int)[of day], (int)[of hour], (int)[of minute], (int)[of second]);
        // With the zero at its end.
        return [NSData dataWithBytes:text length:(NSUInteger)length + 1];
    }
    case KeychainUnknown: return nil;
    }
    return [NSData dataWithBytes:&four length:sizeof four];
}

BOOL keychain_add_attributes(NSMutableDictionary *item, const SecKeychainAttributeList *list) {
    for (UInt32 i = 0; list && i < list->count; i++) {
        if (keychain_attribute_kind(list->attr[i].tag) == KeychainUnknown) return NO;
        id it = value(list->attr + i);
        if (it) [item setObject:it forKey:keychain_characters(list->attr[i].tag)];
    }
    return YES;
}
