/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    if rect1.isNull { return rect2 }
    if rect2.isNull { return rect1 }
    return MKMapRect(
        minX: min(rect1.minX, rect2.minX), minY: min(rect1.minY, rect2.minY), maxX: max(rect1.maxX, rect2.maxX),
        maxY: max(rect1.maxY, rect2.maxY))
}

/// What both have in common; `MKMapRectNull` if that is nothing.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    if rect1.isNull || rect2.isNull { return MKMapRectNull }
    let (minX, minY) = (max(rect1.minX, rect2.minX), max(rect1.minY, rect2.minY))
    let (maxX, maxY) = (min(rect1.maxX, rect2.maxX), min(rect1.maxY, rect2.maxY))
    return maxX < minX || maxY < minY ? MKMapRectNull : MKMapRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
}

/// A rectangle with the same middle that is smaller by twice the distances; `MKMapRectNull` if nothing is left.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    if rect.isNull || rect.width < 2 * dx || rect.height < 2 * dy { return MKMapRectNull }
    return MKMapRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
}

public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    if rect.isNull { return rect }
    return MKMapRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width, height: rect.height)
}

/// Cuts a rectangle in two. Objective-C's has pointers to both parts.
///
/// - Parameters:
///   - amount: The width or height of the first part.
///   - edge: Where that is cut off.
/// - ObjC: -
public func MKMapRectDivide(
    _ rect: MKMapRect, _ amount: Double, _ edge: CGRectEdge
) -> (slice: MKMapRect, remainder: MKMapRect) {
    var (slice, rest) = (rect, rect)
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let part = max(0, min(amount, isAcross ? rect.width : rect.height))
    if isAcross {
        slice.size.width = part
        rest.size.width -= part
    } else {
        slice.size.height = part
        rest.size.height -= part
    }
    switch edge {
    case .minXEdge: rest.origin.x += part
    case .maxXEdge: slice.origin.x += rest.width
    case .minYEdge: rest.origin.y += part
    case .maxYEdge: slice.origin.y += rest.height
    }
    return (slice, rest)
}

public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
    !rect.isNull && point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
}

/// True if the second rectangle is within the first.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapRectUnion(rect1, rect2) == rect1
}

public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    !MKMapRectIntersection(rect1, rect2).isNull
}

/// True for a rectangle that goes beyond the edge of the flat map.
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool {
    !rect.isNull && (rect.minX < 0 || rect.maxX > MKMapSizeWorld.width)
}

/// What of such a rectangle is beyond the edge, where it is on the other side of the map.
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect {
    guard MKMapRectSpans180thMeridian(rect) else { return MKMapRectNull }
    let world = MKMapSizeWorld.width
    if rect.minX < 0 {
        return MKMapRect(
            minX: rect.minX + world, minY: rect.minY, maxX: min(rect.maxX, 0) + world, maxY: rect.maxY)
    }
    return MKMapRect(minX: max(rect.minX, world) - world, minY: rect.minY, maxX: rect.maxX - world, maxY: rect.maxY)
}
