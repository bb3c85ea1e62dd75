#pragma once
#import <Accounts/AccountsDefines.h>

@interface ACAccountCredential : NSObject
- (id)initWithOAuthToken:(NSString *)token tokenSecret:(NSString *)secret;
@end
