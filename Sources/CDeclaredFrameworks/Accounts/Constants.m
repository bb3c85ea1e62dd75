#import <Accounts/Accounts.h>

// ACAccountStore.h
NSString *const ACAccountStoreDidChangeNotification = @"ACAccountStoreDidChangeNotification";

// ACAccountType.h
NSString *const ACAccountTypeIdentifierTwitter = @"com.apple.twitter";

// ACError.h
NSString *const ACErrorDomain = @"com.apple.accounts";
