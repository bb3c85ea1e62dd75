// The keychain: passwords, keys and certificates of the app, in its home folder.
#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define _SECURITY_SECITEM_H_
#include <CoreFoundation/CFDictionary.h>
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

extern const CFTypeRef kSecClass;
extern const CFTypeRef kSecClassGenericPassword;
extern const CFTypeRef kSecClassInternetPassword;
extern const CFTypeRef kSecClassCertificate;
extern const CFTypeRef kSecClassKey;
extern const CFTypeRef kSecClassIdentity;

extern const CFTypeRef kSecAttrAccessible;
extern const CFTypeRef kSecAttrAccessGroup;
extern const CFTypeRef kSecAttrCreationDate;
extern const CFTypeRef kSecAttrModificationDate;
extern const CFTypeRef kSecAttrDescription;
extern const CFTypeRef kSecAttrComment;
extern const CFTypeRef kSecAttrCreator;
extern const CFTypeRef kSecAttrType;
extern const CFTypeRef kSecAttrLabel;
extern const CFTypeRef kSecAttrIsInvisible;
extern const CFTypeRef kSecAttrIsNegative;
extern const CFTypeRef kSecAttrAccount;
extern const CFTypeRef kSecAttrService;
extern const CFTypeRef kSecAttrGeneric;
extern const CFTypeRef kSecAttrSecurityDomain;
extern const CFTypeRef kSecAttrServer;
extern const CFTypeRef kSecAttrProtocol;
extern const CFTypeRef kSecAttrAuthenticationType;
extern const CFTypeRef kSecAttrPort;
extern const CFTypeRef kSecAttrPath;
extern const CFTypeRef kSecAttrSubject;
extern const CFTypeRef kSecAttrIssuer;
extern const CFTypeRef kSecAttrSerialNumber;
extern const CFTypeRef kSecAttrSubjectKeyID;
extern const CFTypeRef kSecAttrPublicKeyHash;
extern const CFTypeRef kSecAttrCertificateType;
extern const CFTypeRef kSecAttrCertificateEncoding;
extern const CFTypeRef kSecAttrKeyClass;
extern const CFTypeRef kSecAttrApplicationLabel;
extern const CFTypeRef kSecAttrIsPermanent;
extern const CFTypeRef kSecAttrApplicationTag;
extern const CFTypeRef kSecAttrKeyType;
extern const CFTypeRef kSecAttrKeySizeInBits;
extern const CFTypeRef kSecAttrEffectiveKeySize;
extern const CFTypeRef kSecAttrCanEncrypt;
extern const CFTypeRef kSecAttrCanDecrypt;
extern const CFTypeRef kSecAttrCanDerive;
extern const CFTypeRef kSecAttrCanSign;
extern const CFTypeRef kSecAttrCanVerify;
extern const CFTypeRef kSecAttrCanWrap;
extern const CFTypeRef kSecAttrCanUnwrap;

extern const CFTypeRef kSecAttrAccessibleWhenUnlocked;
extern const CFTypeRef kSecAttrAccessibleAfterFirstUnlock;
extern const CFTypeRef kSecAttrAccessibleAlways;
extern const CFTypeRef kSecAttrAccessibleWhenUnlockedThisDeviceOnly;
extern const CFTypeRef kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly;
extern const CFTypeRef kSecAttrAccessibleAlwaysThisDeviceOnly;

extern const CFTypeRef kSecAttrProtocolFTP;
extern const CFTypeRef kSecAttrProtocolHTTP;
extern const CFTypeRef kSecAttrProtocolIRC;
extern const CFTypeRef kSecAttrProtocolPOP3;
extern const CFTypeRef kSecAttrProtocolSMTP;
extern const CFTypeRef kSecAttrProtocolIMAP;
extern const CFTypeRef kSecAttrProtocolLDAP;
extern const CFTypeRef kSecAttrProtocolSSH;
extern const CFTypeRef kSecAttrProtocolHTTPS;
extern const CFTypeRef kSecAttrProtocolHTTPProxy;
extern const CFTypeRef kSecAttrProtocolHTTPSProxy;
extern const CFTypeRef kSecAttrAuthenticationTypeNTLM;
extern const CFTypeRef kSecAttrAuthenticationTypeHTTPBasic;
extern const CFTypeRef kSecAttrAuthenticationTypeHTTPDigest;
extern const CFTypeRef kSecAttrAuthenticationTypeHTMLForm;
extern const CFTypeRef kSecAttrAuthenticationTypeDefault;
extern const CFTypeRef kSecAttrKeyClassPublic;
extern const CFTypeRef kSecAttrKeyClassPrivate;
extern const CFTypeRef kSecAttrKeyClassSymmetric;
extern const CFTypeRef kSecAttrKeyTypeRSA;
extern const CFTypeRef kSecAttrProtocolAFP;
extern const CFTypeRef kSecAttrProtocolAppleTalk;
extern const CFTypeRef kSecAttrProtocolDAAP;
extern const CFTypeRef kSecAttrProtocolEPPC;
extern const CFTypeRef kSecAttrProtocolFTPAccount;
extern const CFTypeRef kSecAttrProtocolFTPProxy;
extern const CFTypeRef kSecAttrProtocolFTPS;
extern const CFTypeRef kSecAttrProtocolIMAPS;
extern const CFTypeRef kSecAttrProtocolIPP;
extern const CFTypeRef kSecAttrProtocolIRCS;
extern const CFTypeRef kSecAttrProtocolLDAPS;
extern const CFTypeRef kSecAttrProtocolNNTP;
extern const CFTypeRef kSecAttrProtocolNNTPS;
extern const CFTypeRef kSecAttrProtocolPOP3S;
extern const CFTypeRef kSecAttrProtocolRTSP;
extern const CFTypeRef kSecAttrProtocolRTSPProxy;
extern const CFTypeRef kSecAttrProtocolSMB;
extern const CFTypeRef kSecAttrProtocolSOCKS;
extern const CFTypeRef kSecAttrProtocolTelnet;
extern const CFTypeRef kSecAttrProtocolTelnetS;
extern const CFTypeRef kSecAttrAuthenticationTypeDPA;
extern const CFTypeRef kSecAttrAuthenticationTypeMSN;
extern const CFTypeRef kSecAttrAuthenticationTypeRPA;
extern const CFTypeRef kSecAttrKeyTypeEC;

extern const CFTypeRef kSecMatchPolicy;
extern const CFTypeRef kSecMatchItemList;
extern const CFTypeRef kSecMatchSearchList;
extern const CFTypeRef kSecMatchIssuers;
extern const CFTypeRef kSecMatchEmailAddressIfPresent;
extern const CFTypeRef kSecMatchSubjectContains;
extern const CFTypeRef kSecMatchCaseInsensitive;
extern const CFTypeRef kSecMatchTrustedOnly;
extern const CFTypeRef kSecMatchValidOnDate;
extern const CFTypeRef kSecMatchLimit;
extern const CFTypeRef kSecMatchLimitOne;
extern const CFTypeRef kSecMatchLimitAll;

extern const CFTypeRef kSecReturnData;
extern const CFTypeRef kSecReturnAttributes;
extern const CFTypeRef kSecReturnRef;
extern const CFTypeRef kSecReturnPersistentRef;
extern const CFTypeRef kSecValueData;
extern const CFTypeRef kSecValueRef;
extern const CFTypeRef kSecValuePersistentRef;
extern const CFTypeRef kSecUseItemList;

/// What `query` describes: data, attributes, both in a dictionary, or a persistent reference, as the `kSecReturn…` keys ask;
/// an array of such with kSecMatchLimitAll. errSecItemNotFound, errSecParam.
OSStatus SecItemCopyMatching(CFDictionaryRef query, CFTypeRef *result);
/// errSecDuplicateItem if there is an item of the same class and name.
OSStatus SecItemAdd(CFDictionaryRef attributes, CFTypeRef *result);
OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributesToUpdate);
OSStatus SecItemDelete(CFDictionaryRef query);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
