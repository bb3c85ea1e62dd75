/// A list of rows in sections, of which only those in sight exist.
///
/// The rows are cells that a data source makes; what has left the screen is used again for what comes into sight (*Table View
/// Programming Guide for iPhone OS*).
open class UITableView: UIScrollView {
    /// Plain or grouped; it never changes.
    public final let style: Style

    /// - Parameter style: Plain or grouped.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    // MARK: Content

    /// Who says what is in the table; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)?

    /// Who decides about looks and selection, and hears of them and of scrolling; not kept alive.
    public final weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }

    /// The height of rows in points for which the delegate does not say another. 44 by default.
    open var rowHeight: CGFloat = 44

    /// The height of headers in points for which the delegate does not say another: 22 in plain tables, 10 in grouped ones.
    open var sectionHeaderHeight: CGFloat = 22

    /// The height of footers in points for which the delegate does not say another: 22 in plain tables, 10 in grouped ones.
    open var sectionFooterHeight: CGFloat = 22

    /// What lies behind the rows and does not scroll. nil by default.
    open var backgroundView: UIView?

    /// Asks the data source for everything anew. The content offset stays as far as there is content; nothing is selected
    /// afterwards.
    /// - Status: stub
    open func reloadData() {}

    /// Asks the data source for the titles of the index anew.
    /// - Status: stub
    open func reloadSectionIndexTitles() {}

    /// - Status: stub
    open var numberOfSections: Int { 0 }

    /// - Returns: 0 for a section that there is not.
    /// - ObjC: numberOfRowsInSection:
    /// - Status: stub
    open func numberOfRows(inSection section: Int) -> Int { 0 }

    // MARK: Geometry

    /// The part of the table that a section takes, with header and footer; zero for a section that there is not.
    /// - ObjC: rectForSection:
    /// - Status: stub
    open func rect(forSection section: Int) -> CGRect { .zero }

    /// - ObjC: rectForHeaderInSection:
    /// - Status: stub
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }

    /// - ObjC: rectForFooterInSection:
    /// - Status: stub
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }

    /// - Returns: zero for a row that there is not.
    /// - ObjC: rectForRowAtIndexPath:
    /// - Status: stub
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

    /// The row at a point of the table; nil where there is none.
    /// - ObjC: indexPathForRowAtPoint:
    /// - Status: stub
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

    /// The row that a cell in sight shows; nil for others.
    /// - ObjC: indexPathForCell:
    /// - Status: stub
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

    /// The rows that a rectangle of the table touches, the topmost first.
    /// - ObjC: indexPathsForRowsInRect:
    /// - Status: stub
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }

    /// The cell of a row in sight; nil for others.
    /// - ObjC: cellForRowAtIndexPath:
    /// - Status: stub
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

    /// The cells of the rows in sight, the topmost first.
    /// - Status: stub
    open var visibleCells: [UITableViewCell] { [] }

    /// The rows in sight, the topmost first.
    /// - Status: stub
    open var indexPathsForVisibleRows: [IndexPath]? { nil }

    // MARK: Scrolling

    /// Scrolls to a row. Raises NSRangeException for a row that there is not.
    /// - ObjC: scrollToRowAtIndexPath:atScrollPosition:animated:
    /// - Status: stub
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// Scrolls to the selected row that is nearest to the middle of what is in sight.
    /// - ObjC: scrollToNearestSelectedRowAtScrollPosition:animated:
    /// - Status: stub
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

    // MARK: Changes

    /// Begins changes that are made and animated together. Calls can be nested.
    /// - Status: stub
    open func beginUpdates() {}

    /// Makes the changes since ``beginUpdates()``: deletions and reloads name rows as they were before all changes,
    /// insertions as they are after them. Raises NSInternalInconsistencyException if they do not agree with what the data
    /// source says now.
    /// - Status: stub
    open func endUpdates() {}

    /// - ObjC: insertSections:withRowAnimation:
    /// - Status: stub
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}

    /// - ObjC: deleteSections:withRowAnimation:
    /// - Status: stub
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}

    /// - ObjC: reloadSections:withRowAnimation:
    /// - Status: stub
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

    /// - Status: stub
    open func moveSection(_ section: Int, toSection newSection: Int) {}

    /// - ObjC: insertRowsAtIndexPaths:withRowAnimation:
    /// - Status: stub
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// - ObjC: deleteRowsAtIndexPaths:withRowAnimation:
    /// - Status: stub
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// - ObjC: reloadRowsAtIndexPaths:withRowAnimation:
    /// - Status: stub
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// - ObjC: moveRowAtIndexPath:toIndexPath:
    /// - Status: stub
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

    // MARK: Editing

    /// Whether rows show their editing controls, or one of them the delete button that a swipe brought.
    /// - Status: stub
    open var isEditing: Bool {
        get { false }
        set { setEditing(newValue, animated: false) }
    }

    /// - ObjC: setEditing:animated:
    /// - Status: stub
    open func setEditing(_ editing: Bool, animated: Bool) {}

    // MARK: Selection

    /// Whether the user can select rows while the table is not edited. True by default.
    open var allowsSelection = true

    /// Whether the user can select rows while the table is edited. False by default.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows while the table is not edited. False by default.
    open var allowsMultipleSelection = false

    /// Whether the user can select several rows while the table is edited. False by default.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected row, the first that was selected of several; nil if none is.
    /// - Status: stub
    open var indexPathForSelectedRow: IndexPath? { nil }

    /// The selected rows; nil if none is.
    /// - Status: stub
    open var indexPathsForSelectedRows: [IndexPath]? { nil }

    /// Selects a row, and nil none, without telling the delegate.
    /// - Parameter scrollPosition: Where to scroll the row; `none` does not scroll.
    /// - ObjC: selectRowAtIndexPath:animated:scrollPosition:
    /// - Status: stub
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}

    /// Deselects a row without telling the delegate.
    /// - Parameter animated: Whether its background fades.
    /// - ObjC: deselectRowAtIndexPath:animated:
    /// - Status: stub
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    // MARK: Looks

    /// The index is shown if there are at least so many rows. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0

    /// The lines between rows: single in plain tables, etched in grouped ones.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

    /// The colour of the lines; nil means that of the style.
    open var separatorColor: UIColor?

    /// What is above the first section, as wide as the table. nil by default.
    open var tableHeaderView: UIView?

    /// What is below the last section, as wide as the table. nil by default.
    open var tableFooterView: UIView?

    // MARK: Reuse

    /// A cell that has left the screen and was made with that identifier; one of the registered class if there is none,
    /// nil if nothing is registered.
    /// - Status: stub
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

    // MARK: For the protocols' defaults

    /// What a data source that implements it does to rows.
    enum DataSourceAbility { case commit, move }

    /// Whether the data source may do something to rows that nothing shows it does not.
    final func dataSourceImplements(_ ability: DataSourceAbility) -> Bool { true }
    final func dataSourceLacks(_ ability: DataSourceAbility) {}
    final func delegateLacksAccessoryTypes() {}
}
