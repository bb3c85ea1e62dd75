import Foundation

/// The accessibility of a text that a window draws itself instead of by a label.
struct DrawnText {
    var label: String
    var value: String?
    /// On the screen, in points.
    var frame: CGRect
}
