#pragma once
#import <Accounts/AccountsDefines.h>

@class ACAccount, ACAccountType;

typedef void (^ACAccountStoreSaveCompletionHandler)(BOOL success, NSError *error);
typedef void (^ACAccountStoreRequestAccessCompletionHandler)(BOOL granted, NSError *error);

/// The device's accounts: there are none, and none can be added yet. Since iOS 5.
///
/// - Status: stub
@interface ACAccountStore : NSObject
@property (readonly, nonatomic) NSArray *accounts;
- (ACAccount *)accountWithIdentifier:(NSString *)identifier;
- (ACAccountType *)accountTypeWithAccountTypeIdentifier:(NSString *)typeIdentifier;
- (NSArray *)accountsWithAccountType:(ACAccountType *)accountType;
/// Called on a queue that is not the main one, as on the device.
- (void)saveAccount:(ACAccount *)account
    withCompletionHandler:(ACAccountStoreSaveCompletionHandler)completionHandler;
- (void)requestAccessToAccountsWithType:(ACAccountType *)accountType
                  withCompletionHandler:(ACAccountStoreRequestAccessCompletionHandler)handler;
@end

ACCOUNTS_EXTERN NSString *const ACAccountStoreDidChangeNotification;
