// script: wait 1
// A map asks for the views of its overlays, and has them draw the tiles that they cover.

#import <MapKit/MapKit.h>

static int faults;

static void check(int line, BOOL holds) {
    if (holds) return;
    printf("line %d does not hold\n", line);
    faults++;
}

#define IS(...) check(__LINE__, (__VA_ARGS__))
#define SAME(found, ...) check(__LINE__, [(found) isEqual:(__VA_ARGS__)])
#define COUNT(found, wanted) check(__LINE__, (long)(found) == (long)(wanted))
#define REAL(found, wanted) check(__LINE__, fabs((found) - (wanted)) <= 1e-6 * fabs((double)(wanted)))

/// An overlay of the app's own class, as the heat maps and trails of that time.
@interface Trail : NSObject <MKOverlay> {
@public
    MKMapRect rect;
    int asked;
}
@end
@implementation Trail
- (CLLocationCoordinate2D)coordinate { return CLLocationCoordinate2DMake(48, 11); }
- (MKMapRect)boundingMapRect { return rect; }
- (BOOL)intersectsMapRect:(MKMapRect)mapRect {
    asked++;
    return MKMapRectIntersectsRect(mapRect, rect);
}
@end

@interface TrailView : MKOverlayView {
@public
    int drawn, refused;
    MKZoomScale scale;
    MKMapRect first;
}
@end
@implementation TrailView
- (BOOL)canDrawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale {
    if (refused-- > 0) return NO;
    return YES;
}
- (void)drawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale inContext:(CGContextRef)context {
    if (drawn++ == 0) first = mapRect;
    scale = zoomScale;
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextFillRect(context, [self rectForMapRect:self.overlay.boundingMapRect]);
}
@end

@interface Owner : NSObject <MKMapViewDelegate> {
@public
    NSMutableArray *added;
}
@end
@implementation Owner
- (MKOverlayView *)mapView:(MKMapView *)map viewForOverlay:(id<MKOverlay>)overlay {
    if (![overlay isKindOfClass:[Trail class]]) return nil;
    return [[[TrailView alloc] initWithOverlay:overlay] autorelease];
}
- (void)mapView:(MKMapView *)map didAddOverlayViews:(NSArray *)views { [added addObjectsFromArray:views]; }
@end

static void maps(void) {
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    MKMapView *map = [[[MKMapView alloc] initWithFrame:window.bounds] autorelease];
    Owner *owner = [[[Owner alloc] init] autorelease];
    owner->added = [NSMutableArray array];
    map.delegate = owner;
    [window addSubview:map];
    CLLocationCoordinate2D centre = CLLocationCoordinate2DMake(48, 11);
    [map setRegion:MKCoordinateRegionMake(centre, MKCoordinateSpanMake(0.1, 0.1)) animated:NO];
    MKMapPoint middle = MKMapPointForCoordinate(centre);
    Trail *trail = [[[Trail alloc] init] autorelease], *other = [[[Trail alloc] init] autorelease];
    trail->rect = MKMapRectMake(middle.x - 5000, middle.y - 5000, 10000, 10000);
    other->rect = MKMapRectMake(0, 0, 1, 1);
    [map addOverlays:[NSArray arrayWithObjects:trail, other, nil]];
    MKPolyline *line = [MKPolyline polylineWithCoordinates:&centre count:1];
    [map insertOverlay:line atIndex:0];
    IS([map.overlays objectAtIndex:0] == line && [map.overlays objectAtIndex:2] == other);
    MKCircle *above = [MKCircle circleWithCenterCoordinate:centre radius:1], *below = [MKCircle circleWithCenterCoordinate:centre radius:2];
    [map insertOverlay:above aboveOverlay:trail];
    [map insertOverlay:below belowOverlay:trail];
    SAME(map.overlays, ([NSArray arrayWithObjects:line, below, trail, above, other, nil]));
    [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.3]];
    TrailView *view = (TrailView *)[map viewForOverlay:trail];
    IS([view isKindOfClass:[TrailView class]] && view.overlay == trail && [map viewForOverlay:line] == nil);
    COUNT([owner->added count], 2);
    IS(view->drawn > 0 && trail->asked > 0);
    // What is drawn are tiles of 256 points, at scales that are powers of two.
    REAL(view->first.size.width * view->scale, 256);
    REAL(log2(view->scale), round(log2(view->scale)));
    IS(((TrailView *)[map viewForOverlay:other])->drawn == 0);
    int drawn = view->drawn;
    view->refused = 1;
    [view setNeedsDisplayInMapRect:MKMapRectMake(middle.x, middle.y, 1, 1)];
    [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.3]];
    IS(view->drawn >= drawn);
    [view setNeedsDisplayInMapRect:trail->rect];
    [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.3]];
    IS(view->drawn > drawn);
    @try {
        [map exchangeOverlayAtIndex:0 withOverlayAtIndex:9];
        IS(NO);
    } @catch (NSException *exception) {
        SAME([exception name], NSRangeException);
    }
    [map removeOverlay:trail];
    IS([map viewForOverlay:trail] == nil);
    COUNT([map.overlays count], 4);
}

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    maps();
    printf("%d faults\n", faults);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 0 faults
