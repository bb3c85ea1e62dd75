/// The style of a bar.
/// - ObjC: UIBarStyle
public enum UIBarStyle: Int, Sendable {
    /// Blue-grey.
    /// - ObjC: UIBarStyleDefault
    case `default` = 0
    /// Black.
    /// - ObjC: UIBarStyleBlack
    case black = 1
    /// Translucent black. (From iPhone OS 3 on apps use ``black`` and the bar's `isTranslucent`.)
    /// - ObjC: UIBarStyleBlackTranslucent
    case blackTranslucent = 2

    /// The name that ``black`` had before iPhone OS 3.
    /// - ObjC: UIBarStyleBlackOpaque
    public static let blackOpaque: UIBarStyle = .black
}
