#pragma once
#import <MapKit/MKAnnotationView.h>

enum { MKPinAnnotationColorRed = 0, MKPinAnnotationColorGreen, MKPinAnnotationColorPurple };
typedef NSUInteger MKPinAnnotationColor;

/// A pin, whose tip is at the annotation's place.
@interface MKPinAnnotationView : MKAnnotationView
@property (nonatomic) MKPinAnnotationColor pinColor;
/// Whether the pin falls from above when it comes.
@property (nonatomic) BOOL animatesDrop;
@end
