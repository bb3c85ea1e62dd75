// Times of Core Media are added, compared, rounded and mapped as fractions.
// > {5/10 = 0.500}
// > {7/12 = 0.583}
// > 660
// > 1 0 -1
// > {2/1 = 2.000}
// > {3/2 = 1.500, rounded}
// > {INVALID} {+INFINITY} {-INFINITY} {INDEFINITE}
// > 1 0 1
// > {{2/1 = 2.000}, {3/1 = 3.000}}
// > {{0/1 = 0.000}, {10/1 = 10.000}}
// > 1 0 0
// > 15
// > {7/3 = 2.333}
// > 1
#import <AVFoundation/AVFoundation.h>

static NSString *text(CMTime time) { return [(NSString *)CMTimeCopyDescription(NULL, time) autorelease]; }
static NSString *rangeText(CMTimeRange range) { return [(NSString *)CMTimeRangeCopyDescription(NULL, range) autorelease]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    printf("%s\n", [text(CMTimeAdd(CMTimeMake(2, 10), CMTimeMake(3, 10))) UTF8String]);
    printf("%s\n", [text(CMTimeAdd(CMTimeMake(1, 3), CMTimeMake(1, 4))) UTF8String]);
    printf("%lld\n", (long long)CMTimeMakeWithSeconds(1.1, 600).value);
    printf("%d %d %d\n", CMTimeCompare(CMTimeMake(1, 2), CMTimeMake(1, 3)), CMTimeCompare(CMTimeMake(1, 2), CMTimeMake(2, 4)),
           CMTimeCompare(CMTimeMake(1, 3), kCMTimePositiveInfinity));
    printf("%s\n", [text(CMTimeConvertScale(CMTimeMake(20, 10), 1, kCMTimeRoundingMethod_Default)) UTF8String]);
    printf("%s\n", [text(CMTimeConvertScale(CMTimeMake(13, 10), 2, kCMTimeRoundingMethod_RoundHalfAwayFromZero)) UTF8String]);
    printf("%s %s %s %s\n", [text(CMTimeMake(1, 0)) UTF8String],
           [text(CMTimeAdd(kCMTimePositiveInfinity, CMTimeMake(1, 1))) UTF8String],
           [text(CMTimeSubtract(kCMTimeZero, kCMTimePositiveInfinity)) UTF8String], [text(kCMTimeIndefinite) UTF8String]);
    printf("%d %d %d\n", CMTIME_IS_NUMERIC(kCMTimeZero), CMTIME_IS_VALID(kCMTimeInvalid),
           CMTIME_COMPARE_INLINE(CMTimeMake(1, 2), <, CMTimeMake(2, 3)));
    CMTimeRange first = CMTimeRangeMake(kCMTimeZero, CMTimeMake(5, 1));
    CMTimeRange second = CMTimeRangeMake(CMTimeMake(2, 1), CMTimeMake(8, 1));
    printf("%s\n%s\n", [rangeText(CMTimeRangeGetIntersection(first, second)) UTF8String],
           [rangeText(CMTimeRangeGetUnion(first, second)) UTF8String]);
    printf("%d %d %d\n", CMTimeRangeContainsTime(first, kCMTimeZero), CMTimeRangeContainsTime(first, CMTimeMake(5, 1)),
           CMTimeRangeContainsTimeRange(first, second));
    CMTime mapped = CMTimeMapTimeFromRangeToRange(CMTimeMake(5, 1), second, CMTimeRangeMake(CMTimeMake(12, 1), CMTimeMake(8, 1)));
    printf("%g\n", CMTimeGetSeconds(mapped));
    CMTime copied = CMTimeMakeFromDictionary((CFDictionaryRef)[(id)CMTimeCopyAsDictionary(CMTimeMake(7, 3), NULL) autorelease]);
    printf("%s\n", [text(copied) UTF8String]);
    printf("%d\n", CMTimeCompare([[NSValue valueWithCMTime:copied] CMTimeValue], copied) == 0);
    [pool release];
    return 0;
}
