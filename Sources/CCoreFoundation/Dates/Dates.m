// CFDate.

#include "Objects/References.h"

const CFTimeInterval kCFAbsoluteTimeIntervalSince1904 = 3061152000.0;
const CFTimeInterval kCFAbsoluteTimeIntervalSince1970 = 978307200.0;

static NSDate *date_of(CFDateRef date) { return OBJECT(NSDate, date); }

CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) { return [NSDate timeIntervalSinceReferenceDate]; }

CFDateRef CFDateCreate(CFAllocatorRef allocator, CFAbsoluteTime time) {
    return (CFDateRef)[[NSDate alloc] initWithTimeIntervalSinceReferenceDate:time];
}

CFAbsoluteTime CFDateGetAbsoluteTime(CFDateRef date) { return [date_of(date) timeIntervalSinceReferenceDate]; }

CFTimeInterval CFDateGetTimeIntervalSinceDate(CFDateRef date, CFDateRef other) {
    return CFDateGetAbsoluteTime(date) - CFDateGetAbsoluteTime(other);
}

CFComparisonResult CFDateCompare(CFDateRef date, CFDateRef other, void *context) {
    CFTimeInterval difference = CFDateGetTimeIntervalSinceDate(date, other);
    return difference < 0 ? kCFCompareLessThan : difference > 0 ? kCFCompareGreaterThan : kCFCompareEqualTo;
}
