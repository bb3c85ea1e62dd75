/// Lines of text that the user scrolls and edits.
///
/// While it is the first responder and editable the keyboard is shown. A text that is only read can be selected and
/// copied, and web addresses and telephone numbers in it can be tapped.
open class UITextView: UIScrollView, UIResponderStandardEditActions {
    package final let editor = TextEditor(font: UITextView.defaultFont, width: 0)
    final lazy var tiles = TextTiles(self)
    final let caret = TextCaretView()
    final let selectionView = TextSelectionView()
    final lazy var interaction = TextInteraction(self)
    final var traits = TextInputTraits()
    package final var endsByForce = false
    /// Whether the view is first responder and the keyboard types into it.
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

    /// Decides about the editing, and is told of editing and scrolling; not retained.
    public final weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

    // MARK: Text

    /// What the view shows; empty by default.
    open var text: String! {
        get { editor.text }
        set { setTextOfApp(newValue ?? "") }
    }

    /// The system font at 17 points by default.
    open var font: UIFont? {
        get { storedFont ?? UITextView.defaultFont }
        set {
            storedFont = newValue
            editor.lines.font = newValue ?? UITextView.defaultFont
            linesDidMove()
        }
    }

    /// Black by default; nil means black.
    open var textColor: UIColor? = UIColor.black { didSet { tiles.redrawAll() } }

    /// Left by default.
    open var textAlignment = NSTextAlignment.left {
        didSet {
            guard textAlignment != oldValue else { return }
            editor.lines.alignment = textAlignment
            linesDidMove()
        }
    }

    /// Whether the user can change the text. True by default.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { resignFirstResponder() }
            linesDidMove()
        }
    }

    /// What is selected, in UTF-16 units; a length of 0 is the caret's place. Ranges beyond the text are cut.
    open var selectedRange: NSRange {
        get { editor.selectedRange }
        set {
            editor.selectedRange = newValue
            if isFirstResponder { showCaret() }
        }
    }

    /// What can be tapped in a text that is not ``isEditable``. Nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            detected = nil
            tiles.redrawAll()
        }
    }

    /// Scrolls until a part of the text, in UTF-16 units, can be seen.
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

    /// As high as the text at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    // MARK: First responder

    /// Whether the text is editable and the delegate lets editing begin; or whether it is only selected.
    open override var canBecomeFirstResponder: Bool {
        guard isEditable, !isEditing else { return true }
        return delegate?.textViewShouldBeginEditing(self) ?? true
    }

    /// Whether the delegate lets editing end.
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

    /// The view's own undo manager, which forgets everything when editing ends.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Editing ends: what was noted of it is forgotten. An undo manager of a subclass's own keeps what is not the
    /// text's.
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

    /// What the return key says. It always begins a new line.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Whether the return key can be pressed only when there is text. False by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text cannot be copied. Text views show it all the same. False by default.
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
