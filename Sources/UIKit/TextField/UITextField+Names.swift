extension UITextField {
    /// The border of a text field.
    /// - ObjC: UITextBorderStyle
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin dark line.
        case line = 1
        /// An engraved rectangle.
        case bezel = 2
        /// A white engraved field with rounded corners.
        case roundedRect = 3
    }

    /// When an overlay view or the clear button is visible.
    /// - ObjC: UITextFieldViewMode
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func isShown(whileEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: whileEditing
            case .unlessEditing: !whileEditing
            case .always: true
            }
        }
    }

    /// Posted after editing has begun; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing has ended; the object is the field.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user has changed the text; the object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
