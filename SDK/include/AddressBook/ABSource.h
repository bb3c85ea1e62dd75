// Where people and groups are kept: the device is the only source. Since iOS 4.
#pragma once
#import <AddressBook/ABAddressBook.h>

CF_IMPLICIT_BRIDGING_ENABLED

/// A bit of those types that are asked for people instead of listing them.
#define kABSourceTypeSearchableMask 0x01000000
enum {
    kABSourceTypeLocal = 0x0,
    kABSourceTypeExchange = 0x1,
    kABSourceTypeExchangeGAL = kABSourceTypeExchange | kABSourceTypeSearchableMask,
    kABSourceTypeMobileMe = 0x2,
    kABSourceTypeLDAP = 0x3 | kABSourceTypeSearchableMask,
    kABSourceTypeCardDAV = 0x4,
    kABSourceTypeCardDAVSearch = kABSourceTypeCardDAV | kABSourceTypeSearchableMask
};
typedef int ABSourceType;

/// A string; empty for the device.
AB_EXTERN const ABPropertyID kABSourceNameProperty;
/// A number, one of the types.
AB_EXTERN const ABPropertyID kABSourceTypeProperty;

AB_EXTERN ABRecordRef ABAddressBookGetSourceWithRecordID(ABAddressBookRef book, ABRecordID source);
AB_EXTERN ABRecordRef ABAddressBookCopyDefaultSource(ABAddressBookRef book);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllSources(ABAddressBookRef book);

CF_IMPLICIT_BRIDGING_DISABLED
