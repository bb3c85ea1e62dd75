/// The look of bars.
/// - ObjC: UIBarStyle
public enum UIBarStyle: Int, Sendable {
    /// Blue grey.
    /// - ObjC: UIBarStyleDefault
    case `default` = 0
    /// Black.
    /// - ObjC: UIBarStyleBlack
    case black = 1
    /// Black, and what is behind shines through. (Since iPhone OS 3: ``black`` and the bar's `isTranslucent`.)
    /// - ObjC: UIBarStyleBlackTranslucent
    case blackTranslucent = 2

    /// The name that ``black`` had before iPhone OS 3.
    /// - ObjC: UIBarStyleBlackOpaque
    public static let blackOpaque: UIBarStyle = .black
}
