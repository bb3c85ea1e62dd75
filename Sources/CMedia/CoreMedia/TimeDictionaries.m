// Converts times and time ranges to dictionaries and to description strings.
#import <CoreMedia/CMTimeRange.h>
#import <Foundation/Foundation.h>

static NSString *key(CFStringRef name) { return (__bridge NSString *)name; }

CFDictionaryRef CMTimeCopyAsDictionary(CMTime time, CFAllocatorRef allocator) {
    NSDictionary *dictionary = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithLongLong:time.value], key(kCMTimeValueKey),
                                     [NSNumber numberWithInt:time.timescale], key(kCMTimeScaleKey),
                                     [NSNumber numberWithUnsignedInt:time.flags], key(kCMTimeFlagsKey),
                                     [NSNumber numberWithLongLong:time.epoch], key(kCMTimeEpochKey), nil];
    return (__bridge_retained CFDictionaryRef)dictionary;
}

CMTime CMTimeMakeFromDictionary(CFDictionaryRef dict) {
    NSDictionary *dictionary = (__bridge NSDictionary *)dict;
    if (![dictionary isKindOfClass:[NSDictionary class]]) return kCMTimeInvalid;
    NSNumber *value = [dictionary objectForKey:key(kCMTimeValueKey)];
    NSNumber *timescale = [dictionary objectForKey:key(kCMTimeScaleKey)];
    NSNumber *flags = [dictionary objectForKey:key(kCMTimeFlagsKey)];
    NSNumber *epoch = [dictionary objectForKey:key(kCMTimeEpochKey)];
    for (id number in [NSArray arrayWithObjects:value ?: (id)@"", timescale ?: (id)@"", flags ?: (id)@"", nil])
        if (![number isKindOfClass:[NSNumber class]]) return kCMTimeInvalid;
    CMTime time = {[value longLongValue], [timescale intValue], [flags unsignedIntValue],
                   [epoch isKindOfClass:[NSNumber class]] ? [epoch longLongValue] : 0};
    if (CMTIME_IS_NUMERIC(time) && time.timescale <= 0) return kCMTimeInvalid;
    return time;
}

static NSString *description(CMTime time) {
    if (CMTIME_IS_INVALID(time)) return @"{INVALID}";
    if (CMTIME_IS_INDEFINITE(time)) return @"{INDEFINITE}";
    if (CMTIME_IS_POSITIVE_INFINITY(time)) return @"{+INFINITY}";
    if (CMTIME_IS_NEGATIVE_INFINITY(time)) return @"{-INFINITY}";
    NSString *epoch = time.epoch ? [NSString stringWithFormat:@", epoch = %lld", (long long)time.epoch] : @"";
    return [NSString stringWithFormat:@"{%lld/%d = %.3f%@%@}", (long long)time.value, time.timescale,
                                      CMTimeGetSeconds(time), epoch,
                                      CMTIME_HAS_BEEN_ROUNDED(time) ? @", rounded" : @""];
}

CFStringRef CMTimeCopyDescription(CFAllocatorRef allocator, CMTime time) {
    return (__bridge_retained CFStringRef)description(time);
}

void CMTimeShow(CMTime time) { fprintf(stderr, "%s\n", [description(time) UTF8String]); }

CFDictionaryRef CMTimeRangeCopyAsDictionary(CMTimeRange range, CFAllocatorRef allocator) {
    NSDictionary *start = (__bridge_transfer NSDictionary *)CMTimeCopyAsDictionary(range.start, allocator);
    NSDictionary *duration = (__bridge_transfer NSDictionary *)CMTimeCopyAsDictionary(range.duration, allocator);
    NSDictionary *dictionary = [NSDictionary dictionaryWithObjectsAndKeys:start, key(kCMTimeRangeStartKey), duration,
                                                                          key(kCMTimeRangeDurationKey), nil];
    return (__bridge_retained CFDictionaryRef)dictionary;
}

CMTimeRange CMTimeRangeMakeFromDictionary(CFDictionaryRef dict) {
    NSDictionary *dictionary = (__bridge NSDictionary *)dict;
    if (![dictionary isKindOfClass:[NSDictionary class]]) return kCMTimeRangeInvalid;
    CFTypeRef start = (__bridge CFTypeRef)[dictionary objectForKey:key(kCMTimeRangeStartKey)];
    CFTypeRef duration = (__bridge CFTypeRef)[dictionary objectForKey:key(kCMTimeRangeDurationKey)];
    return CMTimeRangeMake(CMTimeMakeFromDictionary(start), CMTimeMakeFromDictionary(duration));
}

CFStringRef CMTimeRangeCopyDescription(CFAllocatorRef allocator, CMTimeRange range) {
    if (CMTIMERANGE_IS_INVALID(range)) return (__bridge_retained CFStringRef) @"{INVALID}";
    NSString *text = [NSString stringWithFormat:@"{%@, %@}", description(range.start), description(range.duration)];
    return (__bridge_retained CFStringRef)text;
}

void CMTimeRangeShow(CMTimeRange range) {
    NSString *text = (__bridge_transfer NSString *)CMTimeRangeCopyDescription(NULL, range);
    fprintf(stderr, "%s\n", [text UTF8String]);
}
