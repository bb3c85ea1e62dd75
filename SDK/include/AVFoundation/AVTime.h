// Times of Core Media in collections and archives. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMTime.h>
#import <CoreMedia/CMTimeRange.h>

@interface NSValue (NSValueAVFoundationExtensions)
+ (NSValue *)valueWithCMTime:(CMTime)time;
- (CMTime)CMTimeValue;
+ (NSValue *)valueWithCMTimeRange:(CMTimeRange)timeRange;
- (CMTimeRange)CMTimeRangeValue;
+ (NSValue *)valueWithCMTimeMapping:(CMTimeMapping)timeMapping;
- (CMTimeMapping)CMTimeMappingValue;
@end

@interface NSCoder (AVTimeCoding)
- (void)encodeCMTime:(CMTime)time forKey:(NSString *)key;
- (CMTime)decodeCMTimeForKey:(NSString *)key;
- (void)encodeCMTimeRange:(CMTimeRange)timeRange forKey:(NSString *)key;
- (CMTimeRange)decodeCMTimeRangeForKey:(NSString *)key;
- (void)encodeCMTimeMapping:(CMTimeMapping)timeMapping forKey:(NSString *)key;
- (CMTimeMapping)decodeCMTimeMappingForKey:(NSString *)key;
@end
