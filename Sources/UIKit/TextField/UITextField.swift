internal import MainLoop

/// A control with a single line of editable text.
///
/// While it is first responder, the keyboard is shown and types into the field. The caret, the selection with its
/// handles, the magnifier and the edit menu are those of all text views.
open class UITextField: UIControl, UIResponderStandardEditActions {
    package final let editor = TextEditor(font: UITextField.defaultFont, width: nil)
    final let parts = TextFieldParts()
    final lazy var interaction = TextInteraction(self)
    final var traits = TextInputTraits()
    /// The horizontal scroll offset during editing, in points.
    final var scroll: CGFloat = 0
    package final var endsByForce = false
    final var reveal: ScheduledCall?
    private var storedFont: UIFont?
    private var storedInputView: UIView?
    private var storedAccessoryView: UIView?
    private lazy var ownUndoManager = TextUndo.makeManager()

    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        InputViews.connect()
        isOpaque = false
        contentVerticalAlignment = .top
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InputViews.connect()
        prepare()
        decodeTextField(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTextField(coder)
    }

    override var ownParts: [UIView] {
        parts.views + interaction.views + [leftView, rightView].compactMap { $0 }
    }

    private func prepare() {
        editor.client = self
        parts.install(in: self)
        interaction.install()
    }

    // MARK: Text

    /// The text. The default is empty.
    open var text: String? {
        get { editor.text }
        set { setTextOfApp(newValue ?? "") }
    }

    /// The grey text that is shown while the field is empty. The default is nil.
    open var placeholder: String? { didSet { if placeholder != oldValue { parts.canvas.setNeedsDisplay() } } }

    /// The default is black; nil is black, too.
    open var textColor: UIColor! = UIColor.black { didSet { parts.canvas.setNeedsDisplay() } }

    /// The default is the system font at 17 points.
    open var font: UIFont! {
        get { storedFont ?? UITextField.defaultFont }
        set {
            storedFont = newValue
            textDidMove()
        }
    }

    /// The default is left.
    open var textAlignment = NSTextAlignment.left { didSet { if textAlignment != oldValue { textDidMove() } } }

    /// True to reduce the font, down to ``minimumFontSize``, until the text fits. The default is false.
    open var adjustsFontSizeToFitWidth = false { didSet { textDidMove() } }

    /// The smallest font size for reduced text, in points. The default is 0.
    open var minimumFontSize: CGFloat = 0 { didSet { textDidMove() } }

    /// True to clear the text when editing begins, if the delegate permits it. The default is false.
    open var clearsOnBeginEditing = false

    /// Controls editing and is told of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// True while the field is being edited.
    open internal(set) var isEditing = false

    // MARK: Border

    /// The border style. The default is none.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { textDidMove() } } }

    /// A background image instead of a border, stretched to the field. It is ignored for the rounded border style. The
    /// default is nil.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// The background image while the field is disabled. nil, the default, uses ``background``.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    // MARK: Overlay views

    /// When the clear button is visible at the right end. The default is never.
    open var clearButtonMode = ViewMode.never { didSet { textDidMove() } }

    /// The overlay view at the left end. The default is nil.
    open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }

    /// When the left view is visible. The default is never.
    open var leftViewMode = ViewMode.never { didSet { textDidMove() } }

    /// The overlay view at the right end. It is hidden while the clear button is visible. The default is nil.
    open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }

    /// When the right view is visible. The default is never.
    open var rightViewMode = ViewMode.never { didSet { textDidMove() } }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        if former?.superview === self { former?.removeFromSuperview() }
        textDidMove()
    }

    // MARK: Rectangles

    /// The rectangle of the border. The default is `bounds`.
    /// - ObjC: borderRectForBounds:
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text while it is not being edited.
    /// - ObjC: textRectForBounds:
    open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldLayout(self, bounds, isEditing: false).textRect }

    /// The rectangle of the placeholder. The default is that of the text.
    /// - ObjC: placeholderRectForBounds:
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The rectangle of the text while it is being edited.
    /// - ObjC: editingRectForBounds:
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldLayout(self, bounds, isEditing: true).textRect
    }

    /// The rectangle of the clear button, at the right end.
    /// - ObjC: clearButtonRectForBounds:
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldLayout.clearButtonRect(in: bounds)
    }

    /// The rectangle of the left view: at the left end, vertically centred.
    /// - ObjC: leftViewRectForBounds:
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = leftView?.bounds.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    /// The rectangle of the right view: at the right end, vertically centred.
    /// - ObjC: rightViewRectForBounds:
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = rightView?.bounds.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    /// Draws the text while it is not being edited. The current fill colour is ``textColor``.
    /// - ObjC: drawTextInRect:
    open func drawText(in rect: CGRect) {
        TextFieldLine(
            text: editor.shownText, font: editor.lines.font, fullFont: font, alignment: textAlignment,
            vertical: contentVerticalAlignment
        ).draw(in: rect)
    }

    /// Draws the placeholder. The current fill colour is grey.
    /// - ObjC: drawPlaceholderInRect:
    open func drawPlaceholder(in rect: CGRect) {
        TextFieldLine(
            text: placeholder ?? "", font: font, fullFont: font, alignment: textAlignment,
            vertical: contentVerticalAlignment
        ).draw(in: rect)
    }

    /// The width of the text with overlay views and insets, and the standard height for the border style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { TextFieldLayout.fittingSize(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let former = super.bounds.size
            super.frame = newValue
            if super.bounds.size != former { textDidMove() }
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds.size
            super.bounds = newValue
            if super.bounds.size != former { textDidMove() }
        }
    }

    open override var contentVerticalAlignment: ContentVerticalAlignment { didSet { textDidMove() } }

    override func stateDidChange() {
        super.stateDidChange()
        parts.canvas.setNeedsDisplay()
        if !isEnabled, isEditing { resignFirstResponder() }
    }

    /// Includes the selection handles, which can extend beyond the bounds.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || interaction.isOnHandle(point)
    }

    // MARK: First responder

    /// True if the field is enabled and the delegate permits editing to begin.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// True if the delegate permits editing to end.
    open override var canResignFirstResponder: Bool {
        !isEditing || endsByForce || delegate?.textFieldShouldEndEditing(self) ?? true
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        beginEditing()
        return isFirstResponder
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    /// A view that replaces the keyboard. The default is nil.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// A view above the keyboard. The default is nil.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    /// The undo manager of the field. It is emptied when editing ends.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Removes the undo actions of the text when editing ends. If a subclass returns another undo manager, its other
    /// actions are kept.
    final func forgetUndo() {
        editor.forgetUndo()
        ownUndoManager.removeAllActions()
    }

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil, isEditing { endEditing() }
    }

    // MARK: Text from the keyboard

    open var hasText: Bool { editor.hasText }
    open func insertText(_ text: String) { interaction.type { self.editor.insert(text) } }
    open func deleteBackward() { interaction.type { self.editor.deleteBackward() } }

    // MARK: Edit menu

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        interaction.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open func cut(_ sender: Any?) { interaction.perform(.cut) }
    open func copy(_ sender: Any?) { interaction.perform(.copy) }
    open func paste(_ sender: Any?) { interaction.perform(.paste) }
    open func select(_ sender: Any?) { interaction.perform(.select) }
    open func selectAll(_ sender: Any?) { interaction.perform(.selectAll) }
    open func delete(_ sender: Any?) { interaction.perform(.delete) }

    // MARK: Keyboard

    /// The automatic capitalization. The default is that of sentences.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// True to correct words automatically. The default depends on the language.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// True to underline misspelt words. The keyboard does not check the spelling. iOS 5.
    /// - Status: stub
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// The type of the keyboard.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// The label of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// True to disable the return key while the field is empty. The default is false.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// True to show dots instead of the text and to disable copying. The default is false.
    open var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set {
            traits.isSecureTextEntry = newValue
            editor.isSecure = newValue
            textDidMove()
        }
    }

    // MARK: Accessibility

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = placeholder
        description.value = editor.shownText
        return description
    }
}
