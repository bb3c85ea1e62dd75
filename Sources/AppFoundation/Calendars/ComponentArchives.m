// Date components in archives: GNUstep writes none of the components, and reads objects without their variables.

#import <Foundation/Foundation.h>

/// A component's key in keyed archives, and its name; in other archives the components are written in this order.
static const struct part {
    NSString *key, *name;
} parts[] = {
    {@"NS.era", @"era"},
    {@"NS.year", @"year"},
    {@"NS.month", @"month"},
    {@"NS.day", @"day"},
    {@"NS.hour", @"hour"},
    {@"NS.minute", @"minute"},
    {@"NS.second", @"second"},
    {@"NS.week", @"week"},
    {@"NS.weekday", @"weekday"},
    {@"NS.weekdayOrdinal", @"weekdayOrdinal"},
    {@"NS.quarter", @"quarter"},
    {@"NS.weekOfMonth", @"weekOfMonth"},
    {@"NS.weekOfYear", @"weekOfYear"},
    {@"NS.yearForWOY", @"yearForWeekOfYear"},
};

enum { PartCount = sizeof parts / sizeof parts[0] };

@interface NSDateComponents (Archives)
@end

@implementation NSDateComponents (Archives)

- (void)encodeWithCoder:(NSCoder *)coder {
    BOOL has_keys = [coder allowsKeyedCoding];
    for (int i = 0; i < PartCount; i++) {
        NSInteger value = [[self valueForKey:parts[i].name] integerValue];
        if (!has_keys) [coder encodeValueOfObjCType:@encode(NSInteger) at:&value];
        if (has_keys && value != NSUndefinedDateComponent) [coder encodeInteger:value forKey:parts[i].key];
    }
    if (has_keys) {
        [coder encodeObject:[self calendar] forKey:@"NS.calendar"];
        [coder encodeObject:[self timeZone] forKey:@"NS.timezone"];
    } else {
        [coder encodeObject:[self calendar]];
        [coder encodeObject:[self timeZone]];
    }
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self init]) == nil) return nil;
    BOOL has_keys = [coder allowsKeyedCoding];
    for (int i = 0; i < PartCount; i++) {
        NSInteger value = NSUndefinedDateComponent;
        if (!has_keys) [coder decodeValueOfObjCType:@encode(NSInteger) at:&value];
        if (has_keys && [coder containsValueForKey:parts[i].key]) value = [coder decodeIntegerForKey:parts[i].key];
        if (value == NSUndefinedDateComponent) continue;
        [self setValue:[NSNumber numberWithInteger:value] forKey:parts[i].name];
    }
    id calendar = has_keys ? [coder decodeObjectForKey:@"NS.calendar"] : [coder decodeObject];
    id zone = has_keys ? [coder decodeObjectForKey:@"NS.timezone"] : [coder decodeObject];
    if ([calendar isKindOfClass:[NSCalendar class]]) [self setCalendar:calendar];
    if ([zone isKindOfClass:[NSTimeZone class]]) [self setTimeZone:zone];
    return self;
}

@end
