#pragma once
#import <Accounts/AccountsDefines.h>

ACCOUNTS_EXTERN NSString *const ACAccountTypeIdentifierTwitter;

@interface ACAccountType : NSObject
@property (readonly, nonatomic) NSString *accountTypeDescription;
@property (readonly, nonatomic) NSString *identifier;
@property (readonly, nonatomic) BOOL accessGranted;
@end
