// Functions of MKMapRect.
#import <MapKit/MKGeometry.h>
#import <MapKit/MKOverlayView.h>

static MKMapRect rect_between(double minX, double minY, double maxX, double maxY) {
    return MKMapRectMake(minX, minY, maxX - minX, maxY - minY);
}

MKMapRect MKMapRectUnion(MKMapRect rect1, MKMapRect rect2) {
    if (MKMapRectIsNull(rect1)) return rect2;
    if (MKMapRectIsNull(rect2)) return rect1;
    return rect_between(fmin(MKMapRectGetMinX(rect1), MKMapRectGetMinX(rect2)),
                        fmin(MKMapRectGetMinY(rect1), MKMapRectGetMinY(rect2)),
                        fmax(MKMapRectGetMaxX(rect1), MKMapRectGetMaxX(rect2)),
                        fmax(MKMapRectGetMaxY(rect1), MKMapRectGetMaxY(rect2)));
}

MKMapRect MKMapRectIntersection(MKMapRect rect1, MKMapRect rect2) {
    if (MKMapRectIsNull(rect1) || MKMapRectIsNull(rect2)) return MKMapRectNull;
    double minX = fmax(MKMapRectGetMinX(rect1), MKMapRectGetMinX(rect2));
    double minY = fmax(MKMapRectGetMinY(rect1), MKMapRectGetMinY(rect2));
    double maxX = fmin(MKMapRectGetMaxX(rect1), MKMapRectGetMaxX(rect2));
    double maxY = fmin(MKMapRectGetMaxY(rect1), MKMapRectGetMaxY(rect2));
    return maxX < minX || maxY < minY ? MKMapRectNull : rect_between(minX, minY, maxX, maxY);
}

MKMapRect MKMapRectInset(MKMapRect rect, double dx, double dy) {
    if (MKMapRectIsNull(rect) || rect.size.width < 2 * dx || rect.size.height < 2 * dy) return MKMapRectNull;
    return MKMapRectMake(rect.origin.x + dx, rect.origin.y + dy, rect.size.width - 2 * dx, rect.size.height - 2 * dy);
}

MKMapRect MKMapRectOffset(MKMapRect rect, double dx, double dy) {
    if (MKMapRectIsNull(rect)) return rect;
    return MKMapRectMake(rect.origin.x + dx, rect.origin.y + dy, rect.size.width, rect.size.height);
}

void MKMapRectDivide(MKMapRect rect, MKMapRect *slice, MKMapRect *remainder, double amount, CGRectEdge edge) {
    MKMapRect cut = rect, rest = rect;
    BOOL isAcross = edge == CGRectMinXEdge || edge == CGRectMaxXEdge;
    double part = fmax(0, fmin(amount, isAcross ? rect.size.width : rect.size.height));
    if (isAcross) {
        cut.size.width = part;
        rest.size.width -= part;
    } else {
        cut.size.height = part;
        rest.size.height -= part;
    }
    if (edge == CGRectMinXEdge) rest.origin.x += part;
    if (edge == CGRectMaxXEdge) cut.origin.x += rest.size.width;
    if (edge == CGRectMinYEdge) rest.origin.y += part;
    if (edge == CGRectMaxYEdge) cut.origin.y += rest.size.height;
    if (slice) *slice = cut;
    if (remainder) *remainder = rest;
}

BOOL MKMapRectContainsPoint(MKMapRect rect, MKMapPoint point) {
    return !MKMapRectIsNull(rect) && point.x >= MKMapRectGetMinX(rect) && point.x < MKMapRectGetMaxX(rect) &&
           point.y >= MKMapRectGetMinY(rect) && point.y < MKMapRectGetMaxY(rect);
}

BOOL MKMapRectContainsRect(MKMapRect rect1, MKMapRect rect2) {
    return MKMapRectEqualToRect(MKMapRectUnion(rect1, rect2), rect1);
}

BOOL MKMapRectIntersectsRect(MKMapRect rect1, MKMapRect rect2) {
    return !MKMapRectIsNull(MKMapRectIntersection(rect1, rect2));
}

BOOL MKMapRectSpans180thMeridian(MKMapRect rect) {
    if (MKMapRectIsNull(rect)) return NO;
    return MKMapRectGetMinX(rect) < 0 || MKMapRectGetMaxX(rect) > MKMapSizeWorld.width;
}

MKMapRect MKMapRectRemainder(MKMapRect rect) {
    if (!MKMapRectSpans180thMeridian(rect)) return MKMapRectNull;
    double world = MKMapSizeWorld.width, minX = MKMapRectGetMinX(rect), maxX = MKMapRectGetMaxX(rect);
    if (minX < 0) return rect_between(minX + world, MKMapRectGetMinY(rect), fmin(maxX, 0) + world, MKMapRectGetMaxY(rect));
    return rect_between(fmax(minX, world) - world, MKMapRectGetMinY(rect), maxX - world, MKMapRectGetMaxY(rect));
}

CGFloat MKRoadWidthAtZoomScale(MKZoomScale zoomScale) { return zoomScale > 0 ? 10 / sqrt(zoomScale) : 0; }
