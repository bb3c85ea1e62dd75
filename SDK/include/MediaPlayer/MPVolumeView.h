#pragma once
#import <UIKit/UIKit.h>

/// A slider for the volume, which moves, but does not change anything.
///
/// - Status: stub
@interface MPVolumeView : UIView <NSCoding>
- (CGSize)sizeThatFits:(CGSize)size;
@property (nonatomic) BOOL showsVolumeSlider;
@property (nonatomic) BOOL showsRouteButton;
@end
