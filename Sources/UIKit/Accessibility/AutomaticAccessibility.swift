/// What views of the framework's classes tell about themselves where the app says nothing.
struct AutomaticAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}
