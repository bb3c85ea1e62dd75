#pragma once
#import <MapKit/MKAnnotation.h>
#import <UIKit/UIKit.h>

/// The user info is nil; the object is the annotation whose title or subtitle has changed.
MK_EXTERN NSString *MKAnnotationCalloutInfoDidChangeNotification;

enum {
    MKAnnotationViewDragStateNone = 0,
    MKAnnotationViewDragStateStarting,
    MKAnnotationViewDragStateDragging,
    MKAnnotationViewDragStateCanceling,
    MKAnnotationViewDragStateEnding
};
typedef NSUInteger MKAnnotationViewDragState;

@interface MKAnnotationView : UIView
- (id)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)reuseIdentifier;
@property (nonatomic, readonly) NSString *reuseIdentifier;
- (void)prepareForReuse;
@property (nonatomic, retain) id<MKAnnotation> annotation;
/// The view takes the image's size.
@property (nonatomic, retain) UIImage *image;
/// From the annotation's place to the view's centre, in points.
@property (nonatomic) CGPoint centerOffset;
/// From the middle of the view's upper edge to the callout's tip, in points.
@property (nonatomic) CGPoint calloutOffset;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@property (nonatomic) BOOL canShowCallout;
@property (nonatomic, retain) UIView *leftCalloutAccessoryView;
@property (nonatomic, retain) UIView *rightCalloutAccessoryView;
/// - Status: stub
@property (nonatomic, getter=isDraggable) BOOL draggable;
/// - Status: stub
@property (nonatomic) MKAnnotationViewDragState dragState;
/// - Status: stub
- (void)setDragState:(MKAnnotationViewDragState)newDragState animated:(BOOL)animated;
@end
