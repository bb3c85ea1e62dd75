#import <AVFoundation/AVTime.h>
#import <AVFoundation/AVUtilities.h>
#import <Foundation/Foundation.h>

@implementation NSValue (NSValueAVFoundationExtensions)

+ (NSValue *)valueWithCMTime:(CMTime)time { return [NSValue valueWithBytes:&time objCType:@encode(CMTime)]; }

+ (NSValue *)valueWithCMTimeRange:(CMTimeRange)timeRange {
    return [NSValue valueWithBytes:&timeRange objCType:@encode(CMTimeRange)];
}

+ (NSValue *)valueWithCMTimeMapping:(CMTimeMapping)timeMapping {
    return [NSValue valueWithBytes:&timeMapping objCType:@encode(CMTimeMapping)];
}

- (CMTime)CMTimeValue {
    CMTime time = kCMTimeInvalid;
    if (strcmp([self objCType], @encode(CMTime)) == 0) [self getValue:&time];
    return time;
}

- (CMTimeRange)CMTimeRangeValue {
    CMTimeRange range = kCMTimeRangeInvalid;
    if (strcmp([self objCType], @encode(CMTimeRange)) == 0) [self getValue:&range];
    return range;
}

- (CMTimeMapping)CMTimeMappingValue {
    CMTimeMapping mapping = {kCMTimeRangeInvalid, kCMTimeRangeInvalid};
    if (strcmp([self objCType], @encode(CMTimeMapping)) == 0) [self getValue:&mapping];
    return mapping;
}

@end

// Archives contain a CMTime as the dictionary of CMTimeCopyAsDictionary.
@implementation NSCoder (AVTimeCoding)

- (void)encodeCMTime:(CMTime)time forKey:(NSString *)key {
    [self encodeObject:(__bridge_transfer id)CMTimeCopyAsDictionary(time, NULL) forKey:key];
}

- (CMTime)decodeCMTimeForKey:(NSString *)key {
    return CMTimeMakeFromDictionary((__bridge CFDictionaryRef)[self decodeObjectForKey:key]);
}

- (void)encodeCMTimeRange:(CMTimeRange)timeRange forKey:(NSString *)key {
    [self encodeObject:(__bridge_transfer id)CMTimeRangeCopyAsDictionary(timeRange, NULL) forKey:key];
}

- (CMTimeRange)decodeCMTimeRangeForKey:(NSString *)key {
    return CMTimeRangeMakeFromDictionary((__bridge CFDictionaryRef)[self decodeObjectForKey:key]);
}

- (void)encodeCMTimeMapping:(CMTimeMapping)timeMapping forKey:(NSString *)key {
    [self encodeCMTimeRange:timeMapping.source forKey:[key stringByAppendingString:@".source"]];
    [self encodeCMTimeRange:timeMapping.target forKey:[key stringByAppendingString:@".target"]];
}

- (CMTimeMapping)decodeCMTimeMappingForKey:(NSString *)key {
    return (CMTimeMapping){[self decodeCMTimeRangeForKey:[key stringByAppendingString:@".source"]],
                           [self decodeCMTimeRangeForKey:[key stringByAppendingString:@".target"]]};
}

@end

CGRect AVMakeRectWithAspectRatioInsideRect(CGSize aspectRatio, CGRect boundingRect) {
    if (aspectRatio.width <= 0 || aspectRatio.height <= 0) return CGRectZero;
    CGFloat scale = MIN(boundingRect.size.width / aspectRatio.width, boundingRect.size.height / aspectRatio.height);
    CGSize size = CGSizeMake(aspectRatio.width * scale, aspectRatio.height * scale);
    return CGRectMake(boundingRect.origin.x + (boundingRect.size.width - size.width) / 2,
                      boundingRect.origin.y + (boundingRect.size.height - size.height) / 2, size.width, size.height);
}
