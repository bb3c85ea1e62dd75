#pragma once
#import <Accounts/ACAccount.h>
#import <Accounts/ACAccountCredential.h>
#import <Accounts/ACAccountStore.h>
#import <Accounts/ACAccountType.h>
#import <Accounts/ACError.h>
#import <Accounts/AccountsDefines.h>
