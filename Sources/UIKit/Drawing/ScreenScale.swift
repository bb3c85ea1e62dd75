/// Pixels per point of the main screen: the scale of pictures that do not name one.
package enum ScreenScale {
    /// Set when the screen is known, before the first view is made.
    package nonisolated(unsafe) static var current: CGFloat = 1
}
