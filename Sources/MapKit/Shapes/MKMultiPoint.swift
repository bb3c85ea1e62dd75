/// The base of shapes that are made of points.
open class MKMultiPoint: MKShape {
    /// The points, in memory of their own so that their address stays the same.
    private var storage = UnsafeMutableBufferPointer<MKMapPoint>(start: nil, count: 0)
    private var bounds = MKMapRectNull

    public override init() { super.init() }

    deinit { storage.deallocate() }

    /// Gives a new shape its points.
    final func take(_ points: [MKMapPoint]) {
        storage.deallocate()
        storage = .allocate(capacity: points.count)
        _ = storage.initialize(from: points)
        bounds = points.reduce(MKMapRectNull) {
            MKMapRectUnion($0, MKMapRect(origin: $1, size: MKMapSize()))
        }
    }

    /// Gives a new shape copies of `count` points.
    final func take(_ points: UnsafePointer<MKMapPoint>?, _ count: Int) {
        take(points.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    final func take(_ coordinates: UnsafePointer<CLLocationCoordinate2D>?, _ count: Int) {
        let places = coordinates.map { UnsafeBufferPointer(start: $0, count: max(count, 0)) }
        take(places?.map(MKMapPointForCoordinate) ?? [])
    }

    final var list: [MKMapPoint] { Array(storage) }

    /// The points. They belong to the shape, and must not be changed.
    open var points: UnsafeMutablePointer<MKMapPoint>? { storage.baseAddress }

    open var pointCount: Int { storage.count }

    /// Copies the places of some points into memory of the caller. Raises NSRangeException for points that are not
    /// there.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>?, range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location <= pointCount,
            range.length <= pointCount - range.location
        else {
            return FrameworkException.raise(.range, "*** -[MKMultiPoint getCoordinates:range:]: out of bounds")
        }
        for index in 0..<range.length { coords?[index] = storage[range.location + index].coordinate }
    }

    /// The centre of the rectangle around all points.
    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }

    /// The rectangle around all points.
    final var enclosingRect: MKMapRect { bounds }
}
