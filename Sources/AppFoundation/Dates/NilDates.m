// Comparing a date with nil, which Apple's documentation leaves undefined and GNUstep refuses. As on the phone, nil
// counts as the reference date, since messages to nil return 0.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef NSComparisonResult compare(id date, SEL selector, NSDate *other);
typedef NSDate *choose(id date, SEL selector, NSDate *other);
typedef NSTimeInterval interval(id date, SEL selector, NSDate *other);
static compare *former_compare;
static choose *former_earlier, *former_later;
static interval *former_interval;

static NSComparisonResult compare_with_nil(NSDate *date, SEL selector, NSDate *other) {
    if (other) return former_compare(date, selector, other);
    NSTimeInterval time = [date timeIntervalSinceReferenceDate];
    return time < 0 ? NSOrderedAscending : time > 0 ? NSOrderedDescending : NSOrderedSame;
}

static NSTimeInterval interval_since_nil(NSDate *date, SEL selector, NSDate *other) {
    return other ? former_interval(date, selector, other) : [date timeIntervalSinceReferenceDate];
}

static NSDate *earlier_than_nil(NSDate *date, SEL selector, NSDate *other) {
    if (other) return former_earlier(date, selector, other);
    return [date timeIntervalSinceReferenceDate] > 0 ? nil : date;
}

static NSDate *later_than_nil(NSDate *date, SEL selector, NSDate *other) {
    if (other) return former_later(date, selector, other);
    return [date timeIntervalSinceReferenceDate] < 0 ? nil : date;
}

INSTALL(nil_dates) {
    // The class of all dates except calendar dates, which the phone does not have.
    Class dates = objc_lookUpClass("NSGDate");
    former_compare = (compare *)replace_instance_method(dates, @selector(compare:), (IMP)compare_with_nil);
    former_earlier = (choose *)replace_instance_method(dates, @selector(earlierDate:), (IMP)earlier_than_nil);
    former_later = (choose *)replace_instance_method(dates, @selector(laterDate:), (IMP)later_than_nil);
    former_interval =
        (interval *)replace_instance_method(dates, @selector(timeIntervalSinceDate:), (IMP)interval_since_nil);
}
