#pragma once
#import <MapKit/MKAnnotationView.h>

/// The callout bubble of the selected annotation: title, subtitle, and left and right accessory view.
@interface MKCallout : UIView
- (id)initWithAnnotationView:(MKAnnotationView *)view;
/// Places the tip at a point of the superview. The bubble moves sideways to stay within `bounds`.
- (void)pointAt:(CGPoint)tip within:(CGRect)bounds;
/// Animates the appearance: the bubble grows from its tip and overshoots slightly.
- (void)popUp;
@end
