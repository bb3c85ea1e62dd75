#pragma once
#import <AddressBook/AddressBook.h>
#import <Foundation/Foundation.h>

/// An address as its country's post writes it, line by line. The keys are AddressBook's. The caller owns the string.
/// - Parameter addCountryName: Whether the country is named by its code where the address does not name it.
AB_EXTERN NSString *ABCreateStringWithAddressDictionary(NSDictionary *address, BOOL addCountryName);
