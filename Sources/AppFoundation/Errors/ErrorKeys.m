// The values of the keys of NSError's user info, which differ from the constants' names: property lists, logs and Swift
// see the values.

#import <Foundation/Foundation.h>

NSString *const NSLocalizedDescriptionKey = @"NSLocalizedDescription";
NSString *const NSLocalizedFailureReasonErrorKey = @"NSLocalizedFailureReason";
NSString *const NSLocalizedRecoverySuggestionErrorKey = @"NSLocalizedRecoverySuggestion";
NSString *const NSLocalizedRecoveryOptionsErrorKey = @"NSLocalizedRecoveryOptions";
NSString *const NSRecoveryAttempterErrorKey = @"NSRecoveryAttempter";
NSString *const NSStringEncodingErrorKey = @"NSStringEncoding";
NSString *const NSURLErrorKey = @"NSURL";
NSString *const NSUnderlyingErrorKey = @"NSUnderlyingError";
NSString *const NSMachErrorDomain = @"NSMachErrorDomain";
