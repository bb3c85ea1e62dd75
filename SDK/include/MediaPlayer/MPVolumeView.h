#pragma once
#import <UIKit/UIKit.h>

/// A slider for the device's volume. There is no button for routes: the device has no other loudspeakers.
@interface MPVolumeView : UIView <NSCoding>
- (CGSize)sizeThatFits:(CGSize)size;
@property (nonatomic) BOOL showsVolumeSlider;
@property (nonatomic) BOOL showsRouteButton;
@end
