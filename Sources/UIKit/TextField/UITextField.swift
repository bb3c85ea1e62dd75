internal import MainLoop

/// A field for one line of text that the user can edit.
///
/// While it is the first responder the keyboard is shown and what is typed goes into it. A caret, a selection with
/// handles, a magnifier and the edit menu work as in every text of the platform.
open class UITextField: UIControl, UIResponderStandardEditActions {
    package final let editor = TextEditor(font: UITextField.defaultFont, width: nil)
    final let parts = TextFieldParts()
    final lazy var interaction = TextInteraction(self)
    final var traits = TextInputTraits()
    /// How far the text is scrolled to the left while it is edited, in points.
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

    /// What is in the field; empty by default.
    open var text: String? {
        get { editor.text }
        set { setTextOfApp(newValue ?? "") }
    }

    /// What is shown, in grey, while the field is empty. nil by default.
    open var placeholder: String? { didSet { if placeholder != oldValue { parts.canvas.setNeedsDisplay() } } }

    /// Black by default; nil means black.
    open var textColor: UIColor! = UIColor.black { didSet { parts.canvas.setNeedsDisplay() } }

    /// The system font at 17 points by default.
    open var font: UIFont! {
        get { storedFont ?? UITextField.defaultFont }
        set {
            storedFont = newValue
            textDidMove()
        }
    }

    /// Left by default.
    open var textAlignment = NSTextAlignment.left { didSet { if textAlignment != oldValue { textDidMove() } } }

    /// Whether the text is made smaller, down to ``minimumFontSize``, to fit. False by default.
    open var adjustsFontSizeToFitWidth = false { didSet { textDidMove() } }

    /// The smallest size in points that text is reduced to. 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { textDidMove() } }

    /// Whether the text is removed when editing begins, if the delegate lets it be cleared. False by default.
    open var clearsOnBeginEditing = false

    /// Who decides about the editing; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is the first responder.
    open internal(set) var isEditing = false

    // MARK: Border

    /// What is drawn around the field. Nothing by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { textDidMove() } } }

    /// A picture behind the field in place of a border, stretched to it; not with a border of round corners. nil by
    /// default.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// The same while the field is disabled; nil, the default, means ``background``.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    // MARK: Beside the text

    /// When a button that empties the field is shown at its right end. Never by default.
    open var clearButtonMode = ViewMode.never { didSet { textDidMove() } }

    /// A view at the left end of the field. nil by default.
    open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }

    /// When the left view is shown. Never by default.
    open var leftViewMode = ViewMode.never { didSet { textDidMove() } }

    /// A view at the right end of the field; not shown beside the clear button. nil by default.
    open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }

    /// When the right view is shown. Never by default.
    open var rightViewMode = ViewMode.never { didSet { textDidMove() } }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        if former?.superview === self { former?.removeFromSuperview() }
        textDidMove()
    }

    // MARK: Places

    /// Where the border is drawn: the bounds by default.
    /// - ObjC: borderRectForBounds:
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is drawn while it is not edited.
    /// - ObjC: textRectForBounds:
    open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldLayout(self, bounds, isEditing: false).textRect }

    /// Where the placeholder is drawn: where the text is by default.
    /// - ObjC: placeholderRectForBounds:
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the text is drawn while it is edited.
    /// - ObjC: editingRectForBounds:
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldLayout(self, bounds, isEditing: true).textRect
    }

    /// Where the clear button is: at the right end.
    /// - ObjC: clearButtonRectForBounds:
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldLayout.clearButtonRect(in: bounds)
    }

    /// Where the left view is: at the left end, in the middle of the height.
    /// - ObjC: leftViewRectForBounds:
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = leftView?.bounds.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    /// Where the right view is: at the right end, in the middle of the height.
    /// - ObjC: rightViewRectForBounds:
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = rightView?.bounds.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    /// Draws the text while it is not edited. The current fill colour is ``textColor``.
    /// - ObjC: drawTextInRect:
    open func drawText(in rect: CGRect) {
        TextFieldLine(
            text: editor.shownText, font: editor.lines.font, fullFont: font, alignment: textAlignment,
            vertical: contentVerticalAlignment
        ).draw(in: rect)
    }

    /// Draws the placeholder. The current fill colour is its grey.
    /// - ObjC: drawPlaceholderInRect:
    open func drawPlaceholder(in rect: CGRect) {
        TextFieldLine(
            text: placeholder ?? "", font: font, fullFont: font, alignment: textAlignment,
            vertical: contentVerticalAlignment
        ).draw(in: rect)
    }

    /// As wide as the text, with what is beside it; as high as suits the border.
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

    /// Handles may stand out a little.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || interaction.isOnHandle(point)
    }

    // MARK: First responder

    /// Whether the field is enabled and the delegate lets editing begin.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// Whether the delegate lets editing end.
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

    /// Shown in place of the keyboard. nil by default.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// Shown above the keyboard. nil by default.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    /// The field's own undo manager, which forgets everything when editing ends.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Editing ends: what was noted of it is forgotten. An undo manager of a subclass's own keeps what is not the
    /// text's.
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

    /// Which letters the keyboard makes capitals. Those that begin sentences by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// Whether the keyboard corrects words. As suits the language by default.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// Whether misspelt words are underlined. The keyboard does not. iOS 5.
    /// - Status: stub
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// Which keys the keyboard has.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// What the keyboard looks like.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Whether the return key can be pressed only when there is text. False by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether dots are shown instead of the text, which cannot be copied then. False by default.
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
