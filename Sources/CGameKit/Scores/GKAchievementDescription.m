#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Scores/ScoreState.h"

@implementation GKAchievementDescription {
    /// The name of a picture in the app.
    NSString *_picture;
}

+ (void)loadAchievementDescriptionsWithCompletionHandler:(void (^)(NSArray *descriptions,
                                                                   NSError *error))completionHandler {
    game_center_ask(@"descriptions", nil, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        NSMutableArray *descriptions = [NSMutableArray array];
        for (NSDictionary *message in message_list(answer, @"descriptions")) {
            if (![message isKindOfClass:[NSDictionary class]]) continue;
            [descriptions addObject:[[GKAchievementDescription alloc] initWithMessage:message]];
        }
        completionHandler(error ? nil : descriptions, error);
    });
}

- (id)initWithMessage:(NSDictionary *)message {
    if ((self = [super init])) {
        _identifier = message_text(message, @"name");
        _title = message_text(message, @"title");
        _unachievedDescription = message_text(message, @"unachieved");
        _achievedDescription = message_text(message, @"achieved");
        _maximumPoints = [message_number(message, @"points") integerValue];
        _hidden = [message_number(message, @"hidden") boolValue];
        _picture = message_text(message, @"image");
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _identifier = [coder decodeObjectForKey:@"identifier"];
        _title = [coder decodeObjectForKey:@"title"];
        _achievedDescription = [coder decodeObjectForKey:@"achievedDescription"];
        _unachievedDescription = [coder decodeObjectForKey:@"unachievedDescription"];
        _maximumPoints = [coder decodeIntegerForKey:@"maximumPoints"];
        _hidden = [coder decodeBoolForKey:@"hidden"];
        _picture = [coder decodeObjectForKey:@"picture"];
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
    [coder encodeObject:_picture forKey:@"picture"];
}

- (void)loadImageWithCompletionHandler:(void (^)(UIImage *image, NSError *error))completionHandler {
    game_center_later(^{
        if (_image == nil) {
            _image = (_picture.length ? [UIImage imageNamed:_picture] : nil)
                         ?: [GKAchievementDescription placeholderCompletedAchievementImage];
        }
        if (completionHandler) completionHandler(_image, nil);
    });
}

/// A disc with a star: bright when it is earned.
static UIImage *star_image(UIColor *disc, UIColor *star) {
    CGFloat side = 64;
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(side, side), NO, 0);
    [disc set];
    [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(2, 2, side - 4, side - 4)] fill];
    UIBezierPath *path = [UIBezierPath bezierPath];
    for (int i = 0; i < 10; i++) {
        CGFloat radius = i % 2 ? 10 : 24, angle = (CGFloat)(i * M_PI / 5 - M_PI / 2);
        CGPoint point = CGPointMake(side / 2 + radius * cos(angle), side / 2 + radius * sin(angle));
        if (i == 0) [path moveToPoint:point];
        else [path addLineToPoint:point];
    }
    [path closePath];
    [star set];
    [path fill];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

+ (UIImage *)incompleteAchievementImage {
    static UIImage *image;
    if (image == nil) {
        image = star_image([UIColor colorWithWhite:0.45 alpha:1], [UIColor colorWithWhite:0.65 alpha:1]);
    }
    return image;
}

+ (UIImage *)placeholderCompletedAchievementImage {
    static UIImage *image;
    if (image == nil) {
        image = star_image([UIColor colorWithRed:0.55 green:0.3 blue:0.1 alpha:1],
                           [UIColor colorWithRed:1 green:0.85 blue:0.3 alpha:1]);
    }
    return image;
}

@end
