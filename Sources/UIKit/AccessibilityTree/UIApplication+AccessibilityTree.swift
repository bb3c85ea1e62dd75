extension UIApplication {
    /// The tree of the app's screen: all windows that are not hidden, from back to front.
    package func accessibilityTree() -> AccessibilityNode {
        AccessibilityNode(
            className: className, frame: UIScreen.main.bounds,
            children: windows.filter { !$0.isHidden }.map { $0.accessibilityTree() })
    }
}
