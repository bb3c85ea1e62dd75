import Foundation

/// A text that a screen draws itself, as those hear of it who do not see it.
struct DrawnText {
    var label: String
    var value: String?
    /// On the screen, in points.
    var frame: CGRect
}
