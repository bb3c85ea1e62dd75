#import "MapController.h"
#import "Sight.h"

@implementation MapController

- (void)loadView {
    map = [[MKMapView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    map.delegate = self;
    self.view = map;
    self.title = @"Maps";
    map.region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(37.785, -122.435), 9000, 9000);
    [map addAnnotation:[Sight sightAt:37.7955
                                     :-122.3937
                                title:@"Ferry Building"
                             subtitle:@"At the water"
                                color:MKPinAnnotationColorRed]];
    [map addAnnotation:[Sight sightAt:37.8024
                                     :-122.4058
                                title:@"Coit Tower"
                             subtitle:nil
                                color:MKPinAnnotationColorGreen]];
    [map addAnnotation:[Sight sightAt:37.7694
                                     :-122.468
                                title:@"Golden Gate Park"
                             subtitle:@"Drag me"
                                color:MKPinAnnotationColorPurple]];
    [self makeShapes];
}

- (void)viewDidLoad {
    NSArray *kinds = [NSArray arrayWithObjects:@"Map", @"Satellite", @"Hybrid", nil];
    UISegmentedControl *types = [[[UISegmentedControl alloc] initWithItems:kinds] autorelease];
    types.segmentedControlStyle = UISegmentedControlStyleBar;
    types.frame = CGRectMake(0, 0, 230, 30);
    types.selectedSegmentIndex = 0;
    [types addTarget:self action:@selector(changeType:) forControlEvents:UIControlEventValueChanged];
    UIBarButtonItem *kind = [[[UIBarButtonItem alloc] initWithCustomView:types] autorelease];
    UIBarButtonItem *follow = [[[MKUserTrackingBarButtonItem alloc] initWithMapView:map] autorelease];
    UIBarButtonItem *space = [[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                            target:nil
                                                                            action:NULL] autorelease];
    self.toolbarItems = [NSArray arrayWithObjects:follow, space, kind, nil];
    self.navigationItem.rightBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Shapes"
                                                                               style:UIBarButtonItemStyleBordered
                                                                              target:self
                                                                              action:@selector(toggleShapes)]
        autorelease];
    self.navigationItem.leftBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"World"
                                                                              style:UIBarButtonItemStyleBordered
                                                                             target:self
                                                                             action:@selector(showWorld)] autorelease];
}

- (void)changeType:(UISegmentedControl *)types { map.mapType = types.selectedSegmentIndex; }

- (void)showWorld { [map setVisibleMapRect:MKMapRectWorld animated:NO]; }

#pragma mark Shapes

- (void)makeShapes {
    CLLocationCoordinate2D park[] = {{37.7740, -122.5110}, {37.7727, -122.4540}, {37.7655, -122.4530}, {37.7640, -122.5105}};
    CLLocationCoordinate2D lake[] = {{37.7715, -122.480}, {37.7712, -122.472}, {37.7672, -122.474}};
    CLLocationCoordinate2D way[] = {{37.7955, -122.3937}, {37.8060, -122.4100}, {37.8080, -122.4300}, {37.8060, -122.4750}};
    MKPolygon *hole = [MKPolygon polygonWithCoordinates:lake count:3];
    shapes = [[NSMutableArray alloc] init];
    [shapes addObject:[MKPolygon polygonWithCoordinates:park count:4 interiorPolygons:[NSArray arrayWithObject:hole]]];
    [shapes addObject:[MKPolyline polylineWithCoordinates:way count:4]];
    [shapes addObject:[MKCircle circleWithCenterCoordinate:CLLocationCoordinate2DMake(37.776, -122.425) radius:900]];
}

- (void)toggleShapes {
    if ([map.overlays count]) [map removeOverlays:shapes];
    else [map addOverlays:shapes];
}

- (MKOverlayView *)mapView:(MKMapView *)mapView viewForOverlay:(id<MKOverlay>)overlay {
    MKOverlayPathView *view = nil;
    if ([overlay isKindOfClass:[MKPolyline class]]) {
        view = [[[MKPolylineView alloc] initWithPolyline:(MKPolyline *)overlay] autorelease];
        view.strokeColor = [UIColor colorWithRed:0.1 green:0.2 blue:0.9 alpha:0.7];
        view.lineWidth = 5;
    } else if ([overlay isKindOfClass:[MKCircle class]]) {
        view = [[[MKCircleView alloc] initWithCircle:(MKCircle *)overlay] autorelease];
        view.fillColor = [UIColor colorWithRed:0.9 green:0.1 blue:0.1 alpha:0.3];
        view.strokeColor = [UIColor redColor];
        view.lineWidth = 2;
        view.lineDashPattern = [NSArray arrayWithObjects:[NSNumber numberWithInt:6], [NSNumber numberWithInt:4], nil];
    } else {
        view = [[[MKPolygonView alloc] initWithPolygon:(MKPolygon *)overlay] autorelease];
        view.fillColor = [UIColor colorWithRed:0 green:0.6 blue:0.2 alpha:0.5];
        view.strokeColor = [UIColor colorWithRed:0 green:0.4 blue:0.1 alpha:1];
        view.lineWidth = 2;
    }
    return view;
}

#pragma mark Pins

- (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation {
    if (![annotation isKindOfClass:[Sight class]]) return nil;
    MKPinAnnotationView *pin = (MKPinAnnotationView *)[mapView dequeueReusableAnnotationViewWithIdentifier:@"sight"];
    if (pin == nil) pin = [[[MKPinAnnotationView alloc] initWithAnnotation:annotation reuseIdentifier:@"sight"] autorelease];
    pin.annotation = annotation;
    pin.pinColor = [(Sight *)annotation color];
    pin.canShowCallout = YES;
    pin.animatesDrop = YES;
    pin.draggable = pin.pinColor == MKPinAnnotationColorPurple;
    pin.rightCalloutAccessoryView = [UIButton buttonWithType:UIButtonTypeDetailDisclosure];
    return pin;
}

- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view calloutAccessoryControlTapped:(UIControl *)control {
    self.title = [view.annotation title];
}

- (void)mapView:(MKMapView *)mapView
        annotationView:(MKAnnotationView *)view
    didChangeDragState:(MKAnnotationViewDragState)newState
          fromOldState:(MKAnnotationViewDragState)oldState {
    if (newState == MKAnnotationViewDragStateDragging) self.title = @"Dragging";
    if (newState == MKAnnotationViewDragStateNone) self.title = @"Dropped";
}

- (void)dealloc {
    map.delegate = nil;
    [map release];
    [shapes release];
    [super dealloc];
}

@end
