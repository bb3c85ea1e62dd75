/// An object with accessibility properties, which may also be a container of others: a view, an accessibility element,
/// or the stand-in of an app's object in another language.
@MainActor package protocol AccessibleObject: AnyObject {
    /// The name of the object's class in the source code.
    var className: String { get }
    /// A number that is the same for all stand-ins of one object.
    var identity: UInt { get }

    var isAccessibilityElement: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityIdentifier: String? { get }
    /// The frame in screen coordinates, in points.
    var accessibilityFrame: CGRect { get }
    var accessibilityTraits: UIAccessibilityTraits { get }

    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
}

extension AccessibleObject {
    package var identity: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
}

extension UIView: AccessibleObject {}
