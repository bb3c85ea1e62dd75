/// Shows a search of a controller's content: while it is active, the search bar replaces the navigation bar at the top,
/// and a table of search results covers the content.
///
/// The search begins when the user taps the search bar, and ends with its Cancel button.
@MainActor open class UISearchDisplayController: PlatformObject {
    private final weak var contents: UIViewController?
    private final var table: UITableView?
    private final lazy var overlay = SearchOverlay { [weak self] in self?.setActive(false, animated: true) }
    private final lazy var noResults = NoResultsLabel()
    private final var memoryObserver: (any NSObjectProtocol)?
    /// The number of changes of ``isActive``, by which the completion of an animation knows whether a newer one has
    /// begun.
    private final var generation = 0

    /// True if the search bar replaces the navigation bar of the contents controller.
    private(set) final var hidesNavigationBar = false

    /// - Parameters:
    ///   - searchBar: The search bar. The app may be its delegate.
    ///   - viewController: The controller of the searched content. Its ``UIViewController/searchDisplayController``
    ///     becomes this object.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        super.init(platform: ())
        use(searchBar)
        search(in: viewController)
        hearOfMemory()
    }

    /// Decodes a search display controller from a nib or another archive. Nibs may connect search bar and contents
    /// controller later.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        coder.begin(self)
        searchResultsTitle = coder.decodeText(forKey: "UISearchResultsTitle")
        if let bar = coder.decode(UISearchBar.self, forKey: "UISearchBar") { use(bar) }
        if let contents = coder.decodeOwner(forKey: "UISearchContentsController") as? UIViewController {
            search(in: contents)
        }
        hearOfMemory()
    }

    /// Encodes the search bar, and the contents controller if it is in the same archive.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(ifPresent: searchResultsTitle, forKey: "UISearchResultsTitle")
        coder.encode(searchBar, forKey: "UISearchBar")
        if let contents { coder.encodeConditionalObject(contents, forKey: "UISearchContentsController") }
    }

    /// Registers archiving of search display controllers with the view controllers, which are on a lower floor of
    /// UIKit. Called at launch, or by the first search display controller.
    static func connect() { _ = connection }

    private static let connection: Void = {
        ControllerAdditions.all.append(
            ControllerAdditions(
                decode: { controller, coder in
                    coder.decode(UISearchDisplayController.self, forKey: key)?.search(in: controller)
                },
                encode: { $1.encode(ifPresent: $0.storedSearchDisplayController, forKey: key) }))
    }()

    private static let key = "UISearchDisplayController"

    /// Sets the search bar and observes it.
    package final func use(_ searchBar: UISearchBar) {
        madeSearchBar?.listener = nil
        madeSearchBar = searchBar
        searchBar.listener = self
    }

    /// Sets the contents controller.
    package final func search(in viewController: UIViewController) {
        Self.connect()
        contents = viewController
        viewController.storedSearchDisplayController = self
    }

    private final func hearOfMemory() {
        nonisolated(unsafe) weak let controller = self
        memoryObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { controller?.unloadTable() }
        }
    }

    deinit {
        if let memoryObserver { NotificationCenter.default.removeObserver(memoryObserver) }
    }

    /// Receives the beginning and end of searches. Not retained.
    open weak var delegate: (any UISearchDisplayDelegate)?

    /// The search bar.
    open var searchBar: UISearchBar {
        if let madeSearchBar { return madeSearchBar }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        use(bar)
        return bar
    }

    private final var madeSearchBar: UISearchBar?

    /// The controller of the searched content. Not retained.
    open var searchContentsController: UIViewController! { contents }

    // MARK: Results

    /// The search results table, made at its first use.
    open var searchResultsTableView: UITableView {
        if let table { return table }
        let made = UITableView(frame: overlay.bounds, style: .plain)
        made.dataSource = searchResultsDataSource
        made.delegate = searchResultsDelegate
        // Dragging the results hides the keyboard.
        made.panGestureRecognizer.addAction(
            UIAction { [weak self, weak made] _ in
                if made?.panGestureRecognizer.state == .began { self?.searchBar.resignFirstResponder() }
            })
        table = made
        delegate?.searchDisplayController(self, didLoadSearchResultsTableView: made)
        return made
    }

    /// The data source of the search results table. Not retained.
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { table?.dataSource = searchResultsDataSource }
    }

    /// The delegate of the search results table. Not retained.
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { table?.delegate = searchResultsDelegate }
    }

    /// A title for the results, for a screen with several lists; stored but not shown. nil by default.
    open var searchResultsTitle: String?

    private final func unloadTable() {
        guard !isActive, let table else { return }
        delegate?.searchDisplayController(self, willUnloadSearchResultsTableView: table)
        self.table = nil
    }

    // MARK: Active

    /// True if the search is active. The default is false; setting it is not animated.
    open var isActive: Bool {
        get { storedActive }
        set { setActive(newValue, animated: false) }
    }

    private final var storedActive = false

    /// Begins or ends the search. The search bar does not become first responder by it.
    /// - Parameter animated: True if the movement of the bar and the dimming are animated.
    open func setActive(_ visible: Bool, animated: Bool) {
        guard visible != storedActive else { return }
        storedActive = visible
        generation += 1
        if visible { begin(animated: animated) } else { end(animated: animated) }
    }

    /// The duration in seconds, equal to that of hiding the navigation bar.
    private static let duration = TimeInterval(UINavigationControllerHideShowBarDuration)

    private final func begin(animated: Bool) {
        let present = generation
        delegate?.searchDisplayControllerWillBeginSearch(self)
        guard generation == present else { return }
        let animates = animated && contents?.loadedView?.window != nil
        showParts(true, animated: animates)
        scrollToBar()
        overlay.darkening = animates ? 0 : 1
        placeOverlay()
        change(
            animated: animates, { self.overlay.darkening = 1 },
            end: { $0.delegate?.searchDisplayControllerDidBeginSearch($0) })
        if searchBar.text?.isEmpty == false { showResults() }
    }

    private final func end(animated: Bool) {
        let present = generation
        delegate?.searchDisplayControllerWillEndSearch(self)
        guard generation == present else { return }
        let animates = animated && contents?.loadedView?.window != nil
        searchBar.resignFirstResponder()
        searchBar.text = ""
        let shown = overlay.table
        if let shown { delegate?.searchDisplayController(self, willHideSearchResultsTableView: shown) }
        showParts(false, animated: animates)
        change(
            animated: animates, { self.overlay.alpha = 0 },
            end: { controller in
                controller.overlay.hideTable()
                controller.overlay.removeFromSuperview()
                controller.overlay.alpha = 1
                if let shown {
                    controller.delegate?.searchDisplayController(controller, didHideSearchResultsTableView: shown)
                }
                controller.delegate?.searchDisplayControllerDidEndSearch(controller)
            })
    }

    /// Runs changes, animated or not, and calls `end` unless a newer change has begun by then.
    private final func change(
        animated: Bool, _ changes: @escaping @MainActor () -> Void,
        end: @escaping @MainActor (UISearchDisplayController) -> Void
    ) {
        let present = generation
        guard animated else {
            changes()
            return end(self)
        }
        UIView.animate(
            withDuration: UISearchDisplayController.duration, animations: changes,
            completion: { [weak self] _ in
                if let self, generation == present { end(self) }
            })
    }

    /// Shows or hides the cancel button and the scope bar, and exchanges navigation bar and search bar.
    private final func showParts(_ isShown: Bool, animated: Bool) {
        searchBar.isSearching = isShown
        searchBar.setShowsCancelButton(isShown, animated: animated)
        if searchBar.scopeButtonTitles?.isEmpty == false {
            searchBar.showsScopeBar = isShown
            searchBar.sizeToFit()
            searchBar.superview?.bringSubviewToFront(searchBar)
        }
        hidesNavigationBar = isShown
        contents?.navigationController?.searchDidChange(animated: animated)
    }

    /// Scrolls a search bar that is inside the scrolling content to the top.
    private final func scrollToBar() {
        guard let scrollView = contents?.loadedView as? UIScrollView, searchBar.isDescendant(of: scrollView) else {
            return
        }
        let top = searchBar.convert(searchBar.bounds, to: scrollView).minY - scrollView.contentInset.top
        if scrollView.contentOffset.y != top { scrollView.contentOffset = CGPoint(x: 0, y: top) }
    }

    /// Places the overlay above the content, below the search bar.
    private final func placeOverlay() {
        guard let view = contents?.loadedView, let place = view.superview else { return }
        overlay.alpha = 1
        let bar = searchBar.window === view.window ? searchBar.convert(searchBar.bounds, to: place) : .zero
        var frame = view.frame
        let top = min(max(bar.maxY, frame.minY), frame.maxY)
        frame.size.height = frame.maxY - top
        frame.origin.y = top
        overlay.frame = frame
        place.addSubview(overlay)
    }

    /// Called when the contents controller has another view.
    final func contentsDidMove() {
        if isActive { placeOverlay() }
    }

    private final func showResults() {
        let table = searchResultsTableView
        guard overlay.table !== table else { return }
        delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
        overlay.show(table)
        noResults.update(in: table)
        delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
    }

    private final func hideResults() {
        guard let table = overlay.table else { return }
        delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
        overlay.hideTable()
        delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
    }

    private final func reload() {
        guard let table else { return }
        table.reloadData()
        if overlay.table === table { noResults.update(in: table) }
    }
}

extension UISearchDisplayController: @MainActor NSCoding {}

extension UISearchDisplayController: SearchBarListener {
    final func searchBarDidBeginEditing() { setActive(true, animated: true) }

    final func searchBarTextDidChange(_ text: String) {
        guard isActive else { return }
        if !text.isEmpty { _ = searchResultsTableView }
        if delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true { reload() }
        guard isActive else { return }
        if text.isEmpty { hideResults() } else { showResults() }
    }

    final func searchBarScopeDidChange(_ scope: Int) {
        guard isActive else { return }
        if delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: scope) ?? true { reload() }
    }

    final func searchBarWasCancelled() { setActive(false, animated: true) }

    final func searchBarWasEntered() { searchBar.resignFirstResponder() }
}
