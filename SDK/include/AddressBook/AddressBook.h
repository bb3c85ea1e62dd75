#pragma once
#import <AddressBook/ABAddressBook.h>
#import <AddressBook/ABGroup.h>
#import <AddressBook/ABMultiValue.h>
#import <AddressBook/ABPerson.h>
#import <AddressBook/ABRecord.h>
#import <AddressBook/ABSource.h>
