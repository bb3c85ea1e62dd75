#pragma once
#import <Accounts/AccountsDefines.h>

ACCOUNTS_EXTERN NSString *const ACErrorDomain;

typedef enum ACErrorCode {
    ACErrorUnknown = 1,
    ACErrorAccountMissingRequiredProperty = 2,
    ACErrorAccountAuthenticationFailed = 3,
    ACErrorAccountTypeInvalid = 4,
    ACErrorAccountAlreadyExists = 5,
    ACErrorAccountNotFound = 6,
    ACErrorPermissionDenied = 7
} ACErrorCode;
