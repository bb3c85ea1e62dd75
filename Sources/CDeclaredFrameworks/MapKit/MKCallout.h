#pragma once
#import <MapKit/MKAnnotationView.h>

/// The bubble above a selected annotation: title, subtitle, and a view on either side.
@interface MKCallout : UIView
- (id)initWithAnnotationView:(MKAnnotationView *)view;
/// Puts the tip of the bubble at a place of the superview, as far as it does not leave `bounds` sideways.
- (void)pointAt:(CGPoint)tip within:(CGRect)bounds;
/// Grows out of its tip, a little too large at first.
- (void)popUp;
@end
