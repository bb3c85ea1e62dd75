extension UIView {
    /// The view's bounds in screen coordinates, in points.
    package var frameOnScreen: CGRect {
        var rect = bounds
        var view: UIView? = self
        while let current = view {
            rect = rect.applying(current.transformToSuperview)
            view = current.superviewReference
        }
        return rect
    }

    final func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
        var properties = accessibility ?? AccessibilityProperties()
        change(&properties)
        accessibility = properties
    }
}
