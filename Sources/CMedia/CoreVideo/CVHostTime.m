#import <CoreVideo/CVHostTime.h>
#import <mach/mach_time.h>

const CVTime kCVZeroTime = {0, 1, 0};
const CVTime kCVIndefiniteTime = {0, 0, kCVTimeIsIndefinite};

uint64_t CVGetCurrentHostTime(void) { return mach_absolute_time(); }

double CVGetHostClockFrequency(void) {
    mach_timebase_info_data_t base;
    mach_timebase_info(&base);
    return 1e9 * base.denom / base.numer;
}

uint32_t CVGetHostClockMinimumTimeDelta(void) { return 1; }
