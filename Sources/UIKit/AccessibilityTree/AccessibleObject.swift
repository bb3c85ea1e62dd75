/// What describes itself to people who do not see it, and may contain others that do: views, accessibility elements,
/// and an app's objects of another language.
@MainActor package protocol AccessibleObject: AnyObject {
    /// The name of the object's class as its author wrote it.
    var className: String { get }
    /// The same for every stand-in of the same object.
    var identity: UInt { get }

    var isAccessibilityElement: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityIdentifier: String? { get }
    /// On screen, in points.
    var accessibilityFrame: CGRect { get }
    var accessibilityTraits: UIAccessibilityTraits { get }

    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
}

extension AccessibleObject {
    package var identity: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
}

extension UIView: AccessibleObject {}
