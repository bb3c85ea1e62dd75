/// A controller whose view is a table, and which is its data source and delegate: the frame of most screens.
///
/// It reloads the table when that first appears, clears its selection whenever it appears again, flashes its scroll
/// indicators, passes the editing mode on, and keeps rows that are typed into above the keyboard (*Table View
/// Programming Guide for iPhone OS*).
///
/// Every member of the table's protocols is declared here, so that subclasses override those that they want to answer.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    /// True if the controller creates the table itself, even if there is a nib file.
    private let isMadeInCode: Bool
    private weak var reloadedTable: UITableView?
    private lazy var keyboardRoom = KeyboardRoom(self)
    private let barRoom = BarRoom()
    private let defaults = TableProtocolDefaults()

    /// A controller that makes its own table.
    public init(style: UITableView.Style) {
        self.style = style
        isMadeInCode = true
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose table is in a nib file. Without one it makes a plain table.
    /// - ObjC: initWithNibName:bundle:
    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        isMadeInCode = false
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        style = coder.decodeCase(UITableView.Style.self, forKey: "UIStyle") ?? .plain
        isMadeInCode = false
        super.init(coder: coder)
        clearsSelectionOnViewWillAppear = coder.decodeFlag(forKey: "UIClearsSelectionOnViewWillAppear") ?? true
        refreshControl = coder.decode(UIRefreshControl.self, forKey: "UIRefreshControl")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style, forKey: "UIStyle", unless: .plain)
        coder.encode(clearsSelectionOnViewWillAppear, forKey: "UIClearsSelectionOnViewWillAppear", unless: true)
        coder.encode(ifPresent: refreshControl, forKey: "UIRefreshControl")
    }

    /// A table that comes along in an archive is the controller's as one from its nib file is.
    override func archivedViewWasTaken() {
        guard let table = loadedView as? UITableView else { return }
        adopt(table)
        if let refreshControl { table.addSubview(refreshControl) }
    }

    // MARK: The table

    /// The table: the controller's view.
    ///
    /// One that has no data source or delegate gets the controller.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            if let newValue { adopt(newValue) }
        }
    }

    private func adopt(_ table: UITableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// True to deselect the rows when the table is about to appear, with animation if its appearance is animated. The
    /// default is true.
    open var clearsSelectionOnViewWillAppear = true

    /// The refresh control above the first row. The default is nil. (iOS 6.)
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    private func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old, old.superview === loadedView { old.removeFromSuperview() }
        if let refreshControl, let table = loadedView as? UITableView { table.addSubview(refreshControl) }
    }

    /// Loads the table from the controller's nib file, or makes one of the application's frame. A table that has no
    /// data source or delegate gets the controller.
    open override func loadView() {
        if !isMadeInCode { loadTableFromNib() }
        let table = loadedView as? UITableView ?? makeTable()
        adopt(table)
        if loadedView !== table { view = table }
        if let refreshControl { table.addSubview(refreshControl) }
    }

    private func loadTableFromNib() {
        switch loadNib() {
        case .loaded(let name):
            // A nib that was only found by the controller's name may be there for something else, such as its cells.
            if loadedView is UITableView || (loadedView == nil && nibName == nil) { return }
            FrameworkException.raise(
                .internalInconsistency,
                "-[\(className) loadView] loaded the \"\(name)\" nib but didn't get a UITableView.")
        case .missing: if let nibName { NibFailure.raiseMissing(nibName, in: nibBundle) }
        case .failed: break
        }
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return table
    }

    override func barsDidCover(_ insets: UIEdgeInsets) {
        if let table = loadedView as? UITableView { barRoom.make(insets, in: table) }
    }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = tableView else { return }
        if reloadedTable !== table {
            reloadedTable = table
            table.reloadData()
        }
        if clearsSelectionOnViewWillAppear {
            for indexPath in table.indexPathsForSelectedRows ?? [] {
                table.deselectRow(at: indexPath, animated: animated)
            }
        }
        keyboardRoom.begin()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboardRoom.end()
    }

    /// Shows the table's editing controls, or hides them.
    /// - ObjC: setEditing:animated:
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (loadedView as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    // The defaults for a table with static cells in a storyboard, if the app does not implement the methods.

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.storyboardCells?.section(section)?.cells.count ?? 0
    }

    /// - ObjC: tableView:cellForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.storyboardCells?.cell(at: indexPath) { return cell }
        FrameworkException.raise(
            .internalInconsistency, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// - ObjC: numberOfSectionsInTableView:
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.storyboardCells?.sections.count ?? defaults.numberOfSections(in: tableView)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if let cells = tableView.storyboardCells { return cells.section(section)?.headerTitle }
        return defaults.tableView(tableView, titleForHeaderInSection: section)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if let cells = tableView.storyboardCells { return cells.section(section)?.footerTitle }
        return defaults.tableView(tableView, titleForFooterInSection: section)
    }

    /// - ObjC: tableView:canEditRowAtIndexPath:
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaults.tableView(tableView, canEditRowAt: indexPath)
    }

    /// - ObjC: tableView:canMoveRowAtIndexPath:
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaults.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// - ObjC: sectionIndexTitlesForTableView:
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaults.sectionIndexTitles(for: tableView)
    }

    /// - ObjC: tableView:sectionForSectionIndexTitle:atIndex:
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaults.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    /// - ObjC: tableView:commitEditingStyle:forRowAtIndexPath:
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { defaults.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    /// - ObjC: tableView:moveRowAtIndexPath:toIndexPath:
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaults.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }

    // MARK: Delegate

    /// - ObjC: tableView:willDisplayCell:forRowAtIndexPath:
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaults.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// - ObjC: tableView:heightForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.storyboardCells?.height(at: indexPath)
            ?? defaults.tableView(tableView, heightForRowAt: indexPath)
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        defaults.tableView(tableView, heightForHeaderInSection: section)
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        defaults.tableView(tableView, heightForFooterInSection: section)
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        defaults.tableView(tableView, viewForHeaderInSection: section)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        defaults.tableView(tableView, viewForFooterInSection: section)
    }

    /// - ObjC: tableView:accessoryTypeForRowWithIndexPath:
    open func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath)
        -> UITableViewCell.AccessoryType
    { defaults.tableView(tableView, accessoryTypeForRowWith: indexPath) }

    /// - ObjC: tableView:indentationLevelForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        defaults.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    /// - ObjC: tableView:accessoryButtonTappedForRowWithIndexPath:
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        defaults.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// - ObjC: tableView:willSelectRowAtIndexPath:
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        defaults.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// - ObjC: tableView:willDeselectRowAtIndexPath:
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        defaults.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// - ObjC: tableView:didSelectRowAtIndexPath:
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        defaults.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// - ObjC: tableView:didDeselectRowAtIndexPath:
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        defaults.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// - ObjC: tableView:editingStyleForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { defaults.tableView(tableView, editingStyleForRowAt: indexPath) }

    /// - ObjC: tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { defaults.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }

    /// - ObjC: tableView:shouldIndentWhileEditingRowAtIndexPath:
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        defaults.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    /// - ObjC: tableView:willBeginEditingRowAtIndexPath:
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        defaults.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// - ObjC: tableView:didEndEditingRowAtIndexPath:
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        defaults.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    /// - ObjC: tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        defaults.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// - ObjC: tableView:shouldShowMenuForRowAtIndexPath:
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        defaults.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }

    /// - ObjC: tableView:canPerformAction:forRowAtIndexPath:withSender:
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { defaults.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }

    /// - ObjC: tableView:performAction:forRowAtIndexPath:withSender:
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { defaults.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { defaults.scrollViewDidScroll(scrollView) }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        defaults.scrollViewWillBeginDragging(scrollView)
    }

    /// - ObjC: scrollViewDidEndDragging:willDecelerate:
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        defaults.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        defaults.scrollViewWillBeginDecelerating(scrollView)
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        defaults.scrollViewDidEndDecelerating(scrollView)
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        defaults.scrollViewDidEndScrollingAnimation(scrollView)
    }

    /// - ObjC: viewForZoomingInScrollView:
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { defaults.viewForZooming(in: scrollView) }

    /// - ObjC: scrollViewWillBeginZooming:withView:
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        defaults.scrollViewWillBeginZooming(scrollView, with: view)
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) { defaults.scrollViewDidZoom(scrollView) }

    /// - ObjC: -
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        defaults.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    /// - ObjC: scrollViewDidEndZooming:withView:atScale:
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Float) {
        defaults.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        defaults.scrollViewShouldScrollToTop(scrollView)
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { defaults.scrollViewDidScrollToTop(scrollView) }
}
