#import <StoreKit/StoreKit.h>

NSString *const SKErrorDomain = @"SKErrorDomain";
