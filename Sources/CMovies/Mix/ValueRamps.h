#pragma once
#import <CoreMedia/CMTimeRange.h>
#import <Foundation/Foundation.h>

/// The most numbers that a value has: those of an affine transform.
enum { ramp_numbers = 6 };

struct ramp_value {
    double numbers[ramp_numbers];
};

/// How a value changes in time: ramps, and values that are set at a time and stay until the next.
@interface ValueRamps : NSObject <NSCopying, NSCoding>
/// - Parameter initial: the value before the first ramp.
- (id)initWithInitial:(struct ramp_value)initial;
/// - Returns: NO for a range that overlaps a ramp that is there, or is none.
- (BOOL)addFrom:(struct ramp_value)from to:(struct ramp_value)to range:(CMTimeRange)range;
/// - Returns: NO for a time within a ramp, or none.
- (BOOL)set:(struct ramp_value)value at:(CMTime)time;
/// The ramp in which a time lies. Between ramps it is the value that holds there.
/// - Returns: NO behind the last ramp, and without any.
- (BOOL)rampAt:(CMTime)time from:(struct ramp_value *)from to:(struct ramp_value *)to range:(CMTimeRange *)range;
/// The value at a time: behind the last ramp its end.
- (struct ramp_value)valueAt:(CMTime)time;
/// As the engine wants volumes: `struct film_volume_ramp`.
- (NSData *)volumeRamps;
@end

/// A value of one number.
static inline struct ramp_value ramp_value_of(double number) { return (struct ramp_value){{number}}; }
