#pragma once
#import <UIKit/UIKit.h>

/// The squares of a map whose pictures have not come.
@interface MKMapGrid : UIView
/// Where the world's north-western corner is, in the view's points.
@property (nonatomic) CGPoint origin;
@end
