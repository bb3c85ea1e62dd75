#import "GameCenterRefusal.h"
#import "Notice/Refusal.h"

@implementation GKAchievement

+ (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray *achievements, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

+ (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

- (id)init { return [self initWithIdentifier:nil]; }

- (id)initWithIdentifier:(NSString *)identifier {
    if ((self = [super init])) {
        _identifier = [identifier copy];
        _lastReportedDate = [NSDate date];
        _hidden = YES;
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _identifier = [[coder decodeObjectForKey:@"identifier"] copy];
        _lastReportedDate = [coder decodeObjectForKey:@"lastReportedDate"];
        _percentComplete = [coder decodeDoubleForKey:@"percentComplete"];
        _hidden = [coder decodeBoolForKey:@"hidden"];
        _showsCompletionBanner = [coder decodeBoolForKey:@"showsCompletionBanner"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_identifier forKey:@"identifier"];
    [coder encodeObject:_lastReportedDate forKey:@"lastReportedDate"];
    [coder encodeDouble:_percentComplete forKey:@"percentComplete"];
    [coder encodeBool:_hidden forKey:@"hidden"];
    [coder encodeBool:_showsCompletionBanner forKey:@"showsCompletionBanner"];
}

- (BOOL)isCompleted { return _percentComplete >= 100; }

- (void)reportAchievementWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

@end

@implementation GKAchievementDescription

+ (void)loadAchievementDescriptionsWithCompletionHandler:(void (^)(NSArray *descriptions,
                                                                   NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _identifier = [coder decodeObjectForKey:@"identifier"];
        _title = [coder decodeObjectForKey:@"title"];
        _achievedDescription = [coder decodeObjectForKey:@"achievedDescription"];
        _unachievedDescription = [coder decodeObjectForKey:@"unachievedDescription"];
        _maximumPoints = [coder decodeIntegerForKey:@"maximumPoints"];
        _hidden = [coder decodeBoolForKey:@"hidden"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_identifier forKey:@"identifier"];
    [coder encodeObject:_title forKey:@"title"];
    [coder encodeObject:_achievedDescription forKey:@"achievedDescription"];
    [coder encodeObject:_unachievedDescription forKey:@"unachievedDescription"];
    [coder encodeInteger:_maximumPoints forKey:@"maximumPoints"];
    [coder encodeBool:_hidden forKey:@"hidden"];
}

- (void)loadImageWithCompletionHandler:(void (^)(UIImage *image, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

+ (UIImage *)incompleteAchievementImage REFUSES(nil)
+ (UIImage *)placeholderCompletedAchievementImage REFUSES(nil)

@end
