#pragma once

// GNUstep's NSTextCheckingResult.h, and members of Apple's that it lacks.

#include_next <Foundation/NSTextCheckingResult.h>

FOUNDATION_EXPORT NSString *const NSTextCheckingNameKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingJobTitleKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingOrganizationKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingStreetKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingCityKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingStateKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingZIPKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingCountryKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingPhoneKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingAirlineKey;
FOUNDATION_EXPORT NSString *const NSTextCheckingFlightKey;

@interface NSTextCheckingResult (AppleMembers) <NSCopying, NSCoding>
+ (NSTextCheckingResult *)orthographyCheckingResultWithRange:(NSRange)range orthography:(NSOrthography *)orthography;
+ (NSTextCheckingResult *)spellCheckingResultWithRange:(NSRange)range;
+ (NSTextCheckingResult *)grammarCheckingResultWithRange:(NSRange)range details:(NSArray *)details;
+ (NSTextCheckingResult *)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date;
+ (NSTextCheckingResult *)dateCheckingResultWithRange:(NSRange)range
                                                 date:(NSDate *)date
                                             timeZone:(NSTimeZone *)timeZone
                                             duration:(NSTimeInterval)duration;
+ (NSTextCheckingResult *)addressCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components;
+ (NSTextCheckingResult *)linkCheckingResultWithRange:(NSRange)range URL:(NSURL *)url;
+ (NSTextCheckingResult *)quoteCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)dashCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)replacementCheckingResultWithRange:(NSRange)range
                                           replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)correctionCheckingResultWithRange:(NSRange)range
                                          replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)phoneNumberCheckingResultWithRange:(NSRange)range phoneNumber:(NSString *)phoneNumber;
+ (NSTextCheckingResult *)transitInformationCheckingResultWithRange:(NSRange)range
                                                         components:(NSDictionary *)components;
@end
