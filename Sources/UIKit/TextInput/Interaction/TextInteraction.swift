/// Handles touches of a text: placing the caret, selecting words, dragging the ends of the selection, and showing the
/// edit menu.
@MainActor final class TextInteraction {
    unowned let host: any TextInteractionHost
    /// Made when a selection is shown for the first time: most fields never have one.
    private var handles: (start: TextHandleView, end: TextHandleView)?
    private lazy var recognizer = TextTouchRecognizer(self)
    private var magnifier: Magnifier?
    /// True if the caret or the selection can be visible.
    private var showsMarks = false
    /// The fixed end of the selection while a handle is dragged, and the offset of the finger from the handle's line.
    private var dragged: (fixed: Int, offset: CGSize)?
    private var menuWasVisible = false

    init(_ host: any TextInteractionHost) { self.host = host }

    private var editor: TextEditor { host.editor }

    /// The handles, once there are any.
    var views: [UIView] { handles.map { [$0.start, $0.end] } ?? [] }

    func install() {
        recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
        host.addGestureRecognizer(recognizer)
    }

    private func makeHandles() -> (start: TextHandleView, end: TextHandleView) {
        let made = (start: TextHandleView(.start), end: TextHandleView(.end))
        handles = made
        host.addSubview(made.start)
        host.addSubview(made.end)
        return made
    }

    private func hideHandles() {
        handles?.start.isHidden = true
        handles?.end.isHidden = true
    }

    // MARK: Caret and selection

    private var isActive: Bool { host.isFirstResponder }

    /// Shows caret, selection and handles where the editor has them.
    func update() {
        let origin = host.textOrigin
        let selection = editor.selection
        guard isActive else { return hideAll() }
        showsMarks = true
        host.textSelectionView.mark(markedRects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, color: markedColor)
        if selection.isCaret {
            host.textSelectionView.cover([])
            hideHandles()
            let isPressed = magnifier != nil
            if host.isTextEditable { host.textCaretView.show(at: caretRect, blinks: !isPressed) }
            return
        }
        host.textCaretView.hide()
        let rects = editor.lines.rects(of: selection.range)
        host.textSelectionView.cover(rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        // The selection in marked text is the input method's, and has no handles.
        guard editor.marked == nil else { return hideHandles() }
        let handles = handles ?? makeHandles()
        show(handles.start, at: Caret(selection.range.lowerBound))
        show(handles.end, at: Caret(selection.range.upperBound, isAtLineEnd: true))
    }

    private var markedRects: [CGRect] {
        editor.marked.map { editor.lines.rects(of: editor.storage.characterRange($0)) } ?? []
    }

    private var markedColor: UIColor? {
        editor.markedStyle?[UITextInputTextBackgroundColorKey] as? UIColor
    }

    private func show(_ handle: TextHandleView, at caret: Caret) {
        let edge = rect(of: caret)
        let visible = host.textVisibleRect.insetBy(dx: -1, dy: -1)
        guard visible.minX <= edge.minX, edge.minX <= visible.maxX else { return handle.isHidden = true }
        handle.show(at: edge)
        host.bringSubviewToFront(handle)
    }

    private func rect(of caret: Caret) -> CGRect {
        let origin = host.textOrigin
        return editor.lines.caretRect(caret).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The caret's bar, in the view's coordinates; never cut off at the margins.
    var caretRect: CGRect {
        var rect = rect(of: editor.selection.head)
        let visible = host.textVisibleRect
        rect.origin.x = (rect.minX - 1).rounded()
        rect.origin.x = max(min(rect.minX, visible.maxX - TextCaretView.width), visible.minX)
        rect.size.width = TextCaretView.width
        return rect
    }

    private func hideAll() {
        guard showsMarks else { return }
        showsMarks = false
        host.textCaretView.hide()
        host.textSelectionView.cover([])
        host.textSelectionView.mark([], color: nil)
        hideHandles()
    }

    var caretFrame: CGRect? {
        guard isActive, let window = host.window else { return nil }
        return host.convert(caretRect, to: window)
    }

    /// Editing is over.
    func end() {
        magnifier?.hide()
        magnifier = nil
        dragged = nil
        hideMenu()
        editor.marked = nil
        clearSelection()
        hideAll()
    }

    func clearSelection() { editor.moveCaret(to: Caret(editor.selection.head.offset)) }

    // MARK: Typing

    func type(_ change: () -> Void) {
        hideMenu()
        let version = editor.version
        change()
        if editor.version != version { host.textDidType() }
        host.showCaret()
        update()
        InputViews.textDidChange(in: host)
    }

    // MARK: Touches

    func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        // Buttons and the app's own views in the text's view keep their touches.
        return view === host || !(view is UIControl) && view.isDescendant(of: host)
    }

    func touchBegan() { menuWasVisible = UIMenuController.shared.wasVisibleAtTouch }

    var canPress: Bool { isActive || host.isTextEditable }

    func isOnHandle(_ point: CGPoint) -> Bool { handle(at: point) != nil }

    func handle(at point: CGPoint) -> TextHandleView.End? {
        guard isActive, !editor.selection.isCaret, let handles else { return nil }
        let (start, end) = (handles.start.distance(to: point), handles.end.distance(to: point))
        guard let start else { return end == nil ? nil : .end }
        return start <= end ?? .infinity ? .start : .end
    }

    private func follow() {
        let point = recognizer.location(in: host)
        switch recognizer.drag {
        case .caret: followCaret(point)
        case .handle(let end): followHandle(end, point)
        case nil: if recognizer.state == .ended { tap(point) }
        }
    }

    private func caret(at point: CGPoint) -> Caret {
        let origin = host.textOrigin
        return editor.lines.caret(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    private func tap(_ point: CGPoint) {
        let place = caret(at: point)
        if !isActive, host.tapText(at: place.offset) { return }
        let wasActive = isActive
        guard wasActive || host.beginEditingForTouch(), isActive else { return }
        if recognizer.tapCount >= 2 {
            editor.select(editor.selectionUnit(at: place.offset))
            if !editor.selection.isCaret { showMenu() }
        } else {
            let caret = editor.tapCaret(place)
            let isSame = wasActive && editor.selection == TextSelection(caret)
            editor.moveCaret(to: caret)
            if isSame, !menuWasVisible { showMenu() } else { hideMenu() }
        }
        host.showCaret()
        update()
        InputViews.textDidChange(in: host)
    }

    // MARK: Magnifiers

    private func followCaret(_ point: CGPoint) {
        switch recognizer.state {
        case .began, .changed:
            guard isActive || host.beginEditingForTouch(), isActive else { return }
            hideMenu()
            let magnifier = magnifier ?? Magnifier(.round)
            self.magnifier = magnifier
            editor.moveCaret(to: caret(at: point))
            host.showCaret()
            update()
            magnifier.show(CGPoint(x: point.x, y: rect(of: editor.selection.head).midY), above: point, of: host)
        default:
            guard magnifier != nil else { return }
            endMagnifying()
        }
    }

    private func followHandle(_ end: TextHandleView.End, _ point: CGPoint) {
        switch recognizer.state {
        case .began, .changed:
            let range = editor.selection.range
            if dragged == nil {
                let edge = rect(
                    of: Caret(end == .start ? range.lowerBound : range.upperBound, isAtLineEnd: end == .end))
                dragged = (
                    end == .start ? range.upperBound : range.lowerBound,
                    CGSize(width: edge.midX - point.x, height: edge.midY - point.y)
                )
                hideMenu()
            }
            guard let dragged else { return }
            let target = CGPoint(x: point.x + dragged.offset.width, y: point.y + dragged.offset.height)
            moveSelection(end, fixed: dragged.fixed, to: caret(at: target).offset)
            let moved = rect(
                of: Caret(
                    end == .start ? editor.selection.range.lowerBound : editor.selection.range.upperBound,
                    isAtLineEnd: end == .end))
            let magnifier = magnifier ?? Magnifier(.strip)
            self.magnifier = magnifier
            magnifier.show(
                CGPoint(x: target.x, y: moved.midY), above: CGPoint(x: target.x, y: moved.minY), of: host)
        default:
            dragged = nil
            endMagnifying()
        }
    }

    /// The ends do not pass each other: one character stays selected.
    private func moveSelection(_ end: TextHandleView.End, fixed: Int, to offset: Int) {
        let offset = end == .start ? min(offset, fixed - 1) : max(offset, fixed + 1)
        editor.select(TextSelection(anchor: fixed, head: offset))
        host.showCaret()
        update()
    }

    private func endMagnifying() {
        magnifier?.hide()
        magnifier = nil
        update()
        if recognizer.state == .ended { showMenu() }
        InputViews.textDidChange(in: host)
    }

    // MARK: Edit menu

    private var menuRect: CGRect {
        let selection = editor.selection
        let visible = host.textVisibleRect
        guard !selection.isCaret else { return caretRect }
        let origin = host.textOrigin
        let rects = editor.lines.rects(of: selection.range)
        let whole = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let cut = whole.offsetBy(dx: origin.x, dy: origin.y).overlap(with: visible)
        // The menu does not cover the handles' knobs.
        return (cut.isEmpty ? visible : cut).insetBy(dx: 0, dy: -TextHandleView.overhang)
    }

    private func showMenu() {
        let menu = UIMenuController.shared
        menu.setTargetRect(menuRect, in: host)
        menu.setMenuVisible(true, animated: true)
    }

    private func hideMenu() {
        let menu = UIMenuController.shared
        if menu.isMenuVisible { menu.setMenuVisible(false, animated: true) }
    }

    /// Returns true if an edit command is available; nil for an action that is not an edit command.
    func canPerform(_ action: Selector) -> Bool? {
        guard let command = StandardEditAction(action) else { return nil }
        let selection = editor.selection
        switch command {
        case .copy: return !selection.isCaret && !editor.isSecure
        case .cut: return host.isTextEditable && !selection.isCaret && !editor.isSecure
        case .paste: return host.isTextEditable && UIPasteboard.general.string != nil
        case .select: return selection.isCaret && editor.hasText
        case .selectAll: return editor.hasText && selection.isCaret
        case .delete: return false
        }
    }

    func perform(_ command: StandardEditAction) {
        let selection = editor.selection
        switch command {
        case .copy, .cut:
            guard !editor.isSecure, !selection.isCaret else { return }
            UIPasteboard.general.string = editor.string(in: selection.range)
            if command == .cut { edit { editor.replaceSelection(with: "", command: "Cut") } }
        case .paste:
            guard let text = UIPasteboard.general.string else { return }
            edit { editor.replaceSelection(with: text, command: "Paste") }
        case .delete: edit { editor.replaceSelection(with: "", command: "Delete") }
        case .select: select(editor.selectionUnit(at: editor.selection.head.offset))
        case .selectAll: select(0..<editor.count)
        }
    }

    private func edit(_ change: () -> Void) {
        guard host.isTextEditable else { return }
        type(change)
    }

    private func select(_ range: Range<Int>) {
        editor.select(range)
        update()
        if !editor.selection.isCaret, isActive { showMenu() }
    }
}
