// Views of overlays know their places, and draw what their shapes say.
// > done
#import "../../AppFoundationTests/Programs/Expect.h"
#import <MapKit/MapKit.h>

static void pixel(CGContextRef context, unsigned char *bytes, int x, int y, unsigned char *rgba) {
    memcpy(rgba, bytes + (y * 64 + x) * 4, 4);
}

static void views(void) {
    MKMapPoint corners[] = {{1000, 2000}, {1040, 2000}, {1040, 2040}, {1000, 2040}};
    MKMapPoint inner[] = {{1010, 2010}, {1030, 2010}, {1030, 2030}, {1010, 2030}};
    NSArray *holes = [NSArray arrayWithObject:[MKPolygon polygonWithPoints:inner count:4]];
    MKPolygon *polygon = [MKPolygon polygonWithPoints:corners count:4 interiorPolygons:holes];
    MKPolygonView *view = [[[MKPolygonView alloc] initWithPolygon:polygon] autorelease];
    IS(view.polygon == polygon && view.overlay == polygon);
    IS(CGPointEqualToPoint([view pointForMapPoint:MKMapPointMake(1005, 2007)], CGPointMake(5, 7)));
    IS(MKMapPointEqualToPoint([view mapPointForPoint:CGPointMake(5, 7)], MKMapPointMake(1005, 2007)));
    IS(CGRectEqualToRect([view rectForMapRect:MKMapRectMake(1001, 2002, 3, 4)], CGRectMake(1, 2, 3, 4)));
    IS(MKMapRectEqualToRect([view mapRectForRect:CGRectMake(1, 2, 3, 4)], MKMapRectMake(1001, 2002, 3, 4)));
    IS([view canDrawMapRect:MKMapRectWorld zoomScale:1]);
    IS(view.fillColor == nil && view.strokeColor == nil && view.lineWidth == 0 && view.lineDashPattern == nil);
    IS(view.lineJoin == kCGLineJoinRound && view.lineCap == kCGLineCapRound && view.miterLimit == 10);
    IS(CGRectEqualToRect(CGPathGetBoundingBox(view.path), CGRectMake(0, 0, 40, 40)));

    unsigned char *bytes = calloc(64 * 64, 4), rgba[4];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(bytes, 64, 64, 8, 256, space, kCGImageAlphaPremultipliedLast);
    view.fillColor = [UIColor greenColor];
    [view drawMapRect:polygon.boundingMapRect zoomScale:1 inContext:context];
    pixel(context, bytes, 5, 64 - 5, rgba);
    IS(rgba[1] == 255 && rgba[3] == 255);
    // The hole.
    pixel(context, bytes, 20, 64 - 20, rgba);
    IS(rgba[3] == 0);
    view.strokeColor = [UIColor redColor];
    view.lineWidth = 4;
    view.lineDashPhase = 1;
    view.lineDashPattern = [NSArray arrayWithObjects:[NSNumber numberWithInt:400], nil];
    [view drawMapRect:polygon.boundingMapRect zoomScale:2 inContext:context];
    // Four points wide at a scale of two are two in the view's coordinates.
    pixel(context, bytes, 0, 64 - 20, rgba);
    IS(rgba[0] == 255);
    pixel(context, bytes, 2, 64 - 20, rgba);
    IS(rgba[0] == 0 && rgba[1] == 255);

    MKPolyline *line = [MKPolyline polylineWithPoints:corners count:2];
    MKPolylineView *lineView = [[[MKPolylineView alloc] initWithPolyline:line] autorelease];
    IS(lineView.polyline == line && CGPathGetCurrentPoint(lineView.path).x == 40);
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, NULL, CGRectMake(1, 1, 2, 2));
    lineView.path = path;
    IS(CGPathGetBoundingBox(lineView.path).size.width == 2);
    [lineView invalidatePath];
    IS(CGPathGetCurrentPoint(lineView.path).x == 40);
    // By themselves, as subclasses draw.
    [lineView applyFillPropertiesToContext:context atZoomScale:1];
    lineView.strokeColor = [UIColor blueColor];
    [lineView applyStrokePropertiesToContext:context atZoomScale:1];
    CGContextSetRGBFillColor(context, 1, 1, 0, 1);
    [lineView fillPath:path inContext:context];
    pixel(context, bytes, 2, 64 - 3, rgba);
    IS(rgba[0] == 255 && rgba[1] == 255);
    [lineView strokePath:path inContext:context];
    pixel(context, bytes, 1, 64 - 3, rgba);
    IS(rgba[2] == 255);
    CGPathRelease(path);

    MKCircle *circle = [MKCircle circleWithMapRect:MKMapRectMake(1000, 134217728, 100, 100)];
    MKCircleView *round = [[[MKCircleView alloc] initWithCircle:circle] autorelease];
    IS(round.circle == circle && fabs(CGPathGetBoundingBox(round.path).size.width - 100) < 1);
    [round setNeedsDisplayInMapRect:MKMapRectWorld];
    [round setNeedsDisplayInMapRect:MKMapRectWorld zoomScale:1];
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    free(bytes);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    views();
    puts("done");
    [pool drain];
    return 0;
}
