/// A value that the runtime gives to an object by key-value coding after it is loaded: "User Defined Runtime
/// Attributes".
package struct InterfaceRuntimeAttribute {
    /// As the file names the kind: the end of `com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.string`.
    package enum Kind: String, Sendable {
        case boolean, number, string, localizedString, point, size, rect, range, color, image, null = "nil"
    }

    package var keyPath: String
    package var kind: Kind
    /// Points, sizes and rectangles are `.numbers`, or `.string` as archives spell them: `{1, 2}`.
    package var value: InterfaceValue
    /// The line of the file, from 1.
    package var line: Int
    /// What the file gives it by, in archives.
    package internal(set) var object: InterfaceObject?

    package init(keyPath: String, kind: Kind, value: InterfaceValue, line: Int) {
        self.keyPath = keyPath
        self.kind = kind
        self.value = value
        self.line = line
    }
}
