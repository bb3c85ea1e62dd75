internal import MainLoop

extension UITextField {
    // MARK: Beginning and ending

    /// Called after the field has become first responder.
    final func beginEditing() {
        guard !isEditing, isFirstResponder else { return }
        isEditing = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            editor.setText("")
            interaction.clearSelection()
            changed()
        }
        textDidMove()
        delegate?.textFieldDidBeginEditing(self)
        guard isEditing else { return }
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
    }

    /// Called after the field has resigned first responder.
    final func endEditing() {
        guard isEditing else { return }
        forgetUndo()
        isEditing = false
        scroll = 0
        hideLastCharacter()
        interaction.end()
        textDidMove()
        delegate?.textFieldDidEndEditing(self)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
    }

    final func setTextOfApp(_ text: String) {
        guard text != editor.text else { return }
        hideLastCharacter()
        editor.setText(text)
        textDidMove()
        if isEditing { InputViews.textDidChange(in: self) }
    }

    /// Called when the clear button is tapped.
    final func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.edit(0..<editor.count, with: "", name: "Clear", asksClient: false)
        if !isEditing { becomeFirstResponder() }
    }

    /// Called after the user has changed the text.
    final func changed() {
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        sendActions(for: .editingChanged)
    }

    // MARK: Visible parts

    /// True if the caret is visible at the moment; it blinks.
    package final var isCaretVisible: Bool { parts.marks?.caret.isHidden == false }

    package final var showsClearButton: Bool { showsClearButton(whileEditing: isEditing) }

    final func showsLeftView(whileEditing: Bool) -> Bool {
        leftView != nil && leftViewMode.isShown(whileEditing: whileEditing)
    }

    final func showsClearButton(whileEditing: Bool) -> Bool {
        clearButtonMode.isShown(whileEditing: whileEditing) && hasText && isEnabled
    }

    final func showsRightView(whileEditing: Bool) -> Bool {
        rightView != nil && rightViewMode.isShown(whileEditing: whileEditing)
            && !showsClearButton(whileEditing: whileEditing)
    }

    final var borderImage: UIImage? {
        let picture = isEnabled ? background : disabledBackground ?? background
        if let picture, borderStyle != .roundedRect { return picture }
        return FieldPicture.border(borderStyle, isEnabled: isEnabled)
    }

    /// Called after a change of text, font or size, to update the layout.
    final func textDidMove() {
        fitFont()
        if isEditing { scrollToCaret() }
        parts.canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    private func fitFont() {
        let full: UIFont = font
        guard adjustsFontSizeToFitWidth, minimumFontSize < full.pointSize else {
            editor.lines.font = full
            return
        }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let text = String(editor.shownText.prefix(500))
        editor.lines.font = text.fittingFont(full, minFontSize: minimumFontSize, width: rect.width)
    }

    // MARK: Drawing

    final func drawContent(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        guard hasText else {
            guard let placeholder, !placeholder.isEmpty else { return }
            context.setFillColor(UITextField.placeholderColor.cgColor)
            return drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
        let color: UIColor = textColor ?? .black
        context.setFillColor((isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)).cgColor)
        guard isEditing else { return drawText(in: textRect(forBounds: bounds)) }
        let area = editingArea
        context.clip(to: area)
        editor.lines.draw(at: textOrigin, in: rect.overlap(with: area))
    }

    private static let placeholderColor = UIColor(white: 0.7, alpha: 1)

    /// The visible area of the text being edited, in the field's coordinates.
    final var editingArea: CGRect { editingRect(forBounds: bounds).finite }

    /// The origin of the line being edited, in the field's coordinates.
    package final var textOrigin: CGPoint {
        let area = editingArea
        let full: UIFont = font
        var top = area.minY + TextFieldLine.offset(of: full, height: area.height, contentVerticalAlignment)
        if editor.lines.font.pointSize != full.pointSize {
            top += UIBaselineAdjustment.alignCenters.offset(of: editor.lines.font, inLineOf: full)
        }
        let indent = textAlignment.indent(of: editor.lines.size.width, in: area.width)
        return CGPoint(x: area.minX + indent - scroll, y: top)
    }

    /// Scrolls as little as possible to make the caret visible, and not beyond the end of the text.
    final func scrollToCaret() {
        let width = editingArea.width - TextCaretView.width
        let x = editor.caretRect.minX
        if x > scroll + width { scroll = x - width }
        if x < scroll { scroll = max(x - TextCaretView.width, 0) }
        scroll = max(min(scroll, editor.lines.size.width - width), 0)
    }

    // MARK: Secure text

    /// Shows the last typed character for a moment; the others are dots.
    final func showLastCharacter() {
        hideLastCharacter()
        guard editor.isSecure, editor.selection.isCaret, editor.selection.head.offset > 0 else { return }
        editor.reveal(editor.selection.head.offset - 1)
        reveal = MainLoop.main.schedule(at: MainLoop.main.now + UITextField.revealDuration) { [weak self] in
            self?.hideLastCharacter()
        }
    }

    private static let revealDuration: TimeInterval = 2

    final func hideLastCharacter() {
        guard reveal != nil else { return }
        reveal?.cancel()
        reveal = nil
        editor.reveal(nil)
        textDidMove()
    }
}
