// The kinds of data that a data detector finds. Each function adds the results of its kind to the list.

#import "TextCheckingResult.h"

void detect_links(NSString *text, NSRange range, NSMutableArray *results);
void detect_phone_numbers(NSString *text, NSRange range, NSMutableArray *results);
void detect_addresses(NSString *text, NSRange range, NSMutableArray *results);
void detect_dates(NSString *text, NSRange range, NSMutableArray *results);
void detect_flights(NSString *text, NSRange range, NSMutableArray *results);

/// An expression without regard to case, made once for each place in the source that asks for it.
NSRegularExpression *detection_pattern(NSRegularExpression **kept, NSString *pattern);

/// The text of a group, or nil where it took no part in the match.
NSString *detected_group(NSString *text, NSTextCheckingResult *match, NSUInteger group);
