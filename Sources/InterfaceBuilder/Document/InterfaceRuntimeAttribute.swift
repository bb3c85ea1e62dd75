/// A user defined runtime attribute: a value that nib loading sets on an object by key-value coding.
package struct InterfaceRuntimeAttribute {
    /// The type; its raw value is the suffix in the file's
    /// `com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.string`.
    package enum Kind: String, Sendable {
        case boolean, number, string, localizedString, point, size, rect, range, color, image, null = "nil"
    }

    package var keyPath: String
    package var kind: Kind
    /// The value. Points, sizes and rectangles are `.numbers`, or a `.string` such as `{1, 2}` in archives.
    package var value: InterfaceValue
    /// The line of the file, from 1.
    package var line: Int
    /// The object that represents the attribute in an archive; nil in other files.
    package internal(set) var object: InterfaceObject?

    package init(keyPath: String, kind: Kind, value: InterfaceValue, line: Int) {
        self.keyPath = keyPath
        self.kind = kind
        self.value = value
        self.line = line
    }
}
