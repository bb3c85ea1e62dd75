/// The default accessibility properties of a framework class, for properties that the app did not set.
struct AutomaticAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}
