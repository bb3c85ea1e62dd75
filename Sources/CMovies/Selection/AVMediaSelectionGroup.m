// After "AVMediaSelectionGroup Class Reference" of iOS 5.

#import "Selection/SelectionState.h"

@implementation AVMediaSelectionGroup

- (id)initWithTracks:(NSArray *)tracks allowsEmptySelection:(BOOL)allowsEmptySelection {
    if (!(self = [super init])) return nil;
    NSMutableArray *options = [NSMutableArray array];
    for (AVAssetTrack *track in tracks) [options addObject:[[AVMediaSelectionOption alloc] initWithTrack:track]];
    _options = options;
    _allowsEmptySelection = allowsEmptySelection;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (AVMediaSelectionOption *)mediaSelectionOptionWithPropertyList:(id)plist {
    for (AVMediaSelectionOption *option in _options) {
        if ([[option propertyList] isEqual:plist]) return option;
    }
    return nil;
}

// MARK: Choosing

+ (NSArray *)options:(NSArray *)options that:(BOOL (^)(AVMediaSelectionOption *option))matches {
    NSMutableArray *result = [NSMutableArray array];
    for (AVMediaSelectionOption *option in options) {
        if (matches(option)) [result addObject:option];
    }
    return result;
}

+ (NSArray *)playableMediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions {
    return [self options:mediaSelectionOptions that:^(AVMediaSelectionOption *option) { return option.playable; }];
}

+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions withLocale:(NSLocale *)locale {
    return [self options:mediaSelectionOptions that:^BOOL(AVMediaSelectionOption *option) {
        return [[option.locale localeIdentifier] isEqualToString:[locale localeIdentifier]];
    }];
}

static BOOL has_all(AVMediaSelectionOption *option, NSArray *characteristics) {
    for (NSString *each in characteristics) {
        if (![option hasMediaCharacteristic:each]) return NO;
    }
    return YES;
}

+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
                   withMediaCharacteristics:(NSArray *)mediaCharacteristics {
    return [self options:mediaSelectionOptions
                    that:^(AVMediaSelectionOption *option) { return has_all(option, mediaCharacteristics); }];
}

+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
                withoutMediaCharacteristics:(NSArray *)mediaCharacteristics {
    return [self options:mediaSelectionOptions that:^BOOL(AVMediaSelectionOption *option) {
        for (NSString *each in mediaCharacteristics) {
            if ([option hasMediaCharacteristic:each]) return NO;
        }
        return YES;
    }];
}

@end
