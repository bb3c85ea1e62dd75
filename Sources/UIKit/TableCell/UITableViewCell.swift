/// A row of a table: labels, an image and an accessory in one of four styles, or the app's own views in the
/// ``contentView``; and the controls with which a person deletes, inserts, moves and selects the row.
///
/// Look and behaviour follow Apple's *Table View Programming Guide for iPhone OS*.
open class UITableViewCell: UIView {
    package final let cellStyle: CellStyle
    /// The table that shows the cell; not retained.
    package final weak var owner: (any TableCellOwner)?
    /// The segues of a storyboard for a tap on the cell and on its accessory button.
    final var selectionSegue: SegueTemplate?
    final var accessorySegue: SegueTemplate?
    package private(set) final var look = TableRowLook()
    /// True if a table has set the cell's ``look`` before.
    private var hasPlace = false
    /// The labels, the image, the accessory and the background.
    final lazy var parts = TableCellParts(self)
    /// The editing controls.
    final lazy var controls = TableCellControls(self)
    /// The highlighted and selected appearance.
    final lazy var highlighting = TableCellHighlighting(self)

    /// - Parameter reuseIdentifier: The reuse identifier: the table gives out a queued cell with the same identifier.
    ///   nil if the cell is not to be reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(origin: .zero, size: TableCellMetrics.size))
        setUp()
    }

    /// Makes a cell of the default style. (From iPhone OS 2, before there were styles.)
    /// - Parameter frame: The initial frame; the table sets its own. An empty size means 320×44 points.
    public init(frame: CGRect, reuseIdentifier: String?) {
        cellStyle = .default
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: TableCellMetrics.size) : frame)
        setUp()
    }

    /// Makes a cell of the default style without a reuse identifier.
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

    /// The reuse identifier: the table gives out a queued cell with the same identifier. nil if the cell is not reused.
    open internal(set) var reuseIdentifier: String?

    /// Prepares the cell for another row; the table calls it before it gives a queued cell out again. An override
    /// resets properties that do not belong to the content, such as alpha, editing and selection state, and calls
    /// super.
    open func prepareForReuse() {
        highlighting.reset()
        controls.reset()
    }

    // MARK: Content

    /// The view of the cell's content, beside the accessory and the editing controls. An app adds its views to it, so
    /// that they move aside when the controls appear.
    open var contentView: UIView { content }

    private lazy var content: UIView = TableCellContentView(in: self)

    /// The main label.
    open var textLabel: UILabel? { parts.textLabel }

    /// The second label; nil in the default style.
    open var detailTextLabel: UILabel? { parts.detailLabel }

    /// The image at the left.
    open var imageView: UIImageView? { parts.imageView }

    /// The indentation of the content, in levels. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The width of one indentation level, in points. 10 by default.
    open var indentationWidth = TableCellMetrics.indentationWidth {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Backgrounds

    /// White by default; a cell of a plain table to which the app gave no colour shows the table's. In a grouped table
    /// the colour fills the shape of the group.
    open override var backgroundColor: UIColor? {
        get { fillColor }
        set {
            fillColor = newValue
            hasOwnFill = true
            parts.showFill()
        }
    }

    final var fillColor: UIColor? = UIColor.white
    /// True if the app gave the cell a background colour.
    final var hasOwnFill = false

    /// Sets the view's own background colour: nil where another view shows the ``fillColor``.
    final func paintSelf(_ color: UIColor?) { super.backgroundColor = color }

    /// The view behind the content, which replaces the background colour or the group's shape. nil by default.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { parts.backgroundViewDidChange(from: oldValue) } }
    }

    /// The view behind the content while the cell is selected, which replaces the background of the selection style.
    /// nil by default.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { highlighting.backgroundDidChange(from: oldValue) } }
    }

    /// The view behind the content of a selected cell in a table that allows multiple selection. nil, the default,
    /// means ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { highlighting.backgroundDidChange(from: oldValue) } }
    }

    // MARK: Selection

    /// The appearance of the selected cell. Blue by default.
    open var selectionStyle = SelectionStyle.blue {
        didSet { if selectionStyle != oldValue { highlighting.styleDidChange() } }
    }

    /// True if the cell is selected.
    open var isSelected: Bool {
        get { highlighting.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// True if the cell is highlighted, as it is while a finger touches it.
    open var isHighlighted: Bool {
        get { highlighting.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. An override calls super and shows the state in its own views.
    /// - ObjC: setSelected:animated:
    open func setSelected(_ selected: Bool, animated: Bool) { highlighting.setSelected(selected, animated: animated) }

    /// Highlights the cell or removes the highlight. An override calls super and shows the state in its own views.
    /// - ObjC: setHighlighted:animated:
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlighting.setHighlighted(highlighted, animated: animated)
    }

    // MARK: Accessories

    /// The standard accessory at the right end. None by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { parts.accessoryDidChange() } }
    }

    /// The app's view at the right end, which replaces the ``accessoryType`` and keeps its size. nil by default. The
    /// table's delegate gets no message when it is tapped.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { parts.accessoryDidChange() } }
    }

    /// The standard accessory in editing mode. None by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { parts.accessoryDidChange() } }
    }

    /// The app's view at the right end in editing mode, which replaces the ``editingAccessoryType``. nil by default.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { parts.accessoryDidChange() } }
    }

    // MARK: Editing

    /// The editing control of the row, as the table's delegate chose it.
    open var editingStyle: EditingStyle { look.editingStyle }

    /// True if the cell is in editing mode.
    open var isEditing: Bool {
        get { controls.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode. An override calls super.
    /// - ObjC: setEditing:animated:
    open func setEditing(_ editing: Bool, animated: Bool) { controls.setEditing(editing, animated: animated) }

    /// True to show the reordering control in editing mode. It is shown only if the data source can move the row.
    open var showsReorderControl: Bool {
        get { look.showsReorderControl || wantsReorderControl }
        set { wantsReorderControl = newValue }
    }

    private(set) final var wantsReorderControl = false

    /// True if the background of a grouped table's cell is indented in editing mode. The default is true.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// True if the delete confirmation button is shown.
    open var showingDeleteConfirmation: Bool { controls.showsDeleteConfirmation }

    /// Called before the cell shows or hides editing controls; an override may begin its own animation.
    /// - ObjC: willTransitionToState:
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden editing controls, when the animation has ended.
    /// - ObjC: didTransitionToState:
    open func didTransition(to state: StateMask) {}

    // MARK: For the table

    /// Gives the cell the properties of its place in the table. Does nothing if they are equal to the current ones.
    package final func setLook(_ newLook: TableRowLook, animated: Bool) {
        guard newLook != look || !hasPlace else { return }
        // An animation must begin at the frames of the old look, so these are set first.
        if animated { layoutIfNeeded() }
        let old = look
        look = newLook
        hasPlace = true
        parts.lookDidChange(from: old)
        controls.lookDidChange(from: old, animated: animated)
    }

    /// Shows or hides the delete confirmation button.
    package final func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool) {
        controls.setShowsDeleteConfirmation(shows, animated: animated)
    }

    package final var showsDeleteConfirmation: Bool { controls.showsDeleteConfirmation }

    // MARK: Accessibility

    /// The row's name in the accessibility labels of its controls.
    final var rowName: String { accessibilityLabel ?? "" }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: TableCellDescription.label(of: self), traits: isSelected ? .selected : [])
    }

    // MARK: Layout

    /// Lays out the content view, the labels, the image view and the controls. An override calls super first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    // MARK: Properties of iPhone OS 2

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

    /// The highlighted colour of ``textLabel``, shown while the cell is selected.
    open var selectedTextColor: UIColor? {
        get { textLabel?.highlightedTextColor }
        set { textLabel?.highlightedTextColor = newValue }
    }

    /// The image of ``imageView``.
    open var image: UIImage? {
        get { imageView?.image }
        set { imageView?.image = newValue }
    }

    /// The highlighted image of ``imageView``, shown while the cell is selected.
    open var selectedImage: UIImage? {
        get { imageView?.highlightedImage }
        set { imageView?.highlightedImage = newValue }
    }

    /// True if editing mode replaces the normal accessory by the editing accessory. The default is true.
    open var hidesAccessoryWhenEditing = true {
        didSet { if hidesAccessoryWhenEditing != oldValue { parts.accessoryDidChange() } }
    }

    /// The target of ``editAction`` and ``accessoryAction``; nil searches the responder chain. Not retained.
    open weak var target: AnyObject?

    /// The action sent to ``target`` when the insert control or the delete confirmation button is tapped. nil sends
    /// none.
    open var editAction: Selector?

    /// The action sent to ``target`` when the detail disclosure button is tapped. nil sends none.
    open var accessoryAction: Selector?
}
