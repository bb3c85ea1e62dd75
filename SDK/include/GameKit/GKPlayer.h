#pragma once
#import <GameKit/GKDefines.h>
#import <GameKit/GKError.h>
#import <UIKit/UIKit.h>

GK_EXTERN NSString *const GKPlayerDidChangeNotificationName;

enum { GKPhotoSizeSmall = 0, GKPhotoSizeNormal };
/// Since iOS 5.
typedef NSInteger GKPhotoSize;

/// A player of the game centre. Since iOS 4.1.
///
/// - Status: stub
@interface GKPlayer : NSObject
/// The handler gets GKErrorNotAuthenticated.
///
/// - Status: stub
+ (void)loadPlayersForIdentifiers:(NSArray *)identifiers
            withCompletionHandler:(void (^)(NSArray *players, NSError *error))completionHandler;
@property (nonatomic, readonly, copy) NSString *playerID;
@property (nonatomic, readonly, copy) NSString *alias;
@property (nonatomic, readonly) BOOL isFriend;
/// Since iOS 5.
///
/// - Status: stub
- (void)loadPhotoForSize:(GKPhotoSize)size
    withCompletionHandler:(void (^)(UIImage *photo, NSError *error))completionHandler;
@end
