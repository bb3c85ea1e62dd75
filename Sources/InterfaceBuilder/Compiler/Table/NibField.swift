/// A key of a nib that holds the value of one key of a document.
package struct NibField {
    /// What kind of value it is, and how the document's becomes it.
    package enum Kind: String, Sendable {
        case boolean
        /// A boolean that is true in the nib where the document says NO.
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
    /// What a document means that does not say; nil: nothing.
    package let absent: NibConstant?
    /// What a nib means that does not say, as the document would put it; nil: nothing.
    package let leftOut: NibConstant?

    /// What the nib holds where the document does not say; nil: the key is not there.
    package var constant: NibConstant? {
        guard let absent else { return nil }
        let value = kind == .inverse ? absent.inverse : absent
        return value == leftOut ? nil : value
    }
}
