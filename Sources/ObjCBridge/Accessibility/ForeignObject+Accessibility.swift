import CObjCRuntime
import UIKit

/// An app's own object as an accessibility element, or as a container of some.
extension ForeignObject: AccessibleObject {
    package var className: String { String(cString: object_class_name(object)) }
    package var identity: UInt { UInt(bitPattern: object) }

    package var isAccessibilityElement: Bool { accessibility_is_element(object) }
    package var accessibilityLabel: String? { swift(accessibility_label(object), as: String.self) }
    package var accessibilityValue: String? { swift(accessibility_value(object), as: String.self) }
    package var accessibilityIdentifier: String? { nil }
    package var accessibilityFrame: CGRect { accessibility_frame(object).swift }

    package var accessibilityTraits: UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: accessibility_traits(object))
    }

    package func accessibilityElementCount() -> Int { accessibility_element_count(object) }
    package func accessibilityElement(at index: Int) -> Any? { swiftAny(accessibility_element(object, index)) }
}
