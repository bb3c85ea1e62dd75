// The keys of errors are other texts on the phone than their names: property lists, logs and Swift see the texts.

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
