/// UITextInput for the text of a field or text view: positions are in UTF-16 units, rectangles in the view's
/// coordinates.
@MainActor struct SystemText {
    let host: any TextInteractionHost

    private var editor: TextEditor { host.editor }
    private var storage: TextStorage { editor.storage }
    var length: Int { storage.utf16Range(0..<storage.count).length }

    // MARK: Places

    func place(_ position: UITextPosition) -> Int { min(max((position as? TextPlace)?.offset ?? 0, 0), length) }

    func units(_ range: UITextRange) -> NSRange {
        let start = place(range.start), end = place(range.end)
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func characters(_ range: UITextRange) -> Range<Int> { storage.characterRange(units(range)) }

    private func caret(_ position: UITextPosition) -> Caret {
        Caret(storage.characterRange(NSRange(location: place(position), length: 0)).lowerBound)
    }

    private func position(_ caret: Caret) -> TextPlace { TextPlace(storage.utf16Range(0..<caret.offset).length) }

    func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
        let (start, end) = (place(first), place(second))
        return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(_ from: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooFar) = place(from).addingReportingOverflow(offset)
        return isTooFar || sum < 0 || sum > length ? nil : TextPlace(sum)
    }

    func position(_ from: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int) -> UITextPosition? {
        switch direction {
        case .right: return position(from, offset: offset)
        case .left: return position(from, offset: offset == .min ? .max : -offset)
        case .up, .down:
            let start = caret(from)
            let lines = editor.lines
            let (line, isTooFar) = lines.lineIndex(of: start).addingReportingOverflow(
                direction == .down ? offset : offset == .min ? .max : -offset)
            guard !isTooFar, lines.lines.indices.contains(line) else { return nil }
            return position(lines.caret(at: CGPoint(x: lines.caretRect(start).minX, y: lines.top(of: line))))
        }
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (place(position), place(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    // MARK: Text

    func text(in range: UITextRange) -> String { editor.string(in: characters(range)) }

    /// Replaces text as the keyboard does, but without asking the delegate.
    func replace(_ range: UITextRange, with text: String) {
        host.inputDelegateOfText?.textWillChange(host as? any UITextInput)
        editor.edit(characters(range), with: text, asksClient: false)
        host.inputDelegateOfText?.textDidChange(host as? any UITextInput)
    }

    var selection: UITextRange? {
        get { TextSpan(editor.selectedRange) }
        nonmutating set { if let newValue { editor.selectedRange = units(newValue) } }
    }

    // MARK: Marked text

    var marked: UITextRange? { editor.marked.map { TextSpan($0) } }

    func mark(_ text: String, selected: NSRange) { editor.mark(text, selected: selected) }

    // MARK: Layout

    private func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y) }

    func firstRect(_ range: UITextRange) -> CGRect {
        let characters = characters(range)
        guard !characters.isEmpty, let first = editor.lines.rects(of: characters).first else {
            return caretRect(range.start)
        }
        return inView(first)
    }

    func caretRect(_ position: UITextPosition) -> CGRect {
        var rect = inView(editor.lines.caretRect(caret(position)))
        rect.size.width = TextCaretView.width
        return rect
    }

    func closest(_ point: CGPoint) -> UITextPosition? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return position(
            editor.lines.caret(at: CGPoint(x: point.x - host.textOrigin.x, y: point.y - host.textOrigin.y)))
    }

    func closest(_ point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let found = closest(point) else { return nil }
        let limits = units(range)
        return TextPlace(min(max(place(found), limits.location), limits.location + limits.length))
    }

    /// The character at a point; nil if the point is beside the text.
    func character(at point: CGPoint) -> UITextRange? {
        guard let found = closest(point) else { return nil }
        let offset = caret(found).offset
        for index in [offset - 1, offset] where index >= 0 && index < storage.count {
            if editor.lines.rects(of: index..<index + 1).contains(where: { inView($0).contains(point) }) {
                return TextSpan(storage.utf16Range(index..<index + 1))
            }
        }
        return nil
    }

    func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        let range = units(range)
        return TextPlace(direction == .right || direction == .down ? range.location + range.length : range.location)
    }

    /// All that is beside a place on its line.
    func extend(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let caret = caret(position)
        let line = editor.lines.lines[editor.lines.lineIndex(of: caret)].range
        let (start, end) = (min(line.lowerBound, caret.offset), max(line.upperBound, caret.offset))
        return TextSpan(
            storage.utf16Range(direction == .right || direction == .down ? caret.offset..<end : start..<caret.offset))
    }

    func writingDirection(_ position: UITextPosition) -> UITextWritingDirection {
        let codes = storage.codes
        guard !codes.isEmpty else { return .natural }
        return codes[min(caret(position).offset, codes.count - 1)].isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension TextInteractionHost {
    /// The object that is notified of changes of the text.
    fileprivate var inputDelegateOfText: (any UITextInputDelegate)? { editor.inputDelegate }
}
