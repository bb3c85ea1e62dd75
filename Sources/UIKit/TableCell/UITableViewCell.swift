/// A row of a table: labels, an image and an accessory in one of four styles, or whatever an app puts into its
/// ``contentView``; and the controls with which a person deletes, inserts, moves and marks the row.
///
/// The look and the behaviour are those of Apple's *Table View Programming Guide for iPhone OS*.
open class UITableViewCell: UIView {
    package final let cellStyle: CellStyle
    /// The table that shows the cell.
    package final weak var owner: (any TableCellOwner)?
    /// The ways of a storyboard that a tap on the cell, or on its accessory button, goes.
    final var selectionSegue: SegueTemplate?
    final var accessorySegue: SegueTemplate?
    package private(set) final var look = TableRowLook()
    /// Whether a table has shown the cell.
    private var hasPlace = false
    /// The labels, the image, the accessory and the background.
    final lazy var parts = TableCellParts(self)
    /// The editing controls.
    final lazy var controls = TableCellControls(self)
    /// How the cell shows that it is touched or chosen.
    final lazy var highlighting = TableCellHighlighting(self)

    /// - Parameter reuseIdentifier: By which the table finds the cell when it needs one of the kind; nil if the cell is
    ///   not to be used for other rows.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(origin: .zero, size: TableCellMetrics.size))
        setUp()
    }

    /// A cell of the default style. (Before iPhone OS 3, which has styles.)
    /// - Parameter frame: The table sets it anew.
    public init(frame: CGRect, reuseIdentifier: String?) {
        cellStyle = .default
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: TableCellMetrics.size) : frame)
        setUp()
    }

    /// A cell of the default style without a reuse identifier.
    public override init(frame: CGRect) {
        cellStyle = .default
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        cellStyle = coder.decodeCase(CellStyle.self, forKey: "UITableViewCellStyle") ?? .default
        reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
        super.init(coder: coder)
        if let archived = coder.decode(UIView.self, forKey: "UIContentView"), !isDescendant(of: archived) {
            (archived as? TableCellContentView)?.cell = self
            content = archived
        }
        setUp()
        decodeCell(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(coder)
    }

    override var ownParts: [UIView] {
        let elsewhere = [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, parts.accessory]
        return subviewList.filter { $0 is any TableCellFurniture } + elsewhere.compactMap { $0 }
    }

    private func setUp() {
        parts.showFill()
        addSubview(contentView)
    }

    // MARK: Reuse

    /// By which the table finds the cell when it needs one of the kind.
    open internal(set) var reuseIdentifier: String?

    /// Makes the cell ready for another row; the table calls it before it gives the cell out again. A subclass that
    /// overrides it resets what is not content, and calls super.
    open func prepareForReuse() {
        highlighting.reset()
        controls.reset()
    }

    // MARK: Content

    /// What the cell shows beside its accessory and its controls. Views of the app's own belong in here, so that they
    /// move out of the controls' way.
    open var contentView: UIView { content }

    private lazy var content: UIView = TableCellContentView(in: self)

    /// The main label.
    open var textLabel: UILabel? { parts.textLabel }

    /// The second label; nil in the default style, which has none.
    open var detailTextLabel: UILabel? { parts.detailLabel }

    /// The image at the left.
    open var imageView: UIImageView? { parts.imageView }

    /// How far the content is indented, in levels. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// What one level is, in points. 10 by default.
    open var indentationWidth = TableCellMetrics.indentationWidth {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Backgrounds

    /// White by default, but a plain table's colour goes before that. In a grouped table it fills the shape of the
    /// group.
    open override var backgroundColor: UIColor? {
        get { fillColor }
        set {
            fillColor = newValue
            hasOwnFill = true
            parts.showFill()
        }
    }

    final var fillColor: UIColor? = UIColor.white
    /// Whether the app gave the cell a colour.
    final var hasOwnFill = false

    /// Gives the cell itself a colour: none where something else shows the ``fillColor``.
    final func paintSelf(_ color: UIColor?) { super.backgroundColor = color }

    /// What lies behind the content, in place of the background colour or the group's shape. nil by default.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { parts.backgroundViewDidChange(from: oldValue) } }
    }

    /// What lies behind the content while the cell is selected, in place of the selection style's. nil by default.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { highlighting.backgroundDidChange(from: oldValue) } }
    }

    /// What lies behind the content while the cell is one of several that may be selected. nil, the default, means
    /// ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { highlighting.backgroundDidChange(from: oldValue) } }
    }

    // MARK: Selection

    /// Blue by default.
    open var selectionStyle = SelectionStyle.blue {
        didSet { if selectionStyle != oldValue { highlighting.styleDidChange() } }
    }

    /// Whether the cell is chosen.
    open var isSelected: Bool {
        get { highlighting.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is touched.
    open var isHighlighted: Bool {
        get { highlighting.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// A subclass that overrides it shows the state, and calls super.
    /// - ObjC: setSelected:animated:
    open func setSelected(_ selected: Bool, animated: Bool) { highlighting.setSelected(selected, animated: animated) }

    /// A subclass that overrides it shows the state, and calls super.
    /// - ObjC: setHighlighted:animated:
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlighting.setHighlighted(highlighted, animated: animated)
    }

    // MARK: Accessories

    /// The sign at the right end. None by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { parts.accessoryDidChange() } }
    }

    /// What is at the right end in place of the ``accessoryType``; it keeps its size. nil by default. The table's
    /// delegate does not hear of taps on it.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { parts.accessoryDidChange() } }
    }

    /// The sign at the right end while the cell is edited. None by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { parts.accessoryDidChange() } }
    }

    /// What is at the right end while the cell is edited, in place of the ``editingAccessoryType``. nil by default.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { parts.accessoryDidChange() } }
    }

    // MARK: Editing

    /// What the row's control does: the table asks its delegate.
    open var editingStyle: EditingStyle { look.editingStyle }

    /// Whether the cell shows its editing controls.
    open var isEditing: Bool {
        get { controls.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls. A subclass that overrides it calls super.
    /// - ObjC: setEditing:animated:
    open func setEditing(_ editing: Bool, animated: Bool) { controls.setEditing(editing, animated: animated) }

    /// Whether the grip with which the row is moved is shown while the table is edited. True where the data source can
    /// move the row; elsewhere no grip is shown, whatever is set.
    open var showsReorderControl: Bool {
        get { look.showsReorderControl || wantsReorderControl }
        set { wantsReorderControl = newValue }
    }

    private(set) final var wantsReorderControl = false

    /// Whether the background of a grouped table's cell makes room for the control at its left. True by default.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { controls.showsDeleteConfirmation }

    /// The cell is about to show or hide controls; an animation of a subclass's own may begin.
    /// - ObjC: willTransitionToState:
    open func willTransition(to state: StateMask) {}

    /// The cell has shown or hidden controls, at the end of the animation.
    /// - ObjC: didTransitionToState:
    open func didTransition(to state: StateMask) {}

    // MARK: For the table

    /// Tells the cell its place; only what is new is changed.
    package final func setLook(_ newLook: TableRowLook, animated: Bool) {
        guard newLook != look || !hasPlace else { return }
        // What moves must move from where it belonged before.
        if animated { layoutIfNeeded() }
        let old = look
        look = newLook
        hasPlace = true
        parts.lookDidChange(from: old)
        controls.lookDidChange(from: old, animated: animated)
    }

    /// Shows or hides the button that deletes the row.
    package final func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool) {
        controls.setShowsDeleteConfirmation(shows, animated: animated)
    }

    package final var showsDeleteConfirmation: Bool { controls.showsDeleteConfirmation }

    // MARK: Accessibility

    /// What the row is called.
    final var rowName: String { accessibilityLabel ?? "" }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: TableCellDescription.label(of: self), traits: isSelected ? .selected : [])
    }

    // MARK: Layout

    /// Places the content view, the labels, the image, and the controls. A subclass that places something else calls
    /// super first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    // MARK: Before iPhone OS 3

    /// The text of ``textLabel``.
    open var text: String? {
        get { textLabel?.text }
        set { textLabel?.text = newValue }
    }

    /// The font of ``textLabel``.
    open var font: UIFont? {
        get { textLabel?.font }
        set { textLabel?.font = newValue }
    }

    /// The alignment of ``textLabel``.
    open var textAlignment: NSTextAlignment {
        get { textLabel?.textAlignment ?? .left }
        set { textLabel?.textAlignment = newValue }
    }

    /// The line break mode of ``textLabel``.
    open var lineBreakMode: NSLineBreakMode {
        get { textLabel?.lineBreakMode ?? .byTruncatingTail }
        set { textLabel?.lineBreakMode = newValue }
    }

    /// The colour of ``textLabel``.
    open var textColor: UIColor? {
        get { textLabel?.textColor }
        set { textLabel?.textColor = newValue }
    }

    /// The colour of ``textLabel`` while the cell is selected.
    open var selectedTextColor: UIColor? {
        get { textLabel?.highlightedTextColor }
        set { textLabel?.highlightedTextColor = newValue }
    }

    /// The image of ``imageView``.
    open var image: UIImage? {
        get { imageView?.image }
        set { imageView?.image = newValue }
    }

    /// The image of ``imageView`` while the cell is selected.
    open var selectedImage: UIImage? {
        get { imageView?.highlightedImage }
        set { imageView?.highlightedImage = newValue }
    }

    /// Whether the accessory goes while the cell is edited, unless there is one for editing. True by default.
    open var hidesAccessoryWhenEditing = true {
        didSet { if hidesAccessoryWhenEditing != oldValue { parts.accessoryDidChange() } }
    }

    /// The target of ``editAction`` and ``accessoryAction``; nil searches the responder chain. Not retained.
    open weak var target: AnyObject?

    /// What is sent to ``target`` when the row is deleted or inserted by its control.
    open var editAction: Selector?

    /// What is sent to ``target`` when the accessory is tapped.
    open var accessoryAction: Selector?
}
