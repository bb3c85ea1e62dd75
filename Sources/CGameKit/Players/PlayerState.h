#pragma once
#import <GameKit/GameKit.h>

@interface GKPlayer () {
@public
    NSString *_playerID;
    NSString *_alias;
    BOOL _isFriend;
}
/// A player as Game Center describes one.
- (id)initWithMessage:(NSDictionary *)message;
@end

@interface GKLocalPlayer () {
@public
    NSArray *_friends;
    BOOL _authenticated;
}
/// Somebody else is signed in on the device now, or nobody.
- (void)takePlayer:(NSDictionary *)message;
@end

/// The picture of a player: a colour that follows from the alias, and its first letter.
extern UIImage *player_picture(NSString *alias, CGFloat side);
