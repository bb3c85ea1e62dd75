#import "Asset/AssetState.h"
#import "Dispatch/Queues.h"

@implementation AVMetadataItem

- (id)initWithCommonKey:(NSString *)key value:(id)value {
    return [self initWithKey:key space:AVMetadataKeySpaceCommon common:key value:value];
}

- (id)initWithCommonKey:(NSString *)key value:(id)value locale:(NSLocale *)locale range:(CMTimeRange)range {
    if (!(self = [self initWithCommonKey:key value:value])) return nil;
    _locale = [locale copy];
    _time = range.start;
    _duration = range.duration;
    return self;
}

- (id)initWithKey:(id)key space:(NSString *)space common:(NSString *)common value:(id)value {
    if (!(self = [super init])) return nil;
    _key = [key copy];
    _commonKey = [common copy];
    _keySpace = [space copy];
    _value = [value copyWithZone:NULL];
    _time = _duration = kCMTimeInvalid;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    AVMutableMetadataItem *item = [AVMutableMetadataItem metadataItem];
    item.key = self.key;
    item.keySpace = self.keySpace;
    item.locale = self.locale;
    item.time = self.time;
    item.duration = self.duration;
    item.value = self.value;
    item.extraAttributes = self.extraAttributes;
    return item;
}

// MARK: The value as another one

- (NSString *)stringValue {
    id value = self.value;
    if ([value isKindOfClass:[NSString class]]) return value;
    return [value isKindOfClass:[NSNumber class]] ? [value stringValue] : nil;
}

- (NSNumber *)numberValue {
    id value = self.value;
    if ([value isKindOfClass:[NSNumber class]]) return value;
    if (![value isKindOfClass:[NSString class]]) return nil;
    double number;
    NSScanner *scanner = [NSScanner scannerWithString:value];
    return [scanner scanDouble:&number] && [scanner isAtEnd] ? [NSNumber numberWithDouble:number] : nil;
}

/// Dates of ISO 8601, as files have them.
- (NSDate *)dateValue {
    id value = self.value;
    if ([value isKindOfClass:[NSDate class]]) return value;
    if (![value isKindOfClass:[NSString class]] || [value length] < 10) return nil;
    BOOL hasTime = [value length] >= 19;
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    formatter.dateFormat = hasTime ? @"yyyy-MM-dd'T'HH:mm:ss" : @"yyyy-MM-dd";
    return [formatter dateFromString:[value substringToIndex:hasTime ? 19 : 10]];
}

- (NSData *)dataValue { return [self.value isKindOfClass:[NSData class]] ? (NSData *)self.value : nil; }

// MARK: Loading: all is there

- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error { return AVKeyValueStatusLoaded; }

- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler {
    if (handler) dispatch_async(dispatch_get_global_queue(0, 0), handler);
}

// MARK: Choosing

+ (NSArray *)items:(NSArray *)array that:(BOOL (^)(AVMetadataItem *item))matches {
    NSMutableArray *items = [NSMutableArray array];
    for (AVMetadataItem *item in array) {
        if (matches(item)) [items addObject:item];
    }
    return items;
}

+ (NSArray *)metadataItemsFromArray:(NSArray *)array withLocale:(NSLocale *)locale {
    return [self items:array that:^(AVMetadataItem *item) { return [item.locale isEqual:locale]; }];
}

/// A nil key or key space matches all.
+ (NSArray *)metadataItemsFromArray:(NSArray *)array withKey:(id)key keySpace:(NSString *)keySpace {
    return [self items:array that:^BOOL(AVMetadataItem *item) {
        BOOL isCommon = [keySpace isEqualToString:AVMetadataKeySpaceCommon];
        if (keySpace && !isCommon && ![item.keySpace isEqualToString:keySpace]) return NO;
        id there = isCommon ? item.commonKey : item.key;
        return key ? [key isEqual:there] : !isCommon || there != nil;
    }];
}

@end

@implementation AVMutableMetadataItem
@synthesize key = _ownKey;
@synthesize keySpace = _ownKeySpace;
@synthesize locale = _ownLocale;
@synthesize time = _ownTime;
@synthesize duration = _ownDuration;
@synthesize value = _ownValue;
@synthesize extraAttributes = _ownExtraAttributes;

+ (AVMutableMetadataItem *)metadataItem {
    AVMutableMetadataItem *item = [[self alloc] init];
    item.time = item.duration = kCMTimeInvalid;
    return item;
}

- (NSString *)commonKey {
    BOOL isCommon = [_ownKeySpace isEqualToString:AVMetadataKeySpaceCommon];
    return isCommon && [(id)_ownKey isKindOfClass:[NSString class]] ? (NSString *)_ownKey : nil;
}

- (id)copyWithZone:(NSZone *)zone { return [self mutableCopyWithZone:zone]; }

@end
