// The Mac's keychain functions, which the simulator had for the passwords of apps as well. Their items are those of SecItem.h,
// in the only keychain there is: a `SecKeychainRef` says nothing.
#pragma once
#include <Security/SecBase.h>

CF_EXTERN_C_BEGIN

typedef struct OpaqueSecKeychainRef *SecKeychainRef;
typedef struct OpaqueSecKeychainItemRef *SecKeychainItemRef;
typedef struct OpaqueSecKeychainSearchRef *SecKeychainSearchRef;

enum {
    errSecInvalidItemRef = -25304,
    errSecNoSuchAttr = -25303,
    errSecNoSuchClass = -25306
};

/// Four characters, as the other types here.
typedef FourCharCode SecItemClass;
enum {
    kSecInternetPasswordItemClass = 'inet',
    kSecGenericPasswordItemClass = 'genp'
};

typedef OSType SecKeychainAttrType;
typedef FourCharCode SecItemAttr;
enum {
    kSecCreationDateItemAttr = 'cdat',
    kSecModDateItemAttr = 'mdat',
    kSecDescriptionItemAttr = 'desc',
    kSecCommentItemAttr = 'icmt',
    kSecCreatorItemAttr = 'crtr',
    kSecTypeItemAttr = 'type',
    kSecLabelItemAttr = 'labl',
    kSecInvisibleItemAttr = 'invi',
    kSecNegativeItemAttr = 'nega',
    kSecAccountItemAttr = 'acct',
    kSecServiceItemAttr = 'svce',
    kSecGenericItemAttr = 'gena',
    kSecSecurityDomainItemAttr = 'sdmn',
    kSecServerItemAttr = 'srvr',
    kSecAuthenticationTypeItemAttr = 'atyp',
    kSecPortItemAttr = 'port',
    kSecPathItemAttr = 'path',
    kSecProtocolItemAttr = 'ptcl'
};

typedef FourCharCode SecProtocolType;
enum {
    kSecProtocolTypeAny = 0,
    kSecProtocolTypeFTP = 'ftp ',
    kSecProtocolTypeHTTP = 'http',
    kSecProtocolTypeHTTPS = 'htps',
    kSecProtocolTypeHTTPProxy = 'htpx',
    kSecProtocolTypeHTTPSProxy = 'htsx',
    kSecProtocolTypeIRC = 'irc ',
    kSecProtocolTypePOP3 = 'pop3',
    kSecProtocolTypeSMTP = 'smtp',
    kSecProtocolTypeIMAP = 'imap',
    kSecProtocolTypeLDAP = 'ldap',
    kSecProtocolTypeSSH = 'ssh '
};

/// On processors of this byte order the four characters are the other way round.
typedef FourCharCode SecAuthenticationType;
enum {
    kSecAuthenticationTypeAny = 0,
    kSecAuthenticationTypeNTLM = 'mltn',
    kSecAuthenticationTypeHTTPBasic = 'ptth',
    kSecAuthenticationTypeHTTPDigest = 'dtth',
    kSecAuthenticationTypeHTMLForm = 'mrof',
    kSecAuthenticationTypeDefault = 'tlfd'
};

typedef struct SecKeychainAttribute {
    SecKeychainAttrType tag;
    UInt32 length;
    void *data;
} SecKeychainAttribute;

typedef struct SecKeychainAttributeList {
    UInt32 count;
    SecKeychainAttribute *attr;
} SecKeychainAttributeList;

/// Which attributes are asked for; `format` may be NULL and is not used.
typedef struct SecKeychainAttributeInfo {
    UInt32 count;
    UInt32 *tag;
    UInt32 *format;
} SecKeychainAttributeInfo;

// A name of length 0 or NULL, and a number of 0, is not looked for, and not kept. Texts are UTF-8. Results may be NULL.

/// errSecDuplicateItem if there is an item of this server, domain, account, path, port, protocol and way of authentication.
OSStatus SecKeychainAddInternetPassword(SecKeychainRef keychain, UInt32 serverNameLength, const char *serverName,
                                        UInt32 securityDomainLength, const char *securityDomain,
                                        UInt32 accountNameLength, const char *accountName, UInt32 pathLength,
                                        const char *path, UInt16 port, SecProtocolType protocol,
                                        SecAuthenticationType authenticationType, UInt32 passwordLength,
                                        const void *passwordData, SecKeychainItemRef *itemRef);
/// Free the password with `SecKeychainItemFreeContent`, and release the item. errSecItemNotFound if there is none.
OSStatus SecKeychainFindInternetPassword(CFTypeRef keychainOrArray, UInt32 serverNameLength, const char *serverName,
                                         UInt32 securityDomainLength, const char *securityDomain,
                                         UInt32 accountNameLength, const char *accountName, UInt32 pathLength,
                                         const char *path, UInt16 port, SecProtocolType protocol,
                                         SecAuthenticationType authenticationType, UInt32 *passwordLength,
                                         void **passwordData, SecKeychainItemRef *itemRef);
/// errSecDuplicateItem if there is an item of this service and account.
OSStatus SecKeychainAddGenericPassword(SecKeychainRef keychain, UInt32 serviceNameLength, const char *serviceName,
                                       UInt32 accountNameLength, const char *accountName, UInt32 passwordLength,
                                       const void *passwordData, SecKeychainItemRef *itemRef);
OSStatus SecKeychainFindGenericPassword(CFTypeRef keychainOrArray, UInt32 serviceNameLength, const char *serviceName,
                                        UInt32 accountNameLength, const char *accountName, UInt32 *passwordLength,
                                        void **passwordData, SecKeychainItemRef *itemRef);

/// `attrList` may be NULL to keep the attributes, and `data` to keep the password.
OSStatus SecKeychainItemModifyAttributesAndData(SecKeychainItemRef itemRef, const SecKeychainAttributeList *attrList,
                                                UInt32 length, const void *data);
OSStatus SecKeychainItemModifyContent(SecKeychainItemRef itemRef, const SecKeychainAttributeList *attrList,
                                      UInt32 length, const void *data);
/// Fills in the attributes whose tags are in the list. Free them and the password with `SecKeychainItemFreeContent`.
OSStatus SecKeychainItemCopyContent(SecKeychainItemRef itemRef, SecItemClass *itemClass,
                                    SecKeychainAttributeList *attrList, UInt32 *length, void **outData);
OSStatus SecKeychainItemFreeContent(SecKeychainAttributeList *attrList, void *data);
/// A new list with the attributes of `info`. Free it and the password with `SecKeychainItemFreeAttributesAndData`.
OSStatus SecKeychainItemCopyAttributesAndData(SecKeychainItemRef itemRef, SecKeychainAttributeInfo *info,
                                              SecItemClass *itemClass, SecKeychainAttributeList **attrList,
                                              UInt32 *length, void **outData);
OSStatus SecKeychainItemFreeAttributesAndData(SecKeychainAttributeList *attrList, void *data);
/// Deletes the item from the keychain. The reference is to be released all the same.
OSStatus SecKeychainItemDelete(SecKeychainItemRef itemRef);

/// A search for the items of a class with these attributes; NULL for all of the class.
OSStatus SecKeychainSearchCreateFromAttributes(CFTypeRef keychainOrArray, SecItemClass itemClass,
                                               const SecKeychainAttributeList *attrList,
                                               SecKeychainSearchRef *searchRef);
/// The next item, to be released; errSecItemNotFound after the last.
OSStatus SecKeychainSearchCopyNext(SecKeychainSearchRef searchRef, SecKeychainItemRef *itemRef);

CF_EXTERN_C_END
