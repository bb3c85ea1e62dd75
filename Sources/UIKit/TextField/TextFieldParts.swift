/// The views that a text field is made of, from back to front: border, text, selection and caret, clear button.
@MainActor final class TextFieldParts {
    let border = UIImageView(frame: .zero)
    let canvas = TextFieldCanvas()
    /// Cuts caret and selection off where the text is cut off. Its coordinates are the field's.
    let window = UIView(frame: .zero)
    let selection = TextSelectionView()
    let caret = TextCaretView()
    private var clearButton: UIButton?

    var views: [UIView] { [border, canvas, window] + [clearButton].compactMap { $0 } }

    func install(in field: UITextField) {
        canvas.field = field
        window.isUserInteractionEnabled = false
        window.clipsToBounds = true
        window.addSubview(selection)
        window.addSubview(caret)
        for view in [border, canvas, window] { field.addSubview(view) }
    }

    func layOut(_ field: UITextField) {
        let bounds = field.bounds
        let image = field.borderImage
        if border.image !== image { border.image = image }
        border.isHidden = image == nil
        border.frame = field.borderRect(forBounds: bounds)
        canvas.frame = bounds
        let rect = field.editingArea
        window.frame = rect
        window.bounds = rect
        place(field.leftView, field.showsLeftView(whileEditing: field.isEditing), in: field) {
            field.leftViewRect(forBounds: bounds)
        }
        place(field.rightView, field.showsRightView(whileEditing: field.isEditing), in: field) {
            field.rightViewRect(forBounds: bounds)
        }
        layOutClearButton(of: field)
        field.interaction.update()
    }

    private func place(_ view: UIView?, _ isShown: Bool, in field: UITextField, _ rect: () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === field { view.removeFromSuperview() }
            return
        }
        if view.superview !== field { field.addSubview(view) }
        view.frame = rect()
    }

    private func layOutClearButton(of field: UITextField) {
        guard field.showsClearButton(whileEditing: field.isEditing) else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton(of: field)
        button.isHidden = false
        button.frame = field.clearButtonRect(forBounds: field.bounds)
    }

    private func makeClearButton(of field: UITextField) -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(FieldPicture.image(.clearButton), for: .normal)
        button.setImage(FieldPicture.image(.pressedClearButton), for: .highlighted)
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak field] _ in field?.clear() }, for: .touchUpInside)
        field.addSubview(button)
        clearButton = button
        return button
    }
}
