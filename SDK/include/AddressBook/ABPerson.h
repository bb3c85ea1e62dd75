// People and their properties.
#pragma once
#import <AddressBook/ABAddressBook.h>
#import <AddressBook/ABMultiValue.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const struct __CFNumber *CFNumberRef;

typedef uint32_t ABPersonSortOrdering;
enum { kABPersonSortByFirstName = 0, kABPersonSortByLastName = 1 };
typedef uint32_t ABPersonCompositeNameFormat;
enum { kABPersonCompositeNameFormatFirstNameFirst = 0, kABPersonCompositeNameFormatLastNameFirst = 1 };
typedef enum ABPersonImageFormat : int {
    kABPersonImageFormatThumbnail = 0,
    kABPersonImageFormatOriginalSize = 2
} ABPersonImageFormat;

AB_EXTERN ABRecordRef ABPersonCreate(void);
/// Since iOS 4, as all that asks for sources.
AB_EXTERN ABRecordRef ABPersonCreateInSource(ABRecordRef source);
AB_EXTERN ABRecordRef ABPersonCopySource(ABRecordRef person);
/// The same person in several sources: here the person alone.
AB_EXTERN CFArrayRef ABPersonCopyArrayOfAllLinkedPeople(ABRecordRef person);
AB_EXTERN ABPropertyType ABPersonGetTypeOfProperty(ABPropertyID property);
AB_EXTERN CFStringRef ABPersonCopyLocalizedPropertyName(ABPropertyID property);
AB_EXTERN ABPersonSortOrdering ABPersonGetSortOrdering(void);
AB_EXTERN ABPersonCompositeNameFormat ABPersonGetCompositeNameFormat(void);
AB_EXTERN bool ABPersonSetImageData(ABRecordRef person, CFDataRef data, CFErrorRef *error);
AB_EXTERN CFDataRef ABPersonCopyImageData(ABRecordRef person);
AB_EXTERN CFDataRef ABPersonCopyImageDataWithFormat(ABRecordRef person, ABPersonImageFormat format);
AB_EXTERN bool ABPersonHasImageData(ABRecordRef person);
AB_EXTERN bool ABPersonRemoveImageData(ABRecordRef person, CFErrorRef *error);
/// The people of vCards, of no address book; what is no card is passed over. Since iOS 5.
AB_EXTERN CFArrayRef ABPersonCreatePeopleInSourceWithVCardRepresentation(ABRecordRef source, CFDataRef vCardData);
/// vCards of version 3.0. Since iOS 5.
AB_EXTERN CFDataRef ABPersonCreateVCardRepresentationWithPeople(CFArrayRef people);
/// A CFComparisonResult.
AB_EXTERN CFIndex ABPersonComparePeopleByName(ABRecordRef first, ABRecordRef second,
                                              ABPersonSortOrdering ordering);
AB_EXTERN CFIndex ABAddressBookGetPersonCount(ABAddressBookRef book);
AB_EXTERN ABRecordRef ABAddressBookGetPersonWithRecordID(ABAddressBookRef book, ABRecordID record);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllPeople(ABAddressBookRef book);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllPeopleInSource(ABAddressBookRef book, ABRecordRef source);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering(ABAddressBookRef book,
                                                                               ABRecordRef source,
                                                                               ABPersonSortOrdering ordering);
/// People with words in their names that begin like these.
AB_EXTERN CFArrayRef ABAddressBookCopyPeopleWithName(ABAddressBookRef book, CFStringRef name);

AB_EXTERN const ABPropertyID kABPersonFirstNameProperty;
AB_EXTERN const ABPropertyID kABPersonLastNameProperty;
AB_EXTERN const ABPropertyID kABPersonMiddleNameProperty;
AB_EXTERN const ABPropertyID kABPersonPrefixProperty;
AB_EXTERN const ABPropertyID kABPersonSuffixProperty;
AB_EXTERN const ABPropertyID kABPersonNicknameProperty;
AB_EXTERN const ABPropertyID kABPersonFirstNamePhoneticProperty;
AB_EXTERN const ABPropertyID kABPersonLastNamePhoneticProperty;
AB_EXTERN const ABPropertyID kABPersonMiddleNamePhoneticProperty;
AB_EXTERN const ABPropertyID kABPersonOrganizationProperty;
AB_EXTERN const ABPropertyID kABPersonJobTitleProperty;
AB_EXTERN const ABPropertyID kABPersonDepartmentProperty;
AB_EXTERN const ABPropertyID kABPersonEmailProperty;
AB_EXTERN const ABPropertyID kABPersonBirthdayProperty;
AB_EXTERN const ABPropertyID kABPersonNoteProperty;
AB_EXTERN const ABPropertyID kABPersonCreationDateProperty;
AB_EXTERN const ABPropertyID kABPersonModificationDateProperty;
AB_EXTERN const ABPropertyID kABPersonAddressProperty;
AB_EXTERN const ABPropertyID kABPersonDateProperty;
AB_EXTERN const ABPropertyID kABPersonKindProperty;
AB_EXTERN const ABPropertyID kABPersonPhoneProperty;
AB_EXTERN const ABPropertyID kABPersonInstantMessageProperty;
AB_EXTERN const ABPropertyID kABPersonURLProperty;
AB_EXTERN const ABPropertyID kABPersonRelatedNamesProperty;
/// Dictionaries. Since iOS 5.
AB_EXTERN const ABPropertyID kABPersonSocialProfileProperty;

/// Numbers for kABPersonKindProperty.
AB_EXTERN CFNumberRef kABPersonKindPerson;
AB_EXTERN CFNumberRef kABPersonKindOrganization;

AB_EXTERN const CFStringRef kABWorkLabel;
AB_EXTERN const CFStringRef kABHomeLabel;
AB_EXTERN const CFStringRef kABOtherLabel;
AB_EXTERN const CFStringRef kABPersonAddressStreetKey;
AB_EXTERN const CFStringRef kABPersonAddressCityKey;
AB_EXTERN const CFStringRef kABPersonAddressStateKey;
AB_EXTERN const CFStringRef kABPersonAddressZIPKey;
AB_EXTERN const CFStringRef kABPersonAddressCountryKey;
AB_EXTERN const CFStringRef kABPersonAddressCountryCodeKey;
AB_EXTERN const CFStringRef kABPersonAnniversaryLabel;
AB_EXTERN const CFStringRef kABPersonPhoneMobileLabel;
AB_EXTERN const CFStringRef kABPersonPhoneIPhoneLabel;
AB_EXTERN const CFStringRef kABPersonPhoneMainLabel;
AB_EXTERN const CFStringRef kABPersonPhoneHomeFAXLabel;
AB_EXTERN const CFStringRef kABPersonPhoneWorkFAXLabel;
AB_EXTERN const CFStringRef kABPersonPhoneOtherFAXLabel;
AB_EXTERN const CFStringRef kABPersonPhonePagerLabel;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceKey;
AB_EXTERN const CFStringRef kABPersonInstantMessageUsernameKey;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceYahoo;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceJabber;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceMSN;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceICQ;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceAIM;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceFacebook;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceGaduGadu;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceGoogleTalk;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceQQ;
AB_EXTERN const CFStringRef kABPersonInstantMessageServiceSkype;
/// Of a social profile.
AB_EXTERN const CFStringRef kABPersonSocialProfileURLKey;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceKey;
AB_EXTERN const CFStringRef kABPersonSocialProfileUsernameKey;
AB_EXTERN const CFStringRef kABPersonSocialProfileUserIdentifierKey;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceFacebook;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceFlickr;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceGameCenter;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceLinkedIn;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceMyspace;
AB_EXTERN const CFStringRef kABPersonSocialProfileServiceTwitter;
AB_EXTERN const CFStringRef kABPersonHomePageLabel;
AB_EXTERN const CFStringRef kABPersonFatherLabel;
AB_EXTERN const CFStringRef kABPersonMotherLabel;
AB_EXTERN const CFStringRef kABPersonParentLabel;
AB_EXTERN const CFStringRef kABPersonBrotherLabel;
AB_EXTERN const CFStringRef kABPersonSisterLabel;
AB_EXTERN const CFStringRef kABPersonChildLabel;
AB_EXTERN const CFStringRef kABPersonFriendLabel;
AB_EXTERN const CFStringRef kABPersonSpouseLabel;
AB_EXTERN const CFStringRef kABPersonPartnerLabel;
AB_EXTERN const CFStringRef kABPersonAssistantLabel;
AB_EXTERN const CFStringRef kABPersonManagerLabel;

CF_IMPLICIT_BRIDGING_DISABLED
