/// What assistive technology, and scripts that operate an app, are told about a view.
extension UIView {
    /// Whether the view is something by itself, rather than a container. Labels, controls and named views are by default.
    /// - ObjC: isAccessibilityElement
    public var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? automaticAccessibility.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the view is, in a word or two. A label's text, a button's title by default.
    public var accessibilityLabel: String? {
        get { accessibility?.label ?? automaticAccessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What the view's setting is: a slider's percentage, a field's text.
    public var accessibilityValue: String? {
        get { accessibility?.value ?? automaticAccessibility.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// What happens if the view is operated.
    public var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// A name for scripts, which people do not hear.
    public var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// What kind of thing the view is.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? automaticAccessibility.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Where the view is on screen, in points.
    public var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// Where the bounds are on screen, in points.
    package var frameOnScreen: CGRect {
        var rect = bounds
        var view: UIView? = self
        while let current = view {
            rect = rect.applying(current.transformToSuperview)
            view = current.superviewReference
        }
        return rect
    }

    private func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
        var properties = accessibility ?? AccessibilityProperties()
        change(&properties)
        accessibility = properties
    }
}
