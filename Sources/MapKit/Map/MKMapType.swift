/// What a map shows.
/// - ObjC: MKMapType
public enum MKMapType: Int, Sendable {
    /// Roads and names.
    /// - ObjC: MKMapTypeStandard
    case standard = 0
    /// Pictures from above.
    /// - ObjC: MKMapTypeSatellite
    case satellite = 1
    /// Pictures from above with roads and names.
    /// - ObjC: MKMapTypeHybrid
    case hybrid = 2
}
