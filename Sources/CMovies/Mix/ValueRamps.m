#import "Mix/ValueRamps.h"
#import <CFilm.h>

/// A value that is set holds until the next one: its duration is 0.
struct ramp {
    CMTimeRange range;
    struct ramp_value from, to;
};

@implementation ValueRamps {
    struct ramp_value _initial;
    /// In the order of their times.
    NSMutableData *_all;
}

- (id)initWithInitial:(struct ramp_value)initial {
    if (!(self = [super init])) return nil;
    _initial = initial;
    _all = [[NSMutableData alloc] init];
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    ValueRamps *copy = [[ValueRamps alloc] initWithInitial:_initial];
    [copy->_all setData:_all];
    return copy;
}

- (struct ramp *)ramps { return [_all mutableBytes]; }
- (size_t)count { return [_all length] / sizeof(struct ramp); }

// MARK: Setting

static BOOL is_time(CMTime time) { return CMTIME_IS_NUMERIC(time); }

- (void)insert:(struct ramp)ramp {
    // What is set where a ramp begins lies before it, or the ramp would never be heard.
    int least = CMTimeCompare(ramp.range.duration, kCMTimeZero) > 0 ? 1 : 0;
    size_t place = 0;
    while (place < [self count] && CMTimeCompare([self ramps][place].range.start, ramp.range.start) < least) place++;
    [_all replaceBytesInRange:NSMakeRange(place * sizeof ramp, 0) withBytes:&ramp length:sizeof ramp];
}

- (BOOL)addFrom:(struct ramp_value)from to:(struct ramp_value)to range:(CMTimeRange)range {
    if (!CMTIMERANGE_IS_VALID(range) || !is_time(range.start) || !is_time(range.duration)) return NO;
    if (CMTimeCompare(range.duration, kCMTimeZero) <= 0) return [self set:to at:range.start];
    if ([self count] >= film_most_ramps) return NO;
    for (size_t i = 0; i < [self count]; i++) {
        CMTimeRange there = [self ramps][i].range;
        BOOL isBefore = CMTimeCompare(CMTimeRangeGetEnd(there), range.start) <= 0;
        BOOL isBehind = CMTimeCompare(CMTimeRangeGetEnd(range), there.start) <= 0;
        if (!isBefore && !isBehind) return NO;
    }
    [self insert:(struct ramp){range, from, to}];
    return YES;
}

- (BOOL)set:(struct ramp_value)value at:(CMTime)time {
    if (!is_time(time) || [self count] >= film_most_ramps) return NO;
    struct ramp ramp = {CMTimeRangeMake(time, kCMTimeZero), value, value};
    for (size_t i = 0; i < [self count]; i++) {
        CMTimeRange there = [self ramps][i].range;
        BOOL isSet = CMTimeCompare(there.duration, kCMTimeZero) == 0;
        if (isSet && CMTimeCompare(there.start, time) == 0) {
            [self ramps][i] = ramp;
            return YES;
        }
        if (CMTimeCompare(there.start, time) < 0 && CMTimeCompare(time, CMTimeRangeGetEnd(there)) < 0) return NO;
    }
    [self insert:ramp];
    return YES;
}

// MARK: Asking

/// The last ramp that begins at or before a time; NULL if none does.
- (struct ramp *)lastAt:(CMTime)time next:(CMTime *)next {
    struct ramp *found = NULL;
    *next = kCMTimePositiveInfinity;
    for (size_t i = 0; i < [self count]; i++) {
        struct ramp *ramp = &[self ramps][i];
        if (CMTimeCompare(ramp->range.start, time) > 0) {
            *next = ramp->range.start;
            break;
        }
        found = ramp;
    }
    return found;
}

- (BOOL)rampAt:(CMTime)time from:(struct ramp_value *)from to:(struct ramp_value *)to range:(CMTimeRange *)range {
    if ([self count] == 0 || CMTIME_IS_INVALID(time)) return NO;
    CMTime next;
    struct ramp *ramp = [self lastAt:time next:&next];
    if (ramp == NULL) {
        *from = *to = _initial;
        *range = CMTimeRangeMake(kCMTimeZero, next);
        return YES;
    }
    BOOL isSet = CMTimeCompare(ramp->range.duration, kCMTimeZero) == 0;
    CMTime end = CMTimeRangeGetEnd(ramp->range);
    if (!isSet && CMTimeCompare(time, end) < 0) {
        *from = ramp->from;
        *to = ramp->to;
        *range = ramp->range;
        return YES;
    }
    // Behind the last ramp there is no value; one that was set holds on.
    if (!isSet && CMTIME_IS_POSITIVE_INFINITY(next)) return NO;
    *from = *to = ramp->to;
    *range = CMTIME_IS_POSITIVE_INFINITY(next) ? CMTimeRangeMake(end, kCMTimePositiveInfinity)
                                               : CMTimeRangeFromTimeToTime(end, next);
    return YES;
}

- (struct ramp_value)valueAt:(CMTime)time {
    CMTime next;
    struct ramp *ramp = [self lastAt:time next:&next];
    if (ramp == NULL) return _initial;
    double length = CMTimeGetSeconds(ramp->range.duration);
    double part = length > 0 ? CMTimeGetSeconds(CMTimeSubtract(time, ramp->range.start)) / length : 1;
    part = MAX(0, MIN(part, 1));
    struct ramp_value value;
    for (int i = 0; i < ramp_numbers; i++)
        value.numbers[i] = ramp->from.numbers[i] + (ramp->to.numbers[i] - ramp->from.numbers[i]) * part;
    return value;
}

- (NSData *)volumeRamps {
    NSMutableData *result = [NSMutableData data];
    for (size_t i = 0; i < [self count]; i++) {
        struct ramp *ramp = &[self ramps][i];
        struct film_volume_ramp volume = {CMTimeGetSeconds(ramp->range.start),
                                          CMTimeGetSeconds(CMTimeRangeGetEnd(ramp->range)),
                                          (float)ramp->from.numbers[0], (float)ramp->to.numbers[0]};
        [result appendBytes:&volume length:sizeof volume];
    }
    return result;
}

// MARK: Coding

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[NSData dataWithBytes:&_initial length:sizeof _initial] forKey:@"initial"];
    [coder encodeObject:_all forKey:@"ramps"];
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super init])) return nil;
    NSData *initial = [coder decodeObjectForKey:@"initial"], *all = [coder decodeObjectForKey:@"ramps"];
    if ([initial isKindOfClass:[NSData class]] && [initial length] == sizeof _initial)
        [initial getBytes:&_initial length:sizeof _initial];
    BOOL isWhole = [all isKindOfClass:[NSData class]] && [all length] % sizeof(struct ramp) == 0;
    _all = isWhole ? [all mutableCopy] : [[NSMutableData alloc] init];
    return self;
}

@end
