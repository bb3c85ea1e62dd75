// Annotations are of any class of the app: they stay the same objects, are observed, and are let go.
// > done
#import "../../AppFoundationTests/Programs/Expect.h"
#import <MapKit/MapKit.h>

static int deallocated;

@interface Place : NSObject <MKAnnotation> {
    CLLocationCoordinate2D coordinate;
}
@property (nonatomic, assign) CLLocationCoordinate2D coordinate;
@end
@implementation Place
@synthesize coordinate;
- (void)dealloc {
    deallocated++;
    [super dealloc];
}
@end

/// As many apps had it: the places of placemarks that can be dragged.
@interface Mark : MKPlacemark {
    CLLocationCoordinate2D coordinate;
}
@property (nonatomic, readwrite, assign) CLLocationCoordinate2D coordinate;
@end
@implementation Mark
@synthesize coordinate;
@end

/// A view that is its own annotation.
@interface Flag : UIView <MKAnnotation>
@end
@implementation Flag
- (CLLocationCoordinate2D)coordinate { return CLLocationCoordinate2DMake(48.001, 11.001); }
- (NSString *)title { return @"flag"; }
@end

@interface Owner : NSObject <MKMapViewDelegate> {
@public
    NSMutableArray *asked;
}
@end
@implementation Owner
- (MKAnnotationView *)mapView:(MKMapView *)map viewForAnnotation:(id<MKAnnotation>)annotation {
    [asked addObject:annotation];
    return nil;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    MKMapView *map = [[[MKMapView alloc] initWithFrame:window.bounds] autorelease];
    Owner *owner = [[[Owner alloc] init] autorelease];
    owner->asked = [NSMutableArray array];
    map.delegate = owner;
    [window addSubview:map];
    CLLocationCoordinate2D centre = CLLocationCoordinate2DMake(48, 11);
    [map setRegion:MKCoordinateRegionMake(centre, MKCoordinateSpanMake(0.1, 0.1)) animated:NO];

    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    Place *place = [[Place alloc] init];
    place.coordinate = centre;
    Mark *mark = [[[Mark alloc] initWithCoordinate:centre addressDictionary:nil] autorelease];
    mark.coordinate = centre;
    Flag *flag = [[[Flag alloc] initWithFrame:CGRectZero] autorelease];
    NSArray *all = [NSArray arrayWithObjects:place, mark, flag, nil];
    [map addAnnotations:all];
    // Once, whoever adds them again.
    [map addAnnotation:place];
    [map addAnnotations:all];
    COUNT([map.annotations count], 3);
    for (id annotation in all) IS([map.annotations indexOfObjectIdenticalTo:annotation] != NSNotFound);
    [map layoutIfNeeded];
    SAME(owner->asked, all);
    MKAnnotationView *view = [map viewForAnnotation:place];
    IS(view.annotation == place && [view isKindOfClass:[MKPinAnnotationView class]]);
    IS([map viewForAnnotation:flag].annotation == (id)flag);
    SAME([map viewForAnnotation:flag].accessibilityLabel, @"flag");
    IS([[map annotationsInMapRect:map.visibleMapRect] containsObject:place]);

    // A change of the coordinate moves the view.
    CGPoint before = view.center;
    place.coordinate = CLLocationCoordinate2DMake(48, 11.01);
    IS([map viewForAnnotation:place] == view && view.center.x > before.x + 5 && view.center.y == before.y);
    before = [map viewForAnnotation:mark].center;
    mark.coordinate = CLLocationCoordinate2DMake(48.01, 11);
    IS([map viewForAnnotation:mark].center.y < before.y - 5);
    MKPointAnnotation *point = [[[MKPointAnnotation alloc] init] autorelease];
    point.coordinate = centre;
    [map addAnnotation:point];
    [map layoutIfNeeded];
    before = [map viewForAnnotation:point].center;
    point.coordinate = CLLocationCoordinate2DMake(48, 11.01);
    IS([map viewForAnnotation:point].center.x > before.x + 5);

    [map selectAnnotation:flag animated:NO];
    IS([map.selectedAnnotations count] == 1 && [map.selectedAnnotations objectAtIndex:0] == flag);
    [map removeAnnotation:flag];
    IS([map.selectedAnnotations count] == 0 && [map viewForAnnotation:flag] == nil);
    [map removeAnnotations:map.annotations];
    COUNT([map.annotations count], 0);
    [owner->asked removeAllObjects];
    [place release];
    [inner drain];
    IS(deallocated == 1);
    puts("done");
    [pool drain];
    return 0;
}
