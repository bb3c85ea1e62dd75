// Values that take their time. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>

enum {
    AVKeyValueStatusUnknown = 0,
    AVKeyValueStatusLoading = 1,
    AVKeyValueStatusLoaded = 2,
    AVKeyValueStatusFailed = 3,
    AVKeyValueStatusCancelled = 4
};
typedef NSInteger AVKeyValueStatus;

@protocol AVAsynchronousKeyValueLoading
@required
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error;
- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler;
@end
