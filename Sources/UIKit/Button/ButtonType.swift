extension UIButton {
    /// The kinds of buttons.
    /// - ObjC: UIButtonType
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own: what the app gives it.
        case custom = 0
        /// A white rounded rectangle with a title.
        case roundedRect = 1
        /// A blue disc with a white arrow.
        case detailDisclosure = 2
        /// A white i, for dark backgrounds.
        case infoLight = 3
        /// A dark i, for light backgrounds.
        case infoDark = 4
        /// A blue disc with a plus.
        case contactAdd = 5
    }
}
