// The clock of the host. Since iOS 4.
#pragma once
#import <CoreVideo/CVBase.h>

/// Ticks of mach_absolute_time().
CV_EXPORT uint64_t CVGetCurrentHostTime(void);
/// Ticks a second.
CV_EXPORT double CVGetHostClockFrequency(void);
CV_EXPORT uint32_t CVGetHostClockMinimumTimeDelta(void);
