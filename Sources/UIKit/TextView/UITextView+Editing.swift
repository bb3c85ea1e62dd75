package import DeviceLink

extension UITextView {
    /// The margin around the text, in points.
    static let margin: CGFloat = 8

    // MARK: Beginning and ending

    /// Called after the view has become first responder.
    final func beginEditing() {
        guard isEditable, !isEditing, isFirstResponder else { return }
        isEditing = true
        setNeedsLayout()
        delegate?.textViewDidBeginEditing(self)
        guard isEditing else { return }
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        interaction.update()
        showCaret()
    }

    /// Called after the view has resigned first responder.
    final func endEditing() {
        interaction.end()
        guard isEditing else { return }
        forgetUndo()
        isEditing = false
        setNeedsLayout()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    final func setTextOfApp(_ text: String) {
        guard text != editor.text else { return }
        editor.setText(text)
        if isEditing { InputViews.textDidChange(in: self) }
    }

    // MARK: Layout

    final func widthDidChange() {
        editor.lines.width = max(bounds.width - 2 * UITextView.margin, 0)
        linesDidMove()
    }

    /// Called after the positions of lines have changed: updates the content size and redraws the text.
    final func linesDidMove() {
        updateContentSize()
        tiles.redrawAll()
        setNeedsLayout()
    }

    final func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: editor.lines.height + 2 * UITextView.margin)
    }

    final func fittingSize(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 2 * UITextView.margin ? size.width : bounds.width
        guard width != bounds.width else { return contentSize }
        let lines = EditedLines(font: editor.lines.font, width: max(width - 2 * UITextView.margin, 0))
        lines.show(editor.storage)
        return CGSize(width: width, height: lines.height + 2 * UITextView.margin)
    }

    final func scroll(to range: Range<Int>) {
        var rect = editor.lines.caretRect(Caret(range.upperBound))
        rect = rect.union(editor.lines.caretRect(Caret(range.lowerBound)))
        // If the part is higher than the view, show its end.
        if rect.height > bounds.height { rect = editor.lines.caretRect(Caret(range.upperBound)) }
        scrollRectToVisible(withMargin(rect), animated: true)
    }

    private func withMargin(_ rect: CGRect) -> CGRect {
        CGRect(x: 0, y: rect.minY, width: min(bounds.width, 1), height: rect.height + 2 * UITextView.margin)
    }

    // MARK: Drawing

    /// Draws the lines in `rect`, which is in the view's coordinates.
    final func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor((textColor ?? .black).cgColor)
        editor.lines.draw(at: textOrigin, in: rect, links: links.map(\.range))
    }

    /// The links that can be tapped; none while the text is editable.
    final var links: [DetectedLink] {
        guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
        if let detected, detected.version == editor.version { return detected.links }
        let links = LinkDetector(editor.storage.characters, types: dataDetectorTypes).links
        detected = (editor.version, links)
        return links
    }
}

extension UITextView: TextEditorClient {
    package func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    package func editor(_ editor: TextEditor, didChange lines: Range<Int>) {
        updateContentSize()
        let top = textOrigin.y + editor.lines.top(of: lines.lowerBound)
        // If lines have moved, redraw to the end, including the area of removed lines.
        let isToEnd = lines.upperBound >= editor.lines.lines.count
        let height =
            isToEnd ? .greatestFiniteMagnitude / 4 : editor.lines.top(of: lines.upperBound) - top + textOrigin.y
        // Glyphs can extend slightly beyond their lines.
        tiles.redraw(CGRect(x: 0, y: top - 4, width: bounds.width, height: height + 8))
        setNeedsLayout()
    }

    package func editorDidEdit(_ editor: TextEditor) {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    package func editorDidChangeSelection(_ editor: TextEditor) {
        guard isFirstResponder else { return }
        interaction.update()
        delegate?.textViewDidChangeSelection(self)
    }

    package func undoManager(for editor: TextEditor) -> UndoManager? { isEditing ? undoManager : nil }
}

extension UITextView: KeyboardTarget {
    package var textBeforeCaret: String { editor.textBeforeCaret }
    package var takesText: Bool { isEditable }
    package var hasCaret: Bool { editor.selection.isCaret }
    package var returnKeyIsEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

    package func keyboardReturn() { insertText("\n") }

    package func moveCaret(_ direction: CaretDirection, extending: Bool) {
        interaction.type { editor.move(direction, extending: extending) }
    }

    package func replaceBeforeCaret(_ count: Int, with text: String) {
        interaction.type { editor.replaceBeforeCaret(count, with: text) }
    }

    package func compose(_ composition: Composition) { interaction.type { editor.compose(composition) } }

    package var caretFrame: CGRect? { interaction.caretFrame }
}

extension UITextView: TextInteractionHost {
    var isTextEditable: Bool { isEditable }
    var textOrigin: CGPoint { CGPoint(x: UITextView.margin, y: UITextView.margin) }
    var textCaretView: TextCaretView { caret }
    var textSelectionView: TextSelectionView { selectionView }
    var textVisibleRect: CGRect { bounds.finite }
    func textDidType() {}
    func beginEditingForTouch() -> Bool { isFirstResponder || becomeFirstResponder() }

    func showCaret() {
        scrollRectToVisible(withMargin(editor.caretRect), animated: false)
    }

    func tapText(at offset: Int) -> Bool {
        guard let link = links.first(where: { $0.range.contains(offset) || $0.range.upperBound == offset }) else {
            return false
        }
        UIApplication.shared.openURL(link.url)
        return true
    }
}

extension UITextView: EndsEditingByForce {}
