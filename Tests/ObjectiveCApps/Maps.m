// script: wait 1
// script: tap "Paris"
// script: wait 1
// script: expect "Capital of France"
// script: tap "More info"
// script: wait 1
// script: drag 160 300 160 200
// script: wait 1
// script: tap 160 420
// script: wait 1
// script: expect-not "Capital of France"
// A map: regions, places on the screen, annotations with their views and callouts, fingers.

#import <MapKit/MapKit.h>

@interface Place : NSObject <MKAnnotation> {
@public
    CLLocationCoordinate2D place;
    NSString *name, *detail;
}
@end
@implementation Place
- (CLLocationCoordinate2D)coordinate {
    return place;
}
- (NSString *)title {
    return name;
}
- (NSString *)subtitle {
    return detail;
}
@end

static Place *make_place(double latitude, double longitude, NSString *name, NSString *detail) {
    Place *place = [[[Place alloc] init] autorelease];
    place->place.latitude = latitude;
    place->place.longitude = longitude;
    place->name = name;
    place->detail = detail;
    return place;
}

@interface Delegate : NSObject <UIApplicationDelegate, MKMapViewDelegate> {
    UIWindow *window;
    MKMapView *map;
}
@end

@implementation Delegate

- (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation {
    MKAnnotationView *view = [mapView dequeueReusableAnnotationViewWithIdentifier:@"pin"];
    if (view == nil) {
        view = [[[MKPinAnnotationView alloc] initWithAnnotation:annotation reuseIdentifier:@"pin"] autorelease];
    }
    view.annotation = annotation;
    view.canShowCallout = YES;
    view.rightCalloutAccessoryView = [UIButton buttonWithType:UIButtonTypeDetailDisclosure];
    return view;
}

- (void)mapView:(MKMapView *)mapView didAddAnnotationViews:(NSArray *)views {
    printf("added %d views\n", (int)[views count]);
}

- (void)mapView:(MKMapView *)mapView
                   annotationView:(MKAnnotationView *)view
    calloutAccessoryControlTapped:(UIControl *)control {
    printf("accessory of %s\n", [[view.annotation title] UTF8String]);
}

- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view {
    printf("selected %s\n", [[view.annotation title] UTF8String]);
}

- (void)mapView:(MKMapView *)mapView didDeselectAnnotationView:(MKAnnotationView *)view {
    printf("deselected %s\n", [[view.annotation title] UTF8String]);
}

- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated {
    MKCoordinateRegion region = mapView.region;
    printf("region %.2f %.2f span %.2f %.2f\n", region.center.latitude, region.center.longitude,
           region.span.latitudeDelta, region.span.longitudeDelta);
}

- (void)mapViewDidFailLoadingMap:(MKMapView *)mapView withError:(NSError *)error {
    printf("%s %d\n", [[error domain] UTF8String], (int)[error code]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    map = [[MKMapView alloc] initWithFrame:CGRectMake(0, 20, 320, 460)];
    map.delegate = self;
    [window addSubview:map];
    CLLocationCoordinate2D center = {45, 8};
    map.region = MKCoordinateRegionMake(center, MKCoordinateSpanMake(20, 20));
    [map addAnnotations:[NSArray arrayWithObjects:make_place(48.86, 2.35, @"Paris", @"Capital of France"),
                                                  make_place(41.9, 12.5, @"Rome", nil),
                                                  make_place(40.7, -74, @"Out of sight", nil),
                                                  make_place(NAN, 0, @"Nowhere", nil), nil]];
    [window makeKeyAndVisible];
    CGPoint point = [map convertCoordinate:center toPointToView:nil];
    printf("center at %.0f %.0f\n", point.x, point.y);
    @try {
        MKCoordinateRegion region = map.region;
        region.center.latitude = NAN;
        map.region = region;
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > region 45.00 8.00 span 28.58 28.12
// > center at 160 250
// > NSInvalidArgumentException
// > added 2 views
// > selected Paris
// > accessory of Paris
// > region 32.82 8.00 span 33.68 28.12
// > deselected Paris
