// Accounts: the account types are known, but the device has no accounts.
#import <Accounts/Accounts.h>

@implementation ACAccountCredential {
    NSString *_token, *_secret;
}

- (id)initWithOAuthToken:(NSString *)token tokenSecret:(NSString *)secret {
    if ((self = [super init])) {
        _token = [token copy];
        _secret = [secret copy];
    }
    return self;
}

@end

@interface ACAccountType ()
@property (nonatomic, copy) NSString *identifier;
@end

@implementation ACAccountType

- (NSString *)accountTypeDescription {
    return [self.identifier isEqualToString:ACAccountTypeIdentifierTwitter] ? @"Twitter" : nil;
}

@end

@implementation ACAccount

- (id)initWithAccountType:(ACAccountType *)type {
    if ((self = [super init])) _accountType = type;
    return self;
}

@end

@implementation ACAccountStore

- (NSArray *)accounts { return [NSArray array]; }
- (NSArray *)accountsWithAccountType:(ACAccountType *)accountType { return [NSArray array]; }
- (ACAccount *)accountWithIdentifier:(NSString *)identifier { return nil; }

- (ACAccountType *)accountTypeWithAccountTypeIdentifier:(NSString *)typeIdentifier {
    if (![typeIdentifier isEqualToString:ACAccountTypeIdentifierTwitter]) return nil;
    ACAccountType *type = [[ACAccountType alloc] init];
    type.identifier = typeIdentifier;
    return type;
}

/// Calls the handler on another thread with NO and an error of this code.
static void refuse(ACErrorCode code, void (^handler)(BOOL, NSError *)) {
    if (handler == nil) return;
    NSError *error = [NSError errorWithDomain:ACErrorDomain code:code userInfo:nil];
    [[[NSOperationQueue alloc] init] addOperation:[NSBlockOperation blockOperationWithBlock:^{ handler(NO, error); }]];
}

- (void)saveAccount:(ACAccount *)account
    withCompletionHandler:(ACAccountStoreSaveCompletionHandler)completionHandler {
    refuse(ACErrorPermissionDenied, completionHandler);
}

- (void)requestAccessToAccountsWithType:(ACAccountType *)accountType
                  withCompletionHandler:(ACAccountStoreRequestAccessCompletionHandler)handler {
    refuse(ACErrorAccountNotFound, handler);
}

@end
