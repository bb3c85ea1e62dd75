/// Hears of a search and its results, and decides when the results are read again.
@MainActor public protocol UISearchDisplayDelegate: AnyObject {
    /// The search is about to begin.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)

    /// The search began; the animation, if any, is over.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)

    /// The search is about to end.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)

    /// The search ended; the animation, if any, is over.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)

    /// The table for the results was made; set it up here.
    /// - ObjC: searchDisplayController:didLoadSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)

    /// The table for the results is about to be released.
    /// - ObjC: searchDisplayController:willUnloadSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)

    /// There is something to search for: the table is about to be shown.
    /// - ObjC: searchDisplayController:willShowSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)

    /// The table is shown.
    /// - ObjC: searchDisplayController:didShowSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)

    /// There is nothing to search for, or the search ends: the table is about to go.
    /// - ObjC: searchDisplayController:willHideSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)

    /// The table is gone.
    /// - ObjC: searchDisplayController:didHideSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)

    /// Whether the table reads its data again for another text. True by default; a search that takes long answers
    /// false, and reloads the table when it is done.
    /// - ObjC: searchDisplayController:shouldReloadTableForSearchString:
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool

    /// Whether the table reads its data again for another scope. True by default.
    /// - ObjC: searchDisplayController:shouldReloadTableForSearchScope:
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}

    public func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) {}

    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool { true }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool { true }
}
