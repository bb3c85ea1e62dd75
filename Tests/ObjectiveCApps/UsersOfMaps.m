// script: wait 1
// script: tap "OK"
// script: wait 8
// script: location set 37.4,-122.1
// script: wait 1
// script: heading 90
// script: wait 1
// script: drag 160 300 160 200
// script: wait 4
// script: touch-down 1 168 140
// script: wait 0.8
// script: touch-move 1 160 160
// script: touch-move 1 200 200
// script: wait 0.5
// script: touch-up 1
// script: wait 1
// script: expect "New title"
// script: tap "Tracking"
// script: wait 1
// script: location clear
// script: wait 1
// A map tells its delegate of loading, locating, tracking and dragging, in Apple's order, and its observers of the user.

#import <MapKit/MapKit.h>

@interface Pin : MKPinAnnotationView
@end
@implementation Pin
- (void)setDragState:(MKAnnotationViewDragState)newDragState animated:(BOOL)animated {
    printf("pin gets %d\n", (int)newDragState);
    [super setDragState:newDragState animated:animated];
}
@end

@interface Line : MKPolylineView
@end
@implementation Line
- (void)createPath {
    static int times;
    if (times++ == 0) printf("path made\n");
    [super createPath];
}
@end

@interface Delegate : NSObject <UIApplicationDelegate, MKMapViewDelegate> {
    UIWindow *window;
    MKMapView *map;
    MKPointAnnotation *point;
    MKUserTrackingBarButtonItem *item;
    NSMutableSet *seen;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    map = [[MKMapView alloc] initWithFrame:CGRectMake(0, 20, 320, 416)];
    map.delegate = self;
    [window addSubview:map];
    UIToolbar *bar = [[[UIToolbar alloc] initWithFrame:CGRectMake(0, 436, 320, 44)] autorelease];
    item = [[MKUserTrackingBarButtonItem alloc] initWithMapView:map];
    printf("item of the map %d\n", item.mapView == map);
    bar.items = [NSArray arrayWithObject:item];
    [window addSubview:bar];
    [window makeKeyAndVisible];
    [map.userLocation addObserver:self forKeyPath:@"location" options:0 context:NULL];
    [map.userLocation addObserver:self forKeyPath:@"heading" options:0 context:NULL];
    [map.userLocation addObserver:self forKeyPath:@"updating" options:0 context:NULL];
    [map setUserTrackingMode:MKUserTrackingModeFollow animated:NO];
    map.userLocation.title = @"Me";
    map.userLocation.subtitle = @"Here";
    printf("%s %s tracks %d updates %d\n", [map.userLocation.title UTF8String], [map.userLocation.subtitle UTF8String],
           map.userTrackingMode, map.userLocation.updating);
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    // The first change of each.
    if (seen == nil) seen = [[NSMutableSet alloc] init];
    if ([seen containsObject:path]) return;
    [seen addObject:path];
    printf("observed %s\n", [path UTF8String]);
    if ([path isEqualToString:@"heading"] && map.userLocation.heading) printf("to the east\n");
}

- (void)mapViewWillStartLoadingMap:(MKMapView *)mapView {
    static int times;
    if (times++ == 0) printf("loading\n");
}
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView {
    static int times;
    if (times++ == 0) printf("loaded\n");
}
- (void)mapViewWillStartLocatingUser:(MKMapView *)mapView { printf("locating\n"); }
- (void)mapViewDidStopLocatingUser:(MKMapView *)mapView { printf("located no more\n"); }
- (void)mapView:(MKMapView *)mapView didUpdateUserLocation:(MKUserLocation *)user {
    static int times;
    if (times++ == 0) printf("user at %.2f %.2f\n", user.location.coordinate.latitude, user.coordinate.longitude);
    if (fabs(user.coordinate.latitude - 37.4) > 0.001) return;
    [map setUserTrackingMode:MKUserTrackingModeFollowWithHeading animated:YES];
}
- (void)mapView:(MKMapView *)mapView didFailToLocateUserWithError:(NSError *)error {
    printf("lost %s %d\n", [[error domain] UTF8String], (int)[error code]);
    map.showsUserLocation = NO;
}
- (void)mapView:(MKMapView *)mapView didChangeUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated {
    printf("tracks %d\n", mode);
    if (mode != MKUserTrackingModeNone || point) return;
    CLLocationCoordinate2D middle = [map convertPoint:CGPointMake(160, 140) toCoordinateFromView:map];
    point = [[MKPointAnnotation alloc] init];
    point.title = @"Point";
    point.coordinate = middle;
    map.scrollEnabled = NO;
    [self performSelector:@selector(addPoint) withObject:nil afterDelay:2.5];
}

- (void)addPoint {
    printf("heading %s\n", map.userLocation.heading ? "known" : "unknown");
    point.coordinate = [map convertPoint:CGPointMake(168, 140) toCoordinateFromView:map];
    [map addAnnotation:point];
    CLLocationCoordinate2D ends[] = {map.centerCoordinate, point.coordinate};
    [map addOverlay:[MKPolyline polylineWithCoordinates:ends count:2]];
}

- (MKOverlayView *)mapView:(MKMapView *)mapView viewForOverlay:(id<MKOverlay>)overlay {
    Line *line = [[[Line alloc] initWithOverlay:overlay] autorelease];
    line.strokeColor = [UIColor blueColor];
    return line;
}

- (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation {
    if (annotation != point) return nil;
    Pin *pin = [[[Pin alloc] initWithAnnotation:annotation reuseIdentifier:@"pin"] autorelease];
    pin.canShowCallout = YES;
    pin.draggable = YES;
    return pin;
}

- (void)mapView:(MKMapView *)mapView
        annotationView:(MKAnnotationView *)view
    didChangeDragState:(MKAnnotationViewDragState)newState
          fromOldState:(MKAnnotationViewDragState)oldState {
    printf("dragged %d from %d\n", (int)newState, (int)oldState);
    if (newState != MKAnnotationViewDragStateNone) return;
    CGPoint place = [map convertCoordinate:point.coordinate toPointToView:map];
    printf("dropped %.0f %.0f, state %d\n", place.x, place.y, (int)view.dragState);
    point.title = @"New title";
    [[NSNotificationCenter defaultCenter] postNotificationName:MKAnnotationCalloutInfoDidChangeNotification object:point];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > item of the map 1
// > observed updating
// > locating
// > tracks 1
// > Me Here tracks 1 updates 1
// > loading
// > loaded
// > observed location
// > user at 37.33 -122.03
// > tracks 2
// > observed heading
// > to the east
// > tracks 0
// > heading unknown
// > path made
// > pin gets 1
// > dragged 1 from 0
// > dragged 2 from 1
// > pin gets 4
// > dragged 4 from 2
// > dragged 0 from 4
// > dropped 200 200, state 0
// > tracks 1
// > lost kCLErrorDomain 0
// > tracks 0
// > located no more
