#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Players/PlayerState.h"

@implementation GKPlayer

- (id)initWithMessage:(NSDictionary *)message {
    if ((self = [super init])) {
        _playerID = message_text(message, @"player");
        _alias = message_text(message, @"alias");
        _isFriend = [message_number(message, @"friend") boolValue];
    }
    return self;
}

+ (void)loadPlayersForIdentifiers:(NSArray *)identifiers
            withCompletionHandler:(void (^)(NSArray *players, NSError *error))completionHandler {
    NSMutableArray *wanted = [NSMutableArray array];
    for (NSString *identifier in identifiers) {
        if ([identifier isKindOfClass:[NSString class]]) [wanted addObject:identifier];
    }
    NSDictionary *fields = [NSDictionary dictionaryWithObject:wanted forKey:@"players"];
    game_center_ask(@"players", fields, ^(NSDictionary *answer, NSError *error) {
        if (completionHandler == nil) return;
        NSMutableArray *players = [NSMutableArray array];
        for (NSDictionary *message in message_list(answer, @"players")) {
            if ([message isKindOfClass:[NSDictionary class]]) [players addObject:[[GKPlayer alloc] initWithMessage:message]];
        }
        completionHandler(error ? nil : players, error);
    });
}

- (void)loadPhotoForSize:(GKPhotoSize)size
    withCompletionHandler:(void (^)(UIImage *photo, NSError *error))completionHandler {
    NSString *alias = _alias;
    game_center_later(^{
        if (completionHandler == nil) return;
        if (alias == nil) return completionHandler(nil, game_center_error(GKErrorInvalidParameter));
        completionHandler(player_picture(alias, size == GKPhotoSizeSmall ? 44 : 256), nil);
    });
}

- (BOOL)isEqual:(id)object {
    return object == self ||
           ([object isKindOfClass:[GKPlayer class]] && [((GKPlayer *)object)->_playerID isEqualToString:_playerID]);
}

- (NSUInteger)hash { return [_playerID hash]; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p; %@ “%@”>", [self class], self, _playerID, _alias];
}

@end

UIImage *player_picture(NSString *alias, CGFloat side) {
    NSUInteger sum = 0;
    for (NSUInteger i = 0; i < alias.length; i++) sum = sum * 31 + [alias characterAtIndex:i];
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(side, side), YES, 0);
    [[UIColor colorWithHue:(sum % 12) / 12.0 saturation:0.5 brightness:0.7 alpha:1] set];
    UIRectFill(CGRectMake(0, 0, side, side));
    [[UIColor whiteColor] set];
    NSString *letter = alias.length ? [[alias substringToIndex:1] uppercaseString] : @"?";
    UIFont *font = [UIFont boldSystemFontOfSize:side * 0.6];
    CGSize size = [letter sizeWithFont:font];
    [letter drawAtPoint:CGPointMake((side - size.width) / 2, (side - size.height) / 2) withFont:font];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}
