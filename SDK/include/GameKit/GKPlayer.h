#pragma once
#import <GameKit/GKDefines.h>
#import <GameKit/GKError.h>
#import <UIKit/UIKit.h>

GK_EXTERN NSString *const GKPlayerDidChangeNotificationName;

enum { GKPhotoSizeSmall = 0, GKPhotoSizeNormal };
/// Since iOS 5.
typedef NSInteger GKPhotoSize;

/// A player of Game Center. Since iOS 4.1.
@interface GKPlayer : NSObject
+ (void)loadPlayersForIdentifiers:(NSArray *)identifiers
            withCompletionHandler:(void (^)(NSArray *players, NSError *error))completionHandler;
@property (nonatomic, readonly, copy) NSString *playerID;
@property (nonatomic, readonly, copy) NSString *alias;
@property (nonatomic, readonly) BOOL isFriend;
/// Since iOS 5.
/// A picture that follows from the alias.
- (void)loadPhotoForSize:(GKPhotoSize)size
    withCompletionHandler:(void (^)(UIImage *photo, NSError *error))completionHandler;
@end
