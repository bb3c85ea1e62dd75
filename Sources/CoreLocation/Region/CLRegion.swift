/// A circular region of the earth's surface that a manager can monitor.
open class CLRegion: PlatformObject, NSCoding {
    private let storedCenter: CLLocationCoordinate2D
    private let storedRadius: CLLocationDistance
    private let storedIdentifier: String

    /// - Parameter radius: In metres.
    /// - ObjC: initCircularRegionWithCenter:radius:identifier:
    public init(circularRegionWithCenter center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
    {
        storedCenter = center
        storedRadius = radius
        storedIdentifier = identifier
        super.init(platform: ())
    }

    open var center: CLLocationCoordinate2D { storedCenter }
    /// The radius in metres.
    open var radius: CLLocationDistance { storedRadius }
    /// The identity of the region: monitoring a region replaces a monitored one with the same identifier.
    open var identifier: String { storedIdentifier }

    /// - ObjC: containsCoordinate:
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }

    /// - Returns: self, since regions are immutable.
    /// - ObjC: copyWithZone:
    open func copy(in zone: UnsafeMutableRawPointer?) -> CLRegion { self }

    open override func copy() -> Any { self }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: "kCLRegionCodingKey" + key) }
        storedCenter = CLLocationCoordinate2D(latitude: number("Latitude"), longitude: number("Longitude"))
        storedRadius = number("Radius")
        storedIdentifier = coder.decodeObject(forKey: "kCLRegionCodingKeyIdentifier") as? String ?? ""
        super.init(platform: ())
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        func encode(_ value: Double, _ key: String) { coder.encode(value, forKey: "kCLRegionCodingKey" + key) }
        encode(center.latitude, "Latitude")
        encode(center.longitude, "Longitude")
        encode(radius, "Radius")
        coder.encode(identifier, forKey: "kCLRegionCodingKeyIdentifier")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return identifier == other.identifier
    }

    open override var hash: Int { identifier.hashValue }

    open override var description: String {
        "(identifier \(identifier)) "
            + String(format: "<%+.8f,%+.8f> radius %.2fm", center.latitude, center.longitude, radius)
    }
}
