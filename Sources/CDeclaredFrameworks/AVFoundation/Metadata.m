#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVMetadataItem

- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error REFUSES_WITH_ERROR(0)
- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler REFUSES()
+ (NSArray *)metadataItemsFromArray:(NSArray *)array withLocale:(NSLocale *)locale REFUSES(nil)
+ (NSArray *)metadataItemsFromArray:(NSArray *)array withKey:(id)key keySpace:(NSString *)keySpace REFUSES(nil)
- (NSString *)stringValue { return nil; }
- (NSNumber *)numberValue { return nil; }
- (NSDate *)dateValue { return nil; }
- (NSData *)dataValue { return nil; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableMetadataItem
@synthesize key = _ownKey;
@synthesize keySpace = _ownKeySpace;
@synthesize locale = _ownLocale;
@synthesize time = _ownTime;
@synthesize duration = _ownDuration;
@synthesize value = _ownValue;
@synthesize extraAttributes = _ownExtraAttributes;

+ (AVMutableMetadataItem *)metadataItem REFUSES(nil)

@end

@implementation AVTimedMetadataGroup

- (id)initWithItems:(NSArray *)items timeRange:(CMTimeRange)timeRange REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVMutableTimedMetadataGroup
@synthesize timeRange = _ownTimeRange;
@synthesize items = _ownItems;
@end
