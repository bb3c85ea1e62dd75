#import "TextCheckingResult.h"

NSString *const NSTextCheckingNameKey = @"Name";
NSString *const NSTextCheckingJobTitleKey = @"JobTitle";
NSString *const NSTextCheckingOrganizationKey = @"Organization";
NSString *const NSTextCheckingStreetKey = @"Street";
NSString *const NSTextCheckingCityKey = @"City";
NSString *const NSTextCheckingStateKey = @"State";
NSString *const NSTextCheckingZIPKey = @"ZIP";
NSString *const NSTextCheckingCountryKey = @"Country";
NSString *const NSTextCheckingPhoneKey = @"Phone";
NSString *const NSTextCheckingAirlineKey = @"Airline";
NSString *const NSTextCheckingFlightKey = @"Flight";

@implementation TextCheckingResult

+ (id)resultOfType:(NSTextCheckingType)type range:(NSRange)range values:(NSDictionary *)values {
    TextCheckingResult *result = [[self new] autorelease];
    result->_type = type;
    result->_range = range;
    result->_values = [values copy];
    return result;
}

- (void)dealloc {
    [_values release];
    [super dealloc];
}

- (NSTextCheckingType)resultType { return _type; }
- (NSRange)range { return _range; }
- (NSUInteger)numberOfRanges { return 1; }
- (NSRange)rangeAtIndex:(NSUInteger)index {
    if (index > 0) [NSException raise:NSRangeException format:@"*** -[%@ rangeAtIndex:]: index (%lu) beyond bounds (1)",
                                                              [self class], (unsigned long)index];
    return _range;
}
- (NSOrthography *)orthography { return [_values objectForKey:@"orthography"]; }
- (NSArray *)grammarDetails { return [_values objectForKey:@"grammarDetails"]; }
- (NSDate *)date { return [_values objectForKey:@"date"]; }
- (NSTimeZone *)timeZone { return [_values objectForKey:@"timeZone"]; }
- (NSTimeInterval)duration { return [[_values objectForKey:@"duration"] doubleValue]; }
- (NSDictionary *)components { return [_values objectForKey:@"components"]; }
- (NSDictionary *)addressComponents { return _type == NSTextCheckingTypeAddress ? [self components] : nil; }
- (NSURL *)URL { return [_values objectForKey:@"URL"]; }
- (NSString *)replacementString { return [_values objectForKey:@"replacementString"]; }
- (NSString *)phoneNumber { return [_values objectForKey:@"phoneNumber"]; }
- (NSRegularExpression *)regularExpression { return nil; }

- (NSTextCheckingResult *)resultByAdjustingRangesWithOffset:(NSInteger)offset {
    if (offset < 0 && (NSUInteger)-offset > _range.location) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[%@ %@]: %ld invalid offset", [self class],
                                                             NSStringFromSelector(_cmd), (long)offset];
    }
    NSRange range = NSMakeRange(_range.location + (NSUInteger)offset, _range.length);
    return [[self class] resultOfType:_type range:range values:_values];
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[TextCheckingResult class]]) return NO;
    TextCheckingResult *result = other;
    return _type == result->_type && NSEqualRanges(_range, result->_range) && [_values isEqual:result->_values];
}

- (NSUInteger)hash { return _range.location * 31 + _range.length + (NSUInteger)_type; }

- (NSString *)description {
    NSMutableString *text = [NSMutableString stringWithFormat:@"<%@: %p>{%lu, %lu}", [self class], (void *)self,
                                                              (unsigned long)_range.location,
                                                              (unsigned long)_range.length];
    for (NSString *key in _values) [text appendFormat:@"{%@}", [_values objectForKey:key]];
    return text;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInt64:(int64_t)_type forKey:@"NSResultType"];
    [coder encodeObject:[NSValue valueWithRange:_range] forKey:@"NSRange"];
    [coder encodeObject:_values forKey:@"NSValues"];
}

- (id)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self == nil) return nil;
    id range = [coder decodeObjectForKey:@"NSRange"], values = [coder decodeObjectForKey:@"NSValues"];
    _type = (NSTextCheckingType)[coder decodeInt64ForKey:@"NSResultType"];
    if ([range isKindOfClass:[NSValue class]]) _range = [range rangeValue];
    if ([values isKindOfClass:[NSDictionary class]]) _values = [values copy];
    return self;
}

@end

static NSDictionary *value(NSString *key, id object) {
    return object ? [NSDictionary dictionaryWithObject:object forKey:key] : [NSDictionary dictionary];
}

@implementation NSTextCheckingResult (Creation)

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

// Results of regular expressions; the others have methods of their own.

- (void)encodeWithCoder:(NSCoder *)coder {
    NSMutableArray *ranges = [NSMutableArray array];
    for (NSUInteger i = 0; i < [self numberOfRanges]; i++) [ranges addObject:[NSValue valueWithRange:[self rangeAtIndex:i]]];
    [coder encodeObject:ranges forKey:@"NSRangeArray"];
    [coder encodeObject:[self regularExpression] forKey:@"NSRegularExpression"];
}

- (Class)classForCoder {
    return [self resultType] == NSTextCheckingTypeRegularExpression ? [NSTextCheckingResult class] : [self class];
}

- (id)initWithCoder:(NSCoder *)coder {
    [self release];
    id values = [coder decodeObjectForKey:@"NSRangeArray"], expression = [coder decodeObjectForKey:@"NSRegularExpression"];
    if (![values isKindOfClass:[NSArray class]] || ![expression isKindOfClass:[NSRegularExpression class]]) return nil;
    NSUInteger count = [values count];
    NSRange *ranges = [[NSMutableData dataWithLength:MAX(count, 1u) * sizeof(NSRange)] mutableBytes];
    for (NSUInteger i = 0; i < count; i++) {
        id value = [values objectAtIndex:i];
        ranges[i] = [value isKindOfClass:[NSValue class]] ? [value rangeValue] : (NSRange){NSNotFound, 0};
    }
    return [[NSTextCheckingResult regularExpressionCheckingResultWithRanges:ranges
                                                                      count:count
                                                          regularExpression:expression] retain];
}

+ (id)orthographyCheckingResultWithRange:(NSRange)range orthography:(NSOrthography *)orthography {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeOrthography
                                      range:range
                                     values:value(@"orthography", orthography)];
}

+ (id)spellCheckingResultWithRange:(NSRange)range {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeSpelling range:range values:value(@"", nil)];
}

+ (id)grammarCheckingResultWithRange:(NSRange)range details:(NSArray *)details {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeGrammar range:range values:value(@"grammarDetails", details)];
}

+ (id)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeDate range:range values:value(@"date", date)];
}

+ (id)dateCheckingResultWithRange:(NSRange)range
                             date:(NSDate *)date
                         timeZone:(NSTimeZone *)zone
                         duration:(NSTimeInterval)duration {
    NSMutableDictionary *values = [[value(@"date", date) mutableCopy] autorelease];
    if (zone) [values setObject:zone forKey:@"timeZone"];
    [values setObject:[NSNumber numberWithDouble:duration] forKey:@"duration"];
    return [TextCheckingResult resultOfType:NSTextCheckingTypeDate range:range values:values];
}

+ (id)addressCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeAddress range:range values:value(@"components", components)];
}

+ (id)linkCheckingResultWithRange:(NSRange)range URL:(NSURL *)url {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeLink range:range values:value(@"URL", url)];
}

+ (id)quoteCheckingResultWithRange:(NSRange)range replacementString:(NSString *)text {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeQuote range:range values:value(@"replacementString", text)];
}

+ (id)dashCheckingResultWithRange:(NSRange)range replacementString:(NSString *)text {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeDash range:range values:value(@"replacementString", text)];
}

+ (id)replacementCheckingResultWithRange:(NSRange)range replacementString:(NSString *)text {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeReplacement
                                      range:range
                                     values:value(@"replacementString", text)];
}

+ (id)correctionCheckingResultWithRange:(NSRange)range replacementString:(NSString *)text {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeCorrection
                                      range:range
                                     values:value(@"replacementString", text)];
}

+ (id)phoneNumberCheckingResultWithRange:(NSRange)range phoneNumber:(NSString *)number {
    return [TextCheckingResult resultOfType:NSTextCheckingTypePhoneNumber
                                      range:range
                                     values:value(@"phoneNumber", number)];
}

+ (id)transitInformationCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components {
    return [TextCheckingResult resultOfType:NSTextCheckingTypeTransitInformation
                                      range:range
                                     values:value(@"components", components)];
}

@end
