extension UITextField {
    /// What is drawn around a field.
    /// - ObjC: UITextBorderStyle
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin dark line.
        case line = 1
        /// A rectangle that looks engraved.
        case bezel = 2
        /// A white field with round corners, engraved.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
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

    /// Posted after editing began; its object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended; its object is the field.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text; its object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
