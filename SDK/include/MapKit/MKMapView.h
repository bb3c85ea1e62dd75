#pragma once
#import <MapKit/MKAnnotation.h>
#import <MapKit/MKAnnotationView.h>
#import <MapKit/MKOverlay.h>
#import <UIKit/UIKit.h>

@class MKOverlayView, MKUserLocation;
@protocol MKMapViewDelegate;

enum {
    MKUserTrackingModeNone = 0,
    MKUserTrackingModeFollow = 1,
    MKUserTrackingModeFollowWithHeading = 2
};
typedef NSInteger MKUserTrackingMode;

/// A map. There are no tiles yet: it shows the grid of an empty map, which is moved and zoomed, with its annotations.
@interface MKMapView : UIView <NSCoding>
@property (nonatomic, assign) id<MKMapViewDelegate> delegate;
/// - Status: stub
@property (nonatomic) MKMapType mapType;

/// The region in sight. What is set is fitted to the view's shape; one that does not exist raises
/// NSInvalidArgumentException.
@property (nonatomic) MKCoordinateRegion region;
- (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated;
@property (nonatomic) CLLocationCoordinate2D centerCoordinate;
- (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated;
- (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)region;
/// Since iOS 4.
@property (nonatomic) MKMapRect visibleMapRect;
- (void)setVisibleMapRect:(MKMapRect)mapRect animated:(BOOL)animated;
- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect;
/// The padding is in points.
- (void)setVisibleMapRect:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets animated:(BOOL)animate;
- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets;

- (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(UIView *)view;
- (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(UIView *)view;
- (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(UIView *)view;
- (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(UIView *)view;

@property (nonatomic, getter=isZoomEnabled) BOOL zoomEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;

@property (nonatomic) BOOL showsUserLocation;
@property (nonatomic, readonly) MKUserLocation *userLocation;
/// Since iOS 5.
///
/// - Status: stub
@property (nonatomic) MKUserTrackingMode userTrackingMode;
/// - Status: stub
- (void)setUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
@property (nonatomic, readonly, getter=isUserLocationVisible) BOOL userLocationVisible;

- (void)addAnnotation:(id<MKAnnotation>)annotation;
- (void)addAnnotations:(NSArray *)annotations;
- (void)removeAnnotation:(id<MKAnnotation>)annotation;
- (void)removeAnnotations:(NSArray *)annotations;
@property (nonatomic, readonly) NSArray *annotations;
/// Since iOS 4.2.
- (NSSet *)annotationsInMapRect:(MKMapRect)mapRect;
/// Nil for an annotation that is not in sight.
- (MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation;
- (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier;
- (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
- (void)deselectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
/// One at most.
@property (nonatomic, copy) NSArray *selectedAnnotations;
@property (nonatomic, readonly) CGRect annotationVisibleRect;
@end

/// The overlays are kept, but not drawn. Since iOS 4.
@interface MKMapView (OverlaysAPI)
/// - Status: stub
- (void)addOverlay:(id<MKOverlay>)overlay;
/// - Status: stub
- (void)addOverlays:(NSArray *)overlays;
- (void)removeOverlay:(id<MKOverlay>)overlay;
- (void)removeOverlays:(NSArray *)overlays;
/// - Status: stub
- (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index;
- (void)exchangeOverlayAtIndex:(NSUInteger)index1 withOverlayAtIndex:(NSUInteger)index2;
/// - Status: stub
- (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)sibling;
/// - Status: stub
- (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)sibling;
@property (nonatomic, readonly) NSArray *overlays;
/// - Status: stub
- (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay;
@end

@protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
- (void)mapViewWillStartLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFailLoadingMap:(MKMapView *)mapView withError:(NSError *)error;
- (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didAddAnnotationViews:(NSArray *)views;
- (void)mapView:(MKMapView *)mapView
                   annotationView:(MKAnnotationView *)view
    calloutAccessoryControlTapped:(UIControl *)control;
- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view;
- (void)mapView:(MKMapView *)mapView didDeselectAnnotationView:(MKAnnotationView *)view;
- (void)mapViewWillStartLocatingUser:(MKMapView *)mapView;
- (void)mapViewDidStopLocatingUser:(MKMapView *)mapView;
- (void)mapView:(MKMapView *)mapView didUpdateUserLocation:(MKUserLocation *)userLocation;
- (void)mapView:(MKMapView *)mapView didFailToLocateUserWithError:(NSError *)error;
- (void)mapView:(MKMapView *)mapView
        annotationView:(MKAnnotationView *)view
    didChangeDragState:(MKAnnotationViewDragState)newState
          fromOldState:(MKAnnotationViewDragState)oldState;
- (MKOverlayView *)mapView:(MKMapView *)mapView viewForOverlay:(id<MKOverlay>)overlay;
- (void)mapView:(MKMapView *)mapView didAddOverlayViews:(NSArray *)overlayViews;
- (void)mapView:(MKMapView *)mapView didChangeUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
@end
