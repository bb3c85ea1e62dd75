/// The colours of pins.
/// - ObjC: MKPinAnnotationColor
public enum MKPinAnnotationColor: Int, Sendable {
    /// Destinations.
    /// - ObjC: MKPinAnnotationColorRed
    case red = 0
    /// Starting points.
    /// - ObjC: MKPinAnnotationColorGreen
    case green = 1
    /// Places that the user has chosen.
    /// - ObjC: MKPinAnnotationColorPurple
    case purple = 2
}
