#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Scores/ScoreState.h"

@implementation GKAchievement

+ (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray *achievements, NSError *error))completionHandler {
    game_center_ask(@"achievements", nil, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        NSMutableArray *achievements = [NSMutableArray array];
        for (NSDictionary *message in message_list(answer, @"achievements")) {
            if (![message isKindOfClass:[NSDictionary class]]) continue;
            [achievements addObject:[[GKAchievement alloc] initWithMessage:message]];
        }
        completionHandler(error ? nil : achievements, error);
    });
}

+ (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_ask(@"reset-achievements", nil, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler) completionHandler(error);
    });
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

- (id)initWithMessage:(NSDictionary *)message {
    if ((self = [super init])) {
        _identifier = message_text(message, @"name");
        _percentComplete = [message_number(message, @"percent") doubleValue];
        _lastReportedDate = message_date(message, @"date");
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
    NSDictionary *fields =
        [NSDictionary dictionaryWithObjectsAndKeys:_identifier ?: @"", @"name",
                                                   [NSNumber numberWithDouble:_percentComplete], @"percent", nil];
    game_center_ask(@"report-achievement", fields, ^(NSDictionary *answer, NSError *error) {
        if (answer) {
            _lastReportedDate = [NSDate date];
            _hidden = NO;
        }
        if (completionHandler) completionHandler(error);
        NSString *title = message_text(answer, @"earned");
        if (title == nil || !_showsCompletionBanner) return;
        [GKNotificationBanner showBannerWithTitle:title message:message_text(answer, @"message") completionHandler:nil];
    });
}

@end
