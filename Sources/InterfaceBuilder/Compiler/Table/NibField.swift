/// A key of a nib that holds the value of one key of a document.
package struct NibField {
    /// The type of the nib's value, which also determines the conversion.
    package enum Kind: String, Sendable {
        case boolean
        /// A Boolean that the nib stores inverted: true where the document has NO.
        case inverse = "boolean, the other way round"
        case integer
        case float
        case double
        case text = "string"
        case colour = "UIColor"
        case image = "UIImageNibPlaceholder"
        case object
        case array = "NSArray"
        case mutableArray = "NSMutableArray"
        case pair = "point or size"
        case rectangle
        case insets
    }

    package let key: String
    package let kind: Kind
    /// The value that a document without the key means; nil for none.
    package let absent: NibConstant?
    /// The value that a nib without the key means, in the terms of documents; nil for none.
    package let leftOut: NibConstant?

    /// The nib's value for a document without the key; nil if the nib leaves the key out, too.
    package var constant: NibConstant? {
        guard let absent else { return nil }
        let value = kind == .inverse ? absent.inverse : absent
        return value == leftOut ? nil : value
    }
}
