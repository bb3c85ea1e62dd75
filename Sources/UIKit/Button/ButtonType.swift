extension UIButton {
    /// The types of a button.
    /// - ObjC: UIButtonType
    public enum ButtonType: Int, Sendable {
        /// A button without an appearance of its own.
        case custom = 0
        /// A white rounded rectangle with a title.
        case roundedRect = 1
        /// A blue disc with a white chevron, which opens details.
        case detailDisclosure = 2
        /// An information button for dark backgrounds: a white "i".
        case infoLight = 3
        /// An information button for light backgrounds: a dark "i".
        case infoDark = 4
        /// A blue disc with a plus sign, which adds a contact.
        case contactAdd = 5
    }
}
