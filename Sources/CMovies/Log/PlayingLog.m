#import "Log/PlayingLog.h"
#import <QuartzCore/QuartzCore.h>
#include <math.h>

@implementation PlayingLog {
    NSURL *_url;
    NSString *_session;
    NSDate *_start;
    NSTimeInterval _startOffset, _watched, _from, _downloaded;
    BOOL _plays;
    NSInteger _stalls;
    NSUInteger _bytes;
    CFTimeInterval _firstBytes, _lastBytes;
    NSMutableArray *_errors;
}

- (id)initWithURL:(NSURL *)url {
    if ([url isFileURL] || !(self = [super init])) return nil;
    _url = url;
    CFUUIDRef number = CFUUIDCreate(NULL);
    _session = CFBridgingRelease(CFUUIDCreateString(NULL, number));
    CFRelease(number);
    _errors = [NSMutableArray array];
    return self;
}

// MARK: What happens

/// Counts what was watched since the last change.
- (void)countAt:(NSTimeInterval)time {
    if (_plays) _watched += fabs(time - _from);
    _from = time;
}

- (void)setRate:(double)rate at:(NSTimeInterval)time {
    [self countAt:time];
    _plays = rate != 0;
    if (!_plays || _start) return;
    _start = [NSDate date];
    _startOffset = time;
}

- (void)moveFrom:(NSTimeInterval)before to:(NSTimeInterval)time {
    [self countAt:before];
    _from = time;
}

- (void)stallAt:(NSTimeInterval)time {
    [self countAt:time];
    _stalls++;
}

- (void)receive:(NSUInteger)bytes duration:(NSTimeInterval)duration {
    if (_bytes == 0) _firstBytes = CACurrentMediaTime();
    _lastBytes = CACurrentMediaTime();
    _bytes = bytes;
    _downloaded = duration;
}

- (void)fail:(NSError *)error {
    NSError *cause = [[error userInfo] objectForKey:NSUnderlyingErrorKey];
    if (cause) error = cause;
    [_errors addObject:[NSDictionary dictionaryWithObjectsAndKeys:
        [NSDate date], @"date", [_url absoluteString], @"URI", [self server], @"serverAddress", _session, @"playbackSessionID",
        [NSNumber numberWithInteger:[error code]], @"errorStatusCode", [error domain], @"errorDomain",
        [error localizedDescription], @"errorComment", nil]];
}

// MARK: What is told

- (NSString *)server { return [_url host] ? [_url host] : @""; }
- (NSArray *)errors { return [_errors copy]; }

/// What is not known is negative, as Apple's is.
- (NSDictionary *)accessAt:(NSTimeInterval)time {
    if (_start == nil) return nil;
    double took = _lastBytes - _firstBytes, watched = _watched + (_plays ? fabs(time - _from) : 0);
    double rate = took > 0 ? (double)_bytes * 8 / took : -1;
    return [NSDictionary dictionaryWithObjectsAndKeys:
        [NSNumber numberWithInt:1], @"numberOfSegmentsDownloaded", _start, @"playbackStartDate", [_url absoluteString], @"URI",
        [self server], @"serverAddress", [NSNumber numberWithInt:0], @"numberOfServerAddressChanges",
        _session, @"playbackSessionID", [NSNumber numberWithDouble:_startOffset], @"playbackStartOffset",
        [NSNumber numberWithDouble:_downloaded], @"segmentsDownloadedDuration",
        [NSNumber numberWithDouble:watched], @"durationWatched", [NSNumber numberWithInteger:_stalls], @"numberOfStalls",
        [NSNumber numberWithLongLong:(long long)_bytes], @"numberOfBytesTransferred",
        [NSNumber numberWithDouble:rate], @"observedBitrate", [NSNumber numberWithDouble:-1], @"indicatedBitrate",
        [NSNumber numberWithInt:0], @"numberOfDroppedVideoFrames", nil];
}

@end
