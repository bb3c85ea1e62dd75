/// The subviews of a text field, from back to front: border, text, selection and caret, clear button.
@MainActor final class TextFieldParts {
    let border = UIImageView(frame: .zero)
    let canvas = TextFieldCanvas()
    /// Created when the field is first edited, since many fields never are.
    private(set) var marks: TextFieldMarks?
    private var clearButton: UIButton?

    var views: [UIView] { [border, canvas] + [marks, clearButton].compactMap { $0 } }

    func install(in field: UITextField) {
        canvas.field = field
        field.addSubview(border)
        field.addSubview(canvas)
    }

    func marksMade(in field: UITextField) -> TextFieldMarks {
        if let marks { return marks }
        let made = TextFieldMarks()
        made.cover(field.editingArea)
        marks = made
        field.insertSubview(made, aboveSubview: canvas)
        return made
    }

    func layOut(_ field: UITextField) {
        let bounds = field.bounds
        let image = field.borderImage
        if border.image !== image { border.image = image }
        border.isHidden = image == nil
        border.frame = field.borderRect(forBounds: bounds)
        canvas.frame = bounds
        marks?.cover(field.editingArea)
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
