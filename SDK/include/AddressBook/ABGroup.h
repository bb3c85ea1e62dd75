// Groups of people.
#pragma once
#import <AddressBook/ABPerson.h>

CF_IMPLICIT_BRIDGING_ENABLED

AB_EXTERN const ABPropertyID kABGroupNameProperty;

AB_EXTERN ABRecordRef ABGroupCreate(void);
/// Since iOS 4, as all that asks for sources.
AB_EXTERN ABRecordRef ABGroupCreateInSource(ABRecordRef source);
AB_EXTERN ABRecordRef ABGroupCopySource(ABRecordRef group);
AB_EXTERN CFArrayRef ABGroupCopyArrayOfAllMembers(ABRecordRef group);
AB_EXTERN CFArrayRef ABGroupCopyArrayOfAllMembersWithSortOrdering(ABRecordRef group, ABPersonSortOrdering ordering);
AB_EXTERN bool ABGroupAddMember(ABRecordRef group, ABRecordRef person, CFErrorRef *error);
AB_EXTERN bool ABGroupRemoveMember(ABRecordRef group, ABRecordRef member, CFErrorRef *error);
AB_EXTERN ABRecordRef ABAddressBookGetGroupWithRecordID(ABAddressBookRef book, ABRecordID record);
AB_EXTERN CFIndex ABAddressBookGetGroupCount(ABAddressBookRef book);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllGroups(ABAddressBookRef book);
AB_EXTERN CFArrayRef ABAddressBookCopyArrayOfAllGroupsInSource(ABAddressBookRef book, ABRecordRef source);

CF_IMPLICIT_BRIDGING_DISABLED
