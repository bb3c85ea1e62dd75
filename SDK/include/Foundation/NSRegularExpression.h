#pragma once

// GNUstep's NSRegularExpression.h, and members of Apple's that it lacks.

#import <Foundation/NSError.h>
#include_next <Foundation/NSRegularExpression.h>
#import <Foundation/NSTextCheckingResult.h>

@interface NSRegularExpression (AppleMembers)
+ (NSString *)escapedPatternForString:(NSString *)string;
+ (NSString *)escapedTemplateForString:(NSString *)string;
@end

/// Finds dates, addresses, links, phone numbers and flights in texts.
@interface NSDataDetector : NSRegularExpression
+ (NSDataDetector *)dataDetectorWithTypes:(NSTextCheckingTypes)checkingTypes error:(NSError **)error;
- (id)initWithTypes:(NSTextCheckingTypes)checkingTypes error:(NSError **)error;
@property (readonly) NSTextCheckingTypes checkingTypes;
@end
