// What a check of a text found.

#import <Foundation/Foundation.h>

extern NSString *const NSTextCheckingStreetKey;
extern NSString *const NSTextCheckingCityKey;
extern NSString *const NSTextCheckingStateKey;
extern NSString *const NSTextCheckingZIPKey;
extern NSString *const NSTextCheckingCountryKey;
extern NSString *const NSTextCheckingAirlineKey;
extern NSString *const NSTextCheckingFlightKey;

/// A result of any type but that of a regular expression: a range, and one value beside it.
@interface TextCheckingResult : NSTextCheckingResult {
    NSTextCheckingType _type;
    NSRange _range;
    NSDictionary *_values;
}
/// - values: by the names of the properties ("URL", "date", "components" …).
+ (id)resultOfType:(NSTextCheckingType)type range:(NSRange)range values:(NSDictionary *)values;
@end

@interface NSTextCheckingResult (Creation) <NSCopying>
+ (id)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date;
+ (id)dateCheckingResultWithRange:(NSRange)range
                             date:(NSDate *)date
                         timeZone:(NSTimeZone *)zone
                         duration:(NSTimeInterval)duration;
+ (id)addressCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components;
+ (id)linkCheckingResultWithRange:(NSRange)range URL:(NSURL *)url;
+ (id)phoneNumberCheckingResultWithRange:(NSRange)range phoneNumber:(NSString *)number;
+ (id)transitInformationCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components;
@end
