#pragma once
#import <UIKit/UIKit.h>

/// The grid that the map view shows instead of map tiles.
@interface MKMapGrid : UIView
/// The position of the world's north-west corner in the view's coordinates, in points.
@property (nonatomic) CGPoint origin;
@end
