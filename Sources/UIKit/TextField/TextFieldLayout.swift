/// Computes the text rectangle of a text field between its border, overlay views and clear button.
@MainActor struct TextFieldLayout {
    let textRect: CGRect

    init(_ field: UITextField, _ bounds: CGRect, isEditing: Bool) {
        let bounds = bounds.finite
        let insets = TextFieldLayout.insets(field.borderStyle)
        var (left, right) = (bounds.minX + insets.width, bounds.maxX - insets.width)
        if field.showsLeftView(whileEditing: isEditing) {
            left = field.leftViewRect(forBounds: bounds).maxX + insets.width
        }
        if field.showsClearButton(whileEditing: isEditing) {
            right = min(right, field.clearButtonRect(forBounds: bounds).minX)
        } else if field.showsRightView(whileEditing: isEditing) {
            right = min(right, field.rightViewRect(forBounds: bounds).minX - insets.width)
        }
        // Reduce the vertical insets of a low field so that the line is not clipped.
        let vertical = min(insets.height, max((bounds.height - field.editor.lines.lineHeight) / 2, 0).rounded(.down))
        textRect = CGRect(
            x: left, y: bounds.minY + vertical, width: max(right - left, 0),
            height: max(bounds.height - 2 * vertical, 0))
    }

    /// The distance of the text from the border, in points.
    private static func insets(_ style: UITextField.BorderStyle) -> CGSize {
        switch style {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel: CGSize(width: 7, height: 3)
        case .roundedRect: CGSize(width: 8, height: 4)
        }
    }

    static func clearButtonRect(in bounds: CGRect) -> CGRect {
        let size = FieldPicture.clearButtonSize
        return CGRect(
            x: bounds.maxX - size.width - 5, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    static func fittingSize(of field: UITextField) -> CGSize {
        let text = editorWidth(field)
        let insets = insets(field.borderStyle)
        var width = text + 2 * insets.width
        if field.leftViewMode != .never, let view = field.leftView { width += view.bounds.width }
        if field.rightViewMode != .never, let view = field.rightView { width += view.bounds.width }
        if field.clearButtonMode != .never { width += FieldPicture.clearButtonSize.width + 5 }
        let line: CGFloat = field.font.lineHeight
        return CGSize(
            width: width, height: field.borderStyle == .roundedRect ? max(31, line + 8) : line + 2 * insets.height)
    }

    private static func editorWidth(_ field: UITextField) -> CGFloat {
        let font: UIFont = field.font
        let placeholder = field.placeholder?.size(withFont: font).width ?? 0
        return max(field.editor.lines.size.width.rounded(.up), placeholder)
    }
}
