/// Where things stand in the frameworks as Objective-C sees them.
package enum FrameworkLayout {
    /// The modules that Objective-C sees, lowest first.
    package static let modules = [
        "CoreGraphics", "QuartzCore", "UIKit", "CoreLocation", "AudioToolbox", "MessageUI", "AddressBook",
        "AddressBookUI", "MapKit",
    ]

    /// Protocols whose objects the frameworks keep, and which are of any class of an app: not delegates. `ForeignObject`
    /// conforms to them.
    static let keptProtocols: Set = ["MKAnnotation", "MKOverlay"]

    /// The frameworks whose headers a framework's own headers bring along. A header costs every file that imports it.
    static func imports(of module: String) -> [String] {
        switch module {
        case "CoreGraphics", "CoreLocation", "AudioToolbox", "AddressBook": []
        case "AddressBookUI": ["AddressBook", "UIKit"]
        case "MapKit": ["CoreLocation", "UIKit"]
        case "QuartzCore": ["CoreGraphics"]
        case "UIKit": ["CoreGraphics"]
        default: ["UIKit"]
        }
    }

    /// The frameworks that a framework's umbrella header brings along behind its own classes. Sources rely on UIKit for
    /// layers; but what they send to an `id` is UIKit's where both have it (`[CATextLayer font]` is no UIFont).
    static func importsBehind(_ module: String) -> [String] { module == "UIKit" ? ["QuartzCore"] : [] }

    /// The hand-written headers that a framework's umbrella header brings along in plain C and C++, which know no
    /// classes.
    static func plainHeaders(of module: String) -> [String] {
        module == "QuartzCore" ? ["CABase.h", "CATransform3D.h"] : []
    }

    /// What a generated file of a module imports: UIKit brings the modules below it along.
    static func swiftImports(of module: String) -> [String] {
        let isBelow = ["CoreGraphics", "QuartzCore", "UIKit"].contains(module)
        return (["CObjCRuntime", "UIKit"] + (isBelow ? [] : [module])).sorted().map { "import \($0)" }
    }

    /// Protocols that classes adopt in Objective-C only: Foundation's, and those of hand-written headers.
    static let furtherProtocols = [
        "CAAnimation": ["NSCopying"], "CLHeading": ["NSCopying"], "CLLocation": ["NSCopying"],
        "CLPlacemark": ["NSCopying"], "CLRegion": ["NSCopying"],
        "UIAccessibilityElement": ["UIAccessibilityIdentification"],
        "UIBarItem": ["UIAppearance"], "UIBezierPath": ["NSCopying"],
        "UILocalNotification": ["NSCopying"],
        "UIPickerView": ["UITableViewDataSource"], "UIPopoverController": ["UIAppearanceContainer"],
        "UITableViewCell": ["UIGestureRecognizerDelegate"],
        "UIView": ["UIAppearance", "UIAppearanceContainer"], "UIViewController": ["UIAppearanceContainer"],
    ]

    /// CoreGraphics' and AddressBook's classes are plain references in C: `CGColorRef`.
    static func isReferenceType(_ declaration: ClassDeclaration) -> Bool {
        ["CoreGraphics", "AddressBook"].contains(declaration.module)
    }

    /// Enumerations are C's own, of 32 bits, as apps print and switch over them; option sets are integers as wide as a
    /// pointer. CoreGraphics' headers are written by hand and have enumerations for both.
    static func hasThirtyTwoBits(_ type: RawTypeDeclaration) -> Bool {
        guard type.module != "CoreGraphics" else { return true }
        return type.form == .enumeration && type.rawType == "Int"
            && type.constants.allSatisfy { Int32($0.value) != nil }
    }
}
