#pragma once

// GNUstep's NSRange.h. Its NSMakeRange raises an exception where location and length have no sum; Apple's makes any range.

#define NSMakeRange GSMakeRangeWithSum
#include_next <Foundation/NSRange.h>
#undef NSMakeRange

NS_INLINE NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
    NSRange range = {location, length};
    return range;
}
