#pragma once
#import <UIKit/UIKit.h>

/// What an advertisement looks like: its text, and the words that it is one. Touches tell its owner.
@interface AdvertisementView : UIView
@property (nonatomic, copy) NSString *text;
/// Called when it was tapped.
@property (nonatomic, copy) void (^tapped)(void);
@end

/// The page that follows a tap, on the whole screen.
@interface AdvertisementPage : NSObject
- (id)initWithText:(NSString *)text;
/// `closed` is called when the user has closed it.
- (void)showAndCall:(void (^)(void))closed;
- (void)close;
@end
