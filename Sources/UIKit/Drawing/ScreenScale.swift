/// The scale of the main screen in pixels per point, which is the default for images.
package enum ScreenScale {
    /// Set before the first view is created.
    package nonisolated(unsafe) static var current: CGFloat = 1
}
