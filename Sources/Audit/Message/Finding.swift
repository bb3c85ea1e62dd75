/// Something that an app needs and that is not there, or not as the app expects it.
package struct Finding: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        case header
        case framework
        case library
        /// A function or variable that the linker does not find.
        case symbol
        case function
        /// A constant, variable or anything else that is used by a name of its own.
        case identifier
        case type
        case `class`
        case `protocol`
        case selector
        case property
        /// A key that an object of a nib is to take.
        case key
        case resource
        /// What is there and does nothing yet.
        case stub

        /// "headers", "classes".
        package var plural: String {
            switch self {
            case .library: "libraries"
            case .class: "classes"
            case .property: "properties"
            default: rawValue + "s"
            }
        }
    }

    package var kind: Kind
    package var name: String
    /// Whether it was an error, which ends a build or an app, and not a warning.
    package var isError: Bool

    package init(_ kind: Kind, _ name: String, isError: Bool = true) {
        self.kind = kind
        self.name = name
        self.isError = isError
    }

    /// What it is, however badly it is needed.
    package var subject: Subject { Subject(kind: kind, name: name) }

    package struct Subject: Hashable, Sendable, Comparable {
        package var kind: Kind
        package var name: String

        package static func < (one: Self, other: Self) -> Bool {
            (one.kind.rawValue, one.name) < (other.kind.rawValue, other.name)
        }
    }
}
