#pragma once
#import <Accounts/AccountsDefines.h>

@class ACAccountCredential, ACAccountType;

/// An account that the user has with a service. Since iOS 5.
@interface ACAccount : NSObject
- (id)initWithAccountType:(ACAccountType *)type;
/// Nil until the account is saved.
@property (readonly, copy, nonatomic) NSString *identifier;
@property (retain, nonatomic) ACAccountType *accountType;
@property (copy, nonatomic) NSString *accountDescription;
@property (copy, nonatomic) NSString *username;
@property (retain, nonatomic) ACAccountCredential *credential;
@end
