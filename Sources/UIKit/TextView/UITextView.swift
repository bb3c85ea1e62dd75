/// A scrollable, editable text with several lines.
///
/// While it is first responder and editable, the keyboard is shown. Text that is not editable can be selected and
/// copied, and URLs and telephone numbers in it can be tapped.
open class UITextView: UIScrollView, UIResponderStandardEditActions {
    package final let editor = TextEditor(font: UITextView.defaultFont, width: 0)
    final lazy var tiles = TextTiles(self)
    final let caret = TextCaretView()
    final let selectionView = TextSelectionView()
    final lazy var interaction = TextInteraction(self)
    final var traits = TextInputTraits()
    package final var endsByForce = false
    /// True while the text is being edited.
    package final var isEditing = false
    final var detected: (version: Int, links: [DetectedLink])?
    private var storedFont: UIFont?
    private var storedInputView: UIView?
    private var storedAccessoryView: UIView?
    private lazy var ownUndoManager = TextUndo.makeManager()

    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        InputViews.connect()
        backgroundColor = .white
        alwaysBounceVertical = true
        isMultipleTouchEnabled = true
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InputViews.connect()
        prepare()
        decodeTextView(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTextView(coder)
    }

    override var ownParts: [UIView] {
        super.ownParts + tiles.views + interaction.views + [selectionView, caret]
    }

    private func prepare() {
        editor.client = self
        addSubview(selectionView)
        addSubview(caret)
        interaction.install()
        widthDidChange()
    }

    /// Controls editing, and is told of editing and scrolling. Not retained.
    public final weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

    // MARK: Text

    /// The text. The default is empty.
    open var text: String! {
        get { editor.text }
        set { setTextOfApp(newValue ?? "") }
    }

    /// The default is the system font at 17 points.
    open var font: UIFont? {
        get { storedFont ?? UITextView.defaultFont }
        set {
            storedFont = newValue
            editor.lines.font = newValue ?? UITextView.defaultFont
            linesDidMove()
        }
    }

    /// The default is black; nil is black, too.
    open var textColor: UIColor? = UIColor.black { didSet { tiles.redrawAll() } }

    /// The default is left.
    open var textAlignment = NSTextAlignment.left {
        didSet {
            guard textAlignment != oldValue else { return }
            editor.lines.alignment = textAlignment
            linesDidMove()
        }
    }

    /// True if the user can edit the text. The default is true.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { resignFirstResponder() }
            linesDidMove()
        }
    }

    /// The selected range in UTF-16 code units. A length of 0 is the position of the caret. The range is clamped to the
    /// text.
    open var selectedRange: NSRange {
        get { editor.selectedRange }
        set {
            editor.selectedRange = newValue
            if isFirstResponder { showCaret() }
        }
    }

    /// The kinds of data that are links while the text is not ``isEditable``. The default is none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            detected = nil
            tiles.redrawAll()
        }
    }

    /// Scrolls until a range of the text, in UTF-16 code units, is visible.
    /// - ObjC: scrollRangeToVisible:
    open func scrollRangeToVisible(_ range: NSRange) { scroll(to: editor.storage.characterRange(range)) }

    // MARK: Layout

    open override var frame: CGRect {
        get { super.frame }
        set {
            let former = super.bounds.width
            super.frame = newValue
            if super.bounds.width != former { widthDidChange() }
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds.width
            super.bounds = newValue
            if super.bounds.width != former { widthDidChange() }
        }
    }

    open override var backgroundColor: UIColor? { didSet { tiles.backgroundDidChange() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tiles.layOut()
        interaction.update()
    }

    /// The given width, with the height of the text at this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    // MARK: First responder

    /// True if the text can only be selected, or if the delegate permits editing to begin.
    open override var canBecomeFirstResponder: Bool {
        guard isEditable, !isEditing else { return true }
        return delegate?.textViewShouldBeginEditing(self) ?? true
    }

    /// True if the delegate permits editing to end.
    open override var canResignFirstResponder: Bool {
        !isEditing || endsByForce || delegate?.textViewShouldEndEditing(self) ?? true
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

    /// The undo manager of the view. It is emptied when editing ends.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Removes the undo actions of the text when editing ends. If a subclass returns another undo manager, its other
    /// actions are kept.
    final func forgetUndo() {
        editor.forgetUndo()
        ownUndoManager.removeAllActions()
    }

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil { endEditing() }
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

    /// The label of the return key, which always inserts a line break.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// True to disable the return key while the text is empty. The default is false.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// True to disable copying. Unlike a text field, the view still shows the text. The default is false.
    open var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }

    // MARK: Accessibility

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, value: isSecureTextEntry ? nil : editor.text, traits: isEditable ? [] : .staticText)
    }
}
