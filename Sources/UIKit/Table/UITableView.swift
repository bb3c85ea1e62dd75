/// Displays a list of rows in sections. Only visible rows have views.
///
/// The data source provides a cell for each row. Cells that leave the visible area are reused for rows that enter it
/// (*Table View Programming Guide for iPhone OS*).
open class UITableView: UIScrollView {
    /// The style: plain or grouped. It cannot be changed.
    public final let style: Style

    final lazy var content = TableContent(self)
    final lazy var display = TableDisplay(self)
    final lazy var edges = TableEdgeViews(self)
    final lazy var backdrop = TableBackdrop(self)
    final lazy var index = TableIndex(self)
    final lazy var selection = TableSelection(self)
    final lazy var touches = TableTouches(self)
    final lazy var menu = TableMenu(self)
    final lazy var editor = TableEditor(self)
    final lazy var mover = TableMover(self)
    final lazy var updater = TableUpdater(self)
    final lazy var abilities = TableAbilities(self)
    final var storedHeader: UIView?
    final var storedFooter: UIView?

    /// - Parameter style: Plain or grouped.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
        backgroundColor = standardBackground
        if style == .grouped { separatorStyle = .singleLineEtched }
    }

    private func setUp() {
        alwaysBounceVertical = true
        (sectionHeaderHeight, sectionFooterHeight) = (standardEdgeHeight, standardEdgeHeight)
        editor.install()
        if style == .grouped, UIScreen.main.profile.isPad { backgroundView = PadGroupBackground(frame: bounds) }
    }

    final var standardEdgeHeight: CGFloat {
        style == .plain ? TableMetrics.plainEdgeHeight : TableMetrics.groupedEdgeHeight
    }

    final var standardBackground: UIColor { style == .plain ? .white : .groupTableViewBackground }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = coder.decodeCase(Style.self, forKey: "UIStyle") ?? .plain
        super.init(coder: coder)
        setUp()
        decodeTable(coder)
    }

    /// Encodes the table's appearance and behaviour, and its header and footer view, but no rows.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(coder)
    }

    override var ownParts: [UIView] { super.ownParts + rowsAndSections }

    // MARK: Content

    /// Provides the contents of the table. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceDidChange() } }

    /// Controls the appearance and the selection of rows, and is told of them and of scrolling. Not retained.
    public final weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            sourceDidChange()
        }
    }

    /// The height of rows for which the delegate returns none, in points. The default is 44.
    open var rowHeight = TableMetrics.rowHeight { didSet { if rowHeight != oldValue { heightsDidChange() } } }

    /// The height of headers for which the delegate returns none, in points. The default is 22; in grouped tables 10.
    open var sectionHeaderHeight = TableMetrics.plainEdgeHeight {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The height of footers for which the delegate returns none, in points. The default is 22; in grouped tables 10.
    open var sectionFooterHeight = TableMetrics.plainEdgeHeight {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// The view behind the rows, which does not scroll. The default is nil.
    open var backgroundView: UIView? { didSet { backdrop.backgroundViewDidChange(from: oldValue) } }

    /// Loads the numbers of rows and all cells from the data source again. The content offset is kept if the content is
    /// still long enough. The selection is removed.
    open func reloadData() { reloadContent() }

    /// Loads the titles of the section index again.
    open func reloadSectionIndexTitles() { index.reload() }

    open var numberOfSections: Int { loadedLayout.sections.count }

    /// - Returns: 0 if the section does not exist.
    /// - ObjC: numberOfRowsInSection:
    open func numberOfRows(inSection section: Int) -> Int { self.section(section)?.rows.count ?? 0 }

    // MARK: Geometry

    /// The rectangle of a section with its header and footer in the table; zero if the section does not exist.
    /// - ObjC: rectForSection:
    open func rect(forSection section: Int) -> CGRect {
        self.section(section).map { rect(from: $0.top, to: $0.bottom) } ?? .zero
    }

    /// - ObjC: rectForHeaderInSection:
    open func rectForHeader(inSection section: Int) -> CGRect {
        self.section(section).map { rect(from: $0.top, to: $0.rowsTop) } ?? .zero
    }

    /// - ObjC: rectForFooterInSection:
    open func rectForFooter(inSection section: Int) -> CGRect {
        self.section(section).map { rect(from: $0.rowsBottom, to: $0.bottom) } ?? .zero
    }

    /// - Returns: zero if the row does not exist.
    /// - ObjC: rectForRowAtIndexPath:
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedLayout.number(of: indexPath).map { rect(ofRow: $0) } ?? .zero
    }

    /// Returns the row at a point of the table; nil if there is none.
    /// - ObjC: indexPathForRowAtPoint:
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    /// Returns the row of a visible cell; nil for other cells.
    /// - ObjC: indexPathForCell:
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        display.row(of: cell).map { content.layout.indexPath(ofRow: $0) }
    }

    /// Returns the rows that intersect a rectangle of the table, from top to bottom.
    /// - ObjC: indexPathsForRowsInRect:
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// Returns the cell of a visible row; nil for other rows.
    /// - ObjC: cellForRowAtIndexPath:
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showRows()
        return content.layout.number(of: indexPath).flatMap { display.cell(ofRow: $0) }
    }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        showRows()
        return display.cells
    }

    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        showRows()
        return display.rows.map { content.layout.indexPath(ofRow: $0) }
    }

    // MARK: Scrolling

    /// Scrolls to a row. Raises NSRangeException if the row does not exist.
    /// - ObjC: scrollToRowAtIndexPath:atScrollPosition:animated:
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row nearest to the centre of the visible area.
    /// - ObjC: scrollToNearestSelectedRowAtScrollPosition:animated:
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let nearest = selection.nearestToMiddle else { return }
        scroll(to: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Begins a group of changes that are animated together. Calls can be nested.
    open func beginUpdates() { updater.begin() }

    /// Performs the changes since ``beginUpdates()``. Deletions and reloads use the index paths before all changes,
    /// insertions those after them. Raises NSInternalInconsistencyException if the data source's present numbers of
    /// sections and rows do not agree with the changes.
    open func endUpdates() { updater.end() }

    /// - ObjC: insertSections:withRowAnimation:
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updater.perform { $0.insertSections(sections, animation) }
    }

    /// - ObjC: deleteSections:withRowAnimation:
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updater.perform { $0.deleteSections(sections, animation) }
    }

    /// - ObjC: reloadSections:withRowAnimation:
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updater.perform { $0.reloadSections(sections, animation) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        updater.perform { $0.moveSection(section, to: newSection) }
    }

    /// - ObjC: insertRowsAtIndexPaths:withRowAnimation:
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updater.perform { $0.insertRows(indexPaths, animation) }
    }

    /// - ObjC: deleteRowsAtIndexPaths:withRowAnimation:
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updater.perform { $0.deleteRows(indexPaths, animation) }
    }

    /// - ObjC: reloadRowsAtIndexPaths:withRowAnimation:
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updater.perform { $0.reloadRows(indexPaths, animation) }
    }

    /// - ObjC: moveRowAtIndexPath:toIndexPath:
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updater.perform { $0.moveRow(indexPath, to: newIndexPath) }
    }

    // MARK: Editing

    /// True if rows show their editing controls, or a row shows the delete confirmation of a swipe.
    open var isEditing: Bool {
        get { editor.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// - ObjC: setEditing:animated:
    open func setEditing(_ editing: Bool, animated: Bool) { editor.setEditing(editing, animated: animated) }

    // MARK: Selection

    /// True if the user can select rows outside of editing mode. The default is true.
    open var allowsSelection = true

    /// True if the user can select rows in editing mode. The default is false.
    open var allowsSelectionDuringEditing = false

    /// True if the user can select several rows outside of editing mode. The default is false.
    open var allowsMultipleSelection = false { didSet { selection.rulesDidChange() } }

    /// True if the user can select several rows in editing mode. The default is false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            selection.rulesDidChange()
            looksDidChange()
        }
    }

    /// The selected row; the first selected one if there are several; nil if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.first }

    /// The selected rows, in the order of selection; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows }

    /// Selects a row, or none if it is nil, without telling the delegate.
    /// - Parameter scrollPosition: The position to which the row is scrolled; `none` does not scroll.
    /// - ObjC: selectRowAtIndexPath:animated:scrollPosition:
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.selectByApp(indexPath, animated: animated)
        guard let indexPath, scrollPosition != .none else { return }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row without telling the delegate.
    /// - Parameter animated: True to fade the row's background.
    /// - ObjC: deselectRowAtIndexPath:animated:
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath, animated: animated)
    }

    // MARK: Looks

    /// The smallest number of rows with which the section index is shown. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { index.rowsDidChange() } }
    }

    /// The style of the separators: by default single lines in plain tables and etched ones in grouped tables.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { looksDidChange() } }
    }

    /// The colour of the separators; nil uses the default of the style.
    open var separatorColor: UIColor? { didSet { if separatorColor != oldValue { looksDidChange() } } }

    /// The view above the first section, with the width of the table. The default is nil.
    open var tableHeaderView: UIView? {
        get { storedHeader }
        set { replaceHeader(with: newValue) }
    }

    /// The view below the last section, with the width of the table. The default is nil.
    open var tableFooterView: UIView? {
        get { storedFooter }
        set { replaceFooter(with: newValue) }
    }

    // MARK: Reuse

    final var registry = TableCellRegistry()

    /// The static cells of a storyboard; nil if there are none.
    private(set) final var storyboardCells: StoryboardCells?

    /// Decodes the prototype and static cells of a storyboard's table.
    final func readStoryboardCells(_ coder: NSCoder) {
        storyboardCells = StoryboardCells(coder) { registry.registerPrototype($0, for: $1, $2) }
    }

    /// Returns a cell from the reuse queue with this identifier, or a new one of the registered nib or class; nil if
    /// there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        display.dequeue(identifier) ?? registry.makeCell(identifier)
    }

    /// Like ``dequeueReusableCell(withIdentifier:)``, but raises NSInternalInconsistencyException if nothing is
    /// registered for the identifier. (iOS 6.)
    /// - ObjC: dequeueReusableCellWithIdentifier:forIndexPath:
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? makeMissingCell(identifier)
    }

    /// Registers a nib file for an identifier. Its only top-level object must be a cell. (iOS 5.)
    /// - Parameter nib: nil removes the registration.
    /// - ObjC: registerNib:forCellReuseIdentifier:
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registry.register(nib, for: identifier)
    }

    /// Registers a cell class for an identifier. Cells are made with `init(style:reuseIdentifier:)`. (iOS 6.)
    /// - Parameter cellClass: nil removes the registration.
    /// - ObjC: -
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registry.register(cellClass as Any?, for: identifier)
    }

    // MARK: Layout

    open override var contentSize: CGSize {
        get {
            _ = content.layout  // Headers count: they are asked for if need be.
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let former = super.bounds.size
            super.frame = newValue
            if super.bounds.size != former { sizeDidChange() }
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds.size
            super.bounds = newValue
            if super.bounds.size != former { sizeDidChange() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        editor.filter(super.hitTest(point, with: event))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.began(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.moved(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.ended(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.cancelled(touches)
    }

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil { leaveWindow() }
    }
}
