// Views of annotations and their states; a map's settings, conversions and chosen annotations; rectangles of the map.
// > done
#import "../../AppFoundationTests/Programs/Expect.h"
#import <MapKit/MapKit.h>

@interface Watcher : MKAnnotationView {
@public
    int chosen, unchosen;
}
@end
@implementation Watcher
- (void)setSelected:(BOOL)selected animated:(BOOL)animated {
    if (selected) chosen++;
    else unchosen++;
    [super setSelected:selected animated:animated];
}
@end

@interface Owner : NSObject <MKMapViewDelegate> {
@public
    NSMutableArray *heard;
}
@end
@implementation Owner
- (MKAnnotationView *)mapView:(MKMapView *)map viewForAnnotation:(id<MKAnnotation>)annotation {
    return [[[Watcher alloc] initWithAnnotation:annotation reuseIdentifier:@"watcher"] autorelease];
}
- (void)mapView:(MKMapView *)map regionWillChangeAnimated:(BOOL)animated { [heard addObject:@"will"]; }
- (void)mapView:(MKMapView *)map regionDidChangeAnimated:(BOOL)animated { [heard addObject:@"did"]; }
- (void)mapView:(MKMapView *)map didSelectAnnotationView:(MKAnnotationView *)view { [heard addObject:@"select"]; }
- (void)mapView:(MKMapView *)map didDeselectAnnotationView:(MKAnnotationView *)view { [heard addObject:@"deselect"]; }
@end

static MKPointAnnotation *place(double latitude, double longitude) {
    MKPointAnnotation *place = [[[MKPointAnnotation alloc] init] autorelease];
    place.coordinate = CLLocationCoordinate2DMake(latitude, longitude);
    place.title = @"place";
    place.subtitle = @"below";
    return place;
}

static void views(void) {
    MKPointAnnotation *where = place(1, 2);
    SAME(where.subtitle, @"below");
    Watcher *view = [[[Watcher alloc] initWithAnnotation:where reuseIdentifier:@"watcher"] autorelease];
    SAME(view.reuseIdentifier, @"watcher");
    IS(view.annotation == where && view.enabled && !view.highlighted && !view.selected && view.image == nil);
    UIGraphicsBeginImageContext(CGSizeMake(30, 40));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    // The picture gives the view its size.
    view.image = image;
    IS(view.image == image && CGSizeEqualToSize(view.bounds.size, CGSizeMake(30, 40)));
    view.enabled = NO;
    view.highlighted = YES;
    IS(!view.enabled && view.highlighted);
    view.centerOffset = CGPointMake(3, -20);
    view.calloutOffset = CGPointMake(1, 2);
    IS(CGPointEqualToPoint(view.centerOffset, CGPointMake(3, -20)));
    IS(CGPointEqualToPoint(view.calloutOffset, CGPointMake(1, 2)));
    UIButton *left = [UIButton buttonWithType:UIButtonTypeInfoLight];
    view.leftCalloutAccessoryView = left;
    IS(view.leftCalloutAccessoryView == left && view.rightCalloutAccessoryView == nil);
    view.selected = YES;
    IS(view.selected);
    [view setSelected:NO animated:YES];
    IS(!view.selected);
}

static void maps(void) {
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    MKMapView *map = [[[MKMapView alloc] initWithFrame:window.bounds] autorelease];
    Owner *owner = [[[Owner alloc] init] autorelease];
    owner->heard = [NSMutableArray array];
    map.delegate = owner;
    [window addSubview:map];
    [window makeKeyAndVisible];
    IS(map.scrollEnabled && map.zoomEnabled);
    map.scrollEnabled = NO;
    IS(!map.scrollEnabled);
    map.scrollEnabled = YES;
    CLLocationCoordinate2D centre = CLLocationCoordinate2DMake(48, 11);
    [map setRegion:MKCoordinateRegionMake(centre, MKCoordinateSpanMake(1, 1)) animated:NO];
    SAME([owner->heard componentsJoinedByString:@" "], @"will did");
    [owner->heard removeAllObjects];
    // The middle of the view is the centre, and there and back is the same.
    CLLocationCoordinate2D found = [map convertPoint:CGPointMake(160, 240) toCoordinateFromView:map];
    IS(fabs(found.latitude - 48) < 0.01 && fabs(found.longitude - 11) < 0.001);
    CGPoint back = [map convertCoordinate:found toPointToView:map];
    IS(fabs(back.x - 160) < 0.5 && fabs(back.y - 240) < 0.5);
    MKCoordinateRegion all = [map convertRect:map.bounds toRegionFromView:map];
    IS(fabs(all.span.longitudeDelta - map.region.span.longitudeDelta) < 0.01);
    CGRect whole = [map convertRegion:all toRectToView:map];
    IS(fabs(whole.size.width - 320) < 1 && fabs(whole.size.height - 480) < 2);
    MKMapRect visible = map.visibleMapRect;
    MKMapPoint middle = MKMapPointForCoordinate(centre);
    IS(MKMapRectContainsPoint(visible, middle));
    REAL(visible.size.height / visible.size.width, 1.5);
    // What fits has the shape of the view, with the centre kept.
    MKMapRect wide = MKMapRectMake(middle.x - 2000, middle.y - 500, 4000, 1000);
    MKMapRect fits = [map mapRectThatFits:wide];
    IS(MKMapRectContainsRect(fits, wide));
    IS(fabs(MKMapRectGetMidX(fits) - middle.x) < 1 && fabs(MKMapRectGetMidY(fits) - middle.y) < 1);
    MKMapRect padded = [map mapRectThatFits:wide edgePadding:UIEdgeInsetsMake(0, 80, 0, 80)];
    IS(padded.size.width > fits.size.width * 1.5);
    [map setVisibleMapRect:wide animated:NO];
    IS(MKMapRectContainsRect(map.visibleMapRect, MKMapRectInset(wide, 1, 1)));
    [map setVisibleMapRect:wide edgePadding:UIEdgeInsetsMake(0, 80, 0, 80) animated:NO];
    IS(map.visibleMapRect.size.width > 4000 * 1.5);

    MKPointAnnotation *one = place(48, 11), *two = place(48.001, 11.001);
    [map addAnnotations:[NSArray arrayWithObjects:one, two, nil]];
    [map layoutIfNeeded];
    Watcher *view = (Watcher *)[map viewForAnnotation:one];
    IS([view isKindOfClass:[Watcher class]]);
    [owner->heard removeAllObjects];
    [map selectAnnotation:one animated:NO];
    IS(view.selected && view->chosen == 1 && [map.selectedAnnotations count] == 1);
    [map deselectAnnotation:one animated:NO];
    IS(!view.selected && view->unchosen >= 1 && [map.selectedAnnotations count] == 0);
    SAME([owner->heard componentsJoinedByString:@" "], @"select deselect");
    IS([map annotationVisibleRect].size.width > 0);
    [map removeAnnotations:[NSArray arrayWithObjects:one, two, nil]];
    COUNT([map.annotations count], 0);

    MKCircle *a = [MKCircle circleWithCenterCoordinate:centre radius:100], *b = [MKCircle circleWithMapRect:wide];
    [map addOverlay:a];
    [map addOverlay:b];
    [map exchangeOverlayAtIndex:0 withOverlayAtIndex:1];
    IS([map.overlays objectAtIndex:0] == b && [map.overlays objectAtIndex:1] == a);
    [map removeOverlays:[NSArray arrayWithObjects:a, b, nil]];
    COUNT([map.overlays count], 0);
    IS(!map.userLocationVisible && map.userLocation.location == nil && !map.userLocation.updating);
    SAME(map.userLocation.title, @"Current Location");
}

static void shapes(void) {
    CLLocationCoordinate2D centre = CLLocationCoordinate2DMake(60, 10);
    MKCircle *circle = [MKCircle circleWithCenterCoordinate:centre radius:1000];
    REAL(circle.radius, 1000);
    REAL(circle.coordinate.latitude, 60);
    // A metre has more points of the map far from the equator.
    REAL(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60), 1);
    IS(fabs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 0.02);
    double width = 2000 * MKMapPointsPerMeterAtLatitude(60);
    IS(fabs(circle.boundingMapRect.size.width - width) < width / 100);
    MKMapPoint middle = MKMapPointForCoordinate(centre), east = MKMapPointMake(middle.x + width / 2, middle.y);
    IS(fabs(MKMetersBetweenMapPoints(middle, east) - 1000) < 10);
    CLLocationCoordinate2D outer[] = {{0, 0}, {0, 10}, {10, 10}, {10, 0}}, inner[] = {{2, 2}, {2, 4}, {4, 4}};
    MKPolygon *hole = [MKPolygon polygonWithCoordinates:inner count:3];
    NSArray *holes = [NSArray arrayWithObject:hole];
    MKPolygon *polygon = [MKPolygon polygonWithCoordinates:outer count:4 interiorPolygons:holes];
    COUNT(polygon.pointCount, 4);
    SAME(polygon.interiorPolygons, holes);
    IS([polygon isKindOfClass:[MKMultiPoint class]] && [polygon isKindOfClass:[MKShape class]]);
    polygon.title = @"square";
    polygon.subtitle = @"with a hole";
    SAME(polygon.subtitle, @"with a hole");
    MKMapPoint corners[] = {{0, 0}, {10, 0}, {0, 10}};
    MKPolygon *triangle = [MKPolygon polygonWithPoints:corners count:3 interiorPolygons:nil];
    COUNT([triangle.interiorPolygons count], 0);
    id<MKOverlay> overlay = triangle;
    IS([overlay intersectsMapRect:MKMapRectMake(1, 1, 2, 2)]);
    IS(![overlay intersectsMapRect:MKMapRectMake(20, 20, 2, 2)]);
}

static void rectangles(void) {
    MKMapRect rect = MKMapRectMake(10, 20, 30, 40);
    IS(MKMapRectGetMinX(rect) == 10 && MKMapRectGetMidX(rect) == 25 && MKMapRectGetMaxX(rect) == 40);
    IS(MKMapRectGetMinY(rect) == 20 && MKMapRectGetMidY(rect) == 40 && MKMapRectGetMaxY(rect) == 60);
    IS(MKMapRectGetWidth(rect) == 30 && MKMapRectGetHeight(rect) == 40);
    IS(MKMapRectEqualToRect(MKMapRectInset(rect, 5, 10), MKMapRectMake(15, 30, 20, 20)));
    IS(MKMapRectEqualToRect(MKMapRectOffset(rect, 1, -1), MKMapRectMake(11, 19, 30, 40)));
    IS(!MKMapRectEqualToRect(rect, MKMapRectMake(10, 20, 30, 41)));
    IS(MKMapRectIntersectsRect(rect, MKMapRectMake(39, 59, 5, 5)));
    IS(!MKMapRectIntersectsRect(rect, MKMapRectMake(41, 0, 5, 5)));
    IS(MKMapRectIsEmpty(MKMapRectMake(1, 1, 0, 0)) && MKMapRectIsEmpty(MKMapRectNull) && !MKMapRectIsEmpty(rect));
    MKMapRect slice, rest;
    MKMapRectDivide(rect, &slice, &rest, 10, CGRectMinXEdge);
    IS(MKMapRectEqualToRect(slice, MKMapRectMake(10, 20, 10, 40)));
    IS(MKMapRectEqualToRect(rest, MKMapRectMake(20, 20, 20, 40)));
    MKMapRectDivide(rect, &slice, &rest, 10, CGRectMaxYEdge);
    IS(MKMapRectEqualToRect(slice, MKMapRectMake(10, 50, 30, 10)));
    IS(MKMapRectEqualToRect(rest, MKMapRectMake(10, 20, 30, 30)));
    // What lies beyond the edge of the world comes again at the other.
    double world = MKMapSizeWorld.width;
    MKMapRect over = MKMapRectMake(world - 10, 5, 30, 5);
    IS(MKMapRectSpans180thMeridian(over) && !MKMapRectSpans180thMeridian(rect));
    IS(MKMapRectEqualToRect(MKMapRectRemainder(over), MKMapRectMake(0, 5, 20, 5)));
    IS(MKMapRectEqualToRect(MKMapRectWorld, MKMapRectMake(0, 0, world, MKMapSizeWorld.height)));
    MKMapPoint point = MKMapPointMake(1, 2);
    IS(MKMapPointEqualToPoint(point, MKMapPointMake(1, 2)) && !MKMapPointEqualToPoint(point, MKMapPointMake(1, 3)));
    MKMapSize size = MKMapSizeMake(1, 2);
    IS(MKMapSizeEqualToSize(size, MKMapSizeMake(1, 2)) && !MKMapSizeEqualToSize(size, MKMapSizeMake(2, 2)));
    SAME(MKStringFromMapPoint(MKMapPointMake(1.5, 2)), @"{1.5, 2.0}");
    SAME(MKStringFromMapSize(MKMapSizeMake(3, 4)), @"{3.0, 4.0}");
    MKCoordinateRegion half = MKCoordinateRegionForMapRect(MKMapRectMake(0, 0, world / 2, MKMapSizeWorld.height));
    REAL(half.span.longitudeDelta, 180);
    REAL(half.center.longitude, -90);
    MKCoordinateRegion near = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(60, 10), 111000, 111000);
    IS(fabs(near.span.latitudeDelta - 1) < 0.02 && fabs(near.span.longitudeDelta - 2) < 0.05);
    IS(MKRoadWidthAtZoomScale(0.1) > MKRoadWidthAtZoomScale(1));
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    views();
    maps();
    shapes();
    rectangles();
    puts("done");
    [pool release];
    return 0;
}
