// The device's contacts.
#pragma once
#import <AddressBook/ABRecord.h>

CF_IMPLICIT_BRIDGING_ENABLED

AB_EXTERN const CFStringRef ABAddressBookErrorDomain;
enum { kABOperationNotPermittedByStoreError = 0 };

AB_EXTERN ABAddressBookRef ABAddressBookCreate(void);
AB_EXTERN bool ABAddressBookSave(ABAddressBookRef book, CFErrorRef *error);
AB_EXTERN bool ABAddressBookHasUnsavedChanges(ABAddressBookRef book);
AB_EXTERN bool ABAddressBookAddRecord(ABAddressBookRef book, ABRecordRef record, CFErrorRef *error);
AB_EXTERN bool ABAddressBookRemoveRecord(ABAddressBookRef book, ABRecordRef record, CFErrorRef *error);
/// `mobile` for kABPersonPhoneMobileLabel.
AB_EXTERN CFStringRef ABAddressBookCopyLocalizedLabel(CFStringRef label);

typedef void (*ABExternalChangeCallback)(ABAddressBookRef book, CFDictionaryRef info, void *context);
/// Calls `callback` on the main thread when somebody else has changed the contacts.
AB_EXTERN void ABAddressBookRegisterExternalChangeCallback(ABAddressBookRef book, ABExternalChangeCallback callback,
                                                           void *context);
AB_EXTERN void ABAddressBookUnregisterExternalChangeCallback(ABAddressBookRef book, ABExternalChangeCallback callback,
                                                             void *context);
/// Forgets unsaved changes, and reads what is there now.
AB_EXTERN void ABAddressBookRevert(ABAddressBookRef book);

CF_IMPLICIT_BRIDGING_DISABLED
